// Comments and % lines: one form, the same text.
#include <gtest/gtest.h>

#include "outline.hpp"
#include "src/convert/comment_text.hpp"

namespace royalcheck::testing {
namespace {

std::string movetext(std::string_view pgn) {
    const std::string out = converted(pgn, {}, {});
    EXPECT_EQ(converted(out, {}, {}), out);
    return out;
}

std::string in_lines(std::string_view text) {
    std::string out;
    line_writer lines(out);
    write_comment(text, lines);
    lines.end_line();
    return out;
}

TEST(comments, to_the_line_end_become_braces) {
    EXPECT_EQ(movetext("1. e4 ; best by test\n1... e5 *"), "1. e4 { best by test} 1... e5 *\n");
}

TEST(comments, with_a_closing_brace_stay_on_a_line_of_their_own_end) {
    EXPECT_EQ(movetext("1. e4 ;a } b\n1... e5 (1... c5 ;}\n) *"), "1. e4 ;a } b\n1... e5 (1... c5 ;}\n) *\n");
    EXPECT_EQ(movetext("1. e4 (;}\n1. d4) *"), "1. e4 (;}\n1. d4) *\n");
}

TEST(comments, keep_every_space_and_take_line_ends_between_words_for_one) {
    EXPECT_EQ(comment_text("{a\r\nb\rc\nd  e }"), "a b c d  e ");
    EXPECT_EQ(movetext("1. e4 {a  b\r\nc} *"), "1. e4 {a  b c} *\n");
    EXPECT_EQ(movetext("1. e4 {} *"), "1. e4 {} *\n");
}

TEST(comments, laid_out_in_lines_keep_them) {
    const std::string board = "{Mate:\n10  r  .\n 9  .  K\n}";
    EXPECT_EQ(movetext("1. e4 " + board + " e5 *"), "1. e4 " + board + " 1... e5 *\n");
    EXPECT_EQ(movetext("1. e4 {a\r\n\r\nb} e5 *"), "1. e4 {a\n\nb} 1... e5 *\n");
    const std::string wide = '{' + std::string(79, 'x') + "\n b}";
    EXPECT_EQ(movetext("1. e4 " + wide + " (1. d4) *"), "1. e4\n" + wide + " (1. d4) *\n");
}

TEST(comments, are_broken_between_words_only_and_never_before_what_begins_a_tag_or_an_escape) {
    const std::string word(30, 'x');
    EXPECT_EQ(in_lines(word + ' ' + word + ' ' + word), '{' + word + ' ' + word + '\n' + word + "}\n");
    const std::string longer(45, 'y');
    EXPECT_EQ(in_lines(longer + ' ' + word + " [Event \"a\"] z"), '{' + longer + '\n' + word + " [Event \"a\"] z}\n");
    EXPECT_EQ(in_lines(word + ' ' + word + "  " + word), '{' + word + '\n' + word + "  " + word + "}\n");
    EXPECT_EQ(in_lines(word + ' ' + word + ' ' + std::string(14, '%') + ' ' + word),
              '{' + word + ' ' + word + ' ' + std::string(14, '%') + '\n' + word + "}\n");
    EXPECT_EQ(in_lines(word + ' ' + word + ' ' + std::string(19, '%')),
              '{' + word + '\n' + word + ' ' + std::string(19, '%') + "}\n");
}

TEST(comments, no_line_has_eighty_characters) {
    std::string pgn = "1. e4 {";
    for (int i = 0; i < 200; ++i) pgn += "конь" + std::string(static_cast<std::size_t>(i % 7), 'a') + ' ';
    std::string out = movetext(pgn + "} e5 (1... c5 (1... e6)) 2. Nf3 *");
    for (std::size_t end; (end = out.find('\n')) != out.npos; out.erase(0, end + 1))
        EXPECT_LT(count_code_points(out.substr(0, end)), 80u);
}

TEST(comments, percent_lines_stay_where_they_are) {
    EXPECT_EQ(movetext("1. e4\n%a line } of data\ne5 (1... c5\n%more\n2. c3) *"),
              "1. e4\n%a line } of data\n1... e5 (1... c5\n%more\n2. c3) *\n");
}

TEST(comments, outside_of_games_stay_outside) {
    const std::string before =
        "\xEF\xBB\xBF\n;one\r\n%two\n{three}\n\n[Event \"a\"]\n{four}\n[Site \"b\"]\n\n1. e4 *\n";
    EXPECT_EQ(movetext(before + "{five}\n[Event \"b\"]\n\n*\n\n;six\n\x1A"),
              ";one\n%two\n{three}\n\n[Event \"a\"]\n[Site \"b\"]\n\n{four} 1. e4 *\n\n{five}\n\n[Event "
              "\"b\"]\n\n*\n\n;six\n");
}

TEST(comments, behind_the_result_come_before_it) {
    EXPECT_EQ(movetext("1. e4 1-0 {time} $18"), "1. e4 {time} $18 1-0\n");
}

TEST(comments, are_made_of_words_where_no_move_can_be_meant) {
    EXPECT_EQ(movetext("1. e4 e5 Black resigns, 1-0"), "1. e4 e5 {Black resigns} 1-0\n");
}

}  // namespace
}  // namespace royalcheck::testing
