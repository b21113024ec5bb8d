// Words of movetext that are not moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "grammar/letters.hpp"
#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

struct word_meaning {
    token_kind kind = token_kind::unreadable;  ///< result, mark, en_passant, succession, glyph; unreadable if none
    std::uint32_t value = 0;
};

/// What a folded word means.
word_meaning read_symbol(std::string_view folded);

/// What follows a move after a space, as one folded word of several signs: marks, glyphs (value = NAG) and `e.p.`, in
/// order. Empty if the word is anything else.
std::vector<word_meaning> read_tail(std::string_view folded);

enum class lone_letter : std::uint8_t { none, piece, king_g };
/// Whether a folded word is a piece letter and nothing else; `Kg`, as the documents write the king, is king_g.
lone_letter read_lone_letter(std::string_view folded);

/// Bytes of "на пр." or "e. p." (any case) at the start of `text`, 0 if it does not begin so.
std::size_t read_in_passing(std::string_view text);

/// Bytes of a result with spaces inside (`1 - 0`, `½ – ½`) at the start of `text`, 0 if it does not begin so. `0 - 0`
/// is castling here, as `0-0` is.
std::size_t read_spaced_result(std::string_view text, result_text& out);
/// Bytes of castling with spaces inside (`0 - 0`, `O – O – O`), marks behind it left out; 0 if there is none.
std::size_t read_spaced_castling(std::string_view text);

}  // namespace royalcheck::grammar
