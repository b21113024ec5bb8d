// Rounds for games of which the record does not say any.
#pragma once

#include <span>

#include "src/tournament/table.hpp"

namespace royalcheck {

/// Gives every game without a round the first round in which neither player has a game, in the order of the games.
void fill_in_rounds(std::span<table_game> games, std::size_t players);

}  // namespace royalcheck
