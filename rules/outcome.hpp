// How a position ends the game by itself (RULES 4.3), in the order in which events on one half-move count.
#pragma once

#include <string_view>

#include "rules/position.hpp"

namespace royalcheck::rules {

enum class ending : std::uint8_t {
    none,
    checkmate,
    stalemate,
    missed_control_period,
    no_king_move,
    losing_position,
    dead_position,
    fivefold_repetition,
    seventy_five_moves
};

/// A pawn, rook, queen, prince or princess is on the board: with one of them no position is dead.
template <class Board>
bool has_major_man(const position<Board>& p) {
    const auto any = [&p](piece_kind k) { return p.kinds[static_cast<std::size_t>(k)] != 0; };
    return any(piece_kind::pawn) || any(piece_kind::rook) || any(piece_kind::queen) || any(piece_kind::prince) ||
           any(piece_kind::princess);
}

/// C-DEAD on both boards: K-K, K+B-K, K+N-K, only bishops of one square colour.
/// With `periods` (royal64) only bare kings are dead (K-DEAD).
template <class Board>
bool is_dead(const position<Board>& position, bool periods);

/// FIDE 5.1.1 / 5.2.1 (R-MATE on the large board); none if a legal move exists.
template <class Board>
ending mate_or_stalemate(const position<Board>& position);

/// R-LOSING: the side that has lost at this position already. Always "no" on the classical board.
struct lost {
    bool any = false;
    side who = side::white;
};
template <class Board>
lost losing_position(const position<Board>& position);
template <>
lost losing_position(const position<board8>& position);
template <>
lost losing_position(const position<board10>& position);

/// True if C-REP5 and C-75 are in force for a game of this PGN date: false only if it is provably
/// before 1 July 2014 (C-OLD). Takes "YYYY.MM.DD" with `?` for what is unknown.
bool automatic_draws_in_force(std::string_view pgn_date);

}  // namespace royalcheck::rules
