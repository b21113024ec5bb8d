// The scanner's words: numbers, moves, marks, results and what cannot be read.
#include <algorithm>

#include "grammar/bytes.hpp"
#include "grammar/glyphs.hpp"
#include "grammar/known_words.hpp"
#include "grammar/move_reading.hpp"
#include "grammar/pgn_grammar.hpp"
#include "grammar/scanner.hpp"
#include "grammar/tags.hpp"
#include "grammar/utf8.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = pgn_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

struct dot_count {
    std::uint32_t dots = 0;
};
template <class Rule>
struct action : pegtl::nothing<Rule> {};
template <>
struct action<rules::point> {
    static void apply0(dot_count& c) { ++c.dots; }
};
template <>
struct action<rules::ellipsis> {
    static void apply0(dot_count& c) { c.dots += 3; }
};

/// Matches `Rule` from `p` and counts its dots; `p` itself if it does not match.
template <class Rule>
const char* count_dots(const char* p, const char* end, std::uint8_t& dots) {
    input in(p, end, "");
    dot_count count;
    if (!pegtl::parse<Rule, action>(in, count)) return p;
    dots = static_cast<std::uint8_t>(std::min<std::uint32_t>(count.dots, 255));
    return in.current();
}

std::uint32_t number_at(const char* p, const char* end) {
    std::uint64_t value = 0;
    for (; p < end; ++p) value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(*p - '0'), UINT32_MAX);
    return static_cast<std::uint32_t>(value);
}

/// `12.` with a letter after it or after one space: no rule for dots need be tried. `p` itself if it is not so.
/// Five digits are enough for any game; `plain_move_room` bytes can be read.
const char* plain_number(const char* p, std::uint32_t& number) {
    const char* q = p;
    number = 0;
    for (; *q >= '0' && *q <= '9' && q - p < 5; ++q) number = number * 10 + static_cast<std::uint32_t>(*q - '0');
    if (*q != '.') return p;
    const char next = q[1] == ' ' ? q[2] : q[1];
    return kind_of(next) == byte_kind::word ? q + 1 : p;
}

/// One space behind the move that ends at `p`, and then neither king nor dash: no castling is spelled out here.
/// `plain_move_room` bytes can be read from the move's beginning, and the move is shorter by two.
bool goes_on_plainly(const char* p) {
    return *p == ' ' && ((p[1] >= 'a' && p[1] <= 'h') || (p[1] >= '0' && p[1] <= '9') ||
                         std::string_view("NBRQO").find(p[1]) != std::string_view::npos);
}

/// A file letter stands before `p` in the word that begins at `word`, Latin or Cyrillic.
bool file_before(const char* word, const char* p) {
    if (p[-1] >= 'a' && p[-1] <= 'j') return true;
    const std::string_view written(word, static_cast<std::size_t>(p - word));
    return written.ends_with("а") || written.ends_with("с") || written.ends_with("е");
}

/// `(Q)` directly after a square, a file (`ab(Q)`) or an equals sign is a promotion, not a variation. Returns where it
/// ends.
const char* parenthesised_piece(const char* word, const char* p, const char* end) {
    const char before = p[-1];
    if ((before < '0' || before > '9') && before != '=' && !file_before(word, p)) return p;
    if (p + 1 >= end) return p;
    const code_point c = decode(p + 1, end);
    const char* const close = p + 1 + c.length;
    constexpr std::u32string_view letters = U"QRBNKqrbnkCФЛСКфлск♕♖♗♘♛♜♝♞";
    const bool piece = c.length > 0 && letters.find(c.value) != letters.npos;
    return piece && close < end && *close == ')' ? close + 1 : p;
}

bool is_punctuation(std::string_view folded) {
    return std::all_of(folded.begin(), folded.end(),
                       [](char c) { return c > ' ' && c < '\x7F' && (c < '0' || c > '9') && (c | 0x20) < 'a'; }) ||
           std::all_of(folded.begin(), folded.end(), [](char c) {
               return std::string_view("-=+/\\|_~^&'`@:!?.#%").find(c) != std::string_view::npos;
           });
}

thread_local known_words words_read;

constexpr std::size_t length_of(const char* begin, const char* end) { return static_cast<std::size_t>(end - begin); }

}  // namespace

const char* word_end(const char* p, const char* end, bool& ascii, bool& decodable) {
    const char* const begin = p;
    while (p < end && kind_of(*p) <= byte_kind::digit) ++p;  // nearly every word is over here
    while (p < end) {
        const byte_kind kind = kind_of(*p);
        if (kind == byte_kind::high) {
            const code_point c = decode(p, end);
            if (is_unicode_space(c.value)) return p;
            ascii = false;
            decodable = decodable && c.length > 0;
            p += c.length > 0 ? c.length : 1;
        } else if (is_word_kind(kind)) {
            ++p;
        } else if (kind == byte_kind::open && p > begin) {
            const char* const after = parenthesised_piece(begin, p, end);
            if (after == p) return p;
            for (const char* q = p; q < after; ++q) ascii = ascii && kind_of(*q) != byte_kind::high;
            p = after;
        } else {
            return p;
        }
    }
    return p;
}

