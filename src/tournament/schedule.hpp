// Rounds for games of which the record does not say any.
#pragma once

#include "src/tournament/table.hpp"

namespace royalcheck {

/// Gives every game without a round the first round in which neither player has a game or a bye, in the order of the
/// games; then every bye.
void fill_in_rounds(tournament_table& table, std::size_t players);

}  // namespace royalcheck
