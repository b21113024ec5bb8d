#include "src/input/game_boundaries.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

#include "grammar/pgn.hpp"

namespace royalcheck {
namespace {

constexpr std::uint64_t no_limit = ~0ull;

/// The last boundary of a whole text, and the line it stands on (0-based).
std::pair<std::size_t, std::uint64_t> last_boundary(std::string_view text) {
    game_boundaries boundaries(no_limit, no_limit, true);
    boundaries.scan(text, true);
    return {boundaries.last(), boundaries.last_line()};
}

std::string_view after_cut(std::string_view text) { return text.substr(last_boundary(text).first); }

TEST(game_boundaries, tag_after_movetext_begins_a_game) {
    EXPECT_EQ(after_cut("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n1. d4 *\n"), "[White \"B\"]\n1. d4 *\n");
}

TEST(game_boundaries, tag_section_stays_with_its_movetext) {
    EXPECT_EQ(last_boundary("[White \"A\"]\n\n\n[Black \"B\"]\n\n1. e4 *\n").first, 0u);
}

TEST(game_boundaries, comment_alone_is_no_movetext) {
    EXPECT_EQ(last_boundary("[White \"A\"]\n{a note}\n; another\n% 1. e4\n[Black \"B\"]\n1. e4 *\n").first, 0u);
}

TEST(game_boundaries, tag_in_a_brace_comment_begins_nothing) {
    EXPECT_EQ(last_boundary("1. e4 {see\n[White \"A\"]\n} e5 *\n").first, 0u);
}

TEST(game_boundaries, brace_after_semicolon_opens_no_comment) {
    EXPECT_EQ(after_cut("1. e4 ; a { here\n*\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
}

TEST(game_boundaries, percent_line_opens_no_comment) {
    EXPECT_EQ(after_cut("1. e4\n%{ not this\n*\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
}

TEST(game_boundaries, unclosed_brace_ends_before_the_next_game) {
    EXPECT_EQ(after_cut("1. e4 {open\ne5 *\n\n[White \"B\"]\n\n1. d4 {x} *\n"), "[White \"B\"]\n\n1. d4 {x} *\n");
}

TEST(game_boundaries, movetext_on_the_line_of_a_tag_counts) {
    EXPECT_EQ(after_cut("[White \"A\"] 1. e4 {x} *\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
}

TEST(game_boundaries, brace_in_a_tag_value_opens_no_comment) {
    EXPECT_EQ(after_cut("[White \"A {x\"]\n\n1. e4 *\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
}

TEST(game_boundaries, byte_order_mark_does_not_hide_a_tag) {
    EXPECT_EQ(last_boundary("\xEF\xBB\xBF[White \"A\"]\n[Black \"B\"]\n1. e4 *\n").first, 0u);
    EXPECT_EQ(after_cut("1. e4 *\n\xEF\xBB\xBF[White \"B\"]\n[Black \"C\"]\n*\n"),
              "\xEF\xBB\xBF[White \"B\"]\n[Black \"C\"]\n*\n");
}

TEST(game_boundaries, lines_are_counted_for_every_kind_of_line_end) {
    EXPECT_EQ(last_boundary("1. e4\n{a\nb} *\n[White \"B\"]\n").second, 3u);
    EXPECT_EQ(last_boundary("1. e4\r\n{a\r\nb} *\r\n[White \"B\"]\r\n").second, 3u);
    EXPECT_EQ(last_boundary("1. e4\r{a\rb} *\r[White \"B\"]\r").second, 3u);
}

TEST(game_boundaries, line_ends) {
    EXPECT_EQ(count_line_ends("a\nb\r\nc\rd\r"), 4u);
    EXPECT_EQ(count_line_ends("\n\r\n\r\r"), 4u);
    EXPECT_EQ(count_line_ends(""), 0u);
}

TEST(game_boundaries, byte_by_byte_finds_the_same) {
    const std::string text = "[A \"x\"]\r\n\r\n1. e4 {a\r\n[B \"y\"]} *\r\n\r\n[A \"z\"]\r\n\r\n1. d4 ; {\r\n*\r\n";
    game_boundaries whole(no_limit, no_limit, true), slow(no_limit, no_limit, true);
    whole.scan(text, true);
    for (std::size_t n = 1; n <= text.size(); ++n) slow.scan(std::string_view(text).substr(0, n), n == text.size());
    EXPECT_EQ(slow.last(), whole.last());
    EXPECT_EQ(slow.last_line(), whole.last_line());
    EXPECT_GT(whole.last(), 0u);
}

/// What is read once is not read again: otherwise this would take 10^12 steps.
TEST(game_boundaries, a_long_run_of_blanks_is_passed_once) {
    const std::string text = "1. e4 *\n" + std::string(1u << 20, ' ') + "[White \"B\"]\n*\n";
    game_boundaries slow(no_limit, no_limit, true);
    for (std::size_t n = 1; n <= text.size(); ++n) slow.scan(std::string_view(text).substr(0, n), n == text.size());
    EXPECT_EQ(slow.last(), 8u);
}

TEST(game_boundaries, blanks_behind_a_move_are_passed_once) {
    const std::string text = "1. e4 " + std::string(1u << 20, ' ') + "\n[White \"B\"]\n*\n";
    game_boundaries slow(no_limit, no_limit, true);
    for (std::size_t n = 1; n <= text.size(); ++n) slow.scan(std::string_view(text).substr(0, n), n == text.size());
    EXPECT_EQ(slow.last(), text.size() - 14);
}

TEST(game_boundaries, a_comment_on_a_line_of_its_own_goes_with_the_next_game_if_a_result_came_before) {
    EXPECT_EQ(after_cut("1. e4 *\n{x}\n[White \"B\"]\n*\n"), "{x}\n[White \"B\"]\n*\n");
    EXPECT_EQ(after_cut("1. e4\n{x}\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
    EXPECT_EQ(after_cut("1. e4 (1. d4 *\n{x}\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
    EXPECT_EQ(after_cut("1. e4 * {x}\n[White \"B\"]\n*\n"), "[White \"B\"]\n*\n");
}

std::uint64_t games_in(std::string_view text) {
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    std::uint64_t games = 0;
    while (reader.next(game)) ++games;
    return games;
}

TEST(game_boundaries, games_as_programs_write_them_are_counted) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        std::string text;
        for (int i = 0; i < 5; ++i)
            text += "[Event \"A\"]" + end + "[White \"B: 1-0 * \"]" + end + end + "1. e4 {1-0" + end + end +
                    "} e5 2. O-O (2. d3" + end + "O-O-O) e2-e4 1/2-1/2" + end + end;
        game_boundaries boundaries(no_limit, no_limit, true);
        boundaries.scan(text, true);
        EXPECT_EQ(boundaries.games(), 4u);
    }
}

/// Where a number of games is told it is that of the grammar's reader, whatever stands in the text.
TEST(game_boundaries, games_are_counted_right_or_not_at_all) {
    const std::string pieces[] = {"[Event \"A\"]\n",
                                  "[White \"B\"]\n",
                                  "[Event \"A\"]\n[White \"B\"]\n\n1. e4 e5 1-0\n\n",
                                  "[Round \"1\"]",
                                  "1. e4 ",
                                  "1. d4",
                                  " e5",
                                  " O-O",
                                  " 0-0",
                                  " e2-e4",
                                  " 1-0",
                                  " 0-1",
                                  " 1/2-1/2",
                                  " 1/2",
                                  " *",
                                  " 1 - 0",
                                  "1:0",
                                  " \xC2\xBD-\xC2\xBD",
                                  " 1\xE2\x80\x93"
                                  "0",
                                  "\n",
                                  "\n\n",
                                  "\r\n",
                                  "\r",
                                  " ",
                                  "\t",
                                  "{c}",
                                  "{\n[Event \"x\"]\n}",
                                  "{",
                                  "}",
                                  ";",
                                  "; c\n",
                                  "% e\n",
                                  "(",
                                  ")",
                                  "$1",
                                  " .",
                                  "...",
                                  " 1.",
                                  " 1 ",
                                  "2. ",
                                  "-",
                                  "?!",
                                  "\x01",
                                  "\xFF",
                                  "\xEF\xBB\xBF",
                                  "\xC2\xA0",
                                  "[",
                                  "]",
                                  "[x]",
                                  "\"",
                                  "[ A \"\"]\n",
                                  "x",
                                  "*",
                                  "1-0",
                                  "\v"};
    std::mt19937 random(5);
    int told = 0;
    for (int round = 0; round < 60'000; ++round) {
        std::string text;
        for (std::size_t i = 0, n = 3 + random() % 14; i < n; ++i)
            text += pieces[random() % (i % 3 == 0 ? 6 : std::size(pieces))];
        game_boundaries boundaries(no_limit, no_limit, true);
        for (std::size_t at = 0; at < text.size(); at = std::min<std::size_t>(text.size(), at + 1 + random() % 40))
            boundaries.scan(std::string_view(text).substr(0, at), false);
        boundaries.scan(text, true);
        if (!boundaries.games() || boundaries.last() == 0) continue;
        ++told;
        ASSERT_EQ(*boundaries.games(), games_in(text.substr(0, boundaries.last()))) << testing::PrintToString(text);
    }
    EXPECT_GT(told, 1000);
}

}  // namespace
}  // namespace royalcheck
