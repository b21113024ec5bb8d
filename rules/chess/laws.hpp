// Classical chess: the start position (FIDE 2.3), castling squares (3.8.2), pawn steps (3.7), and nothing royal.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rules/laws.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

template <>
struct laws<board8> {
    /// The back rank from the a-file on, both sides.
    static constexpr std::array<piece_kind, 8> back_rank{piece_kind::rook,   piece_kind::knight, piece_kind::bishop,
                                                         piece_kind::queen,  piece_kind::king,   piece_kind::bishop,
                                                         piece_kind::knight, piece_kind::rook};
    /// Where pawns start, counted from 0 from their own side.
    static constexpr int pawn_rank = 1;
    /// The most squares a pawn ever advances at once.
    static constexpr int longest_step = 2;
    /// A position with the side not on move in check cannot arise (FIDE 3.9.2).
    static constexpr bool enemy_may_be_in_check = false;

    static constexpr castling_squares castling(side s, wing w) {
        const int rank = s == side::white ? 0 : 7;
        const auto at = [rank](int file) { return make_square<board8>(file, rank); };
        if (w == wing::king_side) return {at(4), at(6), at(7), at(5)};
        return {at(4), at(2), at(0), at(3)};
    }

    /// Castling rights that end when a move starts or ends on the square.
    static constexpr std::array<std::uint8_t, 64> rights_at = [] {
        std::array<std::uint8_t, 64> r{};
        r[0] = white_queen_side;
        r[4] = white_king_side | white_queen_side;
        r[7] = white_king_side;
        r[56] = black_queen_side;
        r[60] = black_king_side | black_queen_side;
        r[63] = black_king_side;
        return r;
    }();

    /// How many squares a pawn of `s` on `from` may advance at most, all of them being empty.
    static int pawn_steps(const position<board8>&, side s, square from) {
        return relative_rank<board8>(s, from) == pawn_rank ? 2 : 1;
    }
    /// R-CASTLE has an exemption from the attack conditions; chess has none.
    static constexpr bool castles_freely(const position<board8>&) { return false; }
    /// There is no princess to choose for: one way to look at a turn, and a mark for another is false.
    static constexpr succession_choices choices(const position<board8>&, succession mark) {
        return mark == succession::none ? succession_choices(mark) : succession_choices();
    }
    static constexpr const position<board8>& settled(const position<board8>& p, succession) { return p; }
    /// R-LOSING lets a record show the capture of the king; chess does not.
    static constexpr bool takes_lost_king(const position<board8>&, const move&) { return false; }
    /// What a turn does beside the move itself: nothing here.
    static void begin_turn(position<board8>&, const move&) {}
    static void end_turn(position<board8>&, const move&, piece /*captured*/) {}
    static void skip_turn(position<board8>&) {}
    /// The part of the key that is not men, side or castling.
    static constexpr key state_key(const position<board8>&) { return 0; }
    /// What a FEN has after the move number.
    static std::string fen_tail(const position<board8>&) { return {}; }
};

}  // namespace royalcheck::rules
