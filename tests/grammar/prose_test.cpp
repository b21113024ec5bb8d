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
    EXPECT_THAT(passages("on 8... be careful, cd, ed and axe"), IsEmpty());
}

TEST(prose, short_capture_with_a_sign_or_of_black_is_a_passage) {
    EXPECT_THAT(passages("после 3. exd чёрные ответят 3...cd, а не e:d и не gxh."),
                ElementsAre("3. exd", "3...cd", "e:d", "gxh"));
}

TEST(prose, letter_apart_from_its_square) {
    EXPECT_THAT(passages("7. N x e5 and N f3, then К : f6! или Пр e3, Кр x d4"),
                ElementsAre("7. N x e5", "N f3", "К : f6!", "Пр e3", "Кр x d4"));
    EXPECT_THAT(passages("С f3 слон ушёл. К e4 бежит король, с g5 и к h6 – тоже. Plan A e4"), IsEmpty());
}

TEST(prose, letter_apart_from_its_square_in_a_run) {
    for (const std::string_view run :
         {"1. d5 d6 2. Пр g3 Пс d8 3. Пс d3 Пр g8", "1. d5 d6 2. Пр g3 - Пс d8 3. Псd3 – Пр g8",
          "1. e4 e5 2. N f3 N c6 3. B b5 Nf6", "1. Кр e2 Кр : e7 2. К x e5 К f6+ 3. С e5 С c4",
          "1. e4 Кр f6 2. d4 Кр\u00A0e7 3. d5 Кр e5",
          "1. e2 - e4 e7 - e5 2. К g1 – f3 К b8 – c6 3. С f1 - b5 С f8 : c5",
          "1. e4 e5 2. Пр g1 - g3 Пс d10 - d8 3. Пр g3 : f4 К b8"}) {
        EXPECT_THAT(passages(run), ElementsAre(run));
        EXPECT_EQ(read_prose(run).moves.size(), 6U) << run;
    }
    EXPECT_THAT(passages("2. N f3 (2. N c3) N c6 3. e4"), ElementsAre("2. N f3", "(2. N c3", "N c6 3. e4"));
    // Russian words.
    EXPECT_THAT(passages("2. Кf3 с g1, 3. Сc4 к f7, 4. d4 и с e5"), ElementsAre("2. Кf3", "3. Сc4", "4. d4"));
    for (const std::string_view text : {"1. e4 С e5 связано", "3. Сb5\nК e4 привязан", "3. Сb5 – К e4 подтянется",
                                        "| 1. e4 | К e5 или c5 |", "3. С b5\nК e4 привязан", "3. С b5, К e4"})
        EXPECT_EQ(read_prose(text).passages.at(0).last - read_prose(text).passages.at(0).first, 2U) << text;
}

TEST(prose, an_ellipsis_behind_a_number_of_a_sentence_is_no_whites_move) {
    EXPECT_THAT(passages("On page 15 … Nf3 is better. Diagram 4 … Re1."), ElementsAre("Nf3", "Re1"));
}

TEST(prose, black_moves_behind_a_dash) {
    EXPECT_THAT(passages("1.e4 – e5 2.Nf3 - Nc6 3.Bb5 — strong"), ElementsAre("1.e4 – e5 2.Nf3 - Nc6 3.Bb5"));
    EXPECT_THAT(passages("1.e4 e5 - 2.Nf3 -Nc6"), ElementsAre("1.e4 e5", "2.Nf3", "Nc6"));
}

TEST(prose, long_form_with_spaces_around_its_dash) {
    EXPECT_THAT(passages("1. е2 – е4 е7 – е5 2. Кg1 – f3 Кb8 – c6, и белые выиграли."),
                ElementsAre("1. е2 – е4 е7 – е5 2. Кg1 – f3 Кb8 – c6"));
    EXPECT_THAT(
        passages("1. e2 - e4 e7 - e5 2. Ng1 - f3 Nb8 - c6 3. Bf1 - b5 a7 - a6 4. Bb5 x c6 d7 : c6 5. Nf3 — e5+!"),
        ElementsAre("1. e2 - e4 e7 - e5 2. Ng1 - f3 Nb8 - c6 3. Bf1 - b5 a7 - a6 4. Bb5 x c6 d7 : c6 5. Nf3 — e5+!"));
    EXPECT_THAT(passages("1. d2 − d5 d9−d6 2. Прg1 - g3 Псd10 - d8"),
                ElementsAre("1. d2 − d5 d9−d6 2. Прg1 - g3 Псd10 - d8"));
    // Behind a dash the reply of the other side may stand as well.
    EXPECT_EQ(read_prose("1.e4 - e5 2.Nf3 - Nc6 3.Nc3 - d6 4.Rg1 - h5").moves.size(), 8U);
    EXPECT_EQ(read_prose("1.e2 - e4 e7 - e5 2.Ng1 - f3").moves.size(), 3U);
    EXPECT_EQ(read_prose("1.e4 Nc6 - d5 is weak").moves.size(), 2U);
}

