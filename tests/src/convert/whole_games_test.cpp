// Games that are not understood throughout are copied byte for byte; noise is dropped; the tag section.
#include <gtest/gtest.h>

#include "outline.hpp"

namespace royalcheck::testing {
namespace {

std::string both_ways(std::string_view pgn, int* copied = nullptr) {
    const conversion wanted{target_notation::russian, true, true};
    const std::string out = converted(pgn, wanted, {}, copied);
    EXPECT_EQ(converted(out, wanted, {}), out);
    return out;
}

class copied_game : public ::testing::TestWithParam<std::string> {};

TEST_P(copied_game, stands_between_its_neighbours) {
    const std::string before = "[Event \"a\"]\n\n1. e4 *\n\n", after = "\n\n[Event \"c\"]\n\n1. d4 *\n";
    int copied = 0;
    EXPECT_EQ(both_ways(before + GetParam() + after, &copied), before + GetParam() + after);
    EXPECT_EQ(copied, 1);
}

INSTANTIATE_TEST_SUITE_P(
    reasons, copied_game,
    ::testing::Values("[Event  \"b\"]\r\n[Result \"*\"]\r\n\r\n1.e4 e5 2.Ke3 Nf6 *",  // an illegal move
                      "[Event \"b\"]\n1.e4 e5 2.d5 *",                                // no such move
                      "[Event \"b\"]\n1.e4 xyz e5 *",                                 // no word that is known
                      "[Event \"b\"]\n1.e4 (1.d5) e5 *",                              // an illegal variation
                      "[Event \"b\"]\n1.e4 (1.d4 zz) e5 *",                           // a word in a variation
                      "[Event \"b\"]\n1.e4 (1.d4 d5 *",                               // a variation without an end
                      "[Event \"b\"]\n[Variant \"antichess\"]\n1.e4 *",               // other rules
                      "[Event \"b\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*",  // no position
                      "[Event \"b\"]\n1.e4 -- 2.d4 *",              // a null move in the game
                      "[Event \"b\"]\n1.f3 e5 2.g4 Qh4# 3.a3 0-1",  // a move after mate
                      "[Event \"b\"]\n[Site]\n\n1.e4 *",            // a tag without a value
                      "[Event \"b\"]\n1.e4 {\xC3( } *",             // bytes that mean nothing
                      "[Event \"b\"]\n1.e4 ++- e5 *",               // a sign that is none
                      "[Event \"b\"]\n1.e4 e5 7 2.d4 *",            // a number that may mean anything
                      "[Event \"b\"]\n1 e4 e5 3 d4 *",              // ... although it stands where one is due
                      "[Event \"b\"]\n1.e4 (1.d4 5) e5 *",          // ... in a variation
                      "[Event \"b\"]\n1.e4 e5) 2.d4 *",             // half a variation
                      "[Event \"b\"]\n1.e4 e5} 2.d4 *",             // half a comment
                      "[Event \"b\"]\n1.e4 e5 0 0 *"));             // zeros are no move numbers

TEST(whole_games, an_unclosed_comment_does_not_grow) {
    const std::string pgn = "[Event \"a\"]\n\n1. e4 {no end\n\n\n[Event \"b\"]\n\n1. d4 {c} *\n";
    EXPECT_EQ(both_ways(pgn), "[Event \"a\"]\n\n1. e4 {no end\n\n[Event \"b\"]\n\n1. d4 {c} *\n");
}

TEST(whole_games, a_percent_sign_inside_a_line_does_not_come_to_its_start) {
    EXPECT_EQ(both_ways("1. e4 * %x 1. d4 *"), "1. e4 *\n\n %x 1. d4 *\n");
}

TEST(whole_games, punctuation_is_dropped) {
    EXPECT_EQ(both_ways("1. e4, ... e5. 2 Nf3 …Nc6 5. Bc4 *"), "1. e4 e5 2. Кf3 Кc6 3. Сc4 *\n");
}

TEST(whole_games, results_and_castling_with_spaces_inside) {
    EXPECT_EQ(both_ways("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0 - 0 OO 1 – 0\n\n1. d4 ½ - ½"),
              "1. e4 e5 2. Кf3 Кf6 3. Сc4 Сc5 4. O-O O-O 1-0\n\n1. d4 1/2-1/2\n");
}

TEST(whole_games, every_nag_keeps_its_number) {
    EXPECT_EQ(both_ways("1. e4 $255 e5 $4294967296 $99999999999999999999 *"),
              "1. e4 $255 e5 $4294967296 $99999999999999999999 *\n");
}

TEST(whole_games, roster_first_then_the_other_tags_as_they_stand) {
    EXPECT_EQ(
        both_ways("[Zed \"1\"]\n[Black \"b\"]\n[ECO \"A00\"]\n[event \"e\"]\n[White \"a\\\\ \\\"x\\\"\"]\n1. e4 *"),
        "[event \"e\"]\n[White \"a\\\\ \\\"x\\\"\"]\n[Black \"b\"]\n[Zed \"1\"]\n[ECO \"A00\"]\n\n1. e4 *\n");
}

TEST(whole_games, mended_tags_are_written_well) {
    EXPECT_EQ(both_ways("[White \"Ivan \"the\" X\"]\n[Black 'me']\n1. e4 *"),
              "[White \"Ivan \\\"the\\\" X\"]\n[Black \"me\"]\n\n1. e4 *\n");
}

TEST(whole_games, a_copy_without_an_end_does_not_swallow_the_game_after_it) {
    EXPECT_EQ(both_ways("1. e5\n\n1 1/2-1/2"), "1. e5\n\n1 1/2-1/2\n");
    EXPECT_EQ(both_ways("1. e5 *\n\n1.e4 1/2-1/2"), "1. e5 *\n\n1. e4 1/2-1/2\n");
}

TEST(whole_games, without_tags_follow_one_another) {
    EXPECT_EQ(both_ways("1. e4 *\n1. d4 *\n\n1. c4\n\n1. b4"), "1. e4 *\n\n1. d4 *\n\n1. c4 *\n\n1. b4 *\n");
}

TEST(whole_games, nothing_becomes_nothing) { EXPECT_EQ(both_ways(" \r\n"), ""); }

}  // namespace
}  // namespace royalcheck::testing
