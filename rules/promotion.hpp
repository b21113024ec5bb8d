// What a pawn may become, and when it must (FIDE 3.7.3.3; R-PROMO).
#pragma once

#include "rules/bitboard.hpp"
#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// Queen, rook, bishop and knight, on both boards.
constexpr bool may_promote_to(piece_kind k) {
    return k == piece_kind::queen || k == piece_kind::rook || k == piece_kind::bishop || k == piece_kind::knight;
}

/// Whether the move's promotion fits: a piece named where a pawn reaches the last rank, and only there.
template <class Board>
illegality promotion_fault(const position<Board>& p, const move& m) {
    const bool due = p.men[m.from].kind == piece_kind::pawn && relative_rank<Board>(p.to_move, m.to) == Board::size - 1;
    if (!due) return m.promotion == piece_kind::none ? illegality::none : illegality::promotion_misplaced;
    if (m.promotion == piece_kind::none) return illegality::promotion_missing;
    return may_promote_to(m.promotion) ? illegality::none : illegality::promotion_forbidden;
}

}  // namespace royalcheck::rules
