// What sets the two games apart, one specialisation a board: constants and small questions that the shared
// code asks. A law of more than a few lines has its own file.
#pragma once

#include <array>
#include <cstddef>

#include "rules/moves.hpp"
#include "rules/square.hpp"

namespace royalcheck::rules {

/// The four squares of one castling.
struct castling_squares {
    square king_from = no_square;
    square king_to = no_square;
    square rook_from = no_square;
    square rook_to = no_square;
};

/// The princess choices under which a move may be made: `none` alone where no choice stands, which is always so on the
/// classical board, else acceptance or decline or both, in this order (R-QUEEN, R-DECLINE).
class succession_choices {
public:
    constexpr succession_choices() = default;
    constexpr explicit succession_choices(succession only) : items_{only}, count_(1) {}
    constexpr succession_choices(succession first, succession second) : items_{first, second}, count_(2) {}
    constexpr const succession* begin() const { return items_.data(); }
    constexpr const succession* end() const { return items_.data() + count_; }
    constexpr std::size_t size() const { return count_; }
    constexpr succession operator[](std::size_t i) const { return items_[i]; }

private:
    std::array<succession, 2> items_{};
    std::size_t count_ = 0;
};

/// See laws<board8> in chess/laws.hpp for the questions that a specialisation answers.
template <class Board>
struct laws;

}  // namespace royalcheck::rules
