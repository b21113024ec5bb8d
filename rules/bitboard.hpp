// Sets of squares as bits, one bit a square: the same few operations for 64 and for 128 bits.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/square.hpp"

namespace royalcheck::rules {

/// The set that holds `s` alone.
template <class Board>
constexpr typename Board::bits bit(square s) {
    return typename Board::bits{1} << s;
}

/// Number of squares in the set.
constexpr int popcount(std::uint64_t b) { return std::popcount(b); }
constexpr int popcount(uint128 b) {
    return std::popcount(static_cast<std::uint64_t>(b >> 64)) + std::popcount(static_cast<std::uint64_t>(b));
}

/// The lowest square of a set that is not empty.
constexpr square lsb(std::uint64_t b) { return static_cast<square>(std::countr_zero(b)); }
constexpr square lsb(uint128 b) {
    const auto low = static_cast<std::uint64_t>(b);
    return low != 0 ? lsb(low) : static_cast<square>(64 + std::countr_zero(static_cast<std::uint64_t>(b >> 64)));
}

/// The highest square of a set that is not empty.
constexpr square msb(std::uint64_t b) { return static_cast<square>(63 - std::countl_zero(b)); }
constexpr square msb(uint128 b) {
    const auto high = static_cast<std::uint64_t>(b >> 64);
    return high != 0 ? static_cast<square>(64 + msb(high)) : msb(static_cast<std::uint64_t>(b));
}

/// Takes the lowest square out of a set that is not empty.
template <class Bits>
constexpr square pop_lsb(Bits& b) {
    const square s = lsb(b);
    b &= b - 1;
    return s;
}

template <class Bits>
constexpr bool more_than_one(Bits b) {
    return (b & (b - 1)) != 0;
}

/// All squares of one file or one rank, both counted from 0.
template <class Board>
constexpr typename Board::bits file_bits(int file) {
    constexpr auto first = [] {
        typename Board::bits b{};
        for (int rank = 0; rank < Board::size; ++rank) b |= bit<Board>(make_square<Board>(0, rank));
        return b;
    }();
    return first << file;
}
template <class Board>
constexpr typename Board::bits rank_bits(int rank) {
    return ((typename Board::bits{1} << Board::size) - 1) << (rank * Board::size);
}

/// The square one step ahead of `s` for `of`: up the board for White, down for Black. `s` is not on the last rank.
template <class Board>
constexpr square ahead(side of, square s) {
    return static_cast<square>(of == side::white ? s + Board::size : s - Board::size);
}

/// The rank as `of` sees it: 0 is its own back rank, Board::size - 1 the rank of promotion.
template <class Board>
constexpr int relative_rank(side of, square s) {
    return of == side::white ? rank_of<Board>(s) : Board::size - 1 - rank_of<Board>(s);
}

}  // namespace royalcheck::rules
