// Positions from outside (RULES 5): every defect by name, refused or mended.
#include <gmock/gmock.h>

#include "rules/notation.hpp"
#include "tests/rules/board.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;
using enum setup_defect;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

setup_result<board8> judged(std::string_view fen) { return validate(read_setup(fen)); }

TEST(setup, the_start_position_is_sound) {
    const auto r = judged("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_THAT(r.defects, IsEmpty());
    ASSERT_TRUE(r.position);
    EXPECT_EQ(r.position->men_key, start_position<board8>().men_key);
    EXPECT_EQ(r.position->men, start_position<board8>().men);
}

TEST(setup, exactly_one_king_a_side) {
    EXPECT_THAT(judged("8/8/8/8/8/8/8/4K3 w - - 0 1").defects, ElementsAre(no_black_king));
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/8 w - - 0 1").defects, ElementsAre(no_white_king));
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/3KK3 w - - 0 1").defects, ElementsAre(several_white_kings));
    EXPECT_THAT(judged("k3k3/8/8/8/8/8/8/4K3 w - - 0 1").defects, ElementsAre(several_black_kings));
    EXPECT_FALSE(judged("4k3/8/8/8/8/8/8/3KK3 w - - 0 1").position);
}

TEST(setup, pawns_stand_between_the_last_ranks) {
    EXPECT_THAT(judged("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").defects, ElementsAre(pawn_on_last_rank));
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/p3K3 w - - 0 1").defects, ElementsAre(pawn_on_last_rank));
    EXPECT_THAT(judged("4k3/P7/8/8/8/8/p7/4K3 w - - 0 1").defects, IsEmpty());
}

TEST(setup, the_side_not_on_move_is_not_in_check) {
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1").defects, ElementsAre(side_not_on_move_in_check));
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1").defects, IsEmpty());
    EXPECT_THAT(judged("8/8/8/8/8/8/8/3kK3 w - - 0 1").defects, ElementsAre(side_not_on_move_in_check));
}

TEST(setup, the_move_number_counts_from_one) {
    EXPECT_THAT(judged("4k3/8/8/8/8/8/8/4K3 w - - 0 0").defects, ElementsAre(number_below_one));
    EXPECT_FALSE(judged("4k3/8/8/8/8/8/8/4K3 w - - 0 0").position);
}

TEST(setup, no_prince_on_the_classical_board) {
    auto s = read_setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    s.men[sq("d4")] = {piece_kind::princess, side::black};
    EXPECT_THAT(validate(s).defects, ElementsAre(piece_not_of_this_board));
}

TEST(setup, every_defect_is_named_once) {
    EXPECT_THAT(judged("k3k2P/8/8/8/8/8/8/p7 w K - -3 0").defects,
                ElementsAre(no_white_king, several_black_kings, pawn_on_last_rank, number_below_one,
                            castling_without_king_and_rook, negative_clock));
}

TEST(setup, castling_rights_without_king_and_rook_are_dropped) {
    const auto r = judged("r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_THAT(r.defects, ElementsAre(castling_without_king_and_rook));
    EXPECT_EQ(to_fen(*r.position), "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1");
    EXPECT_EQ(r.position->men_key, recomputed_key(*r.position));
}

TEST(setup, an_impossible_en_passant_square_is_dropped) {
    EXPECT_THAT(judged("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").defects, IsEmpty());
    for (const std::string_view fen : {"4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1",       // not the passed rank
                                       "4k3/8/8/8/8/4P3/8/K7 b - e2 0 1",         // nor this one: it is the start rank
                                       "4k3/8/8/3pP3/8/8/8/4K3 b - d3 0 1",       // no white pawn on d4
                                       "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1",        // no pawn beyond
                                       "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1",     // the square is occupied
                                       "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1"}) {  // so is the start square
        const auto r = judged(fen);
        EXPECT_THAT(r.defects, ElementsAre(impossible_en_passant)) << fen;
        EXPECT_EQ(r.position.value().en_passant, 0u);
    }
    auto two = read_setup("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    two.en_passant.push_back(sq("c6"));
    EXPECT_THAT(validate(two).defects, ElementsAre(impossible_en_passant));
}

TEST(setup, a_negative_clock_becomes_zero) {
    const auto r = judged("4k3/8/8/8/8/8/8/4K3 w - - -1 1");
    EXPECT_THAT(r.defects, ElementsAre(negative_clock));
    EXPECT_EQ(r.position.value().halfmove_clock, 0);
}

TEST(setup, defects_are_refused_or_mended) {
    EXPECT_TRUE(refuses(piece_not_of_this_board));
    EXPECT_FALSE(refuses(castling_without_king_and_rook));
}

}  // namespace