/// Move numbers and canonical SAN with white space between, which archives consist of: no rule of the grammar need be
/// tried. Goes as far as that goes; false if nothing was taken.
bool scanner::plain_movetext() {
    if (invisible_ != 0 || length_of(at_, end_) < plain_move_room) return false;
    const char* const begin = at_;
    const char* const last = end_ - plain_move_room;
    auto& tokens = game_.tokens;
    std::uint32_t moves = 0, evidence = 0;
    for (const char* p = at_; p <= last;) {
        const byte_kind kind = kind_of(*p);
        if (kind == byte_kind::space) {
            ++p;
            continue;
        }
        if (kind == byte_kind::digit) {
            std::uint32_t number = 0;
            const char* const stop = plain_number(p, number);
            if (stop == p || number == 1) break;  // perhaps the next game
            tokens.push_back({token_kind::number, 1, offset(p), static_cast<std::uint32_t>(stop - p), number});
            p = at_ = stop;
        } else if (kind == byte_kind::word) {
            plain_move move;
            const char* const stop = words_read.read(p, move);
            if (stop == nullptr) break;
            evidence |= move.evidence();
            ++moves;
            tokens.push_back({token_kind::move, 0, offset(p), static_cast<std::uint32_t>(stop - p), move.bits()});
            at_ = stop;
            const bool king = move.piece() == piece_name::king_or_knight || move.form() != move_form::ordinary;
            if (king && !goes_on_plainly(stop)) spell_out_castling(p, stop);
            p = at_;
        } else {
            break;
        }
    }
    game_.evidence |= static_cast<std::uint8_t>(evidence);
    game_.move_count += moves;
    if (at_ == begin) return false;
    in_movetext();
    return true;
}

/// A result in the standard's own form at the end of a line, with which nearly every game ends: it cannot go on with
/// spaces inside.
bool scanner::plain_result() {
    if (invisible_ != 0) return false;
    const auto is = [this](std::string_view written) { return from(at_).starts_with(written); };
    const result_text result = is("1-0")       ? result_text::white_wins
                               : is("0-1")     ? result_text::black_wins
                               : is("1/2-1/2") ? result_text::draw
                                               : result_text::none;
    if (result == result_text::none) return false;
    const char* const stop = at_ + (result == result_text::draw ? 7 : 3);
    if (stop < end_ && !is_line_end(*stop)) return false;
    in_movetext();
    push(token_kind::result, stop, static_cast<std::uint32_t>(result));
    done_ = depth_ == 0;
    return true;
}

/// A digit: a move number unless the word is castling, a result or something else.
bool scanner::number_or_word() {
    input in(at_, end_, "");
    pegtl::parse<rules::digits>(in);
    const char* const digits = in.current();
    const char* visible = digits;
    for (code_point c; visible < end_ && is_invisible((c = decode(visible, end_)).value);) {
        invisible_ = c.value;
        visible += c.length;
    }
    std::uint8_t dots = 0;
    const char* stop = count_dots<rules::late_dots>(visible, end_, dots);
    const bool zeros = std::all_of(at_, digits, [](char c) { return c == '0'; });  // castling; no move has that number
    if (zeros && digits - at_ > 1) {
        word();
        return true;
    }
    if (stop == visible) {
        bool ascii = true, decodable = true;
        if (zeros || word_end(visible, end_, ascii, decodable) != visible) {
            word();
            return true;
        }
        if (try_spaced(at_)) return true;
    }
    const std::uint32_t number = number_at(at_, digits);
    if (restarts_without_tags(number) && dots < 3) return false;
    in_movetext();
    push(token_kind::number, stop, number, dots);
    return true;
}

/// Dots without a number (`... Kf6`) say whose move it is and no more.
void scanner::stray_dots() {
    in_movetext();
    std::uint8_t dots = 0;
    const char* const stop = count_dots<rules::dot_run>(at_, end_, dots);
    fail(fault_kind::stray_symbol, at_, stop);
    at_ = stop;
}

