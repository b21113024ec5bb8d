// From what a record asks for to the one legal move, or to the reason why there is none.
#pragma once

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

enum class verdict : std::uint8_t { legal, illegal, ambiguous };

struct resolution {
    rules::verdict verdict = rules::verdict::illegal;
    move chosen;                        ///< legal: the move. illegal: the pseudo-legal one refused, if there was one
    illegality why = illegality::none;  ///< illegal only
    bool hint_superfluous = false;      ///< legal: a file or rank was written that was not needed
    square spoiler = no_square;         ///< illegal: the man that blocks, pins, checks or has become another, if any
};

/// Holds `request` against `position`. Works back from the target square: candidates are the pieces of
/// that kind that reach it and satisfy the hints, each tested for legality; never guesses (RULES 4.1).
/// A king move from its home to a castling square which no ordinary king move reaches is castling.
/// Check marks never choose between candidates. Castling without its right is refused, never mended.
/// Where a princess choice stands, no mark means acceptance, and a decline only if nothing but a decline makes the move
/// possible: `chosen.succession` is then `decline` though the request said `none`. A mark where that choice does not
/// stand is `not_a_choice`. The capture of a king that has lost already (R-LOSING) resolves, though it is no legal
/// move.
template <class Board>
resolution resolve(const position<Board>& position, const move_request& request);

/// The legal moves that an ambiguous request could mean, in SAN order of their from-squares.
template <class Board>
move_list candidates(const position<Board>& position, const move_request& request);

}  // namespace royalcheck::rules
