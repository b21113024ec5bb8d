// R-PAWN-START, R-PAWN-THIRD in its three readings, R-PAWN-THEN, R-EP, R-PROMO.
#include <gtest/gtest.h>

#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

TEST(royal100_pawns, R_PAWN_START_one_two_or_three) {
    const auto& p = start_position<board10>();
    EXPECT_EQ(legal(p, sq("e2")), (names{"e3", "e4", "e5"}));
    EXPECT_EQ(legal(after(p, {"e5"}), sq("d9")), (names{"d8", "d7", "d6"}));
    EXPECT_EQ(why(p, "e6"), illegality::cannot_reach);
}

// a5 is taken, so a2 goes no further than a4; b4 stands in the way of b2.
TEST(royal100_pawns, R_PAWN_START_over_empty_squares_only) {
    const auto p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        n . . . . . . . . .
        . n . . . . . . . .
        . . . . . . . . . .
        P P . . . . . . . .
        . . . . . . . . . K)");
    EXPECT_EQ(legal(p, sq("a2")), (names{"a3", "a4"}));
    EXPECT_EQ(legal(p, sq("b2")), (names{"b3"}));
    EXPECT_EQ(why(p, "b5"), illegality::pawn_blocked);
    EXPECT_EQ(resolved(p, "b5").spoiler, sq("b4"));
}

TEST(royal100_pawns, R_PAWN_THEN_one_square_and_captures_diagonally) {
    const auto p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . n n . . . . . . .
        P . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K)");
    EXPECT_EQ(legal(p, sq("a4")), (names{"a5", "axb5"}));
    EXPECT_EQ(why(p, "a6"), illegality::cannot_reach);
}

// White's pawn captures its way to the third rank; Black's waits.
constexpr const char* captured_there = R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . n . . . . . . . .
        P . . . . . . . . .
        . . . . . . . . . K)";

TEST(royal100_pawns, R_PAWN_THIRD_any_has_two_steps_after_a_capture) {
    const auto p = after(drawn(captured_there), {"axb3", "Kj9"});
    EXPECT_EQ(legal(p, sq("b3")), (names{"b4", "b5"}));
}
TEST(royal100_pawns, R_PAWN_THIRD_stepped_has_one_step_after_a_capture) {
    const auto p = after(drawn(captured_there, "w - - 0 1", stepped), {"axb3", "Kj9"});
    EXPECT_EQ(legal(p, sq("b3")), (names{"b4"}));
    EXPECT_EQ(why(p, "b5"), illegality::cannot_reach);
    const auto by_a_step = after(drawn(captured_there, "w - - 0 1", stepped), {"a3", "Kj9", "Ki1", "Kj10"});
    EXPECT_EQ(legal(by_a_step, sq("a3")), (names{"a4", "a5"}));
}
TEST(royal100_pawns, R_PAWN_THIRD_immediate_has_two_steps_after_a_capture) {
    const auto p = after(drawn(captured_there, "w - - 0 1", immediate), {"axb3", "Kj9"});
    EXPECT_EQ(legal(p, sq("b3")), (names{"b4", "b5"}));
}

// One turn later only `immediate` has run out.
TEST(royal100_pawns, R_PAWN_THIRD_immediate_lasts_one_turn) {
    for (const readings& r : {readings{}, stepped, immediate}) {
        const auto next = after(drawn(captured_there, "w - - 0 1", r), {"a3", "Kj9"});
        EXPECT_TRUE(is_legal(next, "a5"));
        EXPECT_EQ(is_legal(after(next, {"Ki1", "Kj10"}), "a5"), r != immediate);
    }
}
TEST(royal100_pawns, R_PAWN_THIRD_immediate_a_null_move_lets_it_lapse) {
    auto p = after(drawn(captured_there, "w - - 0 1", immediate), {"a3", "Kj9"});
    play_null(p);
    EXPECT_EQ(p.men_key, recomputed_key(p));
    EXPECT_FALSE(is_legal(after(p, {"Kj10"}), "a5"));
}

