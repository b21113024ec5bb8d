// What a replay has played, for those who ask for moves behind the fact.
#pragma once

#include <vector>

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck {

template <class Board>
struct played_game {
    rules::position<Board> start;
    /// By token of the game: from no_square where none was played, from and to one square for a null move.
    std::vector<rules::move> moves;
};

}  // namespace royalcheck
