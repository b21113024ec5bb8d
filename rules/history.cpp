#include "rules/history.hpp"

namespace royalcheck::rules {

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
int history<Board>::occurrences_with(const position<Board>& candidate) const {
    const key wanted = identity(candidate);
    if (candidate.halfmove_clock <= far) return 1 + earlier(line_.size(), wanted, candidate.halfmove_clock);
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