// From a position without history every pawn there has the right, Black's too; under `immediate` until its side has
// moved once.
TEST(royal100_pawns, R_PAWN_THIRD_from_a_position) {
    constexpr const char* rows = R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . p . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        P . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K)";
    for (const readings& r : {readings{}, stepped, immediate}) {
        const auto p = drawn(rows, "w - - 0 1", r);
        EXPECT_TRUE(is_legal(p, "a5") && is_legal(after(p, {"Ki1"}), "b6"));
        const auto later = after(p, {"Ki1", "Kj9"});
        EXPECT_EQ(is_legal(later, "a5"), r != immediate);
        EXPECT_EQ(is_legal(after(later, {"Kj1"}), "b6"), r != immediate);
    }
}

// Chart 3: after d2-d5 the pawns on c4 and e4 take on d3, those on c5 and e5 on d4.
constexpr const char* chart_3 = R"(
        . . . . k . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . p . p . . . . .
        . . p . p . . . . .
        . . . . . . . . . .
        . . . P . . . . . .
        . . . . . . . . . K)";

TEST(royal100_pawns, R_EP_all_four_pawns_of_chart_3) {
    const auto triple = after(drawn(chart_3), {"d5"});
    EXPECT_EQ(to_fen(triple), "4k5/10/10/10/10/2pPp5/2p1p5/10/10/9K b - d3d4 0 1");
    EXPECT_TRUE(is_legal(triple, "cxd3") && is_legal(triple, "exd3") && is_legal(triple, "cxd4") &&
                is_legal(triple, "exd4"));
    EXPECT_EQ(to_fen(after(triple, {"cxd3"})), "4k5/10/10/10/10/2p1p5/4p5/3p6/10/9K w - - 0 2");
    EXPECT_EQ(to_fen(after(triple, {"exd4"})), "4k5/10/10/10/10/2p7/2ppp5/10/10/9K w - - 0 2");
}
TEST(royal100_pawns, R_EP_after_two_squares_one_is_passed) {
    const auto twice = after(drawn(chart_3), {"d4"});
    EXPECT_TRUE(is_legal(twice, "cxd3") && is_legal(twice, "exd3"));
    EXPECT_EQ(legal(twice, sq("c5")), (names{"cxd4"})) << "an ordinary capture";
}
TEST(royal100_pawns, R_EP_on_that_reply_only) {
    const auto late = after(drawn(chart_3), {"d5", "Ke9", "Kj2"});
    EXPECT_EQ(why(late, "cxd3"), illegality::en_passant_expired);
    EXPECT_EQ(resolved(late, "exd4").spoiler, sq("d5"));
}
TEST(royal100_pawns, R_EP_of_a_double_step_from_the_third_rank) {
    const auto p = after(drawn(chart_3), {"d3", "Ke9", "d5"});
    EXPECT_EQ(to_fen(p), "10/4k5/10/10/10/2pPp5/2p1p5/10/10/9K b - d4 0 2");
    EXPECT_TRUE(is_legal(p, "cxd4") && is_legal(p, "exd4"));
    EXPECT_FALSE(is_legal(p, "cxd3") || is_legal(p, "exd3"));
}

TEST(royal100_pawns, R_PROMO_queen_rook_bishop_or_knight) {
    const auto p = drawn(R"(
        . r . . . . . . . .
        P . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K)");
    EXPECT_EQ(legal(p, sq("a9")),
              (names{"a10=Q", "a10=R", "a10=B", "a10=N", "axb10=Q", "axb10=R", "axb10=B", "axb10=N"}));
    EXPECT_EQ(why(p, "a10=Pr"), illegality::promotion_forbidden);
    EXPECT_EQ(why(p, "a10=Ps"), illegality::promotion_forbidden);
    EXPECT_EQ(why(p, "a10=K"), illegality::promotion_forbidden);
    EXPECT_EQ(why(p, "a10"), illegality::promotion_missing);
}
TEST(royal100_pawns, R_PROMO_where_the_pawn_captures_the_king) {
    const auto p = drawn(R"(
        . k . . . . . . . .
        P . . . . . . . . .
        . . . . . . . . . pr
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        K . . . . . . . . .)");
    EXPECT_EQ(legal(p), (names{"axb10=Q", "axb10=R", "axb10=B", "axb10=N"}));
    EXPECT_EQ(to_fen(after(p, {"axb10=N"})), "1N8/10/9k/10/10/10/10/10/10/K9 b - - 0 1");
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
