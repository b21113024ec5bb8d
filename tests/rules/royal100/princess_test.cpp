// R-QUEEN, R-QUEEN-ANY, R-DECLINE, R-QUEEN-ORDER, both editions; the marks of a record.
#include <gtest/gtest.h>

#include "rules/outcome.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

// Black takes the queen f5 with its rook; White has the princess d1 and another queen on j3.
constexpr const char* queen_falls = R"(
        . k . . . r . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . Q . . . .
        . . . . . . . . . .
        . . . . . . . . . Q
        . . . . . . . . . .
        . . . Ps . . . . . K)";
position<board10> queen_taken(const readings& r = {}) { return after(drawn(queen_falls, "b - - 0 1", r), {"Rxf5"}); }

TEST(royal100_princess, R_QUEEN_acceptance_needs_no_mark) {
    const auto p = queen_taken();
    EXPECT_EQ(to_fen(p), "1k8/10/10/10/10/5r4/10/9Q/10/3(Ps)5K w - - 0 2 ?");
    EXPECT_EQ(p.men_key, recomputed_key(p));
    const auto accepted = after(p, {"Qd8+"});
    EXPECT_EQ(to_fen(accepted), "1k8/10/3Q6/10/10/5r4/10/9Q/10/9K b - - 1 2");
    EXPECT_EQ(accepted.men_key, recomputed_key(accepted));
    EXPECT_EQ(resolved(p, "Ki1").chosen.succession, succession::accept) << "with any man";
    EXPECT_EQ(resolved(p, "Ps=Q Ki1").chosen, resolved(p, "Ki1").chosen);
    EXPECT_TRUE(is_legal(p, "Qdd9") && why(p, "Qd9") == illegality::none) << "two queens reach d9";
    EXPECT_EQ(resolved(p, "Qd9").verdict, verdict::ambiguous);
    EXPECT_EQ(candidates(p, request_of("Qd9")).size(), 2U);
}
TEST(royal100_princess, R_QUEEN_needs_a_princess_and_the_right) {
    EXPECT_FALSE(after(from_fen("1k3r4/10/10/10/10/5Q4/10/10/10/9K b - - 0 1"), {"Rxf5"}).royal.choice_pending);
    EXPECT_FALSE(after(from_fen("1k3r4/10/10/10/10/5Q4/10/10/10/3(Ps)5K b - - 0 1 w"), {"Rxf5"}).royal.choice_pending);
    EXPECT_TRUE(after(from_fen("1k3r4/10/10/10/10/5Q4/10/10/10/3(Ps)5K b - - 0 1 b"), {"Rxf5"}).royal.choice_pending);
}
TEST(royal100_princess, R_QUEEN_ANY_whichever_is_taken) {
    const auto p = from_fen("1k3r3r/10/10/10/10/5Q4/10/9Q/10/3(Ps)4K1 b - - 0 1");
    EXPECT_TRUE(after(p, {"Rxf5"}).royal.choice_pending);
    EXPECT_TRUE(after(p, {"Rxj3"}).royal.choice_pending);
    EXPECT_FALSE(after(p, {"Rf6"}).royal.choice_pending);
}

TEST(royal100_princess, R_DECLINE_marked) {
    const auto declined = after(queen_taken(), {"Ps=Ps Ki1"});
    EXPECT_EQ(to_fen(declined), "1k8/10/10/10/10/5r4/10/9Q/10/3(Ps)4K1 b - - 1 2 w");
    EXPECT_EQ(declined.men_key, recomputed_key(declined));
    EXPECT_TRUE(legal(queen_taken()).contains("Ps=Ps Ki1"));
}
TEST(royal100_princess, R_DECLINE_implied_where_nothing_else_makes_the_move_possible) {
    const auto p = queen_taken();
    EXPECT_EQ(resolved(p, "Psd2").chosen.succession, succession::decline) << "it moves the princess";
    EXPECT_EQ(why(p, "Ps=Q Psd2"), illegality::became_queen);
    EXPECT_EQ(to_san(p, resolved(p, "Psd2").chosen), "Ps=Ps Psd2");
    EXPECT_EQ(why(p, "Ps=Ps Qd8"), illegality::cannot_reach) << "there is no queen on d1";
}
TEST(royal100_princess, R_DECLINE_loses_the_right_for_the_rest_of_the_game) {
    const auto second_queen_taken = after(queen_taken(), {"Psd2", "Rf3", "Qi3", "Rxi3"});
    EXPECT_EQ(to_fen(second_queen_taken), "1k8/10/10/10/10/10/10/8r1/3(Ps)6/9K w - - 0 4 w");
}
TEST(royal100_princess, R_DECLINE_not_in_edition_ru) {
    const auto p = queen_taken(russian);
    EXPECT_EQ(why(p, "Ps=Ps Ki1"), illegality::not_a_choice);
    EXPECT_EQ(why(p, "Psd2"), illegality::became_queen);
    for (const std::string& san : legal(p)) EXPECT_FALSE(san.starts_with("Ps")) << san;
}
TEST(royal100_princess, R_DECLINE_a_move_that_no_choice_makes_possible_is_refused_as_the_princess_s) {
    const auto p = queen_taken();
    EXPECT_EQ(why(p, "Psd9"), illegality::cannot_reach);
    EXPECT_EQ(why(p, "Psa1d2"), illegality::no_such_piece);
    EXPECT_EQ(why(p, "Ps=Q Psa1d2"), illegality::no_such_piece);
    EXPECT_EQ(why(p, "Qa9"), illegality::cannot_reach) << "the new queen";
}
TEST(royal100_princess, R_DECLINE_edition_en) {
    const auto p = queen_taken();
    move_list moves;
    legal_moves(p, moves);
    std::size_t declines = 0;
    for (const move& m : moves) declines += m.succession == succession::decline;
    EXPECT_GT(declines, 0U);
    EXPECT_EQ(perft(p, 1), perft(queen_taken(russian), 1) + declines);
}
TEST(royal100_princess, R_QUEEN_a_mark_where_no_choice_stands) {
    const auto p = from_fen(start_fen);
    EXPECT_EQ(why(p, "Ps=Q e4"), illegality::not_a_choice);
    EXPECT_EQ(why(p, "Ps=Ps e4"), illegality::not_a_choice);
}
TEST(royal100_princess, R_QUEEN_a_null_move_lets_the_choice_lapse) {
    auto p = queen_taken();
    play_null(p);
    EXPECT_EQ(to_fen(p), "1k8/10/10/10/10/5r4/10/9Q/10/3(Ps)5K b - - 1 2");
    EXPECT_EQ(p.men_key, recomputed_key(p));
}

