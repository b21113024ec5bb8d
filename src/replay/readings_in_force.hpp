// Which readings of Royal Chess 100 apply to a game, and whether its verdict hangs on one (RC605).
#pragma once

#include "rules/readings.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// Options beat tags, and a reading named explicitly beats what the edition implies (RULES 3.6).
/// What a tag says that is no edition or reading is RC116.
rules::readings readings_in_force(game_context& context);

/// Those that the options name, the others at their defaults; a named one beats the edition.
rules::readings readings_of(const replay_options& options);

/// Replays the game under the other values of every reading that was consulted; where legality, the end or
/// the correct result would differ, one RC605 names each reading, value and verdict. `played` are the moves of the
/// replay under those in force.
void add_dependence_on_readings(game_context& context, const rules::readings& in_force,
                                const std::vector<rules::move>& played);

}  // namespace royalcheck
