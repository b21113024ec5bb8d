// R-CASTLE. O-O takes the king from e to c and the rook from a to d; O-O-O takes the king from e to h and the rook
// from j to g: two squares stay free at the edge. Rights, the empty path and the conditions on attacked squares are
// those of chess. Reading castling-attack: strict (as in chess) or free (a side that has its prince is exempt from
// the conditions on attacked squares). A king that came from a prince never castles: see succession.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "rules/laws.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

constexpr castling_squares royal_castling(side s, wing w) {
    const int rank = s == side::white ? 0 : 9;
    const auto at = [rank](int file) { return make_square<board10>(file, rank); };
    if (w == wing::king_side) return {at(4), at(2), at(0), at(3)};
    return {at(4), at(7), at(9), at(6)};
}

/// Castling rights that end when a move starts or ends on the square.
inline constexpr std::array<std::uint8_t, 100> royal_rights_at = [] {
    std::array<std::uint8_t, 100> r{};
    r[0] = white_king_side;
    r[4] = white_king_side | white_queen_side;
    r[9] = white_queen_side;
    r[90] = black_king_side;
    r[94] = black_king_side | black_queen_side;
    r[99] = black_queen_side;
    return r;
}();

/// The side to move may castle out of, through and into check.
inline bool royal_castles_freely(const position<board10>& p) {
    return p.royal.readings.castling_attack == castling_attack_reading::free &&
           p.of(p.to_move, piece_kind::prince) != 0;
}

}  // namespace royalcheck::rules
