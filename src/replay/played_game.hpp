// What a replay has played, for those who ask for moves behind the fact.
#pragma once

#include <vector>

#include "grammar/move.hpp"
#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck {

template <class Board>
struct played_game {
    rules::position<Board> start;
    /// By token of the game: from no_square where none was played, from and to one square for a null move.
    std::vector<rules::move> moves;
};

/// The replay of a game under the readings in force, for one under other readings to follow.
struct first_replay {
    const std::vector<rules::move>& moves;          ///< see `played_game`
    const std::vector<std::size_t>& closer_looked;  ///< see `consulted_readings`
    grammar::language language;
};

}  // namespace royalcheck
