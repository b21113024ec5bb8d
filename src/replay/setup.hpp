// From a position as written to one the rules believe; every defect with its sentence (RULES 5).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "grammar/position.hpp"
#include "rules/position.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

template <class Board>
struct outside_position {
    std::optional<rules::position<Board>> position;  ///< empty if an error refuses it
    std::vector<sentence> errors;                    ///< one a defect
    std::vector<sentence> warnings;                  ///< one for each thing mended
};

/// The start position of the board's game, under `readings` (royal100).
template <class Board>
rules::position<Board> start_position_under(const rules::readings& readings);

/// Reads a FEN and validates it; `readings` go into the position (royal100).
template <class Board>
outside_position<Board> position_from_fen(std::string_view fen, const rules::readings& readings);

/// The same for a piece list of the documents: "Белые: Крb6, Сd2. Черные: Крa8." Where the list does not say
/// whose move it is, or which, `otherwise` holds. Who has king and rook at home may castle: a list tells of no rights.
template <class Board>
outside_position<Board> position_from_pieces(std::string_view list, const rules::readings& readings,
                                             grammar::turn_text otherwise);

}  // namespace royalcheck
