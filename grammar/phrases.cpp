// The scanner's phrases, which are more than one word: castling spelled out, a piece letter apart from its square,
// results and castling with spaces inside.
#include <algorithm>

#include "grammar/bytes.hpp"
#include "grammar/glyphs.hpp"
#include "grammar/move_reading.hpp"
#include "grammar/pgn_grammar.hpp"
#include "grammar/scanner.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = pgn_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

/// The next character that is no white space, on the same line; `end` if there is none.
const char* next_on_line(const char* p, const char* end) {
    input in(p, end, "");
    pegtl::parse<rules::same_line>(in);
    return in.current();
}

/// No detached move is longer, in bytes.
constexpr std::ptrdiff_t longest_rest = 16;

}  // namespace

/// An invisible character before the word is the word's.
void scanner::note_invisible(move_text& move) {
    if (invisible_ == 0) return;
    move.spelling |= invisible;
    if (move.strange == 0) move.strange = invisible_;
    invisible_ = 0;
}

/// A move that is more than one word, from here to `end`.
void scanner::take_move(const move_text& move, const char* end) {
    in_movetext();
    note_invisible(game_.other_moves.emplace_back(move));
    game_.evidence |= move.evidence;
    ++game_.move_count;
    push(token_kind::move, end, static_cast<std::uint32_t>(game_.other_moves.size() - 1), 1);
}

/// The last move turned out to be longer: `move`, up to `end`.
void scanner::lengthen_last_move(const move_text& move, const char* end) {
    token& t = game_.tokens.back();
    if (t.is_plain_move()) {
        t.value = static_cast<std::uint32_t>(game_.other_moves.size());
        t.dots = 1;
        game_.other_moves.emplace_back();
    }
    game_.other_moves[t.value] = move;
    game_.evidence |= move.evidence;
    t.length = offset(end) - t.offset;
    at_ = end;
}

/// Castling and its spelling after it are one move (`0-0-0 Кр h1 – Л g1`); a king move and a rook move
/// joined by a dash are one too (`Kc1 - Rd1`).
void scanner::spell_out_castling(const char* word, const char* end) {
    const char* const next = next_on_line(end, end_);
    if (next == end_) return;
    move_text move = game_.move(game_.tokens.back());
    move_text spelled;
    if (move.form == move_form::ordinary) {
        if (*next != '-' && kind_of(*next) != byte_kind::high) return;
        const std::size_t length = read_spelled_castling(from(word), spelled);
        if (length <= static_cast<std::size_t>(end - word)) return;
        return lengthen_last_move(spelled, word + length);
    }
    if ((*next != 'K' && kind_of(*next) != byte_kind::high) || move.form == move_form::null || next == end) return;
    const std::size_t length = read_spelled_castling(from(next), spelled);
    if (length == 0) return;
    move.to_file = spelled.to_file;
    move.to_rank = spelled.to_rank;
    move.spelling |= spelled.spelling;
    move.evidence |= spelled.evidence;
    lengthen_last_move(move, next + length);
}

/// `K e2`, `Кр e2`, `Kg e2`: a piece letter and, on the same line, the rest of its move. `N` after a move is the sign
/// of a novelty.
bool scanner::try_detached_letter(const letters::folded& folded, const char* end) {
    const lone_letter letter = read_lone_letter(folded.view());
    if (letter == lone_letter::none) return false;
    const bool after_number = !game_.tokens.empty() && game_.tokens.back().kind == token_kind::number;
    if (!after_number && detached_glyph(folded.view()).length > 0) return false;
    const char* const rest = next_on_line(end, end_);
    bool ascii = true, decodable = true;
    const char* const stop = word_end(rest, end_, ascii, decodable);
    const bool king_g = letter == lone_letter::king_g;
    if (stop - rest > longest_rest) return false;
    std::string together(at_, king_g ? end - 1 : end);
    auto move = read_move(together.append(rest, stop));
    if (!move || move->piece == piece_name::none || move->form != move_form::ordinary) return false;
    move->spelling |= detached_letter;
    if (king_g) {
        move->piece = piece_name::king;
        move->evidence |= english;
    }
    take_move(*move, stop);
    return true;
}

/// A result or castling with spaces around its dashes, longer than the word that ends at `end`: `1 - 0`, `½ – ½`,
/// `0 - 0+`. A full stop may follow.
bool scanner::try_spaced(const char* end) {
    const char first = *at_;
    if (kind_of(first) != byte_kind::high && kind_of(first) != byte_kind::digit && first != 'O' && first != 'o')
        return false;
    result_text result = result_text::none;
    const char* stop = at_ + read_spaced_result(from(at_), result);
    const bool scored = stop > end;
    if (!scored) stop = at_ + read_spaced_castling(from(at_));
    if (stop <= end) return false;
    bool ascii = true, decodable = true;
    const char* const full = word_end(stop, end_, ascii, decodable);
    const bool punctuated = std::all_of(stop, full, [](char c) { return c == '.'; });
    if (!scored) {
        if (!try_move(punctuated ? stop : full, false)) return false;
    } else {
        if (!punctuated) return false;
        in_movetext();
        push(token_kind::result, stop, static_cast<std::uint32_t>(result));
        done_ = depth_ == 0;
    }
    if (punctuated && at_ == stop && stop != full) {
        fail(fault_kind::stray_symbol, stop, full);
        at_ = full;
    }
    return true;
}

}  // namespace royalcheck::grammar
