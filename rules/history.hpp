// The positions of one line of play, for repetition (C-REP3, C-REP5, C-START).
#pragma once

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "rules/position.hpp"

namespace royalcheck::rules {

/// Keys of a line from its start. `push` after every move; `pop` to leave a variation or undo a trial.
/// Earlier occurrences are searched for as far back as the halfmove clock reaches. Where that would be far, so that
/// long shuffling would cost the square of its length, they are counted in a table instead.
template <class Board>
class history {
public:
    /// Begins a new line; room is made for `plies` half-moves.
    void start(const position<Board>& first, std::size_t plies = 0);
    [[gnu::always_inline]] void push(const position<Board>& after) {
        line_.push_back({identity(after), after.halfmove_clock});
        if (after.halfmove_clock >= far || !counts_.empty()) count_newest();
    }
    void pop();
    /// How often the newest position has occurred, itself included; the start counts (C-START).
    int occurrences() const {
        const entry& newest = line_.back();  // not copied: it was written in two parts just now
        return newest.clock >= far ? counts_.at(newest.position)
                                   : 1 + earlier(line_.size() - 1, newest.position, newest.clock);
    }
    /// How often `candidate`, if it were pushed now, would have occurred.
    int occurrences_with(const position<Board>& candidate) const;
    int plies() const;

private:
    static constexpr int far = 200;  ///< half-moves that are still searched one by one
    struct entry {
        key position;
        int clock;
    };

    /// Occurrences of `wanted` among the first `count` entries that can be the same as a position with this clock:
    /// no earlier than the last irreversible move, with the same side to move, and no nearer than four half-moves,
    /// for it takes each side two moves to go and come back.
    int earlier(std::size_t count, key wanted, int clock) const {
        const std::size_t reach = std::min(count, static_cast<std::size_t>(std::max(clock, 0)));
        int found = 0;
        for (std::size_t back = 4; back <= reach; back += 2)
            if (line_[count - back].position == wanted) ++found;
        return found;
    }
    void count_newest();

    std::vector<entry> line_;
    /// How often each key of the line has occurred; empty until the clock first gets far, then kept to the line's
    /// end: what came before a capture or pawn move does no harm, for it never comes back.
    std::unordered_map<key, int> counts_;
};

}  // namespace royalcheck::rules
