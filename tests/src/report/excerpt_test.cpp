#include "src/report/excerpt.hpp"

#include <gtest/gtest.h>

#include "src/report/ascii_board.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

TEST(excerpt, caret_stands_under_the_move) {
    const std::string_view source = "first\n1. e4 Kf6 2. d4\nlast";
    const auto shown = make_excerpt(source, source.find("Kf6"), 3);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->line, "1. e4 Kf6 2. d4");
    EXPECT_EQ(shown->caret, "      ^~~");
}

TEST(excerpt, wide_and_combining_characters_keep_the_caret_in_place) {
    const std::string_view source = "{漢字 и\xCC\x86} Крf6";  // two wide characters, a combining breve
    const auto shown = make_excerpt(source, source.find("Кр"), 6);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->caret, "         ^~~~");
}

TEST(excerpt, caret_counts_columns_as_terminals_do) {
    const std::string_view hangul = "{\u1112\u1161\u11AB} Kf6";  // one block of two columns
    EXPECT_EQ(make_excerpt(hangul, hangul.find("Kf6"), 3)->caret, "     ^~~");
    const std::string_view devanagari = "{\u0915\u093F} Kf6";  // the vowel sign takes a column
    EXPECT_EQ(make_excerpt(devanagari, devanagari.find("Kf6"), 3)->caret, "     ^~~");
}

TEST(excerpt, a_line_of_stray_bytes_is_shown) {
    const std::string source = std::string(1000, '\x93') + "Kf6";
    EXPECT_EQ(make_excerpt(source, 1000, 3)->caret, std::string(63, ' ') + "^~~");
}

TEST(excerpt, control_characters_are_named) {
    const std::string_view source = "1. e4 \x1b[31m \xE2\x80\xAE Kf6\xFF";
    const auto shown = make_excerpt(source, source.find("Kf6"), 3);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->line, "1. e4 <U+001B>[31m <U+202E> Kf6\xEF\xBF\xBD");
    EXPECT_EQ(shown->caret, std::string(28, ' ') + "^~~");
}

TEST(excerpt, long_line_is_cut_around_the_place) {
    const std::string source = std::string(100'000, 'a') + "Kf6" + std::string(100'000, 'b');
    const auto shown = make_excerpt(source, 100'000, 3);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->line, "..." + std::string(60, 'a') + "Kf6" + std::string(34, 'b') + "...");
    EXPECT_EQ(shown->caret, std::string(63, ' ') + "^~~");
}

TEST(excerpt, a_line_of_words_is_cut_between_them) {
    std::string source;
    for (int i = 1; i < 200; ++i) source += std::to_string(i) + ". Nf3 ";
    const auto shown = make_excerpt(source, source.find("150."), 4);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->line.find("...Nf3 144. Nf3 145."), 0u) << shown->line;
    EXPECT_EQ(shown->caret.find('^'), shown->line.find("150.")) << shown->line;
    EXPECT_TRUE(shown->line.ends_with(" Nf3...") || shown->line.ends_with("....")) << shown->line;
}

TEST(excerpt, every_line_end_counts) {
    for (const std::string_view source : {"a\rKf6\rb", "a\r\nKf6\r\nb", "a\nKf6\nb"}) {
        const auto shown = make_excerpt(source, source.find("Kf6"), 3);
        ASSERT_TRUE(shown);
        EXPECT_EQ(shown->line, "Kf6");
    }
}

TEST(excerpt, place_outside_the_source_has_none) { EXPECT_FALSE(make_excerpt("abc", 3, 1)); }

TEST(excerpt, any_bytes_can_be_shown) {
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto shown = make_excerpt(bytes, at, 5);
        ASSERT_TRUE(shown);
        for (const char c : shown->line) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
    }
}

TEST(ascii_board, both_sizes) {
    std::string out;
    append_board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", report_language::english, " ", out);
    EXPECT_TRUE(out.starts_with("  8  .  .  .  .  k  .  .  .\n")) << out;
    EXPECT_TRUE(out.ends_with("  1  R  .  .  .  K  .  .  R\n     a  b  c  d  e  f  g  h\n")) << out;
    out.clear();
    append_board("k8(pr)/10/10/10/10/10/10/10/10/(Ps)8K w - - 0 1", report_language::english, "", out);
    EXPECT_TRUE(out.starts_with("10  k  .  .  .  .  .  .  .  . pr\n 9  .")) << out;
    EXPECT_TRUE(out.ends_with(" 1 Ps  .  .  .  .  .  .  .  .  K\n    a  b  c  d  e  f  g  h  i  j\n")) << out;
}

}  // namespace
}  // namespace royalcheck
