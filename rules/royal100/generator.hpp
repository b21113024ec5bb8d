// The moves of Royal Chess 100 by piece movement alone, captures of the king included, castling left out.
#pragma once

#include "rules/promotion.hpp"
#include "rules/pseudo.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace detail {

/// Calls `take` for the pawn's step or capture: once, or for each piece that it may become (R-PROMO, also where the
/// pawn captures the king on the last rank).
template <class Take>
bool each_promotion(move m, side of, Take& take) {
    if (relative_rank<board10>(of, m.to) != board10::size - 1) return take(m);
    for (const piece_kind k : {piece_kind::queen, piece_kind::rook, piece_kind::bishop, piece_kind::knight}) {
        m.promotion = k;
        if (take(m)) return true;
    }
    return false;
}

template <class Take>
bool each_pawn_move(const position<board10>& p, square from, Take& take) {
    move m;
    m.from = m.to = from;
    for (int left = laws<board10>::pawn_steps(p, p.to_move, from); left > 0; --left) {
        m.to = ahead<board10>(p.to_move, m.to);
        if (p.men[m.to].kind != piece_kind::none) break;
        if (each_promotion(m, p.to_move, take)) return true;
    }
    const auto enemy = p.sides[static_cast<std::size_t>(other(p.to_move))];
    for (auto to = pawn_attacks<board10>(p.to_move, from) & (enemy | p.en_passant); to != 0;) {
        m.to = pop_lsb(to);
        m.en_passant = takes_en_passant(p, m.to);
        if (each_promotion(m, p.to_move, take)) return true;
    }
    return false;
}

}  // namespace detail

/// Calls `take(move)` for each until it returns true; tells whether it did. The princess choice is settled.
/// Men other than the king go to one of the `targets`.
template <class Take>
bool each_move(const position<board10>& p, board10::bits targets, Take&& take) {
    const auto occupied = p.occupied();
    const auto own = p.sides[static_cast<std::size_t>(p.to_move)];
    for (auto men = own & ~p.kinds[static_cast<std::size_t>(piece_kind::pawn)]; men != 0;) {
        move m;
        m.from = pop_lsb(men);
        const auto open = p.men[m.from].kind == piece_kind::king ? ~own : targets & ~own;
        for (auto to = piece_attacks<board10>(p.men[m.from].kind, m.from, occupied) & open; to != 0;) {
            m.to = pop_lsb(to);
            if (take(m)) return true;
        }
    }
    const auto there = [&](const move& m) { return (targets & bit<board10>(m.to)) != 0 && take(m); };
    for (auto pawns = p.of(p.to_move, piece_kind::pawn); pawns != 0;)
        if (detail::each_pawn_move(p, pop_lsb(pawns), there)) return true;
    return false;
}

}  // namespace royalcheck::rules
