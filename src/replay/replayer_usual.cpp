// The way that nearly every move takes: canonical SAN, one man alone that may make it, nothing to be said about it.
// It only shortens the general way, to which it leaves everything else.
#include "rules/lone_answer.hpp"
#include "rules/play_inlined.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {

using grammar::token_kind;

// The next token is a move, or its number and a move: neither mark nor variation belongs to the token at `index`.
template <class Board>
bool replayer<Board>::stands_alone(std::size_t index) const {
    const auto& tokens = context_.game.tokens;
    std::size_t next = index + 1;
    if (next < tokens.size() && tokens[next].kind == token_kind::number) ++next;
    return next < tokens.size() && tokens[next].kind == token_kind::move;
}

// Plays from the token at `index` on; returns the first token that takes the general way.
template <class Board>
std::size_t replayer<Board>::play_usual_moves(std::size_t index) {
    if (skipped_depth_ > 0 || least_limit_ < grammar::plain_move_room) return index;
    const auto& tokens = context_.game.tokens;
    const auto& faults = context_.game.faults;
    const std::uint32_t fault = next_fault_ < faults.size() ? faults[next_fault_].offset : UINT32_MAX;
    for (; index < tokens.size() && tokens[index].offset <= fault; ++index) {
        const grammar::token& t = tokens[index];
        const bool usual = t.is_plain_move() ? play_usual_move(index)
                                             : t.kind == token_kind::number && t.length <= least_limit_ &&
                                                   is_right_number(t);
        if (!usual) break;
    }
    return index;
}

template <class Board>
bool replayer<Board>::play_usual_move(std::size_t index) {
    const grammar::token& t = context_.game.tokens[index];
    const grammar::plain_move text = t.plain();
    if (!text.is_ordinary() || !stands_alone(index)) return false;
    if (line_.stopped || draws_.end() || king_is_gone()) return false;
    rules::move_request request;
    request.kind = text.piece() == grammar::piece_name::none ? rules::piece_kind::pawn
                                                             : piece_kind_of(text.piece(), context_.language);
    request.from_file = text.from_file();
    request.from_rank = text.from_rank();
    request.to_file = text.to_file();
    request.to_rank = text.to_rank();
    request.capture = text.capture();
    if (!rules::fits_board<Board>(request)) return false;
    const rules::move m = rules::lone_answer(line_.now, request);
    if (m.from == rules::no_square || !royal_watch<Board>::is_silent(line_.royal, line_.now, m)) return false;
    if (request.capture != (line_.now.men[m.to].kind != rules::piece_kind::none)) return false;
    const bool hinted = request.from_file >= 0 || request.from_rank >= 0;
    if (hinted && request.kind != rules::piece_kind::pawn && !rules::is_hint_needed(line_.now, request, m))
        return false;

    const bool main = in_main_line();
    if (main && !events_.violations.empty()) events_.violation_was_last = false;
    line_.last_offset = t.offset;
    line_.last_length = t.length;
    line_.can_branch = false;
    line_.branch_ply = line_.ply + 1;
    if (line_.periods || context_.observer != nullptr || has_findings_at(line_.branch_ply)) before_move(index, m);
    rules::play_inlined(line_.now, {.from = m.from, .to = m.to});
    ++line_.ply;
    if (text.mark() != grammar::check_mark::none) check_mark_of(index);
    royal_watch<Board>::after(context_, line_.royal, line_.now, place_of(context_, line_.ply, t));
    if (main) draws_.after(line_.now, line_.ply, t);
    return true;
}

template std::size_t replayer<rules::board8>::play_usual_moves(std::size_t);
template bool replayer<rules::board8>::stands_alone(std::size_t) const;
template std::size_t replayer<rules::board10>::play_usual_moves(std::size_t);
template bool replayer<rules::board10>::stands_alone(std::size_t) const;

}  // namespace royalcheck
