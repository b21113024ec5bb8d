// The way that nearly every move takes: canonical SAN, one man alone that may make it, nothing to be said about it.
// It only shortens the general way, to which it leaves everything else.
#include <optional>
#include <span>

#include "rules/lone_answer.hpp"
#include "rules/play_inlined.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {

using grammar::token_kind;

struct step {
    rules::square from = rules::no_square, to = rules::no_square;
};

// The man that alone may make the move as it is written, and no hint too many; from no square where it is otherwise.
template <class Board>
[[gnu::always_inline]] inline step usual_answer(const rules::position<Board>& now,
                                                const rules::step_judge<Board>& judge, const grammar::plain_move text,
                                                rules::piece_kind kind) {
    if (!text.has_hint()) {
        const rules::square to = rules::make_square<Board>(text.to_file(), text.to_rank());
        const rules::square from = rules::lone_origin(now, kind, to);
        const bool legal = from != rules::no_square && judge.is_legal({.from = from, .to = to});
        return legal ? step{from, to} : step{};
    }
    rules::move_request request;
    request.kind = kind;
    request.from_file = text.from_file();
    request.from_rank = text.from_rank();
    request.to_file = text.to_file();
    request.to_rank = text.to_rank();
    request.capture = text.capture();
    const rules::move m = rules::lone_answer(now, judge, request);
    const bool sound = m.from != rules::no_square &&
                       (kind == rules::piece_kind::pawn || rules::is_hint_needed(now, judge, request, m));
    return sound ? step{m.from, m.to} : step{};
}

// Plays from the token at `index` on; returns the first token that takes the general way.
template <class Board>
std::size_t replayer<Board>::play_usual_moves(std::size_t index) {
    if (skipped_depth_ > 0 || least_limit_ < grammar::plain_move_room || line_.stopped) return index;
    const std::span<const grammar::token> tokens(context_.game.tokens);
    const auto& faults = context_.game.faults;
    const std::uint32_t fault = next_fault_ < faults.size() ? faults[next_fault_].offset : UINT32_MAX;
    const moved_kinds& kinds = moved_kinds_of(context_.language);
    const bool main = in_main_line();
    const bool observed = context_.observer != nullptr;
    auto& now = line_.now;
    std::optional<rules::step_judge<Board>> judge(std::in_place, now);  // of the moves from `now`
    const grammar::token* newest = nullptr;                             // move played here
    // Whatever the last two may be, the general way will see them.
    for (; index + 2 < tokens.size() && tokens[index].offset <= fault; ++index) {
        const grammar::token& t = tokens[index];
        if (t.kind == token_kind::number && t.length <= least_limit_ && is_right_number(t)) continue;
        if (!t.is_plain_move() || !stands_alone(&t) || draws_.end() || king_is_gone()) break;
        const grammar::plain_move text = t.plain();
        if (!text.is_plain_step() && (!text.is_ordinary() || !text.fits(Board::size))) break;
        const auto [from, to] = usual_answer(now, *judge, text, kinds[static_cast<std::size_t>(text.piece())]);
        if (from == rules::no_square || text.capture() != (now.men[to].kind != rules::piece_kind::none)) break;
        if (!royal_watch<Board>::is_silent(line_.royal, now, {.from = from, .to = to})) break;

        const int ply = line_.ply + 1;
        bool noteworthy = observed || has_findings_at(ply);
        if (line_.periods) {
            if (main && !events_.violations.empty()) events_.violation_was_last = false;
            const bool king_move = from == now.king(now.to_move);
            noteworthy = noteworthy || line_.periods->is_telling(now.to_move, now.number, king_move);
        }
        if (noteworthy) before_move(index, {.from = from, .to = to});
        rules::move& kept = played_[index];  // all else stays as it is in a move that is none yet
        kept.from = from;
        kept.to = to;
        rules::play_inlined(now, {.from = from, .to = to});
        newest = &t;
        line_.ply = ply;
        if (text.mark() != grammar::check_mark::none) check_mark_of(index);
        judge.emplace(now);
        if (royal_watch<Board>::after(context_, line_.royal, *judge, place_of(context_, ply, t)))
            context_.consulted.moves.push_back(index);
        if (main) draws_.after(now, ply, t);
    }
    if (newest == nullptr) return index;
    line_.last_offset = newest->offset;
    line_.last_length = newest->length;
    line_.can_branch = false;
    line_.branch_ply = line_.ply;
    return index;
}

template std::size_t replayer<rules::board8>::play_usual_moves(std::size_t);
template std::size_t replayer<rules::board10>::play_usual_moves(std::size_t);

}  // namespace royalcheck