void scanner::word() {
    bool ascii = true, decodable = true;
    const char* const end = word_end(at_, end_, ascii, decodable);
    if (!decodable) {
        if (try_tag_without_bracket(end)) return;  // its name may be letters of eight bits
        in_movetext();
        check_bytes(at_, end);
        push(token_kind::unreadable, end);
        return;
    }
    if (try_move(end, ascii)) return;
    letters::folded folded;
    letters::fold({at_, length_of(at_, end)}, folded);
    if (folded.complete && try_symbol(folded, end)) return;
    if (try_number_glued(end) || try_punctuated(end, ascii) || try_tag_without_bracket(end)) return;
    if (folded.complete && is_punctuation(folded.view())) {
        in_movetext();
        fail(fault_kind::stray_symbol, at_, end);
        at_ = end;
        return;
    }
    unreadable(end);
}

void scanner::unreadable(const char* end) {
    in_movetext();
    fail(fault_kind::unreadable_word, at_, end);
    push(token_kind::unreadable, end);
}

bool scanner::try_move(const char* end, bool ascii) {
    const std::string_view written(at_, length_of(at_, end));
    move_text move;
    bool readable = false;
    if (ascii) {
        readable = read_ascii_move(written, move);
    } else {
        letters::folded folded;
        letters::fold(written, folded);
        readable = read_folded_move(folded, move);
    }
    if (!readable) return false;
    const char* const begin = at_;
    take_move(move, end);
    const bool king = move.piece == piece_name::king || move.piece == piece_name::king_or_knight;
    if (king || move.form != move_form::ordinary) spell_out_castling(begin, end);
    return true;
}

/// Everything that is a word but not a move, including the two phrases with spaces inside.
bool scanner::try_symbol(const letters::folded& folded, const char* end) {
    if (try_spaced(end)) return true;
    const word_meaning meaning = read_symbol(folded.view());
    if (meaning.kind != token_kind::unreadable) {
        in_movetext();
        push(meaning.kind, end, meaning.value);
        if (meaning.kind == token_kind::result) done_ = depth_ == 0;
        return true;
    }
    if (folded.size == 0) return false;
    const char first = folded.text[0];
    if (first == 'K' || first == letters::small_ka || first == letters::figurine_king) {
        move_text spelled;
        if (const std::size_t length = read_spelled_castling(from(at_), spelled); length > 0) {
            take_move(spelled, at_ + length);
            return true;
        }
    }
    if (first == letters::small_en || first == 'H' || first == 'e' || first == 'E') {
        if (const std::size_t length = read_in_passing(from(at_)); length > 0) {
            in_movetext();
            push(token_kind::en_passant, at_ + length);
            return true;
        }
    }
    return try_detached_letter(folded, end) || try_tail(folded, end);
}

/// Check marks, signs of annotation and `e.p.` after a space, several in one word if need be (`!?`, `х!`, `e.p.!`).
bool scanner::try_tail(const letters::folded& folded, const char* end) {
    const std::vector<word_meaning> all = read_tail(folded.view());
    if (all.empty()) return false;
    in_movetext();
    for (const word_meaning& each : all)
        game_.tokens.push_back({each.kind, 0, offset(at_), static_cast<std::uint32_t>(end - at_), each.value});
    at_ = end;
    return true;
}

/// `2Nf3`: a number whose dot is missing.
bool scanner::try_number_glued(const char* end) {
    input in(at_, end, "");
    if (!pegtl::parse<rules::digits>(in) || in.empty()) return false;
    const char* const move = in.current();
    if (!read_move({move, length_of(move, end)})) return false;
    in_movetext();
    push(token_kind::number, move, number_at(at_, move));
    bool ascii = true, decodable = true;
    word_end(move, end, ascii, decodable);
    return try_move(end, ascii);
}

/// `e4.`, `1-0.`: a sentence's full stop after a word that can be read.
bool scanner::try_punctuated(const char* end, bool ascii) {
    const char* stop = end;
    while (stop > at_ && stop[-1] == '.') --stop;
    if (stop == end || stop == at_) return false;
    if (!try_move(stop, ascii)) {
        letters::folded folded;
        letters::fold({at_, length_of(at_, stop)}, folded);
        if (!folded.complete || !try_symbol(folded, stop)) return false;
    }
    if (at_ < end) {
        fail(fault_kind::stray_symbol, at_, end);
        at_ = end;
    }
    return true;
}

/// `White "A"]` among the tags: a tag that lost its bracket.
bool scanner::try_tag_without_bracket(const char* end) {
    if (moving_) return false;
    input in(end, end_, "");
    pegtl::parse<rules::same_line>(in);
    if (in.empty() || *in.current() != '"') return false;
    const tag_reading reading = read_tag(text_, offset(at_), true);
    if (reading.fault == fault_kind::malformed_tag) return false;
    started_ = true;
    commented_ = false;
    const char* const stop = at_ + reading.found.length;
    fail(*reading.fault, at_, stop);
    game_.tags.push_back(reading.found);
    check_bytes(at_, stop);
    at_ = tags_end_ = stop;
    return true;
}

}  // namespace royalcheck::grammar
