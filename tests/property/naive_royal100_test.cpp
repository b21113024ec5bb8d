// King and prince: RULES.md 3.5 and 3.7 against the naive implementation. The princess has a file of her own.
#include "naive_royal100.hpp"

#include "naive_test_support.hpp"

#include <gtest/gtest.h>

namespace naive {
namespace {

using royalcheck::rules::counter_check_reading;
using texts = std::set<std::string>;

constexpr readings any_prince{};
constexpr readings one_prince{.counter_check = counter_check_reading::one_prince};
constexpr readings no_ban{.counter_check = counter_check_reading::off};

// "Losing position", left: both have a prince. White moves his king next to Black's.
TEST(naive_losing, R_LOSING_left_diagram) {
    const position p = drawn(R"(
        . pr . . . . . . . .
        . r . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . k .
        . . . . . . K . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . Pr . . . . . R . .)");
    const position beside = after(p, "g5h6");
    EXPECT_EQ(judge(beside, {}), undecided);
    EXPECT_EQ(legal(beside), (texts{"i6h6"}));
    const position new_king = after(beside, "i6h6");
    EXPECT_EQ(judge(new_king, {}), lost_by(side::white));
    EXPECT_EQ(legal(new_king), (texts{"h1h6"})) << "lost, but the capture may and must still be made";
    const position taken = after(new_king, "h1h6");
    EXPECT_EQ(to_fen(taken), "1k8/1r8/10/10/7R2/10/10/10/10/1K8 b - - 0 2");
    EXPECT_EQ(judge(taken, {}), lost_by(side::white));
    EXPECT_EQ(legal(taken), texts{});
}

// "Losing position", right: Black has no prince. White has one and moves his king next to Black's.
TEST(naive_losing, R_LOSING_right_diagram) {
    const position p = drawn(R"(
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . k .
        . . . . . . K . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . Pr . . . . . R . .)");
    const position beside = after(p, "g5h6");
    EXPECT_EQ(judge(beside, {}), lost_by(side::black));
    EXPECT_EQ(legal(beside), (texts{"i6h6"}));
    const position taken = after(beside, "i6h6");
    EXPECT_EQ(judge(taken, {}), lost_by(side::black));
    EXPECT_EQ(legal(taken), texts{});
}

// As the right diagram, with a black rook on h10: its capture keeps the king safe, the king's does not.
TEST(naive_losing, R_LOSING_only_the_safe_capture_is_legal) {
    const position p = drawn(R"(
        . . . . . . . r . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . K k .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . Pr . . . . . R . .)",
                             "b - - 0 1");
    EXPECT_EQ(legal(p), (texts{"h10h6"}));
    EXPECT_EQ(judge(p, {}), undecided);
}

// Without a prince White stands in check with Black to move: White has lost, and there is nothing left to play.
TEST(naive_losing, R_LOSING_no_prince_and_attacked) {
    const position p = parse_fen("k9/10/10/10/10/10/10/r9/10/K9 b - - 0 1");
    EXPECT_EQ(judge(p, {}), lost_by(side::white));
    EXPECT_EQ(legal(p), texts{});
}

TEST(naive_king, R_STAY_with_a_prince_R_NO_PRINCE_without) {
    const char* with_prince = "r8k/10/10/10/10/10/10/10/6(Pr)2P/K9 w - - 0 1";
    EXPECT_TRUE(is_legal(parse_fen(with_prince), "j2j3")) << "left in check";
    EXPECT_TRUE(is_legal(parse_fen(with_prince), "a1a2")) << "moved into check";
    const char* without = "r8k/10/10/10/10/10/10/10/9P/K9 w - - 0 1";
    EXPECT_EQ(legal(parse_fen(without)), (texts{"a1b1", "a1b2"}));
}

TEST(naive_king, R_MUST_TAKE_with_any_piece_and_nothing_else) {
    const position p = drawn(R"(
        pr . . . . . . . . .
        . . . . . . . B . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . k . Pr . . .
        . . . P . K . . . .
        . . . . . . N . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . R . . . . Ps)");
    EXPECT_EQ(legal(p), (texts{"g6e6", "d5e6", "f5e6", "h9e6", "e1e6"}));
    EXPECT_EQ(to_fen(after(p, "f5e6")), "k9/7B2/10/10/4K1(Pr)3/3P6/6N3/10/10/4R4(Ps) b - - 0 1");
}

// The prince h10 gives check to j10, but as a king it will not: the capture of e5 is judged after the succession.
TEST(naive_king, R_NO_PRINCE_is_judged_after_R_SUCCEED) {
    const position safe = parse_fen("7(Pr)1k/10/10/10/10/4K5/10/10/10/4r5 b - - 0 1");
    EXPECT_EQ(judge(safe, {}), undecided);
    EXPECT_EQ(legal(safe), (texts{"e1e5"}));
    EXPECT_EQ(judge(after(safe, "e1e5"), {}), undecided);
    const position lost = parse_fen("9k/8(Pr)1/10/10/10/4K5/10/10/10/4r5 b - - 0 1");
    EXPECT_EQ(judge(lost, {}), lost_by(side::black)) << "the new king on i9 attacks j10";
}

TEST(naive_king, R_SUCCEED_then_any_piece_moves) {
    const position p = parse_fen("4r4k/10/10/10/10/4K5/10/10/10/2R3(Pr)3 b - - 4 9");
    const position next = after(p, "e10e5");
    EXPECT_EQ(to_fen(next), "9k/10/10/10/10/4r5/10/10/10/2R3K3 w - - 0 10");
    EXPECT_TRUE(is_legal(next, "c1c10") && is_legal(next, "g1f1"));
}

TEST(naive_king, R_MATE_of_the_new_king) {
    const position p = parse_fen("4r4k/r9/1r8/10/10/4K5/10/10/10/(Pr)9 b - - 0 1");
    const position next = after(p, "e10e5");
    EXPECT_EQ(legal(next), texts{});
    EXPECT_EQ(judge(next, {}), mated(side::white));
}

TEST(naive_king, R_MATE_stalemate) {
    EXPECT_EQ(judge(parse_fen("k9/10/1Q8/10/10/10/10/10/10/4K5 b - - 0 1"), {}), (verdict{ending::stalemate, {}}));
}

// White is in check by the rook a10; Rj2 would answer it by a check.
TEST(naive_counter_check, R_COUNTER_readings_with_two_and_one_prince) {
    const char* two = "r8k/10/10/10/7(pr)2/10/10/10/1R8/K3(Pr)5 w - - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(two), "b2j2", any_prince));
    EXPECT_TRUE(is_legal(parse_fen(two), "b2j2", one_prince));
    EXPECT_TRUE(is_legal(parse_fen(two), "b2j2", no_ban));
    const char* one = "r8k/10/10/10/10/10/10/10/1R8/K3(Pr)5 w - - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(one), "b2j2", any_prince));
    EXPECT_FALSE(is_legal(parse_fen(one), "b2j2", one_prince));
    EXPECT_TRUE(is_legal(parse_fen(one), "b2j2", no_ban));
    EXPECT_TRUE(is_legal(parse_fen(one), "b2i2", any_prince)) << "no check, no counter-check";
}

// The queen takes the checking rook and gives check: ordinary chess with no prince on the board, banned with Black's.
TEST(naive_counter_check, R_COUNTER_without_any_prince_is_chess) {
    const char* none = "r8k/10/10/10/10/5Q4/10/10/10/K9 w - - 0 1";
    EXPECT_TRUE(is_legal(parse_fen(none), "f5a10", any_prince));
    EXPECT_TRUE(is_legal(parse_fen(none), "f5a10", one_prince));
    const char* black_only = "r8k/10/10/10/10/5Q4/10/10/9(pr)/K9 w - - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(black_only), "f5a10", any_prince));
    EXPECT_FALSE(is_legal(parse_fen(black_only), "f5a10", one_prince));
    EXPECT_TRUE(is_legal(parse_fen(black_only), "f5a10", no_ban));
}

// White has no prince. Qxa3 takes the only prince, and gives check: it was on the board when the turn began.
TEST(naive_counter_check, R_COUNTER_counts_princes_when_the_turn_begins) {
    const position p = parse_fen("k9/10/10/10/10/10/10/(pr)4Q4/10/K9 w - - 0 1");
    EXPECT_FALSE(is_legal(p, "f3a3", any_prince));
    EXPECT_FALSE(is_legal(p, "f3a3", one_prince));
    EXPECT_TRUE(is_legal(p, "f3a3", no_ban));
}

// Both kings stand in check. The capture of the king is exempt, though the new king on j8 is in check again.
TEST(naive_counter_check, R_COUNTER_exempts_the_capture_of_the_king) {
    const position p = parse_fen("3R5k/r9/9(pr)/10/10/10/10/10/6(Pr)3/K9 w - - 0 1");
    EXPECT_EQ(legal(p), (texts{"d10j10"}));
    const position taken = after(p, "d10j10");
    EXPECT_EQ(legal(taken), (texts{"a9a1"})) << "now Black must take in turn";
    EXPECT_EQ(judge(taken, {}), lost_by(side::black)) << "and stays in check";
}

// All that White has is a counter-check: the ban yields, for White has a prince.
TEST(naive_counter_check, R_COUNTER_yields_to_a_side_with_a_prince) {
    const position p = drawn(R"(
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
    EXPECT_EQ(legal(p), (texts{"b1c1", "b1d1", "b1c2"}));
    EXPECT_EQ(judge(p, {}), undecided);
    const position left_in_check = after(p, "b1d1");
    EXPECT_EQ(legal(left_in_check), (texts{"b3a1"}));
    EXPECT_EQ(judge(left_in_check, {}), lost_by(side::black)) << "the new king on d1 attacks d2";
}

// White has no prince and one move, Rxb3, which answers the check by a check: mated by the ban.
TEST(naive_counter_check, R_COUNTER_mates_a_side_without_a_prince) {
    const position p = parse_fen("9(pr)/10/1R8/10/10/10/10/1n2k5/RP8/KB8 w - - 0 1");
    EXPECT_EQ(judge(p, any_prince), mated(side::white));
    EXPECT_EQ(judge(p, one_prince), mated(side::white));
    EXPECT_EQ(legal(p, "", no_ban), (texts{"b8b3"}));
}

TEST(naive_draws, C_DEAD_material) {
    auto dead = [](const char* rank) {
        const std::string fen = "8k1/10/10/10/10/10/10/" + std::string(rank) + "/10/K9 w - - 0 1";
        return judge(parse_fen(fen), {}).end == ending::dead;
    };
    EXPECT_TRUE(dead("10") && dead("2B7") && dead("2n7") && dead("2B1b5") && dead("B1B1b1B3"));
    EXPECT_FALSE(dead("2Bb6") || dead("2BB6") || dead("2NN6") || dead("2N1n5") || dead("2NB6") || dead("2P7"));
    EXPECT_FALSE(dead("3(Pr)6") || dead("3(ps)6")) << "not with a prince or princess on the board";
}

}  // namespace
}  // namespace naive
