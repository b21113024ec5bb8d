#include "grammar/pgn.hpp"

#include <algorithm>

#include "grammar/bytes.hpp"
#include "grammar/pgn_grammar.hpp"
#include "grammar/scanner.hpp"
#include "grammar/tags.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = pgn_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

/// Where `Rule` ends from `p`, `p` itself if it does not match.
template <class Rule>
const char* after(const char* p, const char* end) {
    input in(p, end, "");
    return pegtl::parse<Rule>(in) ? in.current() : p;
}

/// Two line ends or more in a stretch of white space (and comments).
bool has_blank_line(std::string_view text) {
    bool line_empty = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_line_end(text[i])) {
            if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
            if (line_empty) return true;
            line_empty = true;
        } else if (kind_of(text[i]) != byte_kind::space) {
            line_empty = false;
        }
    }
    return false;
}

}  // namespace

void game_text::clear() {
    begin = end = 0;
    tags.clear();
    tokens.clear();
    other_moves.clear();
    move_count = 0;
    faults.clear();
    evidence = 0;
}

bool pgn_reader::next(game_text& game) {
    game.clear();
    scanner s(text_, at_, game);
    const bool found = s.read();
    at_ = s.at();
    return found;
}

bool scanner::read() {
    while (at_ < end_ && !done_) {
        if (kind_of(*at_) == byte_kind::space) {
            ++at_;
            continue;
        }
        if (!lexeme()) break;
        last_ = at_;
    }
    if (done_) rest_of_result_line();
    if (!started_) {
        game_.clear();
        return false;
    }
    finish();
    return true;
}

bool scanner::lexeme() {
    const byte_kind kind = kind_of(*at_);
    if (!noted_) {
        noted_ = true;
        game_.begin = offset(at_);
    }
    switch (kind) {
    case byte_kind::space: break;
    case byte_kind::word:
        if (!plain_movetext()) word();
        break;
    case byte_kind::digit: return plain_movetext() || plain_result() || number_or_word();
    case byte_kind::dot: stray_dots(); break;
    case byte_kind::high: return high_byte();
    case byte_kind::brace: brace_comment(); break;
    case byte_kind::semicolon: line_comment(); break;
    case byte_kind::percent:
        if (!escape_line()) word();
        break;
    case byte_kind::open:
        in_movetext();
        push(token_kind::open, at_ + 1);
        ++depth_;
        break;
    case byte_kind::close: close_variation(); break;
    case byte_kind::bracket: return bracket();
    case byte_kind::dollar: nag(); break;
    case byte_kind::star:
        in_movetext();
        push(token_kind::result, at_ + 1, static_cast<std::uint32_t>(result_text::unfinished));
        done_ = depth_ == 0;
        break;
    case byte_kind::stray_brace:
        in_movetext();
        fail(fault_kind::stray_brace, at_, at_ + 1);
        ++at_;
        break;
    case byte_kind::symbol: symbol(); break;
    case byte_kind::control: controls(); break;
    }
    return true;
}

void scanner::fail(fault_kind kind, const char* begin, const char* end) {
    game_.faults.push_back({kind, offset(begin), static_cast<std::uint32_t>(end - begin)});
}

/// Undecodable bytes and control characters inside comments, tags and words.
void scanner::check_bytes(const char* begin, const char* end) {
    const char* p = begin;
    while (p < end) {
        const byte_kind kind = kind_of(*p);
        if (kind == byte_kind::control) {
            const char* const stop = after<rules::controls>(p, end);
            fail(fault_kind::control_character, p, stop);
            p = stop;
        } else if (kind == byte_kind::high) {
            const char* q = p;
            std::size_t length = decode(q, end).length;
            while (q < end && length == 0) {
                ++q;
                length = q < end ? decode(q, end).length : 1;
            }
            if (q != p) fail(fault_kind::undecodable, p, q);
            p = q == p ? p + length : q;
        } else {
            ++p;
        }
    }
}

bool scanner::high_byte() {
    const code_point c = decode(at_, end_);
    if (is_unicode_space(c.value)) {
        at_ += c.length;
    } else if (is_invisible(c.value)) {
        if (offset(at_) != 0) invisible_ = c.value;  // at the very start it is a byte order mark
        at_ += c.length;
    } else if (c.value == U'…') {
        stray_dots();
    } else {
        word();
    }
    return true;
}

void scanner::brace_comment() {
    commented_ = true;
    std::size_t resume = 0;
    const std::size_t close = comment_end(text_, offset(at_), resume);
    const char* const stop = base_ + (close == std::string_view::npos ? resume : close);
    if (close == std::string_view::npos) {
        in_movetext();
        fail(fault_kind::unterminated_comment, at_, at_ + 1);
    }
    check_bytes(at_, stop);
    push(token_kind::comment, stop);
}

void scanner::line_comment() {
    commented_ = true;
    const char* const stop = after<rules::rest_of_line>(at_, end_);
    check_bytes(at_, stop);
    push(token_kind::comment, stop);
}

bool scanner::escape_line() {
    if (at_ != base_ && !is_line_end(at_[-1])) return false;
    const char* const stop = after<rules::rest_of_line>(at_, end_);
    check_bytes(at_, stop);
    push(token_kind::escape, stop);
    return true;
}

void scanner::close_variation() {
    in_movetext();
    if (depth_ == 0) {
        fail(fault_kind::stray_close, at_, at_ + 1);
        ++at_;
        return;
    }
    --depth_;
    push(token_kind::close, at_ + 1);
}