TEST(prose, tables_of_markdown) {
    EXPECT_EQ(read_prose("| No. | White | Black |\n|-----|:---:|---|\n| 1.  | e4 | e5 |\n| 2.  | **Nf3** | Nc6 |\n")
                  .moves.size(),
              4U);
    EXPECT_EQ(read_prose("| 1. Nf3 | Nf6 |\n| 2. Nc3 | Nc6 |\n").moves.size(), 4U);
    EXPECT_EQ(read_prose("|1|e4|e5|\n| 2 | Nf3 | Nc6 |").moves.size(), 4U);
    EXPECT_THAT(passages("| a1 | b1 | c1 |\n|----|----|----|\n| 1. | 2. | 3. |"), IsEmpty());
}

TEST(prose, ellipsis_in_place_of_whites_move) {
    const auto black = [](std::string_view text) {
        const prose_text read = read_prose(text);
        return read.passages.size() == 1 && read.passages[0].key == 13 && read.moves.size() == 1;
    };
    for (const std::string_view row :
         {"| 6. | ... | b5 |", "| 6 | … | b5", "|6.|..|b5|", "|6|...|**b5**|", "6.  ...  b5", "6.\t…\tb5", "6. .... b5",
          "6) ... b5", "| 6. | – | b5 |", "| 6 | --- | b5 |", "| 6. | | b5 |", "| 6. ||b5|\n"})
        EXPECT_TRUE(black(row)) << row;
    EXPECT_TRUE(black(read_html("<table><tr><td>6.</td><td>...</td><td>b5</td></tr></table>").text));
    EXPECT_TRUE(black(read_html("<table><tr><td>6</td><td>&hellip;</td><td>b5</td></tr></table>").text));
    EXPECT_EQ(read_prose("| 5. | d4 | d6 |\n| 6. | ... | b5 |\n| 6. | c3 | b5 |").passages.size(), 3U);
    // Empty columns between the moves, a dash that begins a sentence.
    EXPECT_EQ(read_prose("| 6. | | b4 | | b5 |").passages.at(0).key, 12U);
    EXPECT_THAT(passages("6. – b5 is weak"), IsEmpty());
    EXPECT_THAT(passages("| 6. | ... |\n| 7. | … | ... |"), IsEmpty());
    EXPECT_EQ(read_prose("| 5. | c3 | ... |\n| 5. | ... | a6 |\n| 6. | d4 | b5 |").moves.size(), 4U);
}

TEST(prose, columns_of_moves_side_by_side) {
    const std::string_view borders =
        "| 1. e4 e5 | 4. Ba4 Nf6 |\n|---|---|\n| 2. Nf3 Nc6 | 5. O-O Be7 |\n| 3. Bb5 a6 | |";
    EXPECT_THAT(passages(borders), ElementsAre("1. e4 e5", "2. Nf3 Nc6", "3. Bb5 a6", "4. Ba4 Nf6", "5. O-O Be7"));
    EXPECT_THAT(passages("1 e4 e5    3 Bb5 a6     5 0-0 Be7\n2 Nf3 Nc6  4 Ba4 Nf6    6 Re1 1-0\n\n7. b4"),
                ElementsAre("1 e4 e5", "2 Nf3 Nc6", "3 Bb5 a6", "4 Ba4 Nf6", "5 0-0 Be7", "6 Re1 1-0", "7. b4"));
    EXPECT_THAT(passages(read_html("<table><tr><td>1<td>e4<td>e5<td>3<td>Bb5<td>a6<tr><td>2<td>Nf3<td>Nc6<td>4"
                                   "<td>Ba4<td>Nf6</table>")
                             .text),
                ElementsAre("1 e4 e5", "2 Nf3 Nc6", "3 Bb5 a6", "4 Ba4 Nf6"));
    // Along the rows, a misprinted number, other words.
    EXPECT_THAT(passages("1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 4. Ba4 Nf6"),
                ElementsAre("1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 4. Ba4 Nf6"));
    EXPECT_EQ(passages("1. e4 e5 3. Nf3 Nc6\n3. Bb5 a6 4. Ba4 Nf6").size(), 2U);
    EXPECT_EQ(passages("1. e4 e5 4. Ba4 Nf6\nand\n2. Nf3 Nc6 5. O-O Be7").size(), 2U);
}

