// The independent judge of Royal Chess 100: a second, deliberately naive implementation of RULES.md section 3, kept
// apart from rules/ so that property tests can compare the two. Every pseudo-move is made on a copy of the board and
// the position after it is judged by the clauses in order; nothing is incremental, nothing is fast.
//
// Squares are a file 0..9 (a..j) and a rank 0..9 (1..10). X is the side to move, Y the other, as in RULES.md.
#pragma once

#include "rules/readings.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace naive {

using royalcheck::rules::readings;

enum class side { white, black };
enum class kind { none, pawn, knight, bishop, rook, queen, king, prince, princess };

constexpr side other(side s) { return s == side::white ? side::black : side::white; }
constexpr std::size_t index(side s) { return s == side::white ? 0 : 1; }

struct square {
    int file = 0;
    int rank = 0;
    friend bool operator==(const square&, const square&) = default;
};

struct piece {
    kind what = kind::none;
    side owner = side::white;  ///< white for an empty square, so that equal boards compare equal
    friend bool operator==(const piece&, const piece&) = default;
};

struct castling_rights {
    bool king_side = false;   ///< O-O, king e to c, rook a to d
    bool queen_side = false;  ///< O-O-O, king e to h, rook j to g
    friend bool operator==(const castling_rights&, const castling_rights&) = default;
};

struct position {
    std::array<std::array<piece, 10>, 10> board{};  ///< board[rank][file]
    side to_move = side::white;                     ///< X
    std::array<castling_rights, 2> castling{};      ///< by index(side)
    std::vector<square> passed;                     ///< R-EP: squares just passed, nearest the pawn's start first
    std::array<bool, 2> princess_right_lost{};      ///< R-DECLINE, by index(side)
    bool choice_pending = false;                    ///< R-QUEEN: X has just lost a queen and has a princess
    std::array<std::array<bool, 10>, 10>
        third_rights{};      ///< R-PAWN-THIRD: pawn here may double-step (stepped, immediate)
    int halfmove_clock = 0;  ///< plies since the last capture or pawn move
    int move_number = 1;

    const piece& at(square s) const {
        return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
    }
    piece& at(square s) { return board[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)]; }
    friend bool operator==(const position&, const position&) = default;
};

enum class choice { none, accept, decline };  ///< R-QUEEN, R-DECLINE; none where nothing is pending

struct move {
    square from;
    square to;
    kind promotion = kind::none;
    bool castling = false;  ///< from and to are the king's squares
    bool en_passant = false;
    choice princess = choice::none;
    friend bool operator==(const move&, const move&) = default;
};

enum class ending { none, checkmate, stalemate, losing_position, dead };

struct verdict {
    ending end = ending::none;
    side loser = side::white;  ///< meaningful for checkmate and losing_position only
    friend bool operator==(const verdict&, const verdict&) = default;
};

/// Reads the 10x10 FEN (NOTATION.md section 5) with four to seven fields. Castling rights without king and rook at home
/// and impossible en passant squares are dropped (RULES.md section 5); the history being unknown, every third-rank pawn
/// has its double step. Throws std::invalid_argument if the text has not this form.
position parse_fen(std::string_view text);

/// Six fields, and the seventh where it is not "-".
std::string to_fen(const position& p);

/// All legal moves of X, once per princess choice that is open. Empty where X is mated or stalemated, and where Y has
/// lost by R-LOSING (the recapture that ends a lost game on the board is not generated).
std::vector<move> legal_moves(const position& p, const readings& r);

/// The position after m, which must be one of legal_moves(p, r).
position play(const position& p, const move& m, const readings& r);

/// Number of lines of that many plies; depth 0 is 1. Accepting and declining count separately (R-QUEEN-ORDER).
std::uint64_t perft(const position& p, const readings& r, int depth);

/// Whether the position ends the game by itself, history apart: R-MATE, R-LOSING, dead position (section 3.7).
verdict judge(const position& p, const readings& r);

/// Equal for two positions exactly when they are the same for C-REP3 and section 3.7.
std::string repetition_key(const position& p, const readings& r);

/// "e2e5", "e9e10q", castling as "e1c1"; with "Ps=Q " or "Ps=Ps " before it where a choice was pending.
std::string to_text(const move& m);

}  // namespace naive
