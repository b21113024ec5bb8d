// R-PAWN-START. From its start rank a pawn advances one, two or three squares, all of them empty.
// R-PAWN-THIRD. On its third rank it advances one or two. Reading third-rank: any (every pawn there), stepped (only
// one that came there by a step of one square, not by a capture), immediate (however it came, on the very next turn
// of its side). A position from outside has no history: stepped and immediate then grant it to every pawn there.
// R-PAWN-THEN. From anywhere else it advances one square. It always captures one square diagonally forward.
#pragma once

#include "rules/position.hpp"

namespace royalcheck::rules {

inline constexpr int royal_pawn_rank = 1;   ///< the start rank, counted from 0 from the pawn's own side
inline constexpr int royal_third_rank = 2;  ///< the rank of R-PAWN-THIRD, counted likewise

/// How many squares a pawn of `s` on `from` may advance at most, all of them being empty.
inline int royal_pawn_steps(const position<board10>& p, side s, square from) {
    const int rank = relative_rank<board10>(s, from);
    if (rank == royal_pawn_rank) return 3;
    if (rank != royal_third_rank) return 1;
    if (p.royal.readings.third_rank == third_rank_reading::any) return 2;
    return (p.royal.third_rank & bit<board10>(from)) != 0 ? 2 : 1;
}

/// All squares of the third rank of `s`.
constexpr board10::bits third_rank_of(side s) { return rank_bits<board10>(s == side::white ? 2 : 7); }

/// The key of the pawns that may still make a double step. A passed square is empty and these are not, so both can
/// share the words by square.
constexpr key third_rank_key(board10::bits pawns) {
    key k = 0;
    while (pawns != 0) k ^= zobrist<board10>.en_passant[pop_lsb(pawns)];
    return k;
}

/// Sets which pawns on their third ranks may make a double step, and the key with it.
inline void set_third_rank(position<board10>& p, board10::bits pawns) {
    p.men_key ^= third_rank_key(p.royal.third_rank) ^ third_rank_key(pawns);
    p.royal.third_rank = pawns;
}

/// The memory that `stepped` and `immediate` need, after `m` of the side to move has been made.
inline void remember_third_rank(position<board10>& p, const move& m) {
    const third_rank_reading reading = p.royal.readings.third_rank;
    if (reading == third_rank_reading::any) return;
    auto pawns = p.royal.third_rank & ~(bit<board10>(m.from) | bit<board10>(m.to));
    if (reading == third_rank_reading::immediate) pawns &= ~third_rank_of(p.to_move);
    const bool stepped = file_of<board10>(m.from) == file_of<board10>(m.to);
    if (p.men[m.to].kind == piece_kind::pawn && relative_rank<board10>(p.to_move, m.to) == royal_third_rank &&
        (stepped || reading == third_rank_reading::immediate))
        pawns |= bit<board10>(m.to);
    if (pawns != p.royal.third_rank) set_third_rank(p, pawns);
}

}  // namespace royalcheck::rules
