// A game of Royal Chess 100 under other readings: its moves are those of the first replay, nearly all of them ones of
// which no reading says anything. Only what took a closer look there is held against the rules again.
#include <algorithm>

#include "rules/play_inlined.hpp"
#include "src/replay/replayer.hpp"

namespace royalcheck {

using grammar::token_kind;

// Plays from the token at `index` on; returns the first token that takes the general way. From the first move on that
// is not that of the first replay there is nothing to follow any more.
template <class Board>
std::size_t replayer<Board>::follow(std::size_t index) {
    const auto& known = first_->moves;
    if (index > 0 && played_[index - 1] != known[index - 1]) {
        first_ = nullptr;
        return index;
    }
    const auto& tokens = context_.game.tokens;
    const auto& looked = first_->closer_looked;
    const auto closer = std::lower_bound(looked.begin(), looked.end(), index);
    const std::size_t end = closer == looked.end() ? tokens.size() : *closer;
    const grammar::token* newest = nullptr;  // move played here
    for (; index < end; ++index) {
        const grammar::token& t = tokens[index];
        if (t.kind == token_kind::number && t.length <= least_limit_) continue;
        if (t.kind != token_kind::move || known[index].from == rules::no_square) break;
        played_[index] = known[index];
        rules::play_inlined(line_.now, {.from = known[index].from, .to = known[index].to});
        newest = &t;
        draws_.after(line_.now, ++line_.ply, t);
    }
    if (newest == nullptr) return index;
    line_.last_offset = newest->offset;
    line_.last_length = newest->length;
    line_.can_branch = false;
    line_.branch_ply = line_.ply;
    // Had anybody lost before, the first replay would not have gone on (R-LOSING).
    royal_watch<Board>::after(context_, line_.royal, rules::step_judge<Board>(line_.now),
                              place_of(context_, line_.ply, *newest));
    return index;
}

template std::size_t replayer<rules::board10>::follow(std::size_t);

}  // namespace royalcheck
