// Who could go to a square if kings did not matter: the candidates among which a record chooses.
#pragma once

#include "rules/attacks.hpp"
#include "rules/laws.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// The square of the pawn that falls when the side to move captures en passant on `to`: the first man
/// beyond the passed square (FIDE 3.7.3.1; R-EP, where it may stand two squares beyond).
template <class Board>
square en_passant_victim(const position<Board>& p, square to) {
    square s = ahead<Board>(other(p.to_move), to);
    while (p.men[s].kind == piece_kind::none) s = ahead<Board>(other(p.to_move), s);
    return s;
}

/// Men of `kind` of the side to move that reach `to` by their ordinary move; not for pawns, not castling.
/// Who stands on `to` is not looked at.
template <class Board>
typename Board::bits piece_origins(const position<Board>& p, piece_kind kind, square to) {
    return piece_attacks<Board>(kind, to, p.occupied()) & p.of(p.to_move, kind);
}

/// The pawn of the side to move that reaches the empty square `to` straight ahead; no_square if none does.
template <class Board>
square push_origin(const position<Board>& p, square to) {
    if (p.men[to].kind != piece_kind::none) return no_square;
    const side back = other(p.to_move);
    square from = to;
    for (int n = 1; n <= laws<Board>::longest_step; ++n) {
        if (relative_rank<Board>(p.to_move, from) == 0) return no_square;
        from = ahead<Board>(back, from);
        const piece man = p.men[from];
        if (man.kind == piece_kind::none) continue;
        const bool ours = man.kind == piece_kind::pawn && man.owner == p.to_move;
        return ours && laws<Board>::pawn_steps(p, p.to_move, from) >= n ? from : no_square;
    }
    return no_square;
}

/// Pawns of the side to move that stand one diagonal step before `to`, whatever stands there.
template <class Board>
typename Board::bits pawns_before(const position<Board>& p, square to) {
    return pawn_attacks<Board>(other(p.to_move), to) & p.of(p.to_move, piece_kind::pawn);
}

/// An enemy man stands on `to`.
template <class Board>
bool takes(const position<Board>& p, square to) {
    return (p.sides[static_cast<std::size_t>(other(p.to_move))] & bit<Board>(to)) != 0;
}

/// `to` was passed over by the pawn that has just moved.
template <class Board>
bool takes_en_passant(const position<Board>& p, square to) {
    return (p.en_passant & bit<Board>(to)) != 0;
}

}  // namespace royalcheck::rules
