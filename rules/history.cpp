#include "rules/history.hpp"

#include <algorithm>

namespace royalcheck::rules {

namespace {

/// Occurrences of `wanted` among the first `count` keys that can be the same as a position with this clock:
/// no earlier than the last irreversible move, with the same side to move, and no nearer than four half-moves,
/// for it takes each side two moves to go and come back.
int earlier(const std::vector<key>& keys, std::size_t count, key wanted, int clock) {
    const std::size_t reach = std::min(count, static_cast<std::size_t>(std::max(clock, 0)));
    int found = 0;
    for (std::size_t back = 4; back <= reach; back += 2)
        if (keys[count - back] == wanted) ++found;
    return found;
}

}  // namespace

template <class Board>
void history<Board>::start(const position<Board>& first) {
    keys_.clear();
    clocks_.clear();
    push(first);
}

template <class Board>
void history<Board>::push(const position<Board>& after) {
    keys_.push_back(identity(after));
    clocks_.push_back(after.halfmove_clock);
}

template <class Board>
void history<Board>::pop() {
    keys_.pop_back();
    clocks_.pop_back();
}

template <class Board>
int history<Board>::occurrences() const {
    return 1 + earlier(keys_, keys_.size() - 1, keys_.back(), clocks_.back());
}

template <class Board>
int history<Board>::occurrences_with(const position<Board>& candidate) const {
    return 1 + earlier(keys_, keys_.size(), identity(candidate), candidate.halfmove_clock);
}

template <class Board>
int history<Board>::plies() const {
    return static_cast<int>(keys_.size()) - 1;
}

template class history<board8>;
template class history<board10>;

}  // namespace royalcheck::rules
