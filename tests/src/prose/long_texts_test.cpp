// Long texts of one kind: what comes out, and that it comes out at all. Each of these took the square of its length:
// minutes at these lengths.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/prose/quoted.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::HasSubstr;

std::string times(std::size_t count, std::string_view text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

std::size_t findings_of(const quoted& read) {
    std::size_t count = 0;
    for (const game_report& game : read.games) count += game.findings.size();
    return count;
}

TEST(long_texts, one_move_is_quoted_again_and_again) {
    const quoted read("1.e4 c5 2.Nf3 d6.\n" + times(40'000, "2.Nf3\n"), chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(findings_of(read), 40'001U);
    EXPECT_THAT(to_text(read.games[0].findings.back().message), HasSubstr("known from before"));
}

TEST(long_texts, many_mistakes_behind_a_move_with_many_signs) {
    std::string text = "1.e4" + times(100'000, " !") + " e5. ";
    std::size_t mistakes = 0;
    for (const char piece : std::string_view("NBRQ"))
        for (const char file : std::string_view("abcdefgh"))
            for (int square = 0; square < 64; ++square) {
                text += std::string("So 2.") + piece + file + static_cast<char>('a' + square % 8) +
                        static_cast<char>('1' + square / 8) + ". ";
                ++mistakes;
            }
    const quoted read(text, chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(std::count_if(read.games[0].findings.begin(), read.games[0].findings.end(),
                            [](const finding& f) { return f.id == code::quoted_moves; }),
              static_cast<std::ptrdiff_t>(mistakes + 1));
}

TEST(long_texts, many_games_in_one_line) {
    const quoted read(times(7'000, "He won 1.e4 e5 and 1.d4 d5. "), chess());
    EXPECT_EQ(read.games.size(), 14'000U);
    EXPECT_LE(read.games[7'000].source.size(), 2'100U);
}

TEST(long_texts, text_returns_to_many_games) {
    std::string text;
    for (int i = 0; i < 8'000; ++i) text += i % 2 == 0 ? "A 1.e4 c5. " : "B 1.d4 f5. ";
    const quoted read(text + times(15'000, "In it 2.Nf3 Nc6. "), chess());
    EXPECT_EQ(read.games.size(), 8'000U);
    EXPECT_THAT(read.all(severity::error), ::testing::IsEmpty());
}

TEST(long_texts, misprints_in_many_brackets) {
    const quoted read("1.e4 e5 2.Nf4 " + times(10'000, "(2.Nh3) (2.Ne3 d6) "), chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(findings_of(read), 20'003U);
}

TEST(long_texts, name_without_spaces) { EXPECT_TRUE(quoted(times(100'000, "королевск")).games.empty()); }

}  // namespace
}  // namespace royalcheck::testing
