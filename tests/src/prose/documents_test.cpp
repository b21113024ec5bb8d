// The six examples of the rules of Royal Chess, as the document prints them in sentences: what is found, where each
// passage belongs, and the verdict of every line. (Example 4 quotes no moves; Example 6 has two games.)
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/prose/quoted.hpp"

namespace royalcheck::testing {
namespace {

using rules::ending;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const char* const examples = R"(Пример № 1.

Простейший пример партии. 1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6. Ce3 e5 7. Kb3 Ce6 8. h3 h5 9.Фd2 Cg4!! Белые обязаны сходить королем, но черные их лишили такой возможности. Черные выиграли. Белые обязаны сдать партию, не делая 10-го хода.

Пример № 2.

После ходов: 1.e4 e5 2. Cc4 d6 3. Kf3 Kc6 4. Kc3 Cg4 5.h3 Ch5 6. Ke5 Cd1 7. Cf7 Крe7 белые дают мат 8.Kd5 х. Белые не нарушили дополнительное условие, так как оно требовало сделать ход королем до десятого (включительно) хода, а они смогли поставить мат на 8-м ходу. Итог партии: победа белых.

Пример № 3.

Представим, что белые не заметили этой возможности и сделали другой ход на 6-м ходу: 1.e4 e5 2. Cc4 d6 3. Kf3 Kc6 4. Kc3 Cg4 5.h3 Ch5 6. b4 Kb4 7.a3 Kc6, а потом всё же заметили возможность сыграть активно: 8.Ke5 Cd1 9. Cf7 Крe7. Но выясняется, что ставить мат (10. Kd5х) нельзя, так как белые не выполнят дополнительное условие. Если белые всё же сыграют 10.Kd5 х (или сделают любой другой ход, кроме хода королем), то черные обращаются к турнирному директору и белым засчитывается поражение как в этой партии, так и во всех оставшихся. Причина: умышленное не соблюдение правил «королевских шахмат».

Пример № 4.

Пример № 5.

Вот простейшая позиция. Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2). 41-й ход белых. В классических шахматах выиграть белыми невозможно, а в «королевских шахматах» к победе ведет красивый путь! 41. Сh6! Крb8 42.Крb5 Крa7 (42….Крc7? 43.Cf4 Крc8 44.Крb6!) 43. Кра5 Крb8 44.Крb6 Крa8 45. Cf4 h5 46. Ce5 h4 47. Cf4 h3 48. Ce5 (после 48. Сh2 получается обычный пат, то есть ничья) 48….h2 49. Cf4 h1Ф 50. Се5 черные обязаны были сделать ход королем с 46-го по 50-й ход включительно, но не смогли. Белые выиграли! Но дотошные шахматисты заметят, что черные могли на 43-м ходу пойти иначе, а именно 43…. Крa8! 44. Крb6 Крb8 45. Cf4 Крa8 46. Ce5 h5 47. Cf4 h4 48. Ce5 h3 49. Cf4 h2 50. Ce5! (если 50.Сh2? – то пат – ничья) и снова черные не могут сходить королём. Победа белых.

А если сразу 41. Сf4 ? Тогда ничья: 41….h5 42. Ce5 h4 43. Cf4 h3 Белым надо в ближайшие ход-два сделать ход королем. 44. Крa5 h2 и надо бить на h2. Ничья.

Пример № 6.

Пример троекратного повторения позиции. После ходов: 1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 белые могут вернуться слоном обратно 7. Сс1. Черные также возвращаются конем на место 7…. Kf6. Допустим, что белые не хотят играть по-другому (например, 8. f3) и вновь сходили 8. Ce3, а черные 8….Kf6. Теперь после 9. Cc1 черные вправе потребовать ничью, так как после 9….. Kf6 позиция повторится в третий раз! Но в королевских шахматах в позиции после 8….Kf6 белые побеждают, например, путем 9. Крd2! Что делать черным? Если 9…..Ke3, то 10. Сb5!+ и белые выиграли, так как черные не смогли сделать ход королём. А если 9….. Крd7, то 10.Фg4 c лишней фигурой.

Представим, что позиция, которую рассматривали выше достигнута на один ход позже. Это меняет дело. Например: 1.e3 c6 2.e4 c5 3. Kf3 d6 4. d4 cd 5. Kd4 Kf6 6. Kc3 a6 7.Ce3 Kg4 В ситуации которая рассмотрена выше была возможность троектратного повторения позиции, а сейчас такой возможности нет: 8. Сс1 Kf6 9. Ce3 Kf6. И выясняется, что ходить 10. Cc1 нельзя, так как необходимо сделать ход королём.
)";

const quoted& document() {
    static const quoted read(examples, [] {
        replay_options options;
        options.main_line = true;
        return options;
    }());
    return read;
}

TEST(documents, games_are_found_and_judged) {
    const auto& games = document().games;
    ASSERT_EQ(games.size(), 6U);
    const auto verdict = [&](std::size_t i) {
        const verdict_report& r = games[i].result;
        return std::string(to_text(r.reason)) + " " + std::to_string(r.ply) + " " + std::string(to_text(r.status));
    };
    EXPECT_EQ(verdict(0), "no-king-move 19 unrecorded");
    EXPECT_EQ(verdict(1), "checkmate 15 unrecorded");
    EXPECT_EQ(verdict(2), "missed-control-period 19 unrecorded");
    EXPECT_EQ(verdict(3), "no-king-move 20 unrecorded");
    EXPECT_EQ(verdict(4), "none -1 invalid");
    EXPECT_EQ(verdict(5), "none -1 invalid");
    for (const game_report& game : games) {
        EXPECT_EQ(game.variant, variant::royal64);
        EXPECT_EQ(game.notation, "ru");
    }
}

