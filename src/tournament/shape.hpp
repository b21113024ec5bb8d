// What kind of tournament the games make up.
#pragma once

#include <span>

#include "src/tournament/table.hpp"

namespace royalcheck {

struct tournament_shape {
    bool round_robin = false;
    int cycles = 1;  ///< how often each pair meets
    int rounds = 0;  ///< the greatest number of a round
};

/// A round robin is taken to be one where at least three quarters of all pairs have met and each equally often, or
/// nearly so.
tournament_shape shape_of(std::span<const table_game> games, std::size_t players);

}  // namespace royalcheck
