// The legal moves that come closest to one that is not legal.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/position.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// English SAN, best first. A move counts as close by piece, target square and spelling; among close ones
/// those come first after which more of the recorded moves from token `next` on can be played. Of what must be played
/// every move is close: captures of a king (R-MUST-TAKE), and with `king_move_due` king moves alone (K-LAST).
template <class Board>
std::vector<std::string> suggest(const game_context& context, const rules::position<Board>& position,
                                 const rules::move_request& request, bool king_move_due, std::size_t next);

}  // namespace royalcheck
