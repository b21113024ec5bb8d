// Who wants to know every move as it is played, in the main line and in variations: the converter does.
#pragma once

#include <cstddef>

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck {

class move_observer {
public:
    virtual ~move_observer() = default;
    /// `m` is about to be played from `before`; `token` is its index in the game's tokens. Tokens come in order; one
    /// whose move is refused, or not reached, does not come. A null move (in variations) is a move from nowhere.
    virtual void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) = 0;
    virtual void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) = 0;
};

}  // namespace royalcheck
