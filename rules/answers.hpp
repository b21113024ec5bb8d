// The pseudo-legal moves that answer a request: found from the target square backwards.
#pragma once

#include "rules/castling.hpp"
#include "rules/moves.hpp"
#include "rules/pseudo.hpp"

namespace royalcheck::rules {

/// Squares that the hints of a request leave over; -1 leaves all.
template <class Board>
typename Board::bits hinted(int file, int rank) {
    auto squares = ~typename Board::bits{};
    if (file >= 0) squares &= file_bits<Board>(file);
    if (rank >= 0) squares &= rank_bits<Board>(rank);
    return squares;
}

/// The named squares lie on this board.
template <class Board>
bool fits_board(const move_request& r) {
    const auto fits = [](int n) { return n < Board::size; };
    return fits(r.from_file) && fits(r.from_rank) && fits(r.to_file) && fits(r.to_rank);
}

/// The kind that moves: the one named, else that of the man on the from-square, else a pawn.
template <class Board>
piece_kind kind_of(const position<Board>& p, const move_request& r) {
    if (r.kind != piece_kind::none) return r.kind;
    if (r.from_file < 0 || r.from_rank < 0) return piece_kind::pawn;
    return p.men[make_square<Board>(r.from_file, r.from_rank)].kind;
}

/// A pawn request that asks for a capture: by another file than the target's, or, without a file, by its sign.
inline bool pawn_captures(const move_request& r) { return r.from_file >= 0 ? r.from_file != r.to_file : r.capture; }

/// The wing on which a king's step from its home to `to` is castling; none if it is not.
template <class Board>
wing castling_wing(const position<Board>& p, square from, square to) {
    for (const wing w : {wing::king_side, wing::queen_side}) {
        const castling_squares c = laws<Board>::castling(p.to_move, w);
        if (c.king_from == from && c.king_to == to && at_home(p, p.to_move, w)) return w;
    }
    return wing::none;
}

/// Calls `take(move)` for every pseudo-legal pawn move to `to` that fits the hints. The promotion is the
/// request's, whether or not it fits the rank.
template <class Board, class Take>
void pawn_answers(const position<Board>& p, const move_request& r, square to, Take&& take) {
    const auto squares = hinted<Board>(r.from_file, r.from_rank);
    move m;
    m.to = to;
    m.promotion = r.promotion;
    if (!pawn_captures(r)) {
        m.from = push_origin(p, to);
        if (m.from != no_square && (squares & bit<Board>(m.from)) != 0) take(m);
        return;
    }
    m.en_passant = takes_en_passant(p, to);
    if (!m.en_passant && !takes(p, to)) return;
    for (auto left = pawns_before(p, to) & squares; left != 0;) {
        m.from = pop_lsb(left);
        take(m);
    }
}

/// Calls `take(move)` for every pseudo-legal move that answers the request, of whichever legality.
/// The request fits the board.
template <class Board, class Take>
void pseudo_answers(const position<Board>& p, const move_request& r, Take&& take) {
    if (r.castling != wing::none) {
        if (at_home(p, p.to_move, r.castling)) take(castling_move(p, r.castling));
        return;
    }
    if (r.to_file < 0) return;  // a null move asks for nothing
    const piece_kind kind = kind_of(p, r);
    if (kind == piece_kind::pawn && r.to_rank < 0) {  // `exd`
        for (int rank = 0; rank < Board::size; ++rank) pawn_answers(p, r, make_square<Board>(r.to_file, rank), take);
        return;
    }
    if (r.to_rank < 0) return;
    const square to = make_square<Board>(r.to_file, r.to_rank);
    if (kind == piece_kind::pawn) return pawn_answers(p, r, to, take);
    if ((p.sides[static_cast<std::size_t>(p.to_move)] & bit<Board>(to)) != 0) return;

    const auto squares = hinted<Board>(r.from_file, r.from_rank);
    move m;
    m.to = to;
    m.promotion = r.promotion;
    auto origins = piece_origins(p, kind, to) & squares;
    if (kind == piece_kind::king && origins == 0) {  // a king's move to its castling square is castling
        const square king = p.king(p.to_move);
        if (king == no_square || (squares & bit<Board>(king)) == 0) return;
        if (const wing w = castling_wing(p, king, to); w != wing::none) take(castling_move(p, w));
        return;
    }
    while (origins != 0) {
        m.from = pop_lsb(origins);
        take(m);
    }
}

}  // namespace royalcheck::rules
