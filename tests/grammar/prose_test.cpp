// What is cut out of running text.
#include "grammar/prose.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "grammar/markup.hpp"

namespace royalcheck::grammar {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The passages as they stand in the text; in parentheses with "(" before.
std::vector<std::string> passages(std::string_view text) {
    std::vector<std::string> found;
    for (const passage& p : read_prose(text).passages)
        found.push_back((p.aside != 0 ? "(" : "") + std::string(text.substr(p.offset, p.length)));
    return found;
}

TEST(prose, runs_end_with_words_and_parentheses) {
    EXPECT_THAT(passages("Игра: 1.e4 c5 2. Kf3, а потом (если 2….d6? – то 3.d4!) сыграно 2….. e6."),
                ElementsAre("1.e4 c5 2. Kf3", "(2….d6?", "(3.d4!", "2….. e6"));
}

TEST(prose, signs_stay_with_their_moves) {
    EXPECT_THAT(passages("мат 8.Kd5 х. И 41. Сf4 ? плохо, 10. Сb5!+ нет"),
                ElementsAre("8.Kd5 х", "41. Сf4 ?", "10. Сb5!+"));
}

TEST(prose, numbers_that_are_no_move_numbers) {
    EXPECT_THAT(passages("1-10 ходы, 20.05.2019, с 11-15. e4 на g1. e4, 3. When a check, 41-й ход, Chart 4. C astling"),
                IsEmpty());
}

TEST(prose, hours_and_sums_are_no_castling) {
    EXPECT_THAT(passages("в 10.00, 14.00-15.00, призы 1.000 и 12.000 рублей, счёт 1.0-0.5"), IsEmpty());
    EXPECT_THAT(passages("и 5.0-0 Сe7"), ElementsAre("5.0-0 Сe7"));
}

TEST(prose, word_that_reads_as_a_pawn_capture_is_no_passage) {
    EXPECT_THAT(passages("8. cd are music"), IsEmpty());
    EXPECT_THAT(passages("8. cd Kd4 again"), ElementsAre("8. cd Kd4"));
}

TEST(prose, empty_line_closes_parentheses) {
    EXPECT_THAT(passages("(one\n\n1.e4 e5\n2.Nf3"), ElementsAre("1.e4 e5\n2.Nf3"));
}

TEST(prose, invisible_characters_part_nothing) {
    EXPECT_THAT(passages("\xEF\xBB\xBF"
                         "1.e4 e5"),
                ElementsAre("1.e4 e5"));
    EXPECT_THAT(passages("\u200B2.\u00A0Кf3"), ElementsAre("2.\u00A0Кf3"));
}

TEST(prose, positions) {
    EXPECT_THAT(passages("Белые: Крb6, п.a6 (2). Черные: Крa8. Ход белых. Белые могут"),
                ElementsAre("Белые: Крb6, п.a6 (2). Черные: Крa8. Ход белых"));
    EXPECT_THAT(passages("White: Kb6, Bd2; Black: Ka8 wins"), ElementsAre("White: Kb6, Bd2; Black: Ka8"));
    EXPECT_THAT(passages("Белые: 1-10 ходы, черные: 16-20 ходы"), IsEmpty());
    EXPECT_THAT(passages("see 8/8/8/8/8/8/4k3/4K3 b - - 0 1, drawn"), ElementsAre("8/8/8/8/8/8/4k3/4K3 b - - 0 1"));
}

TEST(prose, described_castling_is_no_passage_and_a_played_one_is) {
    EXPECT_THAT(passages("0-0-0 К gh1 – Rg1, 0-0 Kg c1 - R d1"), IsEmpty());
    EXPECT_THAT(passages("11. 0-0 Крd7"), ElementsAre("11. 0-0 Крd7"));
}

TEST(markup, references_and_tags_lead_back_to_the_source) {
    const std::string_view source = "<p>a&amp;b <!-- 1.e4 -->c</p>";
    EXPECT_TRUE(is_html(source));
    EXPECT_FALSE(is_html("1.e4 <e5>"));
    EXPECT_FALSE(is_html("<3 games"));
    const visible_text seen = read_html(source);
    EXPECT_EQ(seen.text, "\n\na&b c\n\n");
    for (const char letter : {'b', 'c'}) EXPECT_EQ(source[seen.source_offset(seen.text.find(letter))], letter);
}

}  // namespace
}  // namespace royalcheck::grammar