TEST(prose, bracket_behind_columns_belongs_to_the_last_of_them) {
    const prose_text read = read_prose("1. e4 e5  3. Bb5 a6\n2. Nf3 Nc6  4. Ba4\n(4. Bxc6) Nf6");
    ASSERT_EQ(read.passages.size(), 6U);
    EXPECT_EQ(read.passages[5].resumes, 3U);
    EXPECT_EQ(read.passages[3].key, 8U);
}

TEST(prose, castling_broken_over_a_line_end) {
    EXPECT_EQ(read_prose("4. 0-\n0 Nf6 5. O-O-\r\nO d6").moves.size(), 4U);
    EXPECT_EQ(read_prose("4. О-О-\nО Кf6").moves.front().form, move_form::castling_long);
    EXPECT_THAT(passages("10-\n0 and 0-\n\n0"), IsEmpty());
}

TEST(prose, struck_out_words_stand_beside_the_text) {
    EXPECT_THAT(passages("1.e4 ~~1...e6~~ e5 2.Nf3"), ElementsAre("1.e4", "(1...e6", "e5 2.Nf3"));
}

TEST(prose, moves_in_other_letters_or_descriptive_are_found_and_not_read) {
    EXPECT_THAT(passages("1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 und Weiss"), ElementsAre("1.e4 e5", "2.Sf3 Sc6 3.Lb5 a6"));
    EXPECT_THAT(passages("1.e4 Sf6 2.e5"), ElementsAre("1.e4", "Sf6 2.e5"));
    EXPECT_THAT(passages("And 1 P-K4 P-K4 2 N-KB3 N-QB3 3. BxN QPxB or 17.Txe8+ end"),
                ElementsAre("1 P-K4 P-K4 2 N-KB3 N-QB3 3. BxN QPxB", "17.Txe8+"));
    EXPECT_THAT(passages("1. A4 paper, 2. B12, 3. X-ray, 4. P-100, N95, 5. R2D2 and Section 6. Q4"), IsEmpty());
    EXPECT_TRUE(read_prose("2.Sf3").tokens.empty());
}

TEST(prose, numbers_with_a_bracket_or_a_colon) {
    EXPECT_EQ(read_prose("1) e4 e5 2) Nf3 Nc6").moves.size(), 4U);
    EXPECT_EQ(read_prose("1: d4 d5 2: c4 e6").moves.size(), 4U);
    EXPECT_EQ(read_prose("1)e4 e5 2)Nf3").moves.size(), 3U);
    EXPECT_THAT(passages("1) e4 marketing, 2) d4 budget; 1: c4, 1:0 and (see 2) e4"), IsEmpty());
}

TEST(prose, result_behind_a_bracket_is_that_of_the_run_before_it) {
    const std::string_view text = "1.e4 e5 2.Nf3 (2.f4 exf4) 1-0 and (1.d4) 0-1";
    const prose_text read = read_prose(text);
    ASSERT_EQ(read.passages.size(), 3U);
    ASSERT_NE(read.passages[0].result, no_token);
    EXPECT_EQ(read.tokens[read.passages[0].result].offset, text.find("1-0"));
    EXPECT_EQ(read.passages[1].result, no_token);
    EXPECT_EQ(read.passages[2].result, no_token);
}

