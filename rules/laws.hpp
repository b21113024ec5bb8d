// What sets the two games apart, one specialisation a board: constants and small questions that the shared
// code asks. A law of more than a few lines has its own file.
#pragma once

#include "rules/square.hpp"

namespace royalcheck::rules {

/// The four squares of one castling.
struct castling_squares {
    square king_from = no_square;
    square king_to = no_square;
    square rook_from = no_square;
    square rook_to = no_square;
};

/// See laws<board8> in chess/laws.hpp for the questions that a specialisation answers.
template <class Board>
struct laws;

}  // namespace royalcheck::rules
