// A position that came from outside, before it is believed (RULES 5).
#pragma once

#include <optional>
#include <vector>

#include "rules/position.hpp"

namespace royalcheck::rules {

/// As written, whatever it says: several kings, pawns on the last rank, rights without a rook.
template <class Board>
struct setup {
    std::array<piece, Board::squares> men{};
    side to_move = side::white;
    std::uint8_t castling = 0;
    bool presumes_castling = false;  ///< every right with king and rook at home: what was written tells of none
    std::vector<square> en_passant;
    int halfmove_clock = 0;
    int number = 1;
    bool white_lost_princess_right = false, black_lost_princess_right = false, choice_pending = false;
    rules::readings readings;
};

enum class setup_defect : std::uint8_t {
    // refused (RC112)
    no_white_king,
    no_black_king,
    several_white_kings,
    several_black_kings,
    several_white_princes,
    several_black_princes,
    several_white_princesses,
    several_black_princesses,
    pawn_on_last_rank,
    side_not_on_move_in_check,
    number_below_one,
    piece_not_of_this_board,
    // mended, with a warning
    castling_without_king_and_rook,
    impossible_en_passant,
    negative_clock,
    choice_without_princess
};

/// True for defects that refuse the position; the others are mended.
bool refuses(setup_defect d);
template <class Board>
struct setup_result {
    std::optional<rules::position<Board>> position;  ///< empty if any defect refuses
    std::vector<setup_defect> defects;               ///< each kind once, refusing and mended ones
};

/// Judges a setup: every defect is named; castling rights and en passant squares that cannot be are dropped.
template <class Board>
setup_result<Board> validate(const setup<Board>& s);
}  // namespace royalcheck::rules
