// The replay of one game on the board of its variant.
#pragma once

#include "rules/readings.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// Sets up the position, chooses the language, replays and judges. False if the position is impossible (RC112).
template <class Board>
bool replay_on(game_context& context, const rules::readings& readings);

}  // namespace royalcheck
