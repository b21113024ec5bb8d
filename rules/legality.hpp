// Which moves are legal, and whether the side to move has any.
#pragma once

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// All legal moves of the side to move (FIDE 3.1-3.9; RULES 3 on the large board).
template <class Board>
void legal_moves(const position<Board>& position, move_list& out);

/// True as soon as one legal move is found; cheaper than listing them.
template <class Board>
bool has_legal_move(const position<Board>& position);

/// True if the king has a legal move (castling counts, K-CASTLE).
template <class Board>
bool has_legal_king_move(const position<Board>& position);

/// The king of the side to move is attacked.
template <class Board>
bool in_check(const position<Board>& position);

/// Squares of the men that attack the king of the side to move.
template <class Board>
typename Board::bits checkers(const position<Board>& position);

/// Leaf count of the legal move tree (the usual contract of move generators).
template <class Board>
std::uint64_t perft(const position<Board>& position, int depth);

}  // namespace royalcheck::rules
