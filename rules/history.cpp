#include "rules/history.hpp"

#include <algorithm>

namespace royalcheck::rules {

namespace {

/// Occurrences of `wanted` among the first `count` entries that can be the same as a position with this clock:
/// no earlier than the last irreversible move, with the same side to move, and no nearer than four half-moves,
/// for it takes each side two moves to go and come back.
template <class Entries>
int earlier(const Entries& line, std::size_t count, key wanted, int clock) {
    const std::size_t reach = std::min(count, static_cast<std::size_t>(std::max(clock, 0)));
    int found = 0;
    for (std::size_t back = 4; back <= reach; back += 2)
        if (line[count - back].position == wanted) ++found;
    return found;
}

}  // namespace

template <class Board>
void history<Board>::start(const position<Board>& first, std::size_t plies) {
    line_.clear();
    line_.reserve(plies + 1);
    counts_.clear();
    push(first);
}

template <class Board>
void history<Board>::count_newest() {
    if (!counts_.empty()) {
        ++counts_[line_.back().position];
        return;
    }
    for (const entry& e : line_) ++counts_[e.position];
}

template <class Board>
void history<Board>::pop() {
    if (const auto counted = counts_.find(line_.back().position); counted != counts_.end()) --counted->second;
    line_.pop_back();
}

template <class Board>
int history<Board>::occurrences() const {
    const auto [position, clock] = line_.back();
    if (clock >= far) return counts_.at(position);
    return 1 + earlier(line_, line_.size() - 1, position, clock);
}

template <class Board>
int history<Board>::occurrences_with(const position<Board>& candidate) const {
    const key wanted = identity(candidate);
    if (candidate.halfmove_clock <= far) return 1 + earlier(line_, line_.size(), wanted, candidate.halfmove_clock);
    const auto counted = counts_.find(wanted);
    return counted == counts_.end() ? 1 : 1 + counted->second;
}

template <class Board>
int history<Board>::plies() const {
    return static_cast<int>(line_.size()) - 1;
}

template class history<board8>;
template class history<board10>;

}  // namespace royalcheck::rules
