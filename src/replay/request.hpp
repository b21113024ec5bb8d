// The bridge between what is written and what the rules are asked.
#pragma once

#include <string>
#include <string_view>

#include "grammar/move.hpp"
#include "rules/moves.hpp"

namespace royalcheck {

/// The piece that a letter names in a language; `K` is the king in English, the knight in Russian.
rules::piece_kind piece_kind_of(grammar::piece_name name, grammar::language language);

/// The move as the rules are to be asked for it. `board_size` tells which wing a spelled-out castling means.
rules::move_request request_of(const grammar::move_text& move, grammar::language language, int board_size);

/// English SAN in the letters of `language`, for people: "Ng4" is "Кg4" in Russian.
std::string in_letters_of(grammar::language language, std::string_view san);

}  // namespace royalcheck
