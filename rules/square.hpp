// Squares, sides, pieces and the two boards.
#pragma once

#include <cstdint>

namespace royalcheck::rules {

enum class side : std::uint8_t { white, black };

/// The opponent of `s`.
constexpr side other(side s) { return s == side::white ? side::black : side::white; }

enum class piece_kind : std::uint8_t { none, pawn, knight, bishop, rook, queen, king, prince, princess };
inline constexpr int piece_kinds = 9;

/// A man on the board; `kind == none` is an empty square (its `owner` is then white).
struct piece {
    piece_kind kind = piece_kind::none;
    side owner = side::white;
    friend constexpr bool operator==(const piece&, const piece&) = default;
};

__extension__ using uint128 = unsigned __int128;

/// The classical board: files a-h, ranks 1-8; one bit a square in 64 bits.
struct board8 {
    static constexpr int size = 8;
    static constexpr int squares = 64;
    using bits = std::uint64_t;
};

/// The board of Royal Chess 100: files a-j, ranks 1-10; one bit a square in 128 bits.
struct board10 {
    static constexpr int size = 10;
    static constexpr int squares = 100;
    using bits = uint128;
};

/// A square as rank * size + file, both from 0; a1 is 0 on either board.
using square = std::uint8_t;
inline constexpr square no_square = 0xFF;

template <class Board>
constexpr square make_square(int file, int rank) {
    return static_cast<square>(rank * Board::size + file);
}
template <class Board>
constexpr int file_of(square s) {
    return s % Board::size;
}
template <class Board>
constexpr int rank_of(square s) {
    return s / Board::size;
}

/// True where `file` and `rank` (from 0) lie on the board.
template <class Board>
constexpr bool on_board(int file, int rank) {
    return file >= 0 && file < Board::size && rank >= 0 && rank < Board::size;
}

/// Squares of either colour: a1 is dark on both boards.
template <class Board>
constexpr bool is_dark(square s) {
    return (file_of<Board>(s) + rank_of<Board>(s)) % 2 == 0;
}

}  // namespace royalcheck::rules
