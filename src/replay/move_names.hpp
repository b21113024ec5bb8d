// The SAN of moves that findings speak of after they were played: marks, positions, ends.
#pragma once

#include "src/replay/game_context.hpp"
#include "src/replay/played_game.hpp"

namespace royalcheck {

/// Fills `san` of the findings that stand at a played move and do not have it yet; one at a sign behind the move (a
/// detached check mark) is given the move, too. Few games have such a finding, so that its moves are played again for
/// it: keeping every move's position before it would cost all others.
template <class Board>
void name_moves(game_context& context, const played_game<Board>& played);

}  // namespace royalcheck
