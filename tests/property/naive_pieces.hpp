// How the pieces of Royal Chess 100 go, without regard to kings: geometry, attacks and pseudo-moves.
#pragma once

#include "naive_royal100.hpp"

namespace naive {

constexpr int home_rank(side s) { return s == side::white ? 0 : 9; }
constexpr int last_rank(side s) { return s == side::white ? 9 : 0; }
constexpr int forward(side s) { return s == side::white ? 1 : -1; }
constexpr int pawn_start_rank(side s) { return s == side::white ? 1 : 8; }
constexpr int third_rank(side s) { return s == side::white ? 2 : 7; }

constexpr bool on_board(square s) { return s.file >= 0 && s.file < 10 && s.rank >= 0 && s.rank < 10; }

/// a1 is dark, as on 8x8.
constexpr bool is_dark(square s) { return (s.file + s.rank) % 2 == 0; }

/// All hundred squares, a1 b1 ... j10.
const std::vector<square>& all_squares();

bool is_empty(const position& p, square s);
bool has(const position& p, square s, kind k, side owner);

/// The squares on which `owner` has a piece of that kind.
std::vector<square> find(const position& p, kind k, side owner);

/// Whether the piece on `from` could capture on `to`, whatever stands there (an empty square too): for a pawn its two
/// diagonal squares, for every other piece the squares it moves to.
bool controls(const position& p, square from, square to);

bool is_attacked(const position& p, square target, side by);

/// Whether the king of that side is attacked by the other side, whoever is to move.
bool in_check(const position& p, side s);

/// Every move of X by piece movement alone, captures of the king included. A pending princess choice must have been
/// settled before; castling comes with the conditions of R-CASTLE.
std::vector<move> pseudo_moves(const position& p, const readings& r);

}  // namespace naive
