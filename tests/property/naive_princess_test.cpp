// Queen and princess: RULES.md 3.6 against the naive implementation.
#include "naive_test_support.hpp"

#include <gtest/gtest.h>

namespace naive {
namespace {

using royalcheck::rules::counter_check_reading;
using royalcheck::rules::edition;
using texts = std::set<std::string>;

constexpr readings russian{.counter_check = counter_check_reading::one_prince, .edition = edition::ru};

// Black takes the queen f5 with its rook; White has the princess d1 and another queen on j3.
constexpr const char* queen_falls = "1k3r4/10/10/10/10/5Q4/10/9Q/10/3(Ps)5K b - - 0 1";

TEST(naive_princess, R_QUEEN_acceptance_moves_as_a_queen) {
    const position p = after(parse_fen(queen_falls), "f10f5");
    EXPECT_EQ(to_fen(p), "1k8/10/10/10/10/5r4/10/9Q/10/3(Ps)5K w - - 0 2 ?");
    EXPECT_EQ(to_fen(after(p, "Ps=Q d1d9")), "1k8/3Q6/10/10/10/5r4/10/9Q/10/9K b - - 1 2");
    EXPECT_FALSE(is_legal(p, "Ps=Ps d1d9") || is_legal(p, "d1d9"));
    EXPECT_TRUE(is_legal(p, "Ps=Q j1i1")) << "any piece moves, not only the new queen";
}

TEST(naive_princess, R_DECLINE_loses_the_right_for_good) {
    const position p = after(parse_fen(queen_falls), "f10f5");
    const position declined = after(p, "Ps=Ps d1d2");
    EXPECT_EQ(to_fen(declined), "1k8/10/10/10/10/5r4/10/9Q/3(Ps)6/9K b - - 1 2 w");
    // The second queen falls, and there is no choice any more.
    const position second = after(after(after(declined, "f5f3"), "j1i1"), "f3j3");
    EXPECT_EQ(to_fen(second), "1k8/10/10/10/10/10/10/9r/3(Ps)6/8K1 w - - 0 4 w");
}

// Both queens are on the board and either gives the right.
TEST(naive_princess, R_QUEEN_ANY) {
    const position p = parse_fen("1k3r3r/10/10/10/10/5Q4/10/9Q/10/3(Ps)4K1 b - - 0 1");
    EXPECT_TRUE(after(p, "f10f5").choice_pending);
    EXPECT_TRUE(after(p, "j10j3").choice_pending);
    EXPECT_FALSE(after(p, "f10f6").choice_pending);
}

TEST(naive_princess, R_QUEEN_needs_a_princess_and_the_right) {
    EXPECT_FALSE(after(parse_fen("1k3r4/10/10/10/10/5Q4/10/10/10/9K b - - 0 1"), "f10f5").choice_pending);
    EXPECT_FALSE(after(parse_fen("1k3r4/10/10/10/10/5Q4/10/10/10/3(Ps)5K b - - 0 1 w"), "f10f5").choice_pending);
    EXPECT_TRUE(after(parse_fen("1k3r4/10/10/10/10/5Q4/10/10/10/3(Ps)5K b - - 0 1 b"), "f10f5").choice_pending);
}

TEST(naive_princess, R_QUEEN_perft_counts_both_choices) {
    const position p = after(parse_fen(queen_falls), "f10f5");
    EXPECT_EQ(perft(p, {}, 1), legal(p, "Ps=Q ").size() + legal(p, "Ps=Ps ").size());
    EXPECT_TRUE(is_legal(p, "Ps=Q j3f3") && is_legal(p, "Ps=Ps j3f3"));
}

TEST(naive_princess, R_DECLINE_not_in_edition_ru) {
    const position p = after(parse_fen(queen_falls), "f10f5", russian);
    EXPECT_EQ(legal(p, "Ps=Ps ", russian), texts{});
    EXPECT_EQ(legal(p, "Ps=Q ", russian), legal(p, "Ps=Q "));
}

// The new queen on d1 would attack d10, and Black has a prince: who accepts must take the king.
TEST(naive_princess, R_QUEEN_ORDER_must_take_after_accepting) {
    const position p = parse_fen("3k6/10/(pr)9/10/10/5r4/10/10/10/3(Ps)5K w - - 0 1 ?");
    EXPECT_EQ(legal(p, "Ps=Q "), (texts{"Ps=Q d1d10"}));
    EXPECT_TRUE(is_legal(p, "Ps=Ps j1i1"));
    EXPECT_EQ(judge(p, {}), undecided);
    EXPECT_EQ(to_fen(after(p, "Ps=Q d1d10")), "3Q6/10/k9/10/10/5r4/10/10/10/9K b - - 0 1");
}

// Black has no prince: it may take the queen all the same, and has lost as soon as White may accept.
TEST(naive_princess, R_QUEEN_ORDER_losing_position_by_accepting) {
    const position p = parse_fen("3k1r4/10/10/10/10/5Q4/10/10/10/3(Ps)5K b - - 0 1");
    const position taken = after(p, "f10f5");
    EXPECT_EQ(judge(taken, {}), lost_by(side::black));
    EXPECT_EQ(legal(taken, "Ps=Q "), texts{}) << "no accepting move exists there";
    EXPECT_EQ(perft(taken, {}, 1), legal(taken, "Ps=Ps ").size());
    EXPECT_TRUE(is_legal(taken, "Ps=Ps j1i1"));
    EXPECT_EQ(judge(taken, russian), lost_by(side::black));
    EXPECT_EQ(legal(taken, "", russian), texts{});
}

// In check, every flight square covered: only a queen on f5 can still help, so it is no mate.
TEST(naive_princess, R_QUEEN_ORDER_mate_is_judged_over_both_choices) {
    const position p = parse_fen("r8k/10/10/1r8/10/5(Ps)4/10/10/10/K9 w - - 0 1 ?");
    EXPECT_EQ(legal(p), (texts{"Ps=Q f5a5", "Ps=Q f5a10"}));
    EXPECT_EQ(judge(p, {}), undecided);
    const position no_choice = parse_fen("r8k/10/10/1r8/10/5(Ps)4/10/10/10/K9 w - - 0 1");
    EXPECT_EQ(judge(no_choice, {}), mated(side::white));
}

// Accepting would force White, without a prince, into a capture that leaves its king in check; declining saves it.
TEST(naive_princess, R_QUEEN_ORDER_R_LOSING_is_judged_over_both_choices) {
    const position p = drawn(R"(
        . . . k . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . r . Ps . K . . . .)",
                             "w - - 0 1 ?");
    EXPECT_EQ(legal(p, "Ps=Q "), (texts{"Ps=Q d1d10"})) << "opens the first rank to the rook b1";
    EXPECT_EQ(judge(p, {}), undecided);
    EXPECT_TRUE(is_legal(p, "Ps=Ps f1f2"));
    EXPECT_EQ(judge(p, russian), lost_by(side::white)) << "no decline, no way out";
}

// White is in check by the pawn b2. As a queen the piece on a2 can take on a3 without check; a princess there gives
// check past b3, as does every other declining move. The ban does not yield to those, for White has a legal move.
TEST(naive_princess, R_COUNTER_yields_over_both_choices) {
    const position p = drawn(R"(
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . .
        p r k b . . . . . .
        Ps p r . . . . . . .
        K Pr n . . . . . . .)",
                             "w - - 0 1 ?");
    EXPECT_EQ(legal(p), (texts{"Ps=Q a2a3"}));
    const position without_choice = parse_fen("10/10/10/10/10/10/(pr)9/prkb6/(Ps)pr7/K(Pr)n7 w - - 0 1 w");
    EXPECT_EQ(legal(without_choice).size(), 7U) << "now it would be left without one";
}

}  // namespace
}  // namespace naive
