// The 10x10 FEN (NOTATION.md section 5) and position identity (RULES.md 3.7) against the naive implementation.
#include "naive_test_support.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace naive {
namespace {

using royalcheck::rules::third_rank_reading;

TEST(naive_fen, round_trip_of_every_field) {
    for (const char* fen :
         {start_fen, "4k5/10/10/10/10/2pPp5/2p1p5/10/10/9K b - d3d4 0 1",
          "r3k4r/10/10/10/10/10/10/10/10/R3K4R b Qk - 7 31", "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) w - - 3 9 b?",
          "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) b - - 3 9 w", "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) b - - 3 9 wb"})
        EXPECT_EQ(to_fen(parse_fen(fen)), fen);
}

TEST(naive_fen, mends_castling_en_passant_and_choice) {
    EXPECT_EQ(to_fen(parse_fen("4k5/10/10/10/10/10/10/10/10/R3K5 w KQkq e8 0 1 ?")),
              "4k5/10/10/10/10/10/10/10/10/R3K5 w K - 0 1");
}

TEST(naive_fen, refuses_what_is_no_position) {
    for (const char* fen :
         {"", "k9/10/10/10/10/10/10/10/10/10 w - - 0 1", "k9/10/10/10/10/10/10/10/K9 w - - 0 1",
          "k9/10/10/10/10/10/10/10/9/K9 w - - 0 1", "k10/10/10/10/10/10/10/10/10/K9 w - - 0 1",
          "k8P/10/10/10/10/10/10/10/10/K9 w - - 0 1", "kx8/10/10/10/10/10/10/10/10/K9 w - - 0 1",
          "k9/10/10/10/10/10/10/10/(Pr)(Pr)8/K9 w - - 0 1", "k9/10/10/10/10/10/10/10/10/K9 w - - 0 0"})
        EXPECT_THROW(parse_fen(fen), std::invalid_argument) << fen;
}

TEST(naive_key, an_en_passant_square_counts_only_where_a_capture_is_legal) {
    const readings r;
    auto key = [&](const char* fen) { return repetition_key(parse_fen(fen), r); };
    EXPECT_EQ(key("4k5/10/10/10/10/3P6/10/10/10/9K b - d3d4 0 1"), key("4k5/10/10/10/10/3P6/10/10/10/9K b - - 5 7"));
    EXPECT_NE(key("4k5/10/10/10/10/2pP6/10/10/10/9K b - d3d4 0 1"), key("4k5/10/10/10/10/2pP6/10/10/10/9K b - - 0 1"));
    // Only d4 can be captured on, so it does not matter whether the pawn came from d2 or d3.
    EXPECT_EQ(key("4k5/10/10/10/10/2pP6/10/10/10/9K b - d3d4 0 1"), key("4k5/10/10/10/10/2pP6/10/10/10/9K b - d4 0 1"));
    // The capturing pawn is pinned by the rook.
    EXPECT_EQ(key("2k7/10/10/10/10/2pP6/10/10/10/2R6K b - d4 0 1"),
              key("2k7/10/10/10/10/2pP6/10/10/10/2R6K b - - 0 1"));
}

TEST(naive_key, princess_rights_and_choice_count) {
    const readings r;
    auto key = [&](const char* fields) {
        return repetition_key(parse_fen(std::string("k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) ") + fields), r);
    };
    EXPECT_NE(key("w - - 0 1"), key("w - - 0 1 w"));
    EXPECT_NE(key("w - - 0 1 b"), key("w - - 0 1 w"));
    EXPECT_NE(key("w - - 0 1 ?"), key("w - - 0 1"));
    EXPECT_NE(key("w - - 0 1"), key("b - - 0 1"));
    EXPECT_EQ(key("w - - 0 1"), key("w - - 40 90"));
}

TEST(naive_key, third_rank_rights_count_under_stepped_and_immediate_only) {
    const position fresh = parse_fen("k9/10/10/10/10/10/10/P9/10/K9 w - - 0 1");
    const readings immediate{.third_rank = third_rank_reading::immediate};
    position later = fresh;
    for (const char* text : {"a1b1", "a10b10", "b1a1", "b10a10"}) later = after(later, text, immediate);
    EXPECT_NE(repetition_key(later, immediate), repetition_key(fresh, immediate));
    EXPECT_EQ(repetition_key(later, {}), repetition_key(fresh, {}));
}

TEST(naive_key, a_captured_third_rank_pawn_leaves_no_right_behind) {
    const readings stepped{.third_rank = third_rank_reading::stepped};
    const position taken = after(parse_fen("r8k/10/10/10/10/10/10/P9/10/9K b - - 0 1"), "a10a3", stepped);
    EXPECT_EQ(repetition_key(taken, stepped), repetition_key(parse_fen(to_fen(taken)), stepped));
}

}  // namespace
}  // namespace naive
