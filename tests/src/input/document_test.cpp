// Which texts without tags are score sheets and which are running text, as people type and paste them.
#include "src/input/document.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace royalcheck {
namespace {

class score_sheet : public ::testing::TestWithParam<std::string_view> {};
class running_text : public ::testing::TestWithParam<std::string_view> {};

TEST_P(score_sheet, is_read_as_a_game_file) { EXPECT_FALSE(is_running_text(GetParam())) << GetParam(); }
TEST_P(running_text, is_read_as_such) { EXPECT_TRUE(is_running_text(GetParam())) << GetParam(); }

INSTANTIATE_TEST_SUITE_P(
    shapes, score_sheet,
    ::testing::Values("", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7 1-0\n",
                      "1. e4 e5\n2. Kf3 Kc6\n3. Cb5 a6\n1-0\n",            // a line for each move
                      "1 e4 e5\n2 Nf3 Nc6\n", "e4 e5\nNf3 Nc6\nBb5 a6\n",  // without dots, without numbers
                      "1. e2-e4 e7-e5 2. Кg1-f3 Кb8-c6 3. 0-0 Фd7 мат", "1.e4 e5 2.Qh5 Ke7 3.Qxe5 mate",
                      "1. e4 {Best by test, as everybody knows} e5 2. Nf3 Nc6",  // comments
                      "1. e4{glued to the move} e5 2. Nf3 Nc6", "1. e4 ; best by test\n1... e5",
                      "% written by hand\n1. e4 e5", "1. e4 {unknown\nplayers in a café\n} e5 {и белые сдались}",
                      "1. e4 e5 2. f4 exf 3. Cc4 Фh4 4. Крf1 d5 5. Cd5 Кf6 6. Kf3 Фh6 7. exd exd 8. bc dxc шах",
                      "1. e4 d5 2. e5 f5 3. exf e.p. exf 4. Kf3 на пр. Кc6",
                      "1.Nf3 (0:05) Nf6 (0:03) 2.g3 (0:12) g6 (0:09)", "1. e4 e5 2. Nf3 Nc6 3. abc a6 4. xyz Nf6",
                      "1. Prg3 Psd8 2. (Ps=Q) a5 Пс=Ф b6", "[Event \"Cup\"]\n\n1. e4 {x} e5 white resigned here\n",
                      "see below\n[White \"Ivanov\"]\n\n1. e4 e5 *\n"));

INSTANTIATE_TEST_SUITE_P(
    shapes, running_text,
    ::testing::Values(
        // Few words among many moves.
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O with equal play 9. h3 Na5 "
        "10. Bc2 c5 11. d4 Qc7 12. Nbd2 Bd7 13. Nf1 Rfe8",
        "1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6. Ce3 e5 7. Kb3 Ce6 8. h3 h5 9.Фd2 Cg4!! Белые обязаны "
        "сходить "
        "королем.",
        "После ходов 1.e4 e5 белые дали мат.", "After 1.e4 e5; then comes 2.Nf3",
        "Белые начали: 1. e4; чёрные ответили e5",
        // A sheet with a heading, which no game record has.
        "Ivanov - Petrov, Minsk 2026\n\n1. e4 e5 2. Nf3 Nc6 1-0\n",
        "Белые: Иванов\nЧёрные: Петров\n1. e4 e5 2. Кf3 Кc6\n", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\nWhite resigned.\n",
        "Партия\n\n1. e4 e5 2. Кf3 Кc6", "Round 3. Ivanov-Petrov\n1. e4 e5\n2. Ke3 1-0\n", "Иванов–Петров 1. e4 e5",
        "1. Ivanov 2400 - Petrov 2350\n1. e4 e5 2. Nf3\n", "{typed by hand} Final\n1. e4 e5\n",
        // Markdown, with its moves in a block of code.
        "# A game\n\nBlack found the refutation:\n\n```\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7\n```\n",
        "| move | white | black |\n|---|---|---|\n| 1 | e4 | e5 |\n",
        // HTML is running text whatever stands in it.
        "<!DOCTYPE html><p>1.e4 e5</p>", "<html><body><pre>\n1.e4 e5 2.Nf3 Nc6\n</pre></body></html>",
        // Royal Chess 100.
        "Партия на большой доске: 1. e5 f6 2. exf6 Прe8 3. Псd3 a7",
        "1. e5 f6 2. exf6 Pre8 and the prince is out 3. Psd3 a7"));

TEST(document, one_byte_encodings_have_words_too) {
    EXPECT_TRUE(is_running_text("\xCF\xEE\xF1\xEB\xE5 \xF5\xEE\xE4\xE0 1. e4 e5"));       // windows-1251
    EXPECT_FALSE(is_running_text("1. e4 e5 2. \xCA\x66\x33 \xCA\x63\x36 \xEC\xE0\xF2"));  // Кf3 Кc6 мат
}

TEST(document, utf16_and_utf32_have_words_too) {
    for (const std::size_t unit : {2u, 4u}) {
        for (const bool little : {true, false}) {
            const auto wide = [&](std::string_view ascii) {
                std::string bytes(unit, '\0');  // the byte order mark
                bytes[little ? 0 : unit - 1] = '\xFF';
                bytes[little ? 1 : unit - 2] = '\xFE';
                for (const char c : ascii) {
                    bytes.append(unit, '\0');
                    bytes[bytes.size() - (little ? unit : 1)] = c;
                }
                return bytes;
            };
            EXPECT_TRUE(is_running_text(wide("White won"))) << unit << little;
            EXPECT_FALSE(is_running_text(wide("1.e4 e5"))) << unit << little;
        }
    }
}

}  // namespace
}  // namespace royalcheck
