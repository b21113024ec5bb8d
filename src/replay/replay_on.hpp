// The replay of one game on the board of its variant.
#pragma once

#include <optional>

#include "rules/readings.hpp"
#include "src/replay/game_context.hpp"
#include "src/replay/played_game.hpp"

namespace royalcheck {

/// Sets up the position, chooses the language, replays and judges. Nothing if the position is impossible (RC112).
/// With the `first` replay of the same game, under other readings, only the verdict counts and not the findings.
template <class Board>
std::optional<played_game<Board>> replay_on(game_context& context, const rules::readings& readings,
                                            const first_replay* first = nullptr);

}  // namespace royalcheck
