// A checked position: where the men stand, whose move, which rights. Value type, cheap to copy.
#pragma once

#include <array>
#include <cstdint>

#include "rules/bitboard.hpp"
#include "rules/moves.hpp"
#include "rules/readings.hpp"
#include "rules/zobrist.hpp"

namespace royalcheck::rules {

/// Rights to castle, one bit each.
enum castling_right : std::uint8_t {
    white_king_side = 1,
    white_queen_side = 2,
    black_king_side = 4,
    black_queen_side = 8
};

/// What only Royal Chess 100 knows of a position; empty on the classical board.
template <class Board>
struct royal_state {};

template <>
struct royal_state<board10> {
    rules::readings readings;                        ///< in force for this game
    std::array<bool, 2> princess_right{true, true};  ///< R-DECLINE: false once lost
    bool choice_pending = false;  ///< R-QUEEN: the side to move has just lost a queen and has the choice
    board10::bits third_rank{};   ///< pawns on their third rank that may still make a double step
};

/// All members are public data for reading; only `put`, `remove`, `play` and the setup code write them.
template <class Board>
struct position {
    using bits = typename Board::bits;

    std::array<piece, Board::squares> men{};  ///< mailbox
    std::array<bits, piece_kinds> kinds{};    ///< squares of each kind, both sides
    std::array<bits, 2> sides{};              ///< squares of each side
    std::array<square, 2> kings{no_square, no_square};
    side to_move = side::white;
    std::uint8_t castling = 0;  ///< castling_right bits
    bits en_passant{};          ///< squares just passed over; set after every multiple step
    int halfmove_clock = 0;
    int number = 1;   ///< the game's move number
    key men_key = 0;  ///< zobrist of men, side, castling (and princess state); without en passant
    [[no_unique_address]] royal_state<Board> royal;

    bits of(side s, piece_kind k) const {
        return sides[static_cast<std::size_t>(s)] & kinds[static_cast<std::size_t>(k)];
    }
    bits occupied() const { return sides[0] | sides[1]; }
    square king(side s) const { return kings[static_cast<std::size_t>(s)]; }
    /// Sets a man on an empty square. Keeps sets, kings and key.
    void put(square at, piece p);
    /// Takes the man off an occupied square.
    void remove(square at);
    /// Moves the man on `from` to the empty square `to`.
    void shift(square from, square to);
};

template <class Board>
inline void position<Board>::put(square at, piece p) {
    men[at] = p;
    kinds[static_cast<std::size_t>(p.kind)] |= bit<Board>(at);
    sides[static_cast<std::size_t>(p.owner)] |= bit<Board>(at);
    if (p.kind == piece_kind::king) kings[static_cast<std::size_t>(p.owner)] = at;
    men_key ^= man_key<Board>(p, at);
}

template <class Board>
inline void position<Board>::remove(square at) {
    const piece p = men[at];
    men[at] = piece{};
    kinds[static_cast<std::size_t>(p.kind)] &= ~bit<Board>(at);
    sides[static_cast<std::size_t>(p.owner)] &= ~bit<Board>(at);
    if (p.kind == piece_kind::king) kings[static_cast<std::size_t>(p.owner)] = no_square;
    men_key ^= man_key<Board>(p, at);
}

template <class Board>
inline void position<Board>::shift(square from, square to) {
    const piece p = men[from];
    men[from] = piece{};
    men[to] = p;
    const bits both = bit<Board>(from) | bit<Board>(to);
    kinds[static_cast<std::size_t>(p.kind)] ^= both;
    sides[static_cast<std::size_t>(p.owner)] ^= both;
    if (p.kind == piece_kind::king) kings[static_cast<std::size_t>(p.owner)] = to;
    men_key ^= man_key<Board>(p, from) ^ man_key<Board>(p, to);
}

/// The start position of the board's game (FIDE 2.3; R-SETUP).
template <class Board>
const position<Board>& start_position();

/// Plays a legal (or pseudo-legal) move: men, rights, clocks, key. Never checks legality.
template <class Board>
void play(position<Board>& position, const move& m);

/// Passes the turn (null move in a variation); en passant rights lapse.
template <class Board>
void play_null(position<Board>& position);

/// What an en passant right adds to the key for repetition: nothing unless a legal capture exists (C-REP3).
template <class Board>
key en_passant_key(const position<Board>& position);

/// The key for repetition: `men_key` and, only where a legal en passant capture exists, its file (C-REP3).
template <class Board>
key identity(const position<Board>& position) {
    return position.en_passant == 0 ? position.men_key : position.men_key ^ en_passant_key(position);
}

/// `men_key` computed afresh; for tests of the incremental one.
template <class Board>
key recomputed_key(const position<Board>& position);

}  // namespace royalcheck::rules
