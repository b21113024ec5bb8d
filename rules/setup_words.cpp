// What is wrong with a position from outside, in words, each defect with its squares.
#include <algorithm>

#include "rules/castling.hpp"
#include "rules/chess/laws.hpp"
#include "rules/notation.hpp"
#include "rules/royal100/laws.hpp"
#include "rules/setup.hpp"

namespace royalcheck::rules {

namespace {

/// "a1", "a1 and h8", "a1, b1 and h8".
template <class Board>
std::string list_of(const std::vector<square>& squares) {
    std::string out;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (i > 0) out += i + 1 == squares.size() ? " and " : ", ";
        out += to_text<Board>(squares[i]);
    }
    return out;
}

template <class Board, class Wanted>
std::vector<square> squares_of(const setup<Board>& s, Wanted wanted) {
    std::vector<square> found;
    for (int at = 0; at < Board::squares; ++at)
        if (wanted(static_cast<square>(at), s.men[static_cast<std::size_t>(at)]))
            found.push_back(static_cast<square>(at));
    return found;
}

std::string name_of(side s) { return s == side::white ? "White" : "Black"; }

/// "White has 2 kings, on d1 and e1".
template <class Board>
std::string several(const setup<Board>& s, side owner, piece_kind kind, const std::string& plural) {
    const auto squares = squares_of(s, [&](square, piece m) { return m == piece{kind, owner}; });
    return name_of(owner) + " has " + std::to_string(squares.size()) + ' ' + plural + ", on " + list_of<Board>(squares);
}

template <class Board>
std::string misplaced_pawns(const setup<Board>& s) {
    const auto squares = squares_of(s, [](square at, piece m) {
        const int rank = rank_of<Board>(at);
        return m.kind == piece_kind::pawn && (rank == 0 || rank == Board::size - 1);
    });
    return (squares.size() == 1 ? "a pawn stands on " : "pawns stand on ") + list_of<Board>(squares) +
           ", on the first or the last rank";
}

/// "castling rights are given without king and rook at home: K (e1, h1), q (e8, a8)".
template <class Board>
std::string castling_in_vain(const setup<Board>& s) {
    constexpr std::string_view letters = "KQkq";
    std::string rights;
    for (const side owner : {side::white, side::black}) {
        for (const wing w : {wing::king_side, wing::queen_side}) {
            const castling_squares c = laws<Board>::castling(owner, w);
            const bool home = s.men[c.king_from] == piece{piece_kind::king, owner} &&
                              s.men[c.rook_from] == piece{piece_kind::rook, owner};
            if ((s.castling & castling_bit(owner, w)) == 0 || home) continue;
            const std::size_t letter = (owner == side::black ? 2 : 0) + (w == wing::queen_side ? 1 : 0);
            rights += (rights.empty() ? "" : ", ") + std::string(1, letters[letter]) + " (" +
                      to_text<Board>(c.king_from) + ", " + to_text<Board>(c.rook_from) + ")";
        }
    }
    return "castling is given without king and rook at home: " + rights;
}

}  // namespace

template <class Board>
std::string to_text(const setup<Board>& s, setup_defect d) {
    using enum setup_defect;
    switch (d) {
    case no_white_king: return "White has no king";
    case no_black_king: return "Black has no king";
    case several_white_kings: return several(s, side::white, piece_kind::king, "kings");
    case several_black_kings: return several(s, side::black, piece_kind::king, "kings");
    case several_white_princes: return several(s, side::white, piece_kind::prince, "princes");
    case several_black_princes: return several(s, side::black, piece_kind::prince, "princes");
    case several_white_princesses: return several(s, side::white, piece_kind::princess, "princesses");
    case several_black_princesses: return several(s, side::black, piece_kind::princess, "princesses");
    case pawn_on_last_rank: return misplaced_pawns(s);
    case side_not_on_move_in_check: {
        const piece king{piece_kind::king, other(s.to_move)};
        return name_of(king.owner) + " is not to move but stands in check, with the king on " +
               list_of<Board>(squares_of(s, [&](square, piece m) { return m == king; }));
    }
    case number_below_one: return "the move number is " + std::to_string(s.number) + ", below 1";
    case piece_not_of_this_board:
        return "the board of classical chess has no prince or princess, but one stands on " +
               list_of<Board>(squares_of(
                   s, [](square, piece m) { return m.kind == piece_kind::prince || m.kind == piece_kind::princess; }));
    case castling_without_king_and_rook: return castling_in_vain(s);
    case impossible_en_passant: return "no pawn can just have passed " + list_of<Board>(s.en_passant);
    case negative_clock: return "the halfmove clock is " + std::to_string(s.halfmove_clock) + ", below 0";
    case choice_without_princess:
        return "a princess choice is given to " + name_of(s.to_move) +
               ", who has no princess or has lost the right to it";
    }
    return {};
}

template std::string to_text(const setup<board8>&, setup_defect);
template std::string to_text(const setup<board10>&, setup_defect);

}  // namespace royalcheck::rules
