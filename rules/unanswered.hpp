// Why not even a pseudo-legal move answers a request: the most telling reason.
#pragma once

#include "rules/legality.hpp"
#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// For a request that fits the board and that no man could answer even if kings did not matter.
template <class Board>
refusal why_unanswered(const position<Board>& position, const move_request& request);

}  // namespace royalcheck::rules
