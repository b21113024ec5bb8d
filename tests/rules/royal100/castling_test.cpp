// R-CASTLE: both wings, rights, both readings of castling-attack.
#include <gtest/gtest.h>

#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

constexpr const char* at_home = R"(
        r . . . k . . . . r
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        R . . . K . . . . R)";

TEST(royal100_castling, R_CASTLE_chart_4) {
    const auto p = drawn(at_home, "w KQkq - 0 1");
    EXPECT_EQ(to_fen(after(p, {"O-O"})), "r3k4r/10/10/10/10/10/10/10/10/2KR5R b kq - 1 1");
    EXPECT_EQ(to_fen(after(p, {"O-O-O"})), "r3k4r/10/10/10/10/10/10/10/10/R5RK2 b kq - 1 1");
    const auto black = after(p, {"Ke2"});
    EXPECT_EQ(to_fen(after(black, {"O-O"})), "2kr5r/10/10/10/10/10/10/10/4K5/R8R w - - 2 2");
    EXPECT_EQ(to_fen(after(black, {"O-O-O"})), "r5rk2/10/10/10/10/10/10/10/4K5/R8R w - - 2 2");
}

TEST(royal100_castling, R_CASTLE_a_king_move_to_the_castling_square) {
    const auto p = drawn(at_home, "w KQkq - 0 1");
    EXPECT_EQ(resolved(p, "Kc1").chosen.castling, wing::king_side);
    EXPECT_EQ(resolved(p, "Kh1").chosen.castling, wing::queen_side);
}

TEST(royal100_castling, R_CASTLE_rights_and_path) {
    EXPECT_EQ(why(drawn(at_home, "w Qkq - 0 1"), "O-O"), illegality::castling_right_lost);
    const auto blocked = from_fen("4k5/10/10/10/10/10/10/10/10/RN2K3NR w KQ - 0 1");
    EXPECT_EQ(why(blocked, "O-O"), illegality::castling_path_blocked);
    EXPECT_EQ(resolved(blocked, "O-O-O").spoiler, sq("i1"));
    const auto rook_taken = after(drawn(at_home, "w KQkq - 0 1"), {"Rxa10"});
    EXPECT_EQ(rook_taken.castling, white_queen_side | black_queen_side);
}

// The rook on d9 attacks d1, which the king crosses on one wing; on the other nothing is attacked.
constexpr const char* crossed = R"(
        . . . . . . . . k .
        . . . r . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        Pr . . . . . . . . .
        R . . . K . . . . R)";

TEST(royal100_castling, R_CASTLE_strict_even_with_a_prince) {
    const auto p = drawn(crossed, "w KQ - 0 1");
    EXPECT_EQ(why(p, "O-O"), illegality::castling_through_check);
    EXPECT_EQ(resolved(p, "O-O").spoiler, sq("d9"));
    EXPECT_TRUE(is_legal(p, "O-O-O"));
}
TEST(royal100_castling, R_CASTLE_free_with_a_prince) {
    EXPECT_TRUE(is_legal(drawn(crossed, "w KQ - 0 1", free_castling), "O-O"));
    const auto without = from_fen("8k1/3r6/10/10/10/10/10/10/10/R3K4R w KQ - 0 1", free_castling);
    EXPECT_EQ(why(without, "O-O"), illegality::castling_through_check) << "no prince, no exemption";
}
TEST(royal100_castling, R_CASTLE_strict_and_free_in_and_into_check) {
    const char* in_check = "8k1/4r5/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_EQ(why(from_fen(in_check), "O-O"), illegality::castling_in_check);
    EXPECT_TRUE(is_legal(from_fen(in_check, free_castling), "O-O"));
    const char* into_check = "7rk1/10/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_EQ(why(from_fen(into_check), "O-O-O"), illegality::castling_into_check);
    EXPECT_TRUE(is_legal(from_fen(into_check, free_castling), "O-O-O"));
}

// Out of check by castling free, the rook on d1 then checks d10: a counter-check like any other.
TEST(royal100_castling, R_COUNTER_counts_the_castling_rook) {
    readings r = free_castling;
    const char* fen = "3k6/4r5/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_EQ(why(from_fen(fen, r), "O-O"), illegality::counter_check);
    r.counter_check = counter_check_reading::off;
    EXPECT_TRUE(is_legal(from_fen(fen, r), "O-O"));
}

// The king is taken on e1; the prince on f3 becomes king, and goes to e1: king and rooks stand there, the rights do
// not.
TEST(royal100_castling, R_CASTLE_not_with_a_king_that_was_prince) {
    const auto p = drawn(R"(
        . . . . r . . . k .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . Pr . . . . .
        R . . . K . . . . R)",
                         "w KQ - 0 1");
    const auto succeeded = after(p, {"Prf3", "Rxe1"});
    EXPECT_EQ(to_fen(succeeded), "8k1/10/10/10/10/10/10/5K4/10/R3r4R w - - 0 2");
    EXPECT_EQ(succeeded.men_key, recomputed_key(succeeded));
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
