// Pawns, prince and princess, castling: RULES.md 3.2 to 3.4 against the naive implementation.
#include "naive_pieces.hpp"
#include "naive_test_support.hpp"

#include <gtest/gtest.h>

namespace naive {
namespace {

using royalcheck::rules::castling_attack_reading;
using royalcheck::rules::third_rank_reading;
using texts = std::set<std::string>;

constexpr readings stepped{.third_rank = third_rank_reading::stepped};
constexpr readings immediate{.third_rank = third_rank_reading::immediate};
constexpr readings free_castling{.castling_attack = castling_attack_reading::free};

square named(const char* name) { return {name[0] - 'a', std::atoi(name + 1) - 1}; }

/// The squares that a princess alone on the board controls.
texts princess_controls(const std::string& from) {
    position p;
    p.at(named(from.c_str())) = {kind::princess, side::white};
    texts squares;
    for (square s : all_squares())
        if (controls(p, named(from.c_str()), s))
            squares.insert(std::string(1, static_cast<char>('a' + s.file)) + std::to_string(s.rank + 1));
    return squares;
}

TEST(naive_setup, R_SETUP_colours_of_the_text) {
    const position p = parse_fen(start_fen);
    EXPECT_TRUE(has(p, named("f1"), kind::queen, side::white) && !is_dark(named("f1")));
    EXPECT_TRUE(has(p, named("d1"), kind::princess, side::white) && !is_dark(named("d1")));
    EXPECT_TRUE(has(p, named("g1"), kind::prince, side::white) && is_dark(named("g1")));
    EXPECT_TRUE(has(p, named("g10"), kind::prince, side::black) && !is_dark(named("g10")));
    EXPECT_TRUE(has(p, named("d10"), kind::princess, side::black) && is_dark(named("d10")));
    EXPECT_EQ(to_fen(p), start_fen);
}

TEST(naive_prince, R_PRINCE_control_counts_of_charts_7_to_12) {
    EXPECT_EQ(princess_controls("a1"), (texts{"a2", "a3", "b1", "b2", "c1", "c3"}));
    EXPECT_EQ(princess_controls("a2").size(), 8U);
    EXPECT_EQ(princess_controls("a3").size(), 10U);
    EXPECT_EQ(princess_controls("b2"), (texts{"a1", "a2", "a3", "b1", "b3", "b4", "c1", "c2", "c3", "d2", "d4"}));
    EXPECT_EQ(princess_controls("b3").size(), 13U);
    EXPECT_EQ(princess_controls("c3").size(), 16U);
    EXPECT_EQ(princess_controls("g1"), (texts{"e1", "e3", "f1", "f2", "g2", "g3", "h1", "h2", "i1", "i3"}));
}

// Chart 5: own pieces on f1, g2, h1; with f2 and h2 free the princess still reaches e1, g3, i1.
TEST(naive_prince, R_PRINCE_bypass_of_own_pieces_chart_5) {
    const position p = drawn(R"(
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
    EXPECT_EQ(legal(p, "g1"), (texts{"g1e1", "g1e3", "g1f2", "g1g3", "g1h2", "g1i1", "g1i3"}));
}

// Chart 6: the opponent's pieces there can be taken, and bypassed.
TEST(naive_prince, R_PRINCE_bypass_of_enemy_pieces_chart_6) {
    const position p = drawn(R"(
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . n . . .
        K . . . . b Ps r . .)");
    EXPECT_EQ(legal(p, "g1").size(), 10U);
    EXPECT_TRUE(is_legal(p, "g1g2") && is_legal(p, "g1e1") && is_legal(p, "g1g3"));
}

// f2 alone free: the way by f2 leads to e1 and g3, none leads to i1 or i3.
TEST(naive_prince, R_PRINCE_bypass_needs_one_free_square) {
    const position p = drawn(R"(
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
    EXPECT_EQ(legal(p, "g1"), (texts{"g1e1", "g1e3", "g1f2", "g1g3"}));
}

TEST(naive_pawns, R_PAWN_START_one_two_or_three) {
    const position p = parse_fen(start_fen);
    EXPECT_EQ(legal(p, "e2"), (texts{"e2e3", "e2e4", "e2e5"}));
    EXPECT_EQ(legal(after(p, "e2e5"), "d9"), (texts{"d9d8", "d9d7", "d9d6"}));
    const position blocked = parse_fen("k9/10/10/10/10/n9/10/10/P9/K9 w - - 0 1");
    EXPECT_EQ(legal(blocked, "a2a"), (texts{"a2a3", "a2a4"}));
}

TEST(naive_pawns, R_PAWN_THEN_one_square) {
    const position p = parse_fen("k9/10/10/10/10/10/P1n7/1P8/10/K9 w - - 0 1");
    EXPECT_EQ(legal(p, "a4"), (texts{"a4a5"}));
    EXPECT_EQ(legal(p, "b3"), (texts{"b3b4", "b3b5", "b3c4"}));
}

// A pawn that reaches its third rank by a capture: `any` and `immediate` let it double-step, `stepped` does not.
TEST(naive_pawns, R_PAWN_THIRD_stepped_excludes_captures) {
    const char* fen = "k9/10/10/10/10/10/10/1n8/P9/K9 w - - 0 1";
    for (const readings& r : {readings{}, stepped, immediate}) {
        const position p = after(after(parse_fen(fen), "a2b3", r), "a10b10", r);
        EXPECT_EQ(is_legal(p, "b3b5", r), r != stepped);
        EXPECT_TRUE(is_legal(p, "b3b4", r));
    }
}

// One turn later `immediate` has run out; the others keep the right.
TEST(naive_pawns, R_PAWN_THIRD_immediate_lasts_one_turn) {
    position p = parse_fen("k9/10/10/10/10/10/10/10/P9/K9 w - - 0 1");
    for (const readings& r : {readings{}, stepped, immediate}) {
        const position next = after(after(p, "a2a3", r), "a10b10", r);
        EXPECT_TRUE(is_legal(next, "a3a5", r));
        const position later = after(after(next, "a1b1", r), "b10a10", r);
        EXPECT_EQ(is_legal(later, "a3a5", r), r != immediate);
    }
}

TEST(naive_pawns, R_PAWN_THIRD_from_a_fen_every_pawn_has_it) {
    const position p = parse_fen("k9/10/1p8/10/10/10/10/P9/10/K9 w - - 0 1");
    EXPECT_TRUE(is_legal(p, "a3a5", stepped) && is_legal(p, "a3a5", immediate));
    // Black has not moved yet when White has.
    EXPECT_TRUE(is_legal(after(p, "a1b1", immediate), "b8b6", immediate));
    const position gone = after(after(p, "a1b1", immediate), "a10b10", immediate);
    EXPECT_FALSE(is_legal(gone, "a3a5", immediate));
    EXPECT_FALSE(is_legal(after(gone, "b1a1", immediate), "b8b6", immediate));
}

// Chart 3: after d2-d5 the pawns on c4, e4 take on d3, those on c5, e5 on d4.
TEST(naive_pawns, R_EP_all_four_pawns_of_chart_3) {
    const position p = drawn(R"(
        . . . . k . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . p . p . . . . .
        . . p . p . . . . .
        . . . . . . . . . .
        . . . P . . . . . .
        . . . . . . . . . K)");
    const position triple = after(p, "d2d5");
    EXPECT_EQ(to_fen(triple), "4k5/10/10/10/10/2pPp5/2p1p5/10/10/9K b - d3d4 0 1");
    EXPECT_EQ(legal(triple, "d3"), (texts{"c4d3", "e4d3"}));
    EXPECT_EQ(legal(triple, "d4"), (texts{"c5d4", "e5d4"}));
    EXPECT_EQ(to_fen(after(triple, "c4d3")), "4k5/10/10/10/10/2p1p5/4p5/3p6/10/9K w - - 0 2");
    EXPECT_EQ(to_fen(after(triple, "e5d4")), "4k5/10/10/10/10/2p7/2ppp5/10/10/9K w - - 0 2");

    const position twice = after(p, "d2d4");
    EXPECT_EQ(legal(twice, "d3"), (texts{"c4d3", "e4d3"}));
    EXPECT_EQ(legal(after(twice, "e10e9"), "d3"), texts{});
    EXPECT_EQ(legal(after(after(twice, "e10e9"), "j1j2"), "d3"), texts{}) << "on that reply only";
}

TEST(naive_pawns, R_EP_of_a_double_step_from_the_third_rank) {
    const position p = parse_fen("4k5/10/10/10/10/2p7/2p7/3P6/10/9K w - - 0 1");
    const position stepped_on = after(p, "d3d5");
    EXPECT_EQ(to_fen(stepped_on), "4k5/10/10/10/10/2pP6/2p7/10/10/9K b - d4 0 1");
    EXPECT_EQ(legal(stepped_on, "d3"), texts{});
    EXPECT_EQ(legal(stepped_on, "d4"), (texts{"c5d4"}));
}

TEST(naive_pawns, R_PROMO_four_pieces) {
    const position p = parse_fen("1r8/P8k/10/10/10/10/10/10/10/K9 w - - 0 1");
    EXPECT_EQ(legal(p, "a9"), (texts{"a9a10q", "a9a10r", "a9a10b", "a9a10n", "a9b10q", "a9b10r", "a9b10b", "a9b10n"}));
}

// The black king stands on the last rank, attacked by the pawn, and Black has a prince: the capture promotes.
TEST(naive_pawns, R_PROMO_when_the_king_is_captured) {
    const position p = parse_fen("1k8/P9/9(pr)/10/10/10/10/10/10/K9 w - - 0 1");
    EXPECT_EQ(legal(p), (texts{"a9b10q", "a9b10r", "a9b10b", "a9b10n"}));
    EXPECT_EQ(to_fen(after(p, "a9b10n")), "1N8/10/9k/10/10/10/10/10/10/K9 b - - 0 1");
}

constexpr const char* castling_fen = "r3k4r/10/10/10/10/10/10/10/10/R3K4R w KQkq - 0 1";

TEST(naive_castling, R_CASTLE_both_wings) {
    const position p = parse_fen(castling_fen);
    EXPECT_EQ(to_fen(after(p, "e1c1")), "r3k4r/10/10/10/10/10/10/10/10/2KR5R b kq - 1 1");
    EXPECT_EQ(to_fen(after(p, "e1h1")), "r3k4r/10/10/10/10/10/10/10/10/R5RK2 b kq - 1 1");
    const position black = after(p, "e1e2");
    EXPECT_EQ(to_fen(after(black, "e10c10")), "2kr5r/10/10/10/10/10/10/10/4K5/R8R w - - 2 2");
    EXPECT_EQ(to_fen(after(black, "e10h10")), "r5rk2/10/10/10/10/10/10/10/4K5/R8R w - - 2 2");
}

TEST(naive_castling, R_CASTLE_rights_and_path) {
    EXPECT_FALSE(is_legal(parse_fen("r3k4r/10/10/10/10/10/10/10/10/R3K4R w kq - 0 1"), "e1c1"));
    EXPECT_FALSE(is_legal(parse_fen("r3k4r/10/10/10/10/10/10/10/10/RN2K4R w KQkq - 0 1"), "e1c1"));
    EXPECT_FALSE(is_legal(parse_fen("r3k4r/10/10/10/10/10/10/10/10/R3K3NR w KQkq - 0 1"), "e1h1"));
    const position rook_taken = after(parse_fen(castling_fen), "a1a10");
    EXPECT_EQ(rook_taken.castling[index(side::white)], (castling_rights{false, true}));
    EXPECT_EQ(rook_taken.castling[index(side::black)], (castling_rights{false, true}));
}

// The rook on d9 attacks d1, which the king crosses on one wing; on the other wing nothing is attacked.
TEST(naive_castling, R_CASTLE_attack_strict_and_free) {
    const char* with_prince = "8k1/3r6/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(with_prince), "e1c1"));
    EXPECT_TRUE(is_legal(parse_fen(with_prince), "e1h1"));
    EXPECT_TRUE(is_legal(parse_fen(with_prince), "e1c1", free_castling));
    const char* without = "8k1/3r6/10/10/10/10/10/10/10/R3K4R w KQ - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(without), "e1c1", free_castling)) << "no prince, no exemption";
}

TEST(naive_castling, R_CASTLE_out_of_check) {
    const char* in_check = "8k1/4r5/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(in_check), "e1c1") || is_legal(parse_fen(in_check), "e1h1"));
    EXPECT_TRUE(is_legal(parse_fen(in_check), "e1c1", free_castling));
    const char* into_check = "7rk1/10/10/10/10/10/10/10/(Pr)9/R3K4R w KQ - 0 1";
    EXPECT_FALSE(is_legal(parse_fen(into_check), "e1h1"));
    EXPECT_TRUE(is_legal(parse_fen(into_check), "e1h1", free_castling));
}

// The prince g1 becomes king; the rook is still at home, the new king even comes to e1, and it never castles.
TEST(naive_castling, R_CASTLE_not_with_a_king_that_was_prince) {
    const position p = parse_fen("4r3k1/10/10/10/10/10/10/10/4(Pr)5/R3K4R w KQ - 0 1");
    const position left_in_check = after(p, "e2f3");
    const position succeeded = after(left_in_check, "e10e1");
    EXPECT_EQ(to_fen(succeeded), "8k1/10/10/10/10/10/10/5K4/10/R3r4R w - - 0 2");
}

}  // namespace
}  // namespace naive
