// R-PRINCE: charts 5 to 12.
#include <gtest/gtest.h>

#include "rules/attacks.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

names controls(const char* from) {
    names found;
    for (auto left = royal_attacks<board10>(sq(from), 0); left != 0;) found.insert(to_text<board10>(pop_lsb(left)));
    return found;
}

TEST(royal100_prince, R_PRINCE_chart_7_a1) { EXPECT_EQ(controls("a1"), (names{"a2", "a3", "b1", "b2", "c1", "c3"})); }
TEST(royal100_prince, R_PRINCE_chart_8_a2) {
    EXPECT_EQ(controls("a2"), (names{"a1", "a3", "a4", "b1", "b2", "b3", "c2", "c4"}));
}
TEST(royal100_prince, R_PRINCE_chart_9_a3) {
    EXPECT_EQ(controls("a3"), (names{"a1", "a2", "a4", "a5", "b2", "b3", "b4", "c1", "c3", "c5"}));
}
TEST(royal100_prince, R_PRINCE_chart_10_b2) {
    EXPECT_EQ(controls("b2"), (names{"a1", "a2", "a3", "b1", "b3", "b4", "c1", "c2", "c3", "d2", "d4"}));
}
TEST(royal100_prince, R_PRINCE_chart_11_b3) {
    EXPECT_EQ(controls("b3"), (names{"a2", "a3", "a4", "b1", "b2", "b4", "b5", "c2", "c3", "c4", "d1", "d3", "d5"}));
}
TEST(royal100_prince, R_PRINCE_chart_12_c3) {
    EXPECT_EQ(controls("c3"),
              (names{"a1", "a3", "a5", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "d4", "e1", "e3", "e5"}));
}
TEST(royal100_prince, R_PRINCE_the_example_of_the_text_g1) {
    EXPECT_EQ(controls("g1"), (names{"e1", "e3", "f1", "f2", "g2", "g3", "h1", "h2", "i1", "i3"}));
}
TEST(royal100_prince, R_PRINCE_nothing_wraps_round_the_edge) {
    EXPECT_EQ(controls("j5"), (names{"i4", "i5", "i6", "j3", "j4", "j6", "j7", "h3", "h5", "h7"}));
    EXPECT_EQ(controls("j10"), (names{"h10", "h8", "i10", "i9", "j8", "j9"}));
}

// Chart 5: own men on f1, g2, h1; over f2 and h2 the princess still reaches e1, g3, i1.
TEST(royal100_prince, R_PRINCE_chart_5_bypass_of_own_men) {
    const auto p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . N . . .
        K . . . . B Ps R . .)");
    EXPECT_EQ(legal(p, sq("g1")), (names{"Pse1", "Pse3", "Psf2", "Psg3", "Psh2", "Psi1", "Psi3"}));
}

// Chart 6: the opponent's men there can be taken, and bypassed.
TEST(royal100_prince, R_PRINCE_chart_6_bypass_of_enemy_men) {
    const auto p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . n . . .
        K . . . . b Pr r . .)");
    EXPECT_EQ(legal(p, sq("g1")),
              (names{"Pre1", "Pre3", "Prxf1", "Prf2", "Prxg2", "Prg3", "Prxh1", "Prh2", "Pri1", "Pri3"}));
}

// f2 alone is free: over it lie e1, e3 and g3; nothing leads to i1 and i3.
TEST(royal100_prince, R_PRINCE_never_jumps) {
    const auto p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . N N . .
        K . . . . B Ps R . .)");
    EXPECT_EQ(legal(p, sq("g1")), (names{"Pse1", "Pse3", "Psf2", "Psg3"}));
    EXPECT_EQ(why(p, "Psi1"), illegality::path_blocked);
    EXPECT_EQ(resolved(p, "Psi3").spoiler, sq("h2"));
    EXPECT_EQ(why(p, "Psh3"), illegality::cannot_reach) << "a knight's square";
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
