// The way that nearly every move takes: canonical SAN, one man alone that may make it, nothing to be said about it.
// It only shortens the general way, to which it leaves everything else.
#include <span>

#include "rules/lone_answer.hpp"
#include "rules/play_inlined.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {

using grammar::token_kind;

// Plays from the token at `index` on; returns the first token that takes the general way.
template <class Board>
std::size_t replayer<Board>::play_usual_moves(std::size_t index) {
    if (skipped_depth_ > 0 || least_limit_ < grammar::plain_move_room || line_.stopped || draws_.end()) return index;
    const std::span<const grammar::token> tokens(context_.game.tokens);
    const auto& faults = context_.game.faults;
    const std::uint32_t fault = next_fault_ < faults.size() ? faults[next_fault_].offset : UINT32_MAX;
    // Whatever the last two may be, the general way will see them.
    for (; index + 2 < tokens.size() && tokens[index].offset <= fault; ++index) {
        const grammar::token& t = tokens[index];
        const bool usual = t.is_plain_move()
                               ? stands_alone(&t) && play_usual_move(t, index)
                               : t.kind == token_kind::number && t.length <= least_limit_ && is_right_number(t);
        if (!usual) break;
    }
    return index;
}

// The man that alone may make the move as it is written, and no hint too many; from no square where it is otherwise.
template <class Board>
[[gnu::always_inline]] inline rules::move usual_answer(const rules::position<Board>& now,
                                                       const grammar::plain_move text, rules::piece_kind kind) {
    if (!text.has_hint()) {
        const rules::square to = rules::make_square<Board>(text.to_file(), text.to_rank());
        const rules::move m{.from = rules::lone_origin(now, kind, to), .to = to};
        return m.from == rules::no_square || rules::is_legal_step(now, m) ? m : rules::move{};
    }
    rules::move_request request;
    request.kind = kind;
    request.from_file = text.from_file();
    request.from_rank = text.from_rank();
    request.to_file = text.to_file();
    request.to_rank = text.to_rank();
    request.capture = text.capture();
    const rules::move m = rules::lone_answer(now, request);
    const bool pawn = kind == rules::piece_kind::pawn;
    return m.from == rules::no_square || pawn || rules::is_hint_needed(now, request, m) ? m : rules::move{};
}

template <class Board>
[[gnu::always_inline]] inline bool replayer<Board>::play_usual_move(const grammar::token& t, std::size_t index) {
    const grammar::plain_move text = t.plain();
    if (!text.is_plain_step() && (!text.is_ordinary() || !text.fits(Board::size))) return false;
    if (draws_.end() || king_is_gone()) return false;
    auto& now = line_.now;
    const rules::move m = usual_answer(now, text, moved_kind_of(text.piece(), context_.language));
    if (m.from == rules::no_square || text.capture() != (now.men[m.to].kind != rules::piece_kind::none)) return false;
    if (!royal_watch<Board>::is_silent(line_.royal, now, m)) return false;

    const bool main = in_main_line();
    line_.last_offset = t.offset;
    line_.last_length = t.length;
    line_.can_branch = false;
    const int ply = line_.ply + 1;
    line_.branch_ply = ply;
    bool noteworthy = context_.observer != nullptr || has_findings_at(ply);
    if (line_.periods) {
        if (main && !events_.violations.empty()) events_.violation_was_last = false;
        const bool king_move = m.from == now.king(now.to_move);
        noteworthy = noteworthy || line_.periods->is_telling(now.to_move, now.number, king_move);
    }
    if (noteworthy) before_move(index, m);
    played_[index].from = m.from;  // all else stays as it is in a move that is none yet
    played_[index].to = m.to;
    rules::play_inlined(now, {.from = m.from, .to = m.to});
    line_.ply = ply;
    if (text.mark() != grammar::check_mark::none) check_mark_of(index);
    royal_watch<Board>::after(context_, line_.royal, now, place_of(context_, ply, t));
    if (main) draws_.after(now, ply, t);
    return true;
}

template std::size_t replayer<rules::board8>::play_usual_moves(std::size_t);
template std::size_t replayer<rules::board10>::play_usual_moves(std::size_t);

}  // namespace royalcheck
