// The positions of one line of play, for repetition (C-REP3, C-REP5, C-START).
#pragma once

#include <vector>

#include "rules/position.hpp"

namespace royalcheck::rules {

/// Keys of a line from its start. `push` after every move; `pop` to leave a variation or undo a trial.
/// The search for earlier occurrences is bounded by the halfmove clock.
template <class Board>
class history {
public:
    void start(const position<Board>& first);
    void push(const position<Board>& after);
    void pop();
    /// How often the newest position has occurred, itself included; the start counts (C-START).
    int occurrences() const;
    /// How often `candidate`, if it were pushed now, would have occurred.
    int occurrences_with(const position<Board>& candidate) const;
    int plies() const;

private:
    std::vector<key> keys_;
    std::vector<int> clocks_;
};

}  // namespace royalcheck::rules
