// Playing a move: men, rights, clocks and key, all kept up step by step.
#include "rules/chess/laws.hpp"
#include "rules/position.hpp"
#include "rules/pseudo.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace {

template <class Board>
void pass_turn(position<Board>& p) {
    if (p.to_move == side::black) ++p.number;
    p.to_move = other(p.to_move);
    p.men_key ^= zobrist<Board>.black_to_move;
}

}  // namespace

template <class Board>
void play(position<Board>& p, const move& m) {
    laws<Board>::begin_turn(p, m);
    const piece mover = p.men[m.from];
    const square taken_at = m.en_passant ? en_passant_victim(p, m.to) : m.to;
    const piece taken = p.men[taken_at];

    ++p.halfmove_clock;
    if (taken.kind != piece_kind::none) {
        p.remove(taken_at);
        p.halfmove_clock = 0;
    }
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

    p.en_passant = {};
    if (mover.kind == piece_kind::pawn) {
        p.halfmove_clock = 0;
        const int distance = m.from < m.to ? m.to - m.from : m.from - m.to;
        if (distance > Board::size + 1) p.en_passant = between<Board>(m.from, m.to);  // more than one step ahead
    }

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

template <class Board>
void play_null(position<Board>& p) {
    p.en_passant = {};
    ++p.halfmove_clock;
    laws<Board>::skip_turn(p);
    pass_turn(p);
}

template void play(position<board8>&, const move&);
template void play_null(position<board8>&);
template void play(position<board10>&, const move&);
template void play_null(position<board10>&);

}  // namespace royalcheck::rules