TEST(prose, brackets_without_end_take_no_time) {
    const std::string deep = std::string(200'000, '(') + std::string(200'000, ']') + " 1.e4 e5";
    EXPECT_EQ(passages(deep).size(), 1U);
    EXPECT_EQ(read_prose(std::string(300, '(') + "1.e4" + std::string(300, ')') + " 1.d4").passages.back().aside, 0U);
}

// Each of these took the square of its length: minutes at these lengths.
TEST(prose, words_that_begin_something_and_never_end_it_take_no_time) {
    const auto times = [](std::size_t count, std::string_view text) {
        std::string all;
        for (std::size_t i = 0; i < count; ++i) all += text;
        return all;
    };
    EXPECT_THAT(passages(std::string(600'000, '/')), IsEmpty());
    EXPECT_THAT(passages(times(300'000, "8/")), IsEmpty());
    EXPECT_THAT(passages(times(150'000, "White:\n")), IsEmpty());
    EXPECT_EQ(read_prose(times(50'000, "1. | | e4 ") + "|").moves.size(), 50'000U);
    EXPECT_EQ(read_prose(times(30'000, "1. e4 e5  1. d4\n2. c4 d5  2. c4\n")).passages.size(), 120'000U);
    EXPECT_THAT(passages(times(75'000, "White:\nBlack: ")), IsEmpty());
    EXPECT_EQ(passages(times(30'000, "White: Kb6, Bd2, a6.\n")).size(), 60'000U);
    EXPECT_EQ(passages("O-O" + std::string(100'000, ' ') + times(100'000, ". e4")).size(), 1U);
}

TEST(prose, dividers_are_no_position) {
    EXPECT_THAT(passages("//////////"), IsEmpty());
    EXPECT_THAT(passages("1/2/3/4/5/6/7/8 and 8/8/8/8/8/8/8/8 and k/n/p/r/b/q/k/n 7/8//9/10//11/12"), IsEmpty());
    const std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    EXPECT_THAT(passages(std::string("(") + std::string(start) + ")"), ElementsAre("(" + std::string(start)));
    // A misprint stays a position, and is told.
    EXPECT_THAT(passages("rnbqkbnr/ppppppp/8/8/8/9/PPPPPPPP/RNBQKBN w - - 0 1"),
                ElementsAre("rnbqkbnr/ppppppp/8/8/8/9/PPPPPPPP/RNBQKBN w - - 0 1"));
    EXPECT_THAT(passages("r8r/10/8/8/8/8/8/8/8 w - - 0 1"), ElementsAre("r8r/10/8/8/8/8/8/8/8 w - - 0 1"));
    EXPECT_THAT(passages("8/8/8/8/8/8/8/8 w - - 0 1"), ElementsAre("8/8/8/8/8/8/8/8 w - - 0 1"));
    const std::string_view royal = "rnb(ps)kq(pr)bnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNB(Ps)KQ(Pr)BNR";
    EXPECT_THAT(passages(royal), ElementsAre(royal));
    const std::string_view princess = "(ps)8k/10/10/10/10/10/10/10/10/4K4(Ps) w - - 0 1";
    EXPECT_THAT(passages(princess), ElementsAre(princess));
}

TEST(prose, marks_of_footnotes_stand_at_moves) {
    EXPECT_THAT(passages("1. e4¹ e5² 2. Ke3³ d5⁴, or 2. Nf3§ Nc6①"),
                ElementsAre("1. e4¹ e5² 2. Ke3³ d5", "2. Nf3§ Nc6"));
    EXPECT_EQ(read_prose("1 e4¹ e5² 2 Ke3³ d5").moves.size(), 4U);
    EXPECT_THAT(passages("¹ Начало.\n² Ответ, 5 м², Nf3¹ лучше"), ElementsAre("Nf3"));
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

TEST(prose, piece_list_ends_with_its_last_man) {
    const auto list_in = [](std::string_view text) { return text.substr(0, piece_list_length(text)); };
    EXPECT_EQ(list_in("White: Kh1, Rd1, pawn h2. Black: Kh8, pawns g7 and h7. 1.Rd8#."),
              "White: Kh1, Rd1, pawn h2. Black: Kh8, pawns g7 and h7");
    EXPECT_EQ(list_in("Белые: Крh1, Лd1; черные: Крh8, пешки g7, h7. 1.Лd8х."),
              "Белые: Крh1, Лd1; черные: Крh8, пешки g7, h7");
    EXPECT_EQ(list_in("Белые: Крh1; черные: Крh8, пешки проходят."), "Белые: Крh1; черные: Крh8");
    // What cannot be read is in the list, so that it is told.
    EXPECT_EQ(list_in("Белые: Крh1; черные: Крh8, солдаты g7, h7. Ход"), "Белые: Крh1; черные: Крh8, солдаты g7, h7");
    EXPECT_EQ(list_in("Белые: Крh1, фигура d1; черные: Крh8."), "Белые: Крh1, фигура d1; черные: Крh8");
    EXPECT_EQ(list_in("White: Kb6, Xd2. Black: Ka8, Xd3."), "White: Kb6, Xd2. Black: Ka8, Xd3");
    EXPECT_EQ(list_in("White: Kb6. Black: Ka8, and then Rd8 wins."), "White: Kb6. Black: Ka8");
    EXPECT_EQ(list_in("White: Kb6. Black: Ka8, Rxd8 wins."), "White: Kb6. Black: Ka8");
    // A side that is named again begins another list.
    EXPECT_EQ(list_in("White: Kb6. Black: Ka8.\nWhite: Kc6. Black: Kd8."), "White: Kb6. Black: Ka8");
    EXPECT_EQ(list_in("White: Kb6. Black: Ka8. Black to move. White wins"), "White: Kb6. Black: Ka8. Black to move");
    EXPECT_EQ(list_in("White: Kb6.\nWhite: Kc6. Black: Kd8."), "");
    EXPECT_EQ(list_in("White plays Kb6 and black answers Ka8."), "");
    EXPECT_EQ(list_in("White: Kb6 1.Rd8 Black: Ka8"), "");
}

TEST(prose, described_castling_is_no_passage_and_a_played_one_is) {
    EXPECT_THAT(passages("0-0-0 К gh1 – Rg1, 0-0 Kg c1 - R d1"), IsEmpty());
    EXPECT_THAT(passages("11. 0-0 Крd7"), ElementsAre("11. 0-0 Крd7"));
}

TEST(markup, marks_of_footnotes_are_apart) {
    EXPECT_EQ(read_html("1.e4<sup>1</sup> e5<sup><a href='#n'>[2]</a></sup> 2.Nf3<SUB>a</SUB> Nc6").text,
              "1.e4[1] e5[[2]] 2.Nf3[a] Nc6");
    EXPECT_EQ(read_html("Nf3<sup>+</sup> N<sub>c6</sub> e8<sub>Q</sub> a<sup>").text, "Nf3+ Nc6 e8Q a");
    EXPECT_EQ(read_html("<sup><x").text, "");
    EXPECT_EQ(read_html("<sup><sup><i><b><u><s>1").text, "1");
    EXPECT_EQ(read_prose(read_html("1.e4<sup>1</sup> e5<sup>[2]</sup> 2.Nf3<sup>a</sup> Nc6").text).moves.size(), 4U);
}

TEST(markup, tags_end_behind_their_quotes) {
    EXPECT_EQ(read_html("<span title=\"a>b\" data-x = 'c>\">'>1.e4</span>").text, "1.e4");
    EXPECT_EQ(read_html("<a b=\"c>1.e4</a>").text, "1.e4") << "the quote is never closed";
    EXPECT_EQ(read_html("<p it's>1.e4</p>").text, "\n\n1.e4\n\n");
    EXPECT_EQ(read_html("<i>a<script x='>'>1.d4</script >b</i>").text, "ab");
    std::string quotes = "<p>";
    for (int i = 0; i < 200'000; ++i) quotes += "<a b=\"<sup><a'='";
    EXPECT_EQ(read_html(quotes).anchors.size(), 2U);
}

TEST(markup, tables_are_read_by_lines) {
    const auto moves = [](std::string_view html) { return read_prose(read_html(html).text).moves.size(); };
    EXPECT_EQ(moves("<table>\n<tr><th>No.</th><th>White</th><th>Black</th></tr>\n<tr><td>1</td>\n<td>e4</td>\n"
                    "<td>e5</td></tr>\n\n<tr>\n<td>2</td><td>f4</td><td>d5</td></tr></table>"),
              4U);
    EXPECT_EQ(moves("<table><tbody><tr><td><p>1</p></td><td><p>e4</p>\n</td><td>\n<p>e5</p></td></tr>"
                    "<tr><td><div><p>2</p></div></td><td>Nf3</td></tr></tbody></table>"),
              3U);
    EXPECT_EQ(moves("<TABLE><TR><TD>1<TD>e4<TD>e5<TR><TD>2<TD>Nf3</TABLE>"), 3U);
    // What stands in a cell keeps its paragraphs.
    EXPECT_EQ(read_html("<table><tr><td><p>a</p><p>b\nc</p><pre>d\ne</pre></td></tr></table>f").text,
              "\n\n\n a\n\nb c\n\nd\ne \n\nf");
    EXPECT_EQ(read_html("<p>a\nb</p>").text, "\n\na\nb\n\n");
}

TEST(markup, elements_in_text_that_is_no_html) {
    EXPECT_EQ(read_marked_text("1.&nbsp;<b>e4</b> e5<sup>1</sup><br/>2. <span class='m'>Nf3</span><!-- 2.f4 -->").text,
              "1. e4 e5[1]\n2. Nf3");
    for (const std::string_view plain : {"1.e4 <e5> 2.Nf3", "a <b and 1.e4 e5, c> d", "1.e4 <!-- 2.d4",
                                         "R&D, 1.e4 &e5;", "if 3<a then <b", "<b 1.e4 <i 2.d4"})
        EXPECT_TRUE(read_marked_text(plain).anchors.empty()) << plain;
    std::string comments = "1.e4 -->";
    for (int i = 0; i < 100'000; ++i) comments += "<!-- <a ";
    EXPECT_TRUE(read_marked_text(comments).anchors.empty());
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
