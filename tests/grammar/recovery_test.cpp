// Broken, hostile and very large input: every later game is found, in time that grows with the length only.
#include <gtest/gtest.h>

#include "tests/grammar/support.hpp"

namespace royalcheck::grammar {
namespace {

using test::games;
using test::only;
using test::only_faults;

std::size_t count_games(std::string_view text, std::size_t& faults) {
    pgn_reader reader(text);
    game_text game;
    std::size_t n = 0;
    for (faults = 0; reader.next(game); ++n) faults += game.faults.size();
    return n;
}

TEST(Recovery, UnterminatedComment) {
    const char* const text = "[Event \"A\"]\n\n1. e4 {good move e5 2. Nf3 *\n\n[Event \"B\"]\n\n1. f3 e5 0-1";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(test::faults(text, all[0]), "unterminated_comment@19:{");
    EXPECT_EQ(all[1].move_count, 2u);
    EXPECT_EQ(only_faults("1. e4 {"), "unterminated_comment@6:{");
}

TEST(Recovery, UnterminatedCommentBeforeAGameWithComments) {
    const char* const text = "1. e4 {open\n\n [Event \"B\"]\n\n1. d4 {closed} d5 *";
    ASSERT_EQ(games(text).size(), 2u);
    EXPECT_EQ(games(text)[1].move_count, 2u);
}

TEST(Recovery, BracesDoNotNest) {
    EXPECT_EQ(only("1. e4 {outer {inner} e5 *"), "1. e4 <comment {outer {inner}> e5 <result 5>");
    EXPECT_EQ(only_faults("1. e4 {outer {inner} rest} e5 *"), "unreadable_word@21:rest stray_brace@25:}");
}

TEST(Recovery, CommentEndRule) {
    std::size_t resume = 0;
    EXPECT_EQ(comment_end("{abc} x", 0, resume), 5u);
    EXPECT_EQ(comment_end("{abc", 0, resume), std::string_view::npos);
    EXPECT_EQ(resume, 4u);
    EXPECT_EQ(comment_end("{a\n[b \"c\"]\n{d}", 0, resume), std::string_view::npos);
    EXPECT_EQ(resume, 3u);
    EXPECT_EQ(comment_end("{a\n[b \"c\"]\nd}", 0, resume), 13u);
    EXPECT_EQ(comment_end("{a\n[%clk \"1\"]\n{d}", 0, resume), 17u);
}

TEST(Recovery, StrayClose) {
    EXPECT_EQ(only("1. e4 Nf3 ) e5 *"), "1. e4 Nf3 e5 <result 5>");
    EXPECT_EQ(only_faults("1. e4 Nf3 ) e5 *"), "stray_close@10:)");
}

TEST(Recovery, BinaryRubbishIsAGameOfItsOwn) {
    const std::string text("1. e4 e5 *\n\n\0\1\2\x08\t\n\x0B\x0E\x1B\xFF\xFE\x80garbage\n", 31);
    const auto all = games(text);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].move_count, 2u);
    EXPECT_TRUE(all[0].faults.empty());
    ASSERT_EQ(all[1].faults.size(), 3u);
    EXPECT_EQ(all[1].faults[0].kind, fault_kind::control_character);
    EXPECT_EQ(all[1].faults[0].offset, 12u);
    EXPECT_EQ(all[1].faults[0].length, 4u);
    EXPECT_EQ(all[1].faults[2].kind, fault_kind::undecodable);
    EXPECT_EQ(all[1].faults[2].length, 3u);
}

TEST(Recovery, ControlCharacterInsideAGame) {
    const std::string text("1. e4 \0\0e5 2. Nf3 *", 19);
    EXPECT_EQ(only(text), "1. e4 e5 2. Nf3 <result 5>");
    EXPECT_EQ(games(text)[0].faults.size(), 1u);
}

TEST(Recovery, DosEndOfFileMark) {
    EXPECT_EQ(games("1. e4 *\n\x1A").size(), 1u);
    EXPECT_EQ(games("1. e4 *\n\x1A\n[Event \"B\"]\n*").size(), 2u);
}

TEST(Recovery, UndecodableWords) {
    EXPECT_EQ(only("1. \xCA"
                   "f3 e5"),
              "1. <unreadable \xCA"
              "f3> e5");
    EXPECT_EQ(only_faults("1. \xCA"
                          "f3 e5"),
              "undecodable@3:\xCA");
    EXPECT_EQ(only_faults("1. e4 {\xE4\xF6} e5"), "undecodable@7:\xE4\xF6");
    EXPECT_EQ(only_faults("1. e4\n%\xE4\xF6\ne5"), "undecodable@7:\xE4\xF6");
}

TEST(Recovery, NestedParentheses) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 100000; ++i) text += "(1. d4 ";
    for (int i = 0; i < 100000; ++i) text += ")";
    text += " e5 *\n\n[Event \"B\"]\n*";
    std::size_t faults = 0;
    EXPECT_EQ(count_games(text, faults), 2u);
    EXPECT_EQ(faults, 0u);
    std::size_t open_faults = 0;
    EXPECT_EQ(count_games(std::string(100000, '('), open_faults), 1u);
    EXPECT_EQ(open_faults, 1u);
}

TEST(Recovery, UnclosedBraceInEveryGame) {
    std::string text;
    for (int i = 0; i < 50000; ++i) text += "[Event \"A\"]\n\n1. e4 {never closed e5 *\n\n";
    std::size_t faults = 0;
    EXPECT_EQ(count_games(text, faults), 50000u);
    EXPECT_EQ(faults, 50000u);
}

TEST(Recovery, OneLineOfTenMegabytes) {
    std::size_t faults = 0;
    EXPECT_EQ(count_games(std::string(10u << 20, 'a'), faults), 1u);
    EXPECT_EQ(faults, 1u);
    for (const char* piece :
         {"[a \"b ", "[a b] ", "[ ",   "] [", "{",      "}",      "(",   "\" ", "1. e4 e5 ", "0-0 K ",  "1.",
          "x ",      "$",      "\xD0", "К ",  "Kс1 – ", "\u200B", "на ", "; ",  "[a \"\\\"", "\xE2\x80"}) {
        std::string text;
        while (text.size() < (1u << 20)) text += piece;
        text += "\n\n[Event \"B\"]\n\n1. e4 *";
        pgn_reader reader(text);
        game_text game;
        std::size_t last_moves = 0, last_tags = 0;
        while (reader.next(game)) {
            last_moves = game.move_count;
            last_tags = game.tags.size();
        }
        EXPECT_GE(last_moves, 1u) << piece;
        EXPECT_GE(last_tags, 1u) << piece;
    }
}

TEST(Recovery, EveryPrefixOfAGameIsRead) {
    const std::string text = "[Event \"A \\\"b\\\"\"]\n\n1. e4! {c} e5 (1... c5 $1 ; x\n 2. Кра5 0-0-0 Кр h1 – Л g1) "
                             "2. h1(Ф)+ e.p. 1/2-1/2 {d}";
    for (std::size_t n = 1; n <= text.size(); ++n) {
        std::size_t faults = 0;
        EXPECT_LE(count_games(std::string_view(text).substr(0, n), faults), 1u) << n;
    }
}

TEST(Recovery, FaultsComeInOrderOfPlace) {
    const char* const text = "1. e4 (1. zz {open";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(test::faults(text, all[0]), "unclosed_variation@6:( unreadable_word@10:zz unterminated_comment@13:{");
}

}  // namespace
}  // namespace royalcheck::grammar
