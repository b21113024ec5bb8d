// Which moves are legal, and whether the side to move has any.
#pragma once

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// Why a move is refused and, where it can be named, the man to blame.
struct refusal {
    illegality why = illegality::none;
    square spoiler = no_square;
};

/// All legal moves of the side to move (FIDE 3.1-3.9; RULES 3 on the large board).
template <class Board>
void legal_moves(const position<Board>& position, move_list& out);

/// Those of the king alone, castling included (K-CASTLE), in the same order.
template <class Board>
void legal_king_moves(const position<Board>& position, move_list& out);

/// Whether the pseudo-legal move `m` (right geometry, free path, castling on a wing) is legal.
template <class Board>
bool is_legal(const position<Board>& position, const move& m);

/// Why the pseudo-legal move `m` is not legal; `none` if it is. Slower than `is_legal`, for the report.
template <class Board>
refusal why_illegal(const position<Board>& position, const move& m);

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

// Each game generates and judges in its own way: chess/legality.cpp, royal100/legality.cpp.
template <>
void legal_moves(const position<board8>& position, move_list& out);
template <>
void legal_king_moves(const position<board8>& position, move_list& out);
template <>
bool is_legal(const position<board8>& position, const move& m);
template <>
refusal why_illegal(const position<board8>& position, const move& m);
template <>
bool has_legal_move(const position<board8>& position);
template <>
bool has_legal_king_move(const position<board8>& position);
template <>
void legal_moves(const position<board10>& position, move_list& out);
template <>
void legal_king_moves(const position<board10>& position, move_list& out);
template <>
bool is_legal(const position<board10>& position, const move& m);
template <>
refusal why_illegal(const position<board10>& position, const move& m);
template <>
bool has_legal_move(const position<board10>& position);
template <>
bool has_legal_king_move(const position<board10>& position);
template <>
board10::bits checkers(const position<board10>& position);

}  // namespace royalcheck::rules
