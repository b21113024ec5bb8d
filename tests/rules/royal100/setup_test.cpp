// R-SETUP, and RULES 5 on the large board.
#include <gtest/gtest.h>

#include "rules/notation.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

using enum setup_defect;

TEST(royal100_setup, R_SETUP_start_position) {
    const auto& p = start_position<board10>();
    EXPECT_EQ(to_fen(p), start_fen);
    EXPECT_EQ(p.men_key, recomputed_key(p));
    EXPECT_EQ(identity(p), identity(from_fen(start_fen)));
    EXPECT_EQ(perft(p, 1), 34U);
}

TEST(royal100_setup, R_SETUP_colours_of_the_text) {
    const auto& p = start_position<board10>();
    const auto stands = [&p](const char* at, piece_kind kind, bool dark) {
        return p.men[sq(at)].kind == kind && is_dark<board10>(sq(at)) == dark;
    };
    EXPECT_TRUE(is_dark<board10>(sq("a1")));
    EXPECT_TRUE(stands("f1", piece_kind::queen, false) && stands("d1", piece_kind::princess, false));
    EXPECT_TRUE(stands("g1", piece_kind::prince, true) && stands("g10", piece_kind::prince, false));
    EXPECT_TRUE(stands("d10", piece_kind::princess, true));
}

std::vector<setup_defect> defects_of(const char* fen) { return validate(read_setup(fen)).defects; }

TEST(royal100_setup, refused_with_every_defect_named) {
    EXPECT_EQ(defects_of("10/10/10/10/10/10/10/10/10/K9 w - - 0 1"), std::vector{no_black_king});
    EXPECT_EQ(defects_of("k8P/10/(pr)(pr)8/10/(ps)(ps)8/(Pr)(Pr)8/(Ps)(Ps)8/10/K9/10 w - - 0 0"),
              (std::vector{several_white_princes, several_black_princes, several_white_princesses,
                           several_black_princesses, pawn_on_last_rank, number_below_one}));
    EXPECT_FALSE(validate(read_setup("kk8/10/10/10/10/10/10/10/10/K9 w - - 0 1")).position.has_value());
}

TEST(royal100_setup, the_side_not_on_move_may_be_in_check) {
    EXPECT_EQ(defects_of("k9/10/10/10/10/10/10/10/10/R8K w - - 0 1"), std::vector<setup_defect>{});
    EXPECT_EQ(defects_of("k9/9(pr)/10/10/10/10/10/10/10/R8K w - - 0 1"), std::vector<setup_defect>{});
}

TEST(royal100_setup, mended_with_a_warning) {
    const auto r = validate(read_setup("4k5/10/10/10/10/10/10/10/10/R3K5 w KQkq e8 -1 1 ?"));
    EXPECT_EQ(r.defects, (std::vector{castling_without_king_and_rook, impossible_en_passant, negative_clock,
                                      choice_without_princess}));
    EXPECT_EQ(to_fen(r.position.value()), "4k5/10/10/10/10/10/10/10/10/R3K5 w K - 0 1");
    EXPECT_EQ(defects_of("k9/10/10/10/10/10/10/10/(Ps)9/K9 w - - 0 1 w?"), std::vector{choice_without_princess});
}

// The pawn on d5 can have come from d2 over d3 and d4, or from d3 over d4; not over d3 alone.
TEST(royal100_setup, en_passant_squares_that_can_be) {
    const auto mended = [](const std::string& squares, const char* rows = "4k5/10/10/10/10/2pPp5/10/10/10/9K") {
        return defects_of((rows + std::string(" b - ") + squares + " 0 1").c_str()) ==
               std::vector{impossible_en_passant};
    };
    EXPECT_FALSE(mended("d3d4") || mended("d4"));
    EXPECT_TRUE(mended("d3") && mended("d2d3d4") && mended("d4e4") && mended("e4") && mended("d10"));
    EXPECT_TRUE(mended("d3d4", "4k5/10/10/10/10/3P6/10/10/3N6/9K")) << "its start square is not empty";
    EXPECT_TRUE(mended("d3d4", "4k5/10/10/10/10/3P6/10/3N6/10/9K")) << "a passed square is not empty";
    EXPECT_TRUE(mended("d4d5", "4k5/10/10/10/3P6/10/10/10/10/9K")) << "from the third rank two squares at most";
}

TEST(royal100_setup, fields_come_back_as_written) {
    for (const char* fen :
         {"4k5/10/10/10/10/2pPp5/2p1p5/10/10/9K b - d3d4 0 1", "9k/10/10/10/2PpP5/10/10/10/10/9K w - d8d7 0 9",
          "r3k4r/10/10/10/10/10/10/10/10/R3K4R b Qk - 7 31", "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) w - - 3 9 b?",
          "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) b - - 3 9 w?", "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) b - - 3 9 wb"}) {
        const auto p = from_fen(fen);
        EXPECT_EQ(to_fen(p), fen);
        EXPECT_EQ(p.men_key, recomputed_key(p));
    }
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
