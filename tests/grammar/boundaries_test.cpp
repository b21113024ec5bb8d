// Where one game ends and the next begins, each case named after the defect of real files.
#include <gtest/gtest.h>

#include "tests/grammar/support.hpp"

namespace royalcheck::grammar {
namespace {

using test::games;
using test::tokens;

TEST(Boundary, EmptyTextHasNoGame) {
    EXPECT_TRUE(games("").empty());
    EXPECT_TRUE(games(" \n\r\n\t").empty());
    EXPECT_TRUE(games("\uFEFF\n").empty());
    EXPECT_TRUE(games("{ only a comment }\n% escape\n; another").empty());
}

TEST(Boundary, ResultEndsAGame) {
    const char* const text = "[Result \"1-0\"] e4 *\n[Result \"0-1\"] e4 *\n[Result \"*\"] e4 1/2-1/2\n";
    ASSERT_EQ(games(text).size(), 3u);
    EXPECT_EQ(games("1. e4 * 1. d4 * 1. c4").size(), 3u);
}

TEST(Boundary, CommentOnTheResultLineBelongsToTheGame) {
    const char* const text = "e4 1-0 {good} ; really\n{next} d4 *";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(tokens(text, all[0]), "e4 <result 1> <comment {good}> <comment ; really>");
    EXPECT_EQ(tokens(text, all[1]), "<comment {next}> d4 <result 5>");
    EXPECT_EQ(all[0].begin, 0u);
    EXPECT_EQ(all[0].end, 22u);
    EXPECT_EQ(all[1].begin, 23u);
}

TEST(Boundary, RepeatedResultOnTheLineBelongsToTheGame) {
    EXPECT_EQ(test::only("e4 1-0 1-0 *"), "e4 <result 1> <result 1> <result 5>");
}

TEST(Boundary, TagsEndAGameWithoutResult) {
    EXPECT_EQ(games("[Event \"A\"]\n\n1. e4 a6 2. Bc4 a5\n\n[Event \"B\"]\n\n1. d4 d5 *").size(), 2u);
    EXPECT_EQ(games("[Site \"A00\"]\n\n1. b4\n\n[Site \"A00\"]\n\n1. b4 Nh6\n").size(), 2u);
}

TEST(Boundary, ResultInAVariationEndsNothing) {
    EXPECT_EQ(test::only("1. e4 (1. d4 1-0) e5 *"), "1. e4 ( 1. d4 <result 1> ) e5 <result 5>");
}

TEST(Boundary, UnclosedVariationEndsAtTheTags) {
    const char* const text = "[Event \"A\"]\n\n1. e4 (1. d4 (1. c4) d5 1-0\n\n[Event \"B\"]\n\n1. d4 *";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(test::faults(text, all[0]), "unclosed_variation@19:(");
    EXPECT_EQ(test::only_faults("1. e4 (1. d4 1-0"), "unclosed_variation@6:(");
}

TEST(Boundary, EmptyLinesInsideATagSection) {
    const char* const text = "[Event \"A\"]\n\n[Date \"2017.12.04\"]\n[White \"W\"]\n\n\n1. e4 0-1\n";
    ASSERT_EQ(games(text).size(), 1u);
    EXPECT_EQ(games(text)[0].tags.size(), 3u);
}

TEST(Boundary, EmptyBodyIsAGame) {
    const char* const text = "[Event \"A\"]\n[Site \"x\"]\n[Result \"?\"]\n \n\n[Event \"B\"]\n[Site \"y\"]\n\n1. e4 *";
    ASSERT_EQ(games(text).size(), 2u);
    EXPECT_EQ(games("[Site \"A\"]\n[White \"W\"]\n\n[Site \"B\"]\n\n1. e4 *").size(), 2u);
    EXPECT_EQ(games("[White \"W\"]\n\n[Event \"B\"]\n\n1. e4 *").size(), 2u);
    EXPECT_EQ(games("[Event \"A\"]\n{no moves}\n[Event \"B\"]\n*").size(), 2u);
}

TEST(Boundary, DuplicateTagsInOneBlockStayOneGame) {
    EXPECT_EQ(games("[Event \"A\"]\n[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 1-0").size(), 1u);
    EXPECT_EQ(games("[Event \"A\"]\n[Result \"*\"]\n[Event \"Other\"]\n\n1. e4 *").size(), 1u);
}

TEST(Boundary, MovetextWithoutTags) {
    EXPECT_EQ(games("f3 e5 g4 Qh4#\n0-1\n").size(), 1u);
    const char* const text = "[Variant \"Standard\"]\n1. e4 e5 2. Nf3 {x}\n\n\n    1. e4 e5 2. Nf3 Nc6 {y}\n";
    EXPECT_EQ(games(text).size(), 2u) << "an empty line and a new 1. begin a game";
    EXPECT_EQ(games("1. e4 e5\n\n2. Nf3 Nc6 *").size(), 1u);
    EXPECT_EQ(games("1. e4\n\n1... e5 *").size(), 1u);
    EXPECT_EQ(games("{c}\n\n1. e4 e5 *").size(), 1u);
}

TEST(Boundary, ZeroZeroBeforeTags) {
    const char* const text =
        "[Event \"A\"]\n[Result \"0-0\"]\n\n0-0\n\n[Event \"B\"]\n[Result \"0-0\"]\n\n1. e4 e5 0-0\n";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(tokens(text, all[0]), "0-0");
    EXPECT_EQ(tokens(text, all[1]), "1. e4 e5 0-0");
}

TEST(Boundary, TagsInsideACommentAreText) {
    const char* const text = "[Event \"A\"]\n\n1. e4 {\n[Event \"fake\"]\n[Result \"0-1\"]\n\n1. d4 0-1\n} e5 2. Nf3 *";
    ASSERT_EQ(games(text).size(), 1u);
    EXPECT_EQ(games(text)[0].move_count, 3u);
    EXPECT_EQ(games(text)[0].tags.size(), 1u);
}

TEST(Boundary, ByteOrderMarkBeforeAnyGame) {
    const char* const text = "\uFEFF[Event \"A\"]\n\n1. e4 *\n\n\uFEFF[Event \"B\"]\n\n1. d4 *";
    ASSERT_EQ(games(text).size(), 2u);
    EXPECT_EQ(games(text)[1].tags.size(), 1u);
    EXPECT_TRUE(games(text)[1].faults.empty());
}

TEST(Boundary, ProseBetweenGamesIsAGameWithFaults) {
    const char* const text = "e4 *\n\nRound two\n\n[Event \"B\"]\n*";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(tokens(text, all[1]), "<unreadable Round> <unreadable two>");
}

}  // namespace
}  // namespace royalcheck::grammar