// The new queen on d1 attacks d10, and Black has a prince: who accepts must take the king.
TEST(royal100_princess, R_QUEEN_ORDER_must_take_after_accepting) {
    const auto p = drawn(R"(
        . . . k . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . r . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . Ps . . . . . K)",
                         "w - - 0 1 ?");
    EXPECT_EQ(legal(p, sq("j1")), (names{"Ps=Ps Ki1", "Ps=Ps Ki2", "Ps=Ps Kj2"}));
    EXPECT_TRUE(legal(p).contains("Qxd10"));
    EXPECT_EQ(why(p, "Ps=Q Ki1"), illegality::must_take_king);
    EXPECT_EQ(resolved(p, "Ki1").chosen.succession, succession::decline) << "implied";
}

// Black has no prince: it may take the queen all the same, and has lost as soon as White may accept.
TEST(royal100_princess, R_QUEEN_ORDER_lost_as_soon_as_the_choice_stands) {
    constexpr const char* rows = R"(
        . . . k . r . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . Q . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . Ps . . . . . K)";
    const auto taken = after(drawn(rows, "b - - 0 1"), {"Rxf5"});
    EXPECT_TRUE(losing_position(taken).any && losing_position(taken).who == side::black);
    for (const std::string& san : legal(taken)) EXPECT_TRUE(san.starts_with("Ps=Ps ")) << san;
    EXPECT_EQ(resolved(taken, "Ki1").chosen.succession, succession::decline) << "implied: the record goes on";
    EXPECT_FALSE(losing_position(after(taken, {"Ki1"})).any);
    EXPECT_EQ(resolved(taken, "Qxd10").chosen.succession, succession::accept) << "the lost king may be taken for show";
    const auto compulsory = after(drawn(rows, "b - - 0 1", russian), {"Rxf5"});
    EXPECT_TRUE(losing_position(compulsory).any);
    EXPECT_EQ(mate_or_stalemate(compulsory), ending::none);
    EXPECT_EQ(perft(compulsory, 1), 0U);
}

// In check, every flight square covered: only a queen on f5 can still help.
TEST(royal100_princess, R_QUEEN_ORDER_mate_is_judged_over_both_choices) {
    constexpr const char* rows = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . r . . . . . . . .
        . . . . . . . . . .
        . . . . . Ps . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        K . . . . . . . . .)";
    EXPECT_EQ(legal(drawn(rows, "w - - 0 1 ?")), (names{"Qa5", "Qxa10+"}));
    EXPECT_EQ(mate_or_stalemate(drawn(rows, "w - - 0 1 ?")), ending::none);
    EXPECT_EQ(mate_or_stalemate(drawn(rows)), ending::checkmate);
}

// Accepting forces White into a capture that opens the first rank to the rook b1; declining saves it.
TEST(royal100_princess, R_QUEEN_ORDER_losing_is_judged_over_both_choices) {
    constexpr const char* rows = R"(
        . . . k . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . r . Ps . K . . . .)";
    EXPECT_FALSE(losing_position(drawn(rows, "w - - 0 1 ?")).any);
    const lost l = losing_position(drawn(rows, "w - - 0 1 ?", russian));
    EXPECT_TRUE(l.any && l.who == side::white) << "no decline, no way out";
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
