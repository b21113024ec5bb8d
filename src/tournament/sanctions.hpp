// K-SANCTION: players excluded by the arbiter, and those who could be.
#pragma once

#include <vector>

#include "src/tournament/report.hpp"

namespace royalcheck {

/// Applies the exclusions to the corrected table of `report`: later games are lost by forfeit, also those that a round
/// robin still owes; games already played count or do not. Returns whose games count for nobody.
std::vector<bool> apply_exclusions(const tournament_options& options, tournament_report& report,
                                   std::vector<bool>& used);

/// RC701 for every player who missed a control period and is not excluded.
void hint_at_sanctions(tournament_report& report);

}  // namespace royalcheck
