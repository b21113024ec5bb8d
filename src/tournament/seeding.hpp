// Starting rank numbers, which no tag tells.
#pragma once

#include <vector>

#include "src/tournament/tournament.hpp"

namespace royalcheck {

/// 1 to 9999; 0 where the tag has no such number.
int rating_of(const tournament_player& player);

/// Players in the order of their ratings, those without one last and all equals in the order of their first games.
std::vector<player_id> starting_order(const tournament_record& of);

}  // namespace royalcheck
