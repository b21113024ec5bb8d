// Random words whose sum modulo two names a position (Zobrist 1970).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/square.hpp"

namespace royalcheck::rules {

using key = std::uint64_t;

template <class Board>
struct zobrist_tables {
    std::array<std::array<std::array<key, Board::squares>, piece_kinds>, 2> men{};
    std::array<key, 16> castling{};  ///< by the rights' bits
    std::array<key, Board::squares> en_passant{};
    std::array<key, 8> royal{};  ///< free words for what only Royal Chess 100 counts
    key black_to_move = 0;
};

/// Fixed words (splitmix64 from a fixed seed), so that keys are the same in every run.
template <class Board>
constexpr zobrist_tables<Board> make_zobrist_tables() {
    std::uint64_t state = 0x526f79616c203634ULL;
    const auto next = [&state] {
        state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    };
    zobrist_tables<Board> t;
    for (auto& owner : t.men)
        for (auto& kind : owner)
            for (key& k : kind) k = next();
    for (key& k : t.castling) k = next();
    for (key& k : t.en_passant) k = next();
    for (key& k : t.royal) k = next();
    t.black_to_move = next();
    return t;
}

template <class Board>
inline constexpr zobrist_tables<Board> zobrist = make_zobrist_tables<Board>();

template <class Board>
constexpr key man_key(piece p, square s) {
    return zobrist<Board>.men[static_cast<std::size_t>(p.owner)][static_cast<std::size_t>(p.kind)][s];
}

}  // namespace royalcheck::rules
