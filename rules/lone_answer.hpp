// The short way from a request to its move: nearly every request is answered by one man alone.
#pragma once

#include "rules/answers.hpp"
#include "rules/bitboard.hpp"
#include "rules/chess/quick_legality.hpp"
#include "rules/legality.hpp"
#include "rules/royal100/turn.hpp"

namespace royalcheck::rules {

/// Men of `kind` of the side to move that reach `to`. There are hardly ever two to look at, so each is followed
/// back alone, the same way for every kind: what comes next cannot be foretold, and a wrong guess costs more.
/// None for pawns.
template <class Board>
inline typename Board::bits clear_origins(const position<Board>& p, piece_kind kind, square to) {
    if constexpr (Board::size != board8::size)
        if (kind == piece_kind::prince || kind == piece_kind::princess) return piece_origins(p, kind, to);
    const auto occupied = p.occupied();
    auto origins = attack_table<Board>.empty_board[static_cast<std::size_t>(kind)][to] & p.of(p.to_move, kind);
    for (auto left = origins; left != 0;) {
        const auto nearest = left & (~left + 1);
        if ((between<Board>(lsb(left), to) & occupied) != 0) origins ^= nearest;
        left ^= nearest;
    }
    return origins;
}

/// The man of `kind` that alone reaches `to` without promotion, a pawn straight ahead; no_square where it is otherwise.
template <class Board>
[[gnu::always_inline]] inline square lone_origin(const position<Board>& p, piece_kind kind, square to) {
    if (kind == piece_kind::pawn)
        return relative_rank<Board>(p.to_move, to) == Board::size - 1 ? no_square : push_origin(p, to);
    if ((p.sides[static_cast<std::size_t>(p.to_move)] & bit<Board>(to)) != 0) return no_square;
    const auto origins = clear_origins(p, kind, to);
    return origins == 0 || more_than_one(origins) ? no_square : lsb(origins);
}

/// The men that answer a request for an ordinary move to `to` without promotion; none where it takes a closer look
/// (castling, capture en passant).
template <class Board>
inline typename Board::bits plain_origins(const position<Board>& p, const move_request& r, square to) {
    if (r.kind != piece_kind::pawn) {
        if ((p.sides[static_cast<std::size_t>(p.to_move)] & bit<Board>(to)) != 0) return {};
        return clear_origins(p, r.kind, to);
    }
    if (relative_rank<Board>(p.to_move, to) == Board::size - 1) return {};
    if (pawn_captures(r)) return takes(p, to) ? pawns_before(p, to) : typename Board::bits{};
    const square from = push_origin(p, to);
    return from == no_square ? typename Board::bits{} : bit<Board>(from);
}

/// Tells the legality of what `plain_origins` finds in one position, which must outlive it. On the large board what
/// all moves of a turn are judged by is worked out once.
template <class Board>
class step_judge;

template <>
class step_judge<board8> {
public:
    explicit step_judge(const position<board8>& p) : p_(p) {}
    bool is_legal(const move& m) const { return keeps_king_safe(p_, m); }

private:
    const position<board8>& p_;
};

/// Only where no princess choice stands.
template <>
class step_judge<board10> : public royal_turn {
    using royal_turn::royal_turn;
};

/// Nearly every request is answered by one man alone, who may go: nothing then needs counting. A move from nowhere
/// where it is otherwise or takes a closer look. Only where no princess choice stands. A hint is not held against
/// the men that it leaves out.
template <class Board>
inline move lone_answer(const position<Board>& p, const step_judge<Board>& judge, const move_request& r) {
    if (r.kind == piece_kind::none || r.to_file < 0 || r.to_rank < 0 || r.promotion != piece_kind::none) return {};
    move m;
    m.to = make_square<Board>(r.to_file, r.to_rank);
    auto origins = plain_origins(p, r, m.to);
    if (r.from_file >= 0 || r.from_rank >= 0) origins &= hinted<Board>(r.from_file, r.from_rank);
    if (origins == 0 || more_than_one(origins)) return {};
    m.from = lsb(origins);
    return judge.is_legal(m) ? m : move{};
}

/// The file alone or the rank alone that the request for a piece's move gives is needed: another man of the kind may
/// make the move too. False also where it takes a closer look. `m` is the lone answer.
template <class Board>
inline bool is_hint_needed(const position<Board>& p, const step_judge<Board>& judge, const move_request& r,
                           const move& m) {
    if (r.kind == piece_kind::pawn || (r.from_file >= 0 && r.from_rank >= 0)) return false;
    const auto others = plain_origins(p, r, m.to) & ~bit<Board>(m.from);
    if (others == 0 || more_than_one(others)) return false;
    move twin = m;
    twin.from = lsb(others);
    return judge.is_legal(twin);
}

}  // namespace royalcheck::rules
