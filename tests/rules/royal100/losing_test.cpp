// R-LOSING: both diagrams of a losing position, and what a record may still show after them.
#include <gtest/gtest.h>

#include "rules/outcome.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

bool lost_by(const position<board10>& p, side s) {
    const lost l = losing_position(p);
    return l.any && l.who == s;
}

// Both sides have a prince. White moves his king next to Black's.
constexpr const char* left_diagram = R"(
        . pr . . . . . . . .
        . r . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . k .
        . . . . . . K . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . Pr . . . . . R . .)";

TEST(royal100_losing, R_LOSING_left_diagram) {
    const auto beside = after(drawn(left_diagram), {"Kh6+"});
    EXPECT_FALSE(losing_position(beside).any);
    EXPECT_EQ(legal(beside), (names{"Kxh6+"})) << "check to the new king on b1";
    const auto new_king = after(beside, {"Kxh6"});
    EXPECT_TRUE(lost_by(new_king, side::white));
    EXPECT_EQ(mate_or_stalemate(new_king), ending::none);
    EXPECT_EQ(legal(new_king), (names{"Rxh6"})) << "lost, but the capture may and must still be made";
    EXPECT_EQ(why(new_king, "Kc1"), illegality::must_take_king);
    const auto taken = after(new_king, {"Rxh6"});
    EXPECT_EQ(to_fen(taken), "1k8/1r8/10/10/7R2/10/10/10/10/1K8 b - - 0 2");
    EXPECT_TRUE(lost_by(taken, side::white));
    EXPECT_EQ(mate_or_stalemate(taken), ending::none) << "Black has no legal move, and that is no stalemate";
    EXPECT_EQ(perft(taken, 1), 0U);
}

// The recapture is no legal move, the game being over, but a record may show it; then there is no white king.
TEST(royal100_losing, R_LOSING_the_recapture_may_be_recorded) {
    const auto over = after(drawn(left_diagram), {"Kh6", "Kxh6", "Rxh6", "Rxb1"});
    EXPECT_EQ(to_fen(over), "1k8/10/10/10/7R2/10/10/10/10/1r8 w - - 0 3");
    EXPECT_EQ(over.men_key, recomputed_key(over));
    EXPECT_TRUE(lost_by(over, side::white));
    EXPECT_EQ(mate_or_stalemate(over), ending::none);
    EXPECT_FALSE(in_check(over) || has_legal_move(over) || has_legal_king_move(over));
    EXPECT_EQ(identity(over), over.men_key);
    EXPECT_EQ(resolved(over, "Ke5").verdict, verdict::illegal);
    EXPECT_EQ(resolved(over, "Rh7").verdict, verdict::illegal);
    const auto before = after(drawn(left_diagram), {"Kh6", "Kxh6", "Rxh6"});
    EXPECT_EQ(to_san(before, resolved(before, "Rxb1").chosen), "Rxb1");
    EXPECT_EQ(why(before, "Rb8"), illegality::must_take_king);
}

// As the left diagram, with a second rook that attacks Black's heir: his capture is shown first, and ends the record.
TEST(royal100_losing, R_LOSING_a_side_without_a_king_takes_none) {
    std::string rooks = left_diagram;
    rooks.replace(rooks.find(". . . . . . . ."), 15, ". . . . . . . R");
    const auto over = after(drawn(rooks.c_str()), {"Kh6", "Kxh6", "Rxh6", "Rxb1"});
    EXPECT_EQ(to_fen(over), "1k7R/10/10/10/7R2/10/10/10/10/1r8 w - - 0 3");
    EXPECT_EQ(resolved(over, "Rxb10").verdict, verdict::illegal);
}

// Black has no prince. White, who has one, moves his king next to Black's.
TEST(royal100_losing, R_LOSING_right_diagram) {
    const auto p = drawn(R"(
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
    const auto beside = after(p, {"Kh6+"});
    EXPECT_TRUE(lost_by(beside, side::black));
    EXPECT_EQ(legal(beside), (names{"Kxh6"}));
    const auto taken = after(beside, {"Kxh6"});
    EXPECT_TRUE(lost_by(taken, side::black));
    EXPECT_TRUE(is_legal(taken, "Rxh6")) << "the recapture";
}

// As the right diagram, with a black rook on h10 and the white rook behind its king: the rook's capture keeps the
// black king safe, the king's does not.
TEST(royal100_losing, R_LOSING_only_the_safe_capture_is_legal) {
    const auto p = drawn(R"(
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
    EXPECT_EQ(legal(p), (names{"Rxh6"}));
    EXPECT_FALSE(losing_position(p).any);
    EXPECT_EQ(why(p, "Kxh6"), illegality::king_into_check);
    EXPECT_EQ(resolved(p, "Kxh6").spoiler, sq("h1"));
}

TEST(royal100_losing, R_LOSING_without_a_prince_and_attacked) {
    const auto p = drawn(R"(
        k . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        r . . . . . . . . .
        . . . . . . . . . .
        K . . . . . . . . .)",
                         "b - - 0 1");
    EXPECT_TRUE(lost_by(p, side::white));
    EXPECT_EQ(legal(p), names{});
    EXPECT_FALSE(lost_by(from_fen("k9/10/10/10/10/10/10/r9/10/K2(Pr)6 b - - 0 1"), side::white)) << "has a prince";
}

// The new king on a10 stands in check with nowhere to go, but White's own king is attacked by h1: no mate, a loss.
TEST(royal100_losing, R_LOSING_no_such_capture_is_written_with_a_mate_sign) {
    const auto p = from_fen("(pr)8k/1R8/10/10/10/10/10/10/10/K6r1R w - - 0 1");
    EXPECT_TRUE(lost_by(p, side::white));
    EXPECT_EQ(legal(p), (names{"Rxj10+"}));
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
