// R-STAY, R-MUST-TAKE, R-SUCCEED, R-NO-PRINCE, R-MATE, R-CHESS64.
#include <gtest/gtest.h>

#include "rules/outcome.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

// The rook a10 gives check. With the prince on g2 the king may stay on the file; without it, not.
constexpr const char* with_prince = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . Pr . . P
        K . . . . . . . . .)";
constexpr const char* without_prince = R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . P
        K . . . . . . . . .)";

TEST(royal100_king, R_STAY_in_check_and_into_check) {
    const auto p = drawn(with_prince);
    EXPECT_TRUE(is_legal(p, "j3")) << "left in check";
    EXPECT_TRUE(is_legal(p, "Ka2")) << "moved into check";
}
TEST(royal100_king, R_STAY_whether_or_not_the_other_side_has_a_prince) {
    const auto p = from_fen("r8k/10/10/10/10/10/4(pr)5/10/6(Pr)2P/K9 w - - 0 1");
    EXPECT_TRUE(is_legal(p, "j3") && is_legal(p, "Ka2"));
}
TEST(royal100_king, R_NO_PRINCE_neither) {
    const auto p = drawn(without_prince);
    EXPECT_EQ(legal(p), (names{"Kb1", "Kb2"}));
    EXPECT_EQ(why(p, "j3"), illegality::king_left_in_check);
    EXPECT_EQ(resolved(p, "j3").spoiler, sq("a10"));
    EXPECT_EQ(why(p, "Ka2"), illegality::king_into_check);
}
TEST(royal100_king, R_NO_PRINCE_pins_even_though_the_other_side_has_one) {
    const auto p = from_fen("r8k/10/10/10/10/10/4(pr)5/10/R9/K9 w - - 0 1");
    EXPECT_EQ(why(p, "Rb2"), illegality::king_exposed);
    EXPECT_EQ(resolved(p, "Rb2").spoiler, sq("a10"));
}

TEST(royal100_king, R_MUST_TAKE_with_any_man_and_nothing_else) {
    const auto p = drawn(R"(
        . . . . k . Pr . . .
        . . . P . K . . . .
        . . N . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . R . . . . .)");
    EXPECT_EQ(legal(p), (names{"Kxe10", "Rxe10", "Prxe10", "dxe10=Q", "dxe10=R", "dxe10=B", "dxe10=N"}))
        << "the knight on c8 does not reach e10";
    EXPECT_EQ(why(p, "Nd10"), illegality::must_take_king);
    EXPECT_EQ(resolved(p, "Nd10").spoiler, sq("e10"));
    EXPECT_EQ(why(p, "d10=Q"), illegality::must_take_king);
    EXPECT_FALSE(losing_position(p).any);
}

TEST(royal100_king, R_SUCCEED_as_part_of_the_capture) {
    const auto p = drawn(R"(
        . . . . k . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        pr . . . . . . . . n
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . R . Pr . . K)");
    const auto taken = after(p, {"Rxe10"});
    EXPECT_EQ(to_fen(taken), "4R5/10/10/10/10/k8n/10/10/10/6(Pr)2K b - - 0 1");
    EXPECT_EQ(taken.king(side::black), sq("a5"));
    EXPECT_EQ(taken.men_key, recomputed_key(taken));
    EXPECT_TRUE(is_legal(taken, "Kb5") && is_legal(taken, "Ni3+")) << "with any man";
}
TEST(royal100_king, R_SUCCEED_ends_the_rights_to_castle) {
    const auto p = from_fen("r3k4r/10/10/10/10/(pr)9/10/10/10/4R3(Pr)K w kq - 0 1");
    EXPECT_EQ(to_fen(after(p, {"Rxe10"})), "r3R4r/10/10/10/10/k9/10/10/10/8(Pr)K b - - 0 1");
}

// As a prince h10 attacks j10, as a king it will not: the capture of e5 is judged after the succession.
TEST(royal100_king, R_NO_PRINCE_is_judged_after_the_succession) {
    const auto safe = drawn(R"(
        . . . . . . . Pr . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . r . . . . .)",
                            "b - - 0 1");
    EXPECT_EQ(legal(safe), (names{"Rxe5"}));
    EXPECT_FALSE(losing_position(safe).any);
}

TEST(royal100_king, R_MATE_of_the_new_king) {
    const auto p = drawn(R"(
        . . . . r . . . . k
        r . . . . . . . . .
        . r . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        Pr . . . . . . . . .)",
                         "b - - 0 1");
    EXPECT_EQ(legal(p), (names{"Rxe5#"}));
    EXPECT_EQ(mate_or_stalemate(after(p, {"Rxe5"})), ending::checkmate);
}
// The prince i10 lets the king stay in check: no mate. Without it: mate.
TEST(royal100_king, R_MATE_not_of_a_side_with_a_prince) {
    const char* mated = "k9/9r/8r1/10/10/10/10/10/10/9K w - - 0 1";
    EXPECT_EQ(mate_or_stalemate(from_fen(mated)), ending::checkmate);
    const char* staying = "k9/9r/8r1/10/10/10/10/10/10/(Pr)8K w - - 0 1";
    EXPECT_EQ(mate_or_stalemate(from_fen(staying)), ending::none);
}
TEST(royal100_king, R_MATE_stalemate_is_no_mate) {
    const auto p = drawn(R"(
        k . . . . . . . . .
        . . . . . . . . . .
        . Q . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .)",
                         "b - - 0 1");
    EXPECT_EQ(mate_or_stalemate(p), ending::stalemate);
    EXPECT_FALSE(has_legal_king_move(p));
}

// No prince on the board: a pin, a counter-check and a mate are those of chess, under every reading.
TEST(royal100_king, R_CHESS64) {
    for (const readings& r : {readings{}, one_prince, no_ban}) {
        const auto p = drawn(R"(
        r . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . Q . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        K . . . . . . . . .)",
                             "w - - 0 1", r);
        EXPECT_EQ(legal(p), (names{"Kb1", "Kb2", "Qa5", "Qxa10+"})) << "the capture is a counter-check";
    }
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
