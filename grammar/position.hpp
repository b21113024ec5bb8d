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

/// What is wrong with a position as it is written. In parentheses what the other members say.
enum class position_fault_kind : std::uint8_t {
    // FEN
    no_fen,
    rank_length,         ///< (text: the rank, number: its squares, due: how many there are)
    rank_count,          ///< (number: of ranks, due)
    unknown_sign,        ///< (text: it, number: its rank)
    prince_on_8x8,       ///< (number: the rank)
    princess_on_8x8,     ///< (number: the rank)
    bad_side,            ///< (text)
    bad_castling,        ///< (text)
    castling_twice,      ///< (text: the letter)
    bad_en_passant,      ///< (text)
    en_passant_outside,  ///< (text: the square)
    two_en_passant,      ///< on 8x8 (text)
    bad_clock,           ///< (text)
    clock_below_zero,    ///< (text)
    bad_number,          ///< (text)
    bad_succession,      ///< (text)
    behind_number,       ///< on 8x8 (text)
    succession_on_8x8,
    behind_last_field,  ///< (text)
    // FEN, mended
    no_side,
    no_castling,
    no_en_passant,
    no_clock,
    no_number,
    // piece lists
    no_piece,
    wrong_count,      ///< (white, number: of pieces in the list, due: what it says)
    square_outside,   ///< (text, due: files and ranks of the board)
    square_taken,     ///< (text)
    before_its_side,  ///< (text)
    not_a_piece,      ///< (text)
    stray_parenthesis
};

struct position_fault {
    position_fault_kind kind{};
    std::string text{};  ///< as written; what is longer than a word is cut
    int number = 0, due = 0;
    bool white = true;
    friend bool operator==(const position_fault&, const position_fault&) = default;
};

/// A position as written, whatever it says. Errors are its defects, one each; warnings are what was mended while
/// reading (a missing field).
struct position_text {
    std::vector<man_text> men;
    bool white_to_move = true;
    bool castle_white_king = false, castle_white_queen = false, castle_black_king = false, castle_black_queen = false;
    std::vector<square_text> en_passant;
    int halfmove_clock = 0;
    int number = 1;
    bool white_lost_right = false, black_lost_right = false, choice_pending = false;  ///< 10x10, seventh field
    std::vector<position_fault> errors;
    std::vector<position_fault> warnings;
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
