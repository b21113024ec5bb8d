// C-MATE, C-STALE, C-DEAD, C-50, C-75, C-OLD, C-START, K-DRAW, K-DEAD: what ends a game by itself.
#include <gtest/gtest.h>

#include "rules/outcome.hpp"
#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;

TEST(C_MATE, fools_mate) {
    const auto p = game().moves("f3 e5 g4 Qh4").now;
    EXPECT_EQ(mate_or_stalemate(p), ending::checkmate);
    EXPECT_EQ(mate_or_stalemate(game().moves("f3 e5 a3 Qh4").now), ending::none);  // g3 answers
}

TEST(C_MATE, smothered_by_a_knight) {
    const auto p = from_board(R"(
        . . . . . . r k
        . . . . . N p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)",
                              side::black);
    EXPECT_EQ(mate_or_stalemate(p), ending::checkmate);
}

TEST(C_MATE, en_passant_may_be_the_only_answer) {
    const auto p = game("8/8/7R/k7/p1P5/3N4/1P6/6K1 w - - 0 1").moves("b4+").now;
    move_list all;
    legal_moves(p, all);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_TRUE(all[0].en_passant);
    EXPECT_EQ(mate_or_stalemate(p), ending::none);
    EXPECT_EQ(mate_or_stalemate(game("8/8/7R/k7/pPP5/3N4/8/6K1 b - - 0 1").now), ending::checkmate);
}

TEST(C_STALE, king_in_the_corner) {
    EXPECT_EQ(mate_or_stalemate(from_fen("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1")), ending::stalemate);
    EXPECT_EQ(mate_or_stalemate(from_fen("k7/2Q4p/8/8/8/8/8/4K3 b - - 0 1")), ending::none);
}

TEST(K_DRAW, stalemate_of_the_documents_fifth_example) {
    // 48.Bxh2 of the example: Black's king is shut in, its last pawn gone.
    const auto p = from_fen("k7/8/PK6/8/8/8/7B/8 b - - 0 48");
    EXPECT_EQ(mate_or_stalemate(p), ending::stalemate);
}

TEST(C_START, the_start_may_itself_be_an_end) {
    EXPECT_EQ(mate_or_stalemate(from_fen("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1")), ending::checkmate);
    EXPECT_TRUE(is_dead(from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), false));
}

TEST(C_DEAD, material_that_cannot_mate) {
    const auto dead = [](std::string_view placement) {
        return is_dead(from_fen(std::string(placement) + " w - - 0 1"), false);
    };
    EXPECT_TRUE(dead("4k3/8/8/8/8/8/8/4K3"));
    EXPECT_TRUE(dead("4k3/8/8/8/8/8/8/4KB2"));
    EXPECT_TRUE(dead("4kn2/8/8/8/8/8/8/4K3"));
    EXPECT_TRUE(dead("2b1k3/8/8/8/8/8/8/4KB2"));    // c8 and f1 are both light
    EXPECT_TRUE(dead("2b1k3/8/8/8/8/3B4/8/4KB2"));  // d3 too
    EXPECT_FALSE(dead("4kb2/8/8/8/8/8/8/4KB2"));    // f8 is dark
    EXPECT_FALSE(dead("4k3/8/8/8/8/8/8/2B1KB2"));
    EXPECT_FALSE(dead("4kn2/8/8/8/8/8/8/4KN2"));
    EXPECT_FALSE(dead("4kn2/8/8/8/8/8/8/4KB2"));
    EXPECT_FALSE(dead("4k3/8/8/8/8/8/8/4KNN1"));
    EXPECT_FALSE(dead("4k3/p7/8/8/8/8/8/4K3"));
    EXPECT_FALSE(dead("4k3/8/8/8/8/8/8/4K2R"));
}

TEST(K_DEAD, only_bare_kings_with_control_periods) {
    EXPECT_TRUE(is_dead(from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), true));
    EXPECT_FALSE(is_dead(from_fen("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), true));
    EXPECT_FALSE(is_dead(from_fen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), true));
    // The position that shows why: White has moves, but no king move, and is not stalemated.
    const auto p = from_fen("8/8/8/8/8/1k6/8/KB6 w - - 0 10");
    EXPECT_TRUE(has_legal_move(p));
    EXPECT_FALSE(has_legal_king_move(p));
}

TEST(C_50, clock_counts_half_moves_since_pawn_move_or_capture) {
    const std::string_view fen = "4k2r/8/8/8/8/8/4P3/R3K3 w - - 98 80";
    EXPECT_EQ(game(fen).moves("Ra2 Rh7").now.halfmove_clock, 100);
    EXPECT_EQ(game(fen).moves("e3").now.halfmove_clock, 0);
    EXPECT_EQ(game(fen).moves("Ra2 Rh2 Rb2 Rxe2+").now.halfmove_clock, 0);
}

TEST(C_75, mate_on_the_last_move_is_seen_beside_the_clock) {
    const auto p = game("7k/8/6K1/8/8/8/8/R7 w - - 149 100").moves("Ra8").now;
    EXPECT_EQ(p.halfmove_clock, 150);
    EXPECT_EQ(mate_or_stalemate(p), ending::checkmate);
}

TEST(C_OLD, only_a_provably_older_date_is_out) {
    for (const auto date : {"2013.12.31", "2013.??.??", "1999.07.01", "199?.??.??", "2014.06.30", "2014.06.??",
                            "2014.05.??", "2014.05.31", "1972.00.00"})
        EXPECT_FALSE(automatic_draws_in_force(date)) << date;
    for (const auto date :
         {"2014.07.01", "2014.07.??", "2014.12.01", "2014.??.??", "2014.0?.??",  "2014.00.00", "201?.??.??",
          "2026.01.10", "????.??.??", "????.01.01", "",           "?",           "garbage",    "06/30/1999",
          "2013",       "2013.13.01", "2013.01.40", "0000.00.00", "2013.01.01x", "213.01.01"})
        EXPECT_TRUE(automatic_draws_in_force(date)) << date;
}

TEST(outcome, nothing_is_a_losing_position_on_the_classical_board) {
    EXPECT_FALSE(losing_position(start_position<board8>()).any);
}

}  // namespace