TEST(documents, misprints_are_errors_at_their_place_with_the_knight_to_g4) {
    std::vector<std::size_t> places;
    for (const game_report& game : document().games) {
        for (const finding& f : game.findings) {
            if (f.id != code::illegal_move) continue;
            EXPECT_EQ(f.severity, severity::error);
            ASSERT_FALSE(f.suggestions.empty() || f.written.empty());
            EXPECT_EQ(f.suggestions.front(), "Ng4") << "what makes the moves after it legal stands first";
            EXPECT_EQ(f.written.front(), "Кg4");
            places.push_back(f.at.in_text);
        }
    }
    const std::string_view text = document().text;
    EXPECT_THAT(places, ElementsAre(text.find("Kf6. Теперь после"), text.find("Kf6. И выясняется")));
}

TEST(documents, nothing_else_is_an_error) {
    // The mate of Example 3 that may not be given is its verdict.
    EXPECT_THAT(document().all(severity::error), ElementsAre("RC301 Kd5х", "RC201 Kf6", "RC201 Kf6"));
    EXPECT_THAT(document().all(severity::warning), ElementsAre("RC301 Cc1"));
    EXPECT_EQ(document().find(code::unattached_moves, ""), nullptr);
}

struct line_end {
    std::string_view passage, end;
};

class line : public ::testing::TestWithParam<line_end> {};

TEST_P(line, ends_as_the_document_says) {
    EXPECT_THAT(document().said(GetParam().passage), HasSubstr(std::string(GetParam().end)));
}

INSTANTIATE_TEST_SUITE_P(
    verdicts, line,
    ::testing::Values(
        line_end{"8.Kd5 х", "go on after 7...Крe7. At their end: White won (1-0), checkmate"},
        line_end{"8.Ke5 Cd1 9. Cf7 Крe7", "go on after 7...Kc6. At their end nothing"},
        line_end{
            "10. Kd5х",
            "Black won (0-1), 10.Kd5х gives mate, but not with the king, on the last move of the period, and so loses "
            "(K-LAST)"},
        line_end{"10.Kd5 х", "known from before"},
        line_end{"42….Крc7? 43.Cf4 Крc8 44.Крb6!", "another line after 42.Крb5. At their end nothing"},
        line_end{"48. Сh2", "another line after 47...h3. At their end: The game is a draw (1/2-1/2), stalemate"},
        line_end{"48….h2 49. Cf4 h1Ф 50. Се5", "go on after 48.Ce5. At their end: White won (1-0), after 50.Се5"},
        line_end{"50.Сh2?", "another line after 49...h2. At their end: The game is a draw (1/2-1/2), stalemate"},
        line_end{"41. Сf4 ?", "another line are quoted here, from the start"},
        line_end{"44. Крa5 h2", "go on after 43...h3. At their end nothing"},
        line_end{"8. f3", "another line after 7...Kf6"}, line_end{"8. Ce3", "go on after 7...Kf6"},
        line_end{"8….Kf6", "8...Kf6 is taken for Кg4"}, line_end{"9….. Kf6", "go on after 9.Cc1. At their end nothing"},
        line_end{"9. Крd2!", "another line after 8...Kf6"},
        line_end{"10. Сb5!+", "go on after 9...Ke3. At their end: White won (1-0), after 10.Сb5!+"},
        line_end{"9….. Крd7", "another line after 9.Крd2!"}, line_end{"10.Фg4", "go on after 9...Крd7"},
        line_end{"8. Сс1 Kf6 9. Ce3 Kf6", "9...Kf6 is taken for Кg4"},
        line_end{"10. Cc1", "go on after 9...Kf6. At their end: Black won (0-1), with 10.Cc1 White"}));

TEST(documents, main_lines_of_example_5_are_won_by_white) {
    const finding* const main = document().note("48….h2 49. Cf4 h1Ф 50. Се5");
    ASSERT_NE(main, nullptr);
    EXPECT_THAT(main->variation, IsEmpty());
    const std::string_view other =
        "43…. Крa8! 44. Крb6 Крb8 45. Cf4 Крa8 46. Ce5 h5 47. Cf4 h4 48. Ce5 h3 49. Cf4 h2 50. Ce5!";
    ASSERT_NE(document().note(other), nullptr);
    EXPECT_THAT(document().note(other)->variation, ElementsAre(6));
    EXPECT_THAT(document().said(other), HasSubstr("White won (1-0), after 50.Ce5!"));
}

TEST(documents, draw_can_be_claimed_in_the_corrected_line_of_example_6) {
    ASSERT_NE(document().find(code::threefold_repetition, "Cc1"), nullptr);
    EXPECT_THAT(to_text(document().find(code::threefold_repetition, "Cc1")->message), HasSubstr("Black may claim"));
}

TEST(documents, position_of_example_5_is_found_as_printed) {
    EXPECT_NE(document().note("Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2). 41-й ход белых"), nullptr);
    EXPECT_EQ(document().games[3].line.front().fen, "k7/7p/PK6/8/8/8/3B4/8 w - - 0 41");
}

TEST(documents, description_of_castling_is_no_game) {
    EXPECT_THAT(quoted("0-0-0   Кр h1 – Л g1. На королевском фланге 0–0   Кр c1 –  Л d1 Диаграмма 4.\n"
                       "0-0-0 King h1 –R g1. 0-0    Kg c1 – R d1\n0-0-0 К gh1 – Rg1 and 0-0  К gc1 – Rd1\n"
                       "a1,a3,a5, b2,b3 - 16 cells. Chart 3.\n\nb) if the pawns")
                    .games,
                IsEmpty());
}

}  // namespace
}  // namespace royalcheck::testing
