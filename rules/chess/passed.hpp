// Which en passant squares a position from outside can have (RULES 5; FIDE 3.7.3.1).
#pragma once

#include <vector>

#include "rules/position.hpp"

namespace royalcheck::rules {

/// The named squares as a set, if the side not on move can have passed just them with its last move;
/// else empty. On the classical board: one empty square on the third rank of that side, its own pawn
/// on the square beyond and nothing on the pawn's start square.
template <class Board>
typename Board::bits passed_squares(const position<Board>& p, const std::vector<square>& named);

template <>
inline board8::bits passed_squares(const position<board8>& p, const std::vector<square>& named) {
    if (named.size() != 1) return 0;
    const square s = named.front();
    const side mover = other(p.to_move);
    if (s >= board8::squares || relative_rank<board8>(mover, s) != 2) return 0;
    const bool possible = p.men[ahead<board8>(mover, s)] == piece{piece_kind::pawn, mover} &&
                          p.men[s].kind == piece_kind::none &&
                          p.men[ahead<board8>(p.to_move, s)].kind == piece_kind::none;
    return possible ? bit<board8>(s) : 0;
}

}  // namespace royalcheck::rules
