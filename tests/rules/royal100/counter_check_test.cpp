// R-COUNTER in its three readings, its exemption and its yielding.
#include <gtest/gtest.h>

#include "rules/outcome.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

// The rook a10 gives check; Rj2 would answer by a check. Both sides have a prince, and with it taken off, only White.
constexpr const char* two_princes = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . pr . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . R . . . . . . . .
        K . . . Pr . . . . .)";
constexpr const char* white_prince = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . R . . . . . . . .
        K . . . Pr . . . . .)";
constexpr const char* no_prince = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . Q . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        K . . . . . . . . .)";

TEST(royal100_counter_check, R_COUNTER_any_prince) {
    EXPECT_EQ(why(drawn(two_princes), "Rj2"), illegality::counter_check);
    EXPECT_EQ(resolved(drawn(two_princes), "Rj2").spoiler, sq("a10")) << "the man that gives the check";
    EXPECT_EQ(why(drawn(white_prince), "Rj2"), illegality::counter_check);
    EXPECT_TRUE(is_legal(drawn(no_prince), "Qxa10")) << "chess";
}
TEST(royal100_counter_check, R_COUNTER_one_prince) {
    EXPECT_TRUE(is_legal(drawn(two_princes, "w - - 0 1", one_prince), "Rj2"));
    EXPECT_EQ(why(drawn(white_prince, "w - - 0 1", one_prince), "Rj2"), illegality::counter_check);
}
TEST(royal100_counter_check, R_COUNTER_off) {
    EXPECT_TRUE(is_legal(drawn(two_princes, "w - - 0 1", no_ban), "Rj2"));
    EXPECT_TRUE(is_legal(drawn(white_prince, "w - - 0 1", no_ban), "Rj2"));
}
TEST(royal100_counter_check, R_COUNTER_needs_a_check_to_begin_with) {
    EXPECT_TRUE(is_legal(from_fen("1r7k/10/10/10/7(pr)2/10/10/10/1R8/K3(Pr)5 w - - 0 1"), "Rj2"));
    EXPECT_TRUE(is_legal(drawn(white_prince), "Ri2")) << "gives no check";
}

// Qxa3 takes the only prince, and gives check along the file: the prince was on the board when the turn began.
TEST(royal100_counter_check, R_COUNTER_counts_princes_when_the_turn_begins) {
    constexpr const char* rows = R"(
        k . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        pr . . . . Q . . . .
        . . . . . . . . . .
        K . . . . . . . . .)";
    EXPECT_EQ(why(drawn(rows), "Qxa3"), illegality::counter_check);
    EXPECT_EQ(why(drawn(rows, "w - - 0 1", one_prince), "Qxa3"), illegality::counter_check);
    EXPECT_TRUE(is_legal(drawn(rows, "w - - 0 1", no_ban), "Qxa3"));
}

// Both kings stand in check. The capture is exempt, though the new king on j8 is in check again.
TEST(royal100_counter_check, R_COUNTER_exempts_the_capture_of_the_king) {
    const auto p = drawn(R"(
        . . . R . . . . . k
        r . . . . . . . . .
        . . . . . . . . . pr
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . Pr . . .
        K . . . . . . . . .)");
    EXPECT_EQ(legal(p), (names{"Rxj10+"}));
}

// All that White has is a counter-check: the ban yields, for White has a prince.
TEST(royal100_counter_check, R_COUNTER_yields_to_a_side_with_a_prince) {
    const auto p = drawn(R"(
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        p . . . . . . . . .
        P n . . . . . . . .
        R P b k . . . . . .
        K Pr . . . . . . . .)");
    EXPECT_EQ(legal(p), (names{"Prc1+", "Prd1+", "Prxc2+"}));
    EXPECT_EQ(mate_or_stalemate(p), ending::none);
    EXPECT_TRUE(is_legal(p, "Prd1"));
    move_list listed;
    legal_moves(p, listed);
    for (const move& m : listed) EXPECT_TRUE(rules::is_legal(p, m)) << to_san(p, m);
}

// White has no prince, and only Rxb3, which answers the check by a check: mated by the ban.
TEST(royal100_counter_check, R_COUNTER_mates_a_side_without_a_prince) {
    constexpr const char* rows = R"(
        . . . . . . . . . pr
        . . . . . . . . . .
        . R . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . n . . k . . . . .
        R P . . . . . . . .
        K B . . . . . . . .)";
    EXPECT_EQ(mate_or_stalemate(drawn(rows)), ending::checkmate);
    EXPECT_EQ(mate_or_stalemate(drawn(rows, "w - - 0 1", one_prince)), ending::checkmate);
    EXPECT_EQ(legal(drawn(rows)), names{});
    EXPECT_EQ(why(drawn(rows), "Rxb3"), illegality::counter_check);
    EXPECT_EQ(legal(drawn(rows, "w - - 0 1", no_ban)), (names{"Rxb3+"}));
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