void scanner::nag() {
    const char* const stop = after<rules::nag>(at_, end_);
    if (stop == at_) return symbol();
    in_movetext();
    std::uint64_t value = 0;
    for (const char* p = at_ + 1; p < stop; ++p)
        value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(*p - '0'), UINT32_MAX);
    push(token_kind::glyph, stop, static_cast<std::uint32_t>(value));
}

void scanner::controls() {
    const char* const stop = after<rules::controls>(at_, end_);
    // DOS programs ended their files with Ctrl-Z; there it is no more than a line end.
    const bool end_mark = *at_ == '\x1A' && stop == at_ + 1 && after<rules::blanks>(stop, end_) == end_;
    if (!end_mark) {
        started_ = true;
        fail(fault_kind::control_character, at_, stop);
    }
    at_ = stop;
}

void scanner::symbol() {
    in_movetext();
    const char* stop = at_ + 1;
    while (stop < end_ && *stop == *at_) ++stop;
    fail(fault_kind::stray_symbol, at_, stop);
    at_ = stop;
}

/// `[`: a tag where one can stand, otherwise a stray symbol. Tags after movetext begin the next game.
bool scanner::bracket() {
    if (moving_) {
        const tag_shape shape = tag_shape_at(text_, offset(at_));
        const char* line = at_;
        while (line > base_ && (line[-1] == ' ' || line[-1] == '\t')) --line;
        const bool at_line_start = line == base_ || is_line_end(line[-1]);
        if (shape == tag_shape::quoted || (shape == tag_shape::named && at_line_start)) return false;
        symbol();
        return true;
    }
    const tag_reading reading = read_tag(text_, offset(at_));
    const tag& found = reading.found;
    if (begins_next_game(tag_name(text_, found))) return false;
    started_ = true;
    commented_ = false;
    invisible_ = 0;
    const char* const stop = at_ + found.length;
    if (reading.fault) fail(*reading.fault, at_, stop);
    if (reading.fault != fault_kind::malformed_tag) game_.tags.push_back(found);
    if (!reading.plain) check_bytes(at_, stop);
    at_ = tags_end_ = stop;
    return true;
}

/// A game without moves is over where, after an empty line or a comment, a tag comes that it already has, or Event,
/// which is the first of the roster (PGN 8.1.1). Empty lines alone do not end a tag section, nor does a
/// repeated tag alone.
bool scanner::begins_next_game(std::string_view name) const {
    if (tags_end_ == nullptr) return false;
    if (!commented_ && !has_blank_line({tags_end_, static_cast<std::size_t>(at_ - tags_end_)})) return false;
    return name == "Event" ||
           std::any_of(game_.tags.begin(), game_.tags.end(), [&](const tag& t) { return tag_name(text_, t) == name; });
}

/// A game without a terminator, an empty line and a new `1.`: the next game, although it has no tags.
bool scanner::restarts_without_tags(std::uint32_t number) const {
    if (number != 1 || depth_ != 0 || game_.move_count == 0) return false;
    const char* p = at_;
    while (p > base_ && kind_of(p[-1]) == byte_kind::space) --p;
    return has_blank_line({p, static_cast<std::size_t>(at_ - p)});
}

/// Comments, NAGs and a repeated result on the line of the result still belong to the game.
void scanner::rest_of_result_line() {
    last_ = at_;
    for (;;) {
        at_ = after<rules::same_line>(at_, end_);
        if (at_ == end_ || is_line_end(*at_)) break;
        const byte_kind kind = kind_of(*at_);
        if (kind == byte_kind::brace) {
            brace_comment();
        } else if (kind == byte_kind::semicolon) {
            line_comment();
        } else if (kind == byte_kind::dollar) {
            nag();
        } else {
            bool ascii = true, decodable = true;
            const char* stop = *at_ == '*' ? at_ + 1 : word_end(at_, end_, ascii, decodable);
            result_text result = read_result({at_, static_cast<std::size_t>(stop - at_)});
            if (const std::size_t spaced = read_spaced_result({at_, static_cast<std::size_t>(end_ - at_)}, result);
                spaced > static_cast<std::size_t>(stop - at_))
                stop = at_ + spaced;
            if (result == result_text::none || result == result_text::both_lose) break;
            push(token_kind::result, stop, static_cast<std::uint32_t>(result));
        }
        last_ = at_;
    }
    at_ = last_;
}

void scanner::finish() {
    game_.end = offset(last_ != nullptr ? last_ : at_);
    if (depth_ > 0) {  // one fault, at the outermost that stays open
        std::uint32_t closed = 0;
        const token* outermost = nullptr;
        for (auto t = game_.tokens.rbegin(); t != game_.tokens.rend(); ++t) {
            if (t->kind == token_kind::close) ++closed;
            if (t->kind != token_kind::open) continue;
            if (closed > 0)
                --closed;
            else
                outermost = &*t;
        }
        if (outermost != nullptr) game_.faults.push_back({fault_kind::unclosed_variation, outermost->offset, 1});
    }
    const auto earlier = [](const fault& a, const fault& b) { return a.offset < b.offset; };
    if (!std::is_sorted(game_.faults.begin(), game_.faults.end(), earlier))
        std::stable_sort(game_.faults.begin(), game_.faults.end(), earlier);
}

}  // namespace royalcheck::grammar
