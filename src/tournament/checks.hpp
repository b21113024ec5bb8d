// RC702: records of a tournament that contradict one another. RC116: Round tags that name no round.
#pragma once

#include <vector>

#include "src/tournament/report.hpp"

namespace royalcheck {

/// Records that cannot be counted: without players, of a player against himself, of a game that stands there already.
/// They are marked in `left_out`, which has an entry for each game.
void check_records(const tournament_record& of, std::vector<bool>& left_out, std::vector<tournament_finding>& findings);

/// The byes that count: of two for the same player in the same round, the first.
std::vector<tournament_bye> take_byes(const tournament_record& of, std::vector<tournament_finding>& findings);

/// Players who play twice in a round or in one they have free, rounds without games, and in a round robin players
/// without a game.
void check_pairings(tournament_report& report);

}  // namespace royalcheck
