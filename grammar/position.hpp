// Positions as text: FEN of both boards, and the piece lists of the documents.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/move.hpp"

namespace royalcheck::grammar {

struct man_text {
    piece_name piece;
    bool white;
    std::int8_t file, rank;  ///< from 0
};

struct square_text {
    std::int8_t file, rank;
};

/// A position as written, whatever it says. Errors are sentences, one a defect, with what and where
/// ("rank 5 has 9 squares, not 8"); warnings are what was mended while reading (a missing field).
struct position_text {
    std::vector<man_text> men;
    bool white_to_move = true;
    bool castle_white_king = false, castle_white_queen = false, castle_black_king = false, castle_black_queen = false;
    std::vector<square_text> en_passant;
    int halfmove_clock = 0;
    int number = 1;
    bool white_lost_right = false, black_lost_right = false, choice_pending = false;  ///< 10x10, seventh field
    std::vector<std::string> errors;
    std::vector<std::string> warnings;
};

/// Reads a FEN for a board of `size` files and ranks (8 or 10). Short FENs are completed with a warning.
position_text read_fen(std::string_view text, int size);

/// Whose move it is, and which.
struct turn_text {
    bool white = true;
    int number = 1;
};

/// Reads the document style, English or Russian letters:
/// "Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2). 41-й ход белых." A count in parentheses must agree.
/// The side to move and the number may follow in words; `otherwise` stands for what is not said.
position_text read_piece_list(std::string_view text, int size, turn_text otherwise = {});

}  // namespace royalcheck::grammar
