// Where the men go on a board with a given set of occupied squares (FIDE 3.2-3.6, 3.7.3, 3.8.1).
#pragma once

#include <array>
#include <cstddef>

#include "rules/bitboard.hpp"

namespace royalcheck::rules {

/// The part of a straight line below and above one square, the square itself left out.
template <class Board>
struct line_parts {
    typename Board::bits lower{};
    typename Board::bits upper{};
    constexpr typename Board::bits all() const { return lower | upper; }
};

/// The four lines through a square.
enum line_direction : std::uint8_t { rank_line, file_line, rising_line, falling_line };

template <class Board>
struct attack_tables {
    using bits = typename Board::bits;
    std::array<std::array<line_parts<Board>, 4>, Board::squares> lines{};
    std::array<bits, Board::squares> rook_lines{};
    std::array<bits, Board::squares> bishop_lines{};
    std::array<bits, Board::squares> king{};
    std::array<bits, Board::squares> knight{};
    std::array<bits, Board::squares> royal_reach{};  ///< all that a prince could ever attack from the square (R-PRINCE)
    std::array<std::array<bits, Board::squares>, 2> pawn{};
    /// By kind, what it attacks on an empty board; nothing for pawns, princes and princesses.
    std::array<std::array<bits, Board::squares>, piece_kinds> empty_board{};
};

template <class Board>
constexpr attack_tables<Board> make_attack_tables() {
    attack_tables<Board> t;
    for (int rank = 0; rank < Board::size; ++rank) {
        for (int file = 0; file < Board::size; ++file) {
            const square s = make_square<Board>(file, rank);
            const auto step = [&](int df, int dr) {
                return on_board<Board>(file + df, rank + dr) ? bit<Board>(make_square<Board>(file + df, rank + dr))
                                                             : typename Board::bits{};
            };
            constexpr int up[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};  // in the order of line_direction
            for (std::size_t l = 0; l < 4; ++l) {
                for (int n = 1; n < Board::size; ++n) {
                    t.lines[s][l].upper |= step(up[l][0] * n, up[l][1] * n);
                    t.lines[s][l].lower |= step(-up[l][0] * n, -up[l][1] * n);
                }
                (l < 2 ? t.rook_lines : t.bishop_lines)[s] |= t.lines[s][l].all();
                t.king[s] |= step(up[l][0], up[l][1]) | step(-up[l][0], -up[l][1]);
                for (int n = -2; n <= 2; ++n)
                    if (n != 0) t.royal_reach[s] |= step(up[l][0] * n, up[l][1] * n);
            }
            for (int a : {-1, 1}) {
                for (int b : {-2, 2}) t.knight[s] |= step(a, b) | step(b, a);
                t.pawn[0][s] |= step(a, 1);
                t.pawn[1][s] |= step(a, -1);
            }
        }
    }
    const auto of = [&t](piece_kind k) -> auto& { return t.empty_board[static_cast<std::size_t>(k)]; };
    of(piece_kind::knight) = t.knight;
    of(piece_kind::king) = t.king;
    of(piece_kind::rook) = t.rook_lines;
    of(piece_kind::bishop) = t.bishop_lines;
    for (std::size_t s = 0; s < Board::squares; ++s) of(piece_kind::queen)[s] = t.rook_lines[s] | t.bishop_lines[s];
    return t;
}

template <class Board>
inline constexpr attack_tables<Board> attack_table = make_attack_tables<Board>();

/// Squares that a slider on the line's square attacks along it: up to and including the first man each way.
/// Obstruction difference: subtracting the nearest man below from the men above flips exactly the squares
/// between the nearest men of both sides. No multiplication and no large table, so it serves both widths.
template <class Board>
constexpr typename Board::bits line_attacks(const line_parts<Board>& l, typename Board::bits occupied) {
    using bits = typename Board::bits;
    const bits above = l.upper & occupied;
    const bits nearest_below = bits{1} << msb(static_cast<bits>((l.lower & occupied) | 1));
    return l.all() & (above ^ (above - nearest_below));
}

template <class Board>
constexpr typename Board::bits rook_attacks(square s, typename Board::bits occupied) {
    const auto& l = attack_table<Board>.lines[s];
    return line_attacks(l[rank_line], occupied) | line_attacks(l[file_line], occupied);
}
template <class Board>
constexpr typename Board::bits bishop_attacks(square s, typename Board::bits occupied) {
    const auto& l = attack_table<Board>.lines[s];
    return line_attacks(l[rising_line], occupied) | line_attacks(l[falling_line], occupied);
}
template <class Board>
constexpr typename Board::bits knight_attacks(square s) {
    return attack_table<Board>.knight[s];
}
template <class Board>
constexpr typename Board::bits king_attacks(square s) {
    return attack_table<Board>.king[s];
}
/// The two squares diagonally ahead of a pawn of `of` (FIDE 3.7.3).
template <class Board>
constexpr typename Board::bits pawn_attacks(side of, square s) {
    return attack_table<Board>.pawn[static_cast<std::size_t>(of)][s];
}

/// What a prince or princess attacks (R-PRINCE). The moves are symmetric: what reaches `s` is reached from it.
template <class Board>
typename Board::bits royal_attacks(square s, typename Board::bits occupied);
/// There is neither on the classical board.
template <>
constexpr board8::bits royal_attacks<board8>(square, board8::bits) {
    return 0;
}
template <>
board10::bits royal_attacks<board10>(square s, board10::bits occupied);  // royal100/prince.cpp

/// What a piece of `kind` attacks from `s`; not for pawns.
template <class Board>
constexpr typename Board::bits piece_attacks(piece_kind kind, square s, typename Board::bits occupied) {
    switch (kind) {
    case piece_kind::knight: return knight_attacks<Board>(s);
    case piece_kind::bishop: return bishop_attacks<Board>(s, occupied);
    case piece_kind::rook: return rook_attacks<Board>(s, occupied);
    case piece_kind::queen: return bishop_attacks<Board>(s, occupied) | rook_attacks<Board>(s, occupied);
    case piece_kind::king: return king_attacks<Board>(s);
    case piece_kind::prince:
    case piece_kind::princess: return royal_attacks<Board>(s, occupied);
    default: return {};
    }
}

template <class Board>
inline constexpr auto between_table = [] {
    std::array<std::array<typename Board::bits, Board::squares>, Board::squares> table{};
    for (square a = 0; a != Board::squares; ++a) {
        for (std::size_t l = 0; l < 4; ++l) {
            const auto above = attack_table<Board>.lines[a][l].upper;
            for (auto left = above; left != 0;) {
                const square b = pop_lsb(left);
                table[a][b] = table[b][a] = above & attack_table<Board>.lines[b][l].lower;
            }
        }
    }
    return table;
}();

/// The squares strictly between two squares of one line; empty if they share none or are neighbours.
template <class Board>
constexpr typename Board::bits between(square a, square b) {
    return (between_table<Board>)[a][b];
}

/// The whole line through two squares, both included, edge to edge; empty if they share none.
template <class Board>
constexpr typename Board::bits line_through(square a, square b) {
    for (const auto& l : attack_table<Board>.lines[a])
        if ((l.all() & bit<Board>(b)) != 0) return l.all() | bit<Board>(a);
    return {};
}

}  // namespace royalcheck::rules
