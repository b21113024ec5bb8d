// Playing a move in place, for loops that do little else. What `m` is known not to be costs nothing there.
#pragma once

#include "rules/chess/laws.hpp"
#include "rules/position.hpp"
#include "rules/pseudo.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

template <class Board>
inline void pass_turn(position<Board>& p) {
    p.number += p.to_move == side::black ? 1 : 0;
    p.to_move = other(p.to_move);
    p.men_key ^= zobrist<Board>.black_to_move;
}

/// See `play`.
template <class Board>
[[gnu::always_inline]] inline void play_inlined(position<Board>& p, const move& m) {
    laws<Board>::begin_turn(p, m);
    const piece mover = p.men[m.from];
    const square taken_at = m.en_passant ? en_passant_victim(p, m.to) : m.to;
    const piece taken = p.men[taken_at];

    const bool irreversible = taken.kind != piece_kind::none || mover.kind == piece_kind::pawn;
    if (taken.kind != piece_kind::none) p.remove(taken_at);
    p.halfmove_clock = irreversible ? 0 : p.halfmove_clock + 1;
    if (m.promotion == piece_kind::none) {
        p.shift(m.from, m.to);
    } else {
        p.remove(m.from);
        p.put(m.to, {m.promotion, mover.owner});
    }
    if (m.castling != wing::none) {
        const castling_squares c = laws<Board>::castling(mover.owner, m.castling);
        p.shift(c.rook_from, c.rook_to);
    }
    // Nothing lies between the squares of a pawn's single step or capture.
    p.en_passant = mover.kind == piece_kind::pawn ? between<Board>(m.from, m.to) : typename Board::bits{};

    const auto lost =
        static_cast<std::uint8_t>((laws<Board>::rights_at[m.from] | laws<Board>::rights_at[m.to]) & p.castling);
    if (lost != 0) {
        p.men_key ^= zobrist<Board>.castling[p.castling];
        p.castling = static_cast<std::uint8_t>(p.castling & ~lost);
        p.men_key ^= zobrist<Board>.castling[p.castling];
    }
    laws<Board>::end_turn(p, m, taken);
    pass_turn(p);
}

}  // namespace royalcheck::rules
