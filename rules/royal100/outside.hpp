// RULES 5. What a position from outside says of its last move, on the large board (R-EP, R-QUEEN, R-PAWN-THIRD).
#pragma once

#include <vector>

#include "rules/chess/passed.hpp"
#include "rules/setup.hpp"

namespace royalcheck::rules {

/// R-EP. A pawn that has just moved two or three squares may be captured, on that reply only, by any enemy pawn that
/// attacks a square it passed over. So the named squares are all those between a start rank or third rank of the side
/// not on move and its pawn just beyond; they are empty, and so is the square that the pawn left.
template <>
board10::bits passed_squares(const position<board10>& p, const std::vector<square>& named);

/// Princess rights, a pending choice and the third-rank pawns, as given. A choice without a princess or without the
/// right is dropped and named.
void take_royal_state(const setup<board10>& s, position<board10>& p, std::vector<setup_defect>& defects);

}  // namespace royalcheck::rules
