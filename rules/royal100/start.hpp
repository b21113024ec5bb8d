// R-SETUP. Files a-j, ranks 1-10, a1 dark. White stands from a1 to j1 as rook, knight, bishop, princess, king,
// queen, prince, bishop, knight, rook, with the pawns on the second rank; Black mirrors this on ranks 10 and 9.
#pragma once

#include <array>

#include "rules/square.hpp"

namespace royalcheck::rules {

/// The back rank of either side from the a-file on.
inline constexpr std::array<piece_kind, 10> royal_back_rank{
    piece_kind::rook,  piece_kind::knight, piece_kind::bishop, piece_kind::princess, piece_kind::king,
    piece_kind::queen, piece_kind::prince, piece_kind::bishop, piece_kind::knight,   piece_kind::rook};

}  // namespace royalcheck::rules
