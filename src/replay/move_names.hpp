// The SAN of moves that findings speak of after they were played: marks, positions, ends.
#pragma once

#include "rules/readings.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// Fills `san` of the findings that stand at a played move and do not have it yet; one at a sign behind the move (a
/// detached check mark) is given the move, too. Few games have such a finding, so that the game is replayed for it:
/// keeping every move's position before it would cost all others.
template <class Board>
void name_moves(game_context& context, const rules::readings& readings);

}  // namespace royalcheck
