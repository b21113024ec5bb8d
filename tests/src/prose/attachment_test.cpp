// Where passages of other texts belong: English, royal100, HTML, and what fits nowhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/prose/quoted.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(attachment, english_sentences) {
    const quoted read("After 1.e4 e5 2.Nf3 Nc6 White may play 3.Bb5, or 3.Bc4 (not 3.Ng5?? Qxg5), "
                      "and Black answers 3...Bc5.",
                      chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].notation, "en");
    EXPECT_THAT(read.said("3.Bc4"), HasSubstr("another line after 2...Nc6"));
    EXPECT_THAT(read.said("3.Ng5?? Qxg5"), HasSubstr("another line after 2...Nc6"));
    EXPECT_THAT(read.said("3...Bc5"), HasSubstr("go on after 3.Bc4")) << "the text was there, not in the parenthesis";
    EXPECT_THAT(read.all(severity::error), IsEmpty());
}

TEST(attachment, legal_line_comes_before_the_latest_one) {
    const quoted read("1.e4 e5 2.Nf3 is usual, 2.f4 less so; then 2...exf4 is the gambit and 3.Nxe5 is for the other.",
                      chess());
    EXPECT_THAT(read.said("2...exf4"), HasSubstr("go on after 2.f4"));
    EXPECT_EQ(read.all(severity::error).size() + read.all(severity::warning).size(), 1U) << "3.Nxe5 lacks a move";
}

TEST(attachment, move_one_in_sentences_begins_a_game_unless_it_is_known) {
    const quoted read("1.e4 e5 2.Nf3. Another game: 1.d4 d5. After 1.d4 d5 White has 2.c4.", chess());
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[1].plies, 3);
}

TEST(attachment, numbers_without_dots) {
    const quoted read("He played 1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 in 5 games of 7.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].plies, 6);
}

TEST(attachment, what_fits_nowhere_is_a_warning_and_a_lone_move_a_note) {
    const quoted read("After 1.e4 e5 the end was 30.Qh7 and mate; Rd1 came too late.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_THAT(read.all(severity::warning), ElementsAre("RC118 30.Qh7"));
    ASSERT_NE(read.find(code::unattached_moves, "Rd1"), nullptr);
    EXPECT_EQ(read.find(code::unattached_moves, "Rd1")->severity, severity::note);
}

TEST(attachment, moves_without_any_game_are_told_all_the_same) {
    const quoted read("The end was 30.Qh7 and mate, not 30.Qh6.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].plies, 0);
    EXPECT_THAT(read.all(severity::warning), ElementsAre("RC118 30.Qh7", "RC118 30.Qh6"));
}

TEST(attachment, play_goes_on_behind_a_side_line) {
    for (const std::string_view text :
         {"1.e4 e5 2.Nf3 (2.f4 exf4) Nc6 3.Bb5 a6.", "1.e4 (1.d4 d5 2.c4) e5 2.Nf3 Nc6 3.Bb5 a6.",
          "1.e4 e5 2.Nf3 [2.f4 exf4] Nc6 3.Bb5 a6.", "1.e4 e5 2.Nf3 (or 2.f4) [2.Nc3 (2.Bc4 Bc5) Nf6], Nc6 3.Bb5 a6.",
          "1 e4 e5 2 Nf3 (2 f4 [a gambit) Nc6 3 Bb5 (3 Bc4) a6."}) {
        const quoted read(text, chess());
        ASSERT_EQ(read.games.size(), 1U) << text;
        EXPECT_EQ(read.games[0].plies, 6) << text;
        EXPECT_THAT(read.all(severity::warning), IsEmpty()) << text;
        EXPECT_THAT(read.all(severity::note), Not(Contains(HasSubstr("RC118")))) << text;
    }
    const quoted inside("1.e4 e5 2.Nf3 Nc6 (or 2...d6 3.d4 [3.Bc4] exd4 4.Nxd4) 3.Bb5.", chess());
    EXPECT_EQ(inside.games[0].plies, 5);
    EXPECT_THAT(inside.said("exd4 4.Nxd4"), HasSubstr("go on after 3.d4"));
    EXPECT_THAT(quoted("1.e4 e5 2.Nf3 (2.f4) and Nc6.", chess()).all(severity::note), Contains("RC118 Nc6"));
    EXPECT_EQ(quoted("1.e4 e5 2.Nf3 (2.f4) be careful.", chess()).games[0].plies, 3);
}

TEST(attachment, misprint_before_a_side_line_is_mended_by_what_follows_the_line) {
    const quoted read("1.e4 e5 2.Nf4 (2.Nh3) Nc6 3.Nxe5.", chess());
    EXPECT_THAT(read.all(severity::error), ElementsAre("RC201 Nf4"));
    EXPECT_THAT(read.said("1.e4 e5 2.Nf4"), HasSubstr("2.Nf4 is taken for Nf3"));
}

TEST(attachment, what_a_misprint_is_taken_for_is_told_once_in_a_game) {
    const quoted read("White played 1.e4 e5 2.Nf4 Nc6 and then 3.Bb5 a6. Later 4.Ba4 was seen. Also 3.d4 exd4. "
                      "In another game 1.e4 e5 2.Nf4 Nc6 3.Bb5 d6 4.Ba4.",
                      chess());
    std::vector<int> told;  // in the notes of both games
    for (const game_report& game : read.games)
        for (const finding& f : game.findings)
            if (f.id == code::quoted_moves)
                told.push_back(to_text(f.message).find("2.Nf4 is taken for Nf3") != std::string::npos ? 1 : 0);
    EXPECT_THAT(told, ElementsAre(1, 0, 0, 0, 1));
}

TEST(attachment, text_returns_to_an_earlier_game) {
    const quoted read("A: 1.e4 e5. B: 1.d4 d5. Back to A: 2.Nf3 Nc6 3.Bb5 a6. In it 4.Ba4 follows, in B 2.c4.",
                      chess());
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[0].plies, 7);
    EXPECT_EQ(read.games[1].plies, 3);
    EXPECT_THAT(read.all(severity::error), IsEmpty());
    EXPECT_THAT(read.said("2.Nf3 Nc6 3.Bb5 a6"), HasSubstr("go on after 1...e5"));
    const quoted further("A: 1.e4 e5 2.Nf3 Nc6. B: 1.d4 d5. In A 3.Bb5 a6 4.Ra4 was played.", chess());
    EXPECT_THAT(further.all(severity::error), ElementsAre("RC201 Ra4")) << "only A reaches the moves";
    EXPECT_EQ(further.games[0].plies, 6);
}

TEST(attachment, next_move_of_the_latest_game_is_its_own_although_another_has_it) {
    const quoted read("A: 1.e4 e5 2.Nf3. B: 1.d4 Nc6, and then 2.Nd3. In B 2...Nc6 is not possible.", chess());
    EXPECT_THAT(read.all(severity::error), ElementsAre("RC201 Nd3"));
    const quoted alone("A: 1.e4 e5. B: 1.Nf3 d5 and then 2.Nf3.", chess());
    EXPECT_THAT(alone.all(severity::error), ElementsAre("RC201 Nf3"));
    EXPECT_EQ(alone.games[0].plies, 2);
}

TEST(attachment, black_reply_in_a_row_of_its_own) {
    for (const std::string_view text :
         {"| 1. | e4 | e5 |\n| 2. | Nf3 | ... |\n\nA word.\n\n| 2. | ... | Nc6 |\n| 3. | Bb5 | a6 |",
          "<table><tr><td>1.<td>e4<td>e5<tr><td>2.<td>Nf3<td></table><p>A word.<table><tr><td>2.<td>&hellip;<td>Nc6"
          "<tr><td>3.<td>Bb5<td>a6</table>"}) {
        const quoted read(text, chess());
        ASSERT_EQ(read.games.size(), 1U) << text;
        EXPECT_EQ(read.games[0].plies, 6) << text;
        EXPECT_THAT(read.all(severity::warning), IsEmpty()) << text;
    }
}

TEST(attachment, columns_of_moves_are_read_one_by_one) {
    for (const std::string_view text :
         {"| 1. e4 e5 | 4. Ba4 Nf6 |\n| 2. Nf3 Nc6 | 5. O-O Be7 |\n| 3. Bb5 a6 | 6. Re1 b5 |",
          "The game:\n\n1. e4 e5       4. Ba4 Nf6\n2. Nf3 Nc6     5. O-O Be7\n3. Bb5 a6      6. Re1 b5\n",
          "| 1 | e4 | e5 | 4 | Ba4 | Nf6 |\n| 2 | Nf3 | Nc6 | 5 | O-O | Be7 |\n| 3 | Bb5 | a6 | 6 | Re1 | b5 |"}) {
        const quoted read(text, chess());
        ASSERT_EQ(read.games.size(), 1U) << text;
        EXPECT_EQ(read.games[0].plies, 12) << text;
        EXPECT_THAT(read.all(severity::error), IsEmpty()) << text;
        EXPECT_THAT(read.all(severity::warning), IsEmpty()) << text;
    }
    const quoted mistaken("1. e4 e5   4. Ba5 Nf6\n2. Nf3 Nc6   5. O-O Be7\n3. Bb5 a6   6. Re1 b5", chess());
    EXPECT_THAT(mistaken.all(severity::error), ElementsAre("RC201 Ba5"));
    EXPECT_THAT(mistaken.said("4. Ba5 Nf6"), HasSubstr("4.Ba5 is taken for Ba4"));
}

TEST(attachment, two_games_side_by_side) {
    const quoted read("1. e4 e5     1. d4 d5\n2. Nf3 Nc6   2. c4 e6\n3. Bb5 a6    3. Nc3 Nf6", chess());
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[0].plies, 6);
    EXPECT_EQ(read.games[1].plies, 6);
}

TEST(attachment, numbered_lists_and_tables_are_no_games) {
    for (const std::string_view text :
         {"After 1. e4 e5 White has a choice:\n\n1) Nf3\n2) Bc4\n3) d4\n4) Nc3", "| 1 | e4 |\n| 2 | Nf3 |\n| 3 | Bc4 |",
          "| 1 | e4 | e5 | 120 |\n| 2 | d4 | d5 | 99 |\n| 3 | e4 | c5 | 80 |\n| 4 | Nf3 | d5 | 12 |",
          "| 1 | 0-0 | 1-0 |\n| 2 | 1-0 | 0-0 |\n| 3 | 0-0 | 0-1 |",
          "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5\n\n| board | result | code |\n| 4 | 0-0 | A00 |"})
        EXPECT_THAT(quoted(text, chess()).all(severity::error), IsEmpty()) << text;
}

TEST(attachment, castling_without_a_number_hides_nothing) {
    EXPECT_THAT(quoted("White castled: O-O Nf6 Nc3 Bg4 and won.").all(severity::note),
                ElementsAre("RC118 O-O", "RC118 Nf6", "RC118 Nc3", "RC118 Bg4"));
    EXPECT_THAT(quoted("Сыграно 0-0-0! Nf6 и О-О Кf6 Лe8.").all(severity::note),
                ElementsAre("RC118 0-0-0!", "RC118 Nf6", "RC118 О-О", "RC118 Кf6", "RC118 Лe8"));
    EXPECT_THAT(quoted("O-O e5 Nf6, e6.").all(severity::note), ElementsAre("RC118 O-O", "RC118 e5", "RC118 Nf6"));
    const quoted behind("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6. Then O-O Qh5 Nf6 Rd8 happened.");
    EXPECT_THAT(behind.all(severity::note),
                ElementsAre("RC117 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6", "RC118 O-O", "RC118 Qh5", "RC118 Nf6", "RC118 Rd8"));
}

TEST(attachment, pawn_moves_without_a_number_are_told_and_squares_are_not) {
    EXPECT_THAT(quoted("He played e2-e4, then exd5, e8=Q and hxg8=R#. Nf3 was better.").all(severity::note),
                ElementsAre("RC118 e2-e4", "RC118 exd5", "RC118 e8=Q", "RC118 hxg8=R#", "RC118 Nf3"));
    EXPECT_THAT(
        quoted("Пошли e2-e4, exd5, e8Ф, a8=Ф+, e:d5, e7e8q и e4!").all(severity::note),
        ElementsAre("RC118 e2-e4", "RC118 exd5", "RC118 e8Ф", "RC118 a8=Ф+", "RC118 e:d5", "RC118 e7e8q", "RC118 e4!"));
    EXPECT_THAT(quoted("Not exd but N f3 came.").all(severity::note), ElementsAre("RC118 exd", "RC118 N f3"));
    EXPECT_THAT(quoted("The squares e4, e1-e3 and a1-h8; room d4, codec h264, 8-800-0-0; be, cd.").games, IsEmpty());
}

TEST(attachment, words_that_read_as_moves_are_no_game_where_none_is_legal) {
    for (const std::string_view text :
         {"Shopping list\n1. a1 steak sauce\n2. b12 vitamins",
          "1. Ra1 antibody therapy\n1. Kd2 receptor; 1. Ne5 tissue", "The tolerance is 1.e-8; 1.e8 stars",
          "# Cells to fill\n1. a1\n2. b7\n", "convert -page a4 1.d8, section 1.c6"}) {
        const quoted read(text, chess());
        EXPECT_THAT(read.all(severity::error), IsEmpty()) << text;
        EXPECT_FALSE(read.all(severity::warning).empty()) << text << ": told all the same";
    }
    EXPECT_THAT(to_text(quoted("1. a1\n2. b7", chess()).games.at(0).findings.at(0).message), HasSubstr("a1: read as"));
    const quoted beside("1. a1 steak. The game was 1.e4 e5 2.Nf3. Then 1. Ra1 antibody.", chess());
    ASSERT_EQ(beside.games.size(), 1U);
    EXPECT_THAT(beside.all(severity::error), IsEmpty());
    EXPECT_THAT(beside.all(severity::warning), ElementsAre("RC118 1. a1", "RC118 1. Ra1"));
    EXPECT_THAT(to_text(beside.find(code::unattached_moves, "1. Ra1")->message), HasSubstr("nothing of this is legal"));
}

TEST(attachment, moves_in_other_letters_are_told) {
    EXPECT_THAT(quoted("1.e4 e5 2.Sf3 Sc6 3.Lb5.", chess()).all(severity::warning),
                ElementsAre("RC118 2.Sf3 Sc6 3.Lb5"));
    EXPECT_THAT(quoted("1 P-K4 P-K4 2 N-KB3").all(severity::warning), ElementsAre("RC118 1 P-K4 P-K4 2 N-KB3"));
}

TEST(attachment, illegal_moves_of_a_game_stay_errors) {
    EXPECT_THAT(quoted("1.Nf6 e5 2.e4.", chess()).all(severity::error), ElementsAre("RC201 Nf6"));
    EXPECT_THAT(quoted("1.e4 e5. And then 2.Nf6.", chess()).all(severity::error), ElementsAre("RC201 Nf6"));
    EXPECT_THAT(quoted("1.Nf6 1-0", chess()).all(severity::error), ElementsAre("RC201 Nf6"));
    EXPECT_THAT(quoted("White: Ke1, Qd1; Black: Ke8. 1.Nf6.", chess()).all(severity::error), ElementsAre("RC201 Nf6"));
}

TEST(attachment, text_without_games) {
    EXPECT_THAT(
        quoted("1. If both princes stand, 2. when a check is declared. On 20.05.2019, moves 1-10, e1, e3.").games,
        IsEmpty());
}

TEST(attachment, result_of_the_text_is_the_recorded_one) {
    const quoted read("1.f3 e5 2.g4 Qh4# 1-0 he wrote.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].result.status, verdict_status::contradicted);
    EXPECT_THAT(read.all(severity::error), ElementsAre("RC501 1-0"));
}

TEST(attachment, result_behind_a_bracket_is_the_recorded_one) {
    for (const std::string_view text :
         {"1.f3 e5 2.g4 Qh4# (2...d6) 1-0", "1.f3 e5 2.g4 (2.e4) Qh4# (2...d6 3.d4) [2...a6], 1-0 he wrote.",
          "1.d4 d5. 1.f3 e5 2.g4 Qh4# (2...d6) 1-0. Then 2.c4 in the first."}) {
        const quoted read(text, chess());
        EXPECT_THAT(read.all(severity::error), ElementsAre("RC501 1-0")) << text;
    }
    EXPECT_THAT(quoted("1.e4 (1.d4) 1-0", chess()).said("1.e4"), HasSubstr("White won (1-0), as recorded"));
}

TEST(attachment, result_behind_a_mended_misprint_is_recorded) {
    const quoted read("A sheet: 1.e4 e5 2.Nf4 Nc6 3.Nxe5 d6 1-0", chess());
    EXPECT_EQ(read.games.at(0).result.recorded, game_result::white_wins);
    EXPECT_EQ(read.games.at(0).result.status, verdict_status::invalid);
}

TEST(attachment, illegal_move_in_a_side_line_is_a_warning) {
    const quoted read("1.e4 e5 2.Nf3 Nc6 (or 2...Nf5 at once) 3.Bb5.", chess());
    EXPECT_THAT(read.all(severity::error), IsEmpty());
    EXPECT_THAT(read.all(severity::warning), ElementsAre("RC201 Nf5"));
}

TEST(attachment, position_as_fen) {
    const quoted read("From 4k3/8/8/8/8/8/4P3/4K3 w - - 0 30 White wins by 30.e4, as 30...Kd7 shows.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].plies, 2);
    EXPECT_THAT(read.all(severity::warning), IsEmpty());
}

TEST(attachment, impossible_position_is_an_error) {
    const quoted read("Белые: Крb6, п.a2. Черные: Крb7. Ход белых: 1.a4 Крc8.");
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_THAT(read.all(severity::error), ElementsAre("RC112 Белые: Крb6, п.a2. Черные: Крb7. Ход белых"));
    EXPECT_THAT(read.said("1.a4 Крc8"), HasSubstr("could not be checked"));
}

TEST(attachment, position_is_followed_from_move_one_or_by_another_game) {
    const quoted counted("White: Kb6, a6; Black: Ka8, h7. White wins by 1.a7 h5 2.Kc7.", chess());
    ASSERT_EQ(counted.games.size(), 1U);
    EXPECT_EQ(counted.games[0].plies, 3);
    const quoted other("White: Kb6, a6; Black: Ka8. Move 41. Elsewhere 1.e4 e5 was played.", chess());
    ASSERT_EQ(other.games.size(), 2U);
    EXPECT_EQ(other.games[1].plies, 2);
}

TEST(attachment, position_without_moves_is_told) {
    const quoted read("White: Kb6, a6; Black: Ka8. A draw.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_NE(read.note("White: Kb6, a6; Black: Ka8"), nullptr);
}

TEST(attachment, first_moves_behind_a_piece_list_number_the_others) {
    const quoted read("White: Kb6, Bd2, a6. Black: Ka8, h7. The line is 1.Bf4 h5 2.a7 h4. "
                      "But 1...h6 is met by 2.Bd6. In brackets: 1.Bf4 h5 (1...h6 2.Bg3) 2.a7.",
                      chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_THAT(read.said("1...h6"), HasSubstr("after 1.Bf4"));
    EXPECT_THAT(read.all(severity::error), IsEmpty());
    EXPECT_THAT(read.all(severity::warning), IsEmpty());
}

TEST(attachment, castling_that_is_not_possible_is_no_result_before_other_moves) {
    for (const std::string_view text :
         {"White: Ke1, Rg1; Black: Ke8. 1. 0-0 Ke7 2. Re1+ Kd7.", "White: Ke1, Rg1; Black: Ke8. 1. 0-0 Qh5 2. Rf1.",
          "White: Ke1, Rg1; Black: Ke8. 1. 0-0 (1. Kf1) Ke7 2. Ke2.", "1. e4 e5 2. 0-0 Nc6 3. Nf3 Nf6.",
          "White: Ke1, Rg1; Black: Ke8. 1. 0-0, and now 1...Ke7 2. Ke2.", "1. e4 0-0 2. Nf3 Nc6."}) {
        const quoted read(text, chess());
        EXPECT_THAT(read.all(severity::error), ElementsAre("RC201 0-0")) << text;
        EXPECT_EQ(read.games.at(0).result.status, verdict_status::invalid) << text;
        for (const finding& f : read.games.at(0).findings)
            EXPECT_THAT(to_text(f.message), Not(HasSubstr("0-0)"))) << text;
    }
    const quoted lost("White: Ke1, Rg1; Black: Ke8. 1. Kf1 Kd7 2. 0-0", chess());
    EXPECT_EQ(lost.games.at(0).result.recorded, game_result::both_lose);
    EXPECT_THAT(lost.all(severity::error), IsEmpty());
    const quoted other("1. f3 e5 2. g4 0-0, both have lost. Better was 2. e4 d5, and only then 3. d4.", chess());
    EXPECT_THAT(other.all(severity::error), IsEmpty()) << "3. d4 goes on from another line";
}

TEST(attachment, royal100_is_known_by_its_squares) {
    const quoted read("В партии 1.d5 d6 2.Прg3 Псd8 белые играют 3.i5.");
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].variant, variant::royal100);
    EXPECT_EQ(read.games[0].notation, "ru");
}

TEST(attachment, variant_is_assumed_where_the_text_does_not_name_it) {
    EXPECT_TRUE(quoted("White opened with 1.e4 and won.").games.at(0).variant_assumed);
    EXPECT_FALSE(quoted("In Royal Chess White opened with 1.e4 and won.").games.at(0).variant_assumed);
    EXPECT_FALSE(quoted("White opened with 1.e4 and won.", chess()).games.at(0).variant_assumed);
}

TEST(attachment, letters_apart_from_their_squares_hide_no_reply) {
    const quoted read(
        "Королевские шахматы 100. В партии 1. g5 g6 2. Пр g3 Пс d9, затем 2...Пс d8 3. Пр g1 – g3 Пс d10 - d8.");
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_NE(read.note("1. g5 g6 2. Пр g3 Пс d9"), nullptr);
    EXPECT_THAT(read.all(severity::note), Not(Contains(HasSubstr("RC118"))));
}

TEST(attachment, text_of_royal100_is_royal100_in_every_game) {
    const quoted named("Королевские шахматы 100. Сильный дебют — 1.d5, и слон выходит. Плохо 1...e7?, лучше 1...e6. "
                       "Можно и 1.Кh3.");
    EXPECT_THAT(named.all(severity::error), IsEmpty());
    for (const game_report& game : named.games) EXPECT_EQ(game.variant, variant::royal100);
    const quoted shown("A strong opening is 1.d5 e6 2.Nc3 Nh8. In another 1.f5 d6 2.Prg3 Psd8 White is better.");
    ASSERT_EQ(shown.games.size(), 2U);
    EXPECT_EQ(shown.games[0].variant, variant::royal100);
    EXPECT_THAT(shown.all(severity::error), IsEmpty());
    EXPECT_EQ(quoted("In Royal Chess 100 one plays 1.d4.", chess()).games[0].variant, variant::chess);
}

TEST(attachment, succession_marks_belong_to_the_move_behind_them) {
    const quoted read("From (ps)8k/10/10/10/10/4q5/4Q5/10/10/4K4(Ps) w - - 0 1 comes 1.Qxe5 Ps=Ps Kj9 2.Qe6 Psb9, and "
                      "if 2...Psa9, then 3.Qd6.");
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_THAT(read.all(severity::error), IsEmpty());
    EXPECT_EQ(read.games[0].plies, 4);
    EXPECT_NE(read.find(code::succession_declined, "Kj9"), nullptr);
    EXPECT_THAT(read.said("2...Psa9"), HasSubstr("another line after 2.Qe6"));
}

TEST(attachment, text_of_royal64_stays_so) {
    const quoted read("Royal Chess is not Royal Chess 100, where 1.f5 d6 2.Prg3 Psd8 is played. Here 1.e4 e5 2.Nf3.");
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[0].variant, variant::royal100);
    EXPECT_EQ(read.games[1].variant, variant::royal64);
    EXPECT_EQ(quoted("Item 1. i3 processor. The game was 1.e4 e5 2.Nf3.").games.back().variant, variant::royal64);
    EXPECT_EQ(quoted("In Royal Chess 1000 players play 1.e4 e5.").games[0].variant, variant::royal64);
    const quoted fen("Royal Chess 100 has no 4k3/8/8/8/8/8/4P3/4K3 w - - 0 30, where 30.e4 wins.");
    EXPECT_THAT(fen.all(severity::error), IsEmpty());
}

TEST(attachment, html_places_are_those_of_the_file) {
    const quoted read("<html><style>p { e4: 1.e4 }</style><p>После <b>1.e4</b>&nbsp;e5<br>2.&#1050;f3 &mdash; "
                      "<i>2&hellip;&#1050;f5</i></html>",
                      chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].plies, 3);
    const finding* const illegal = read.find(code::illegal_move, "&#1050;f5");
    ASSERT_NE(illegal, nullptr);
    EXPECT_EQ(illegal->at.offset, read.text.find("&#1050;f5"));
    EXPECT_EQ(illegal->at.line, 1U);
}

TEST(attachment, markdown_may_have_elements_of_html) {
    const quoted read("Again: 1.&nbsp;<b>e4</b> e5 2.&nbsp;Ke3 d5.", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_THAT(read.all(severity::error), ElementsAre("RC201 Ke3"));
    EXPECT_EQ(read.find(code::illegal_move, "Ke3")->at.offset, read.text.find("Ke3"));
}

TEST(attachment, markdown_marks_are_no_letters) {
    const quoted read("**1.e4** e5 2\\. *Nf3* and `2...Nc6`", chess());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].plies, 4);
}

TEST(attachment, notes_speak_russian) {
    const quoted read("1.e4 e5 2.Кf3 Кc6 и если 2...d6, то 3.d4.", chess());
    EXPECT_EQ(read.said("2...d6", report_language::russian),
              "Приведённые здесь ходы — другой вариант после 2.Кf3. В их конце на доске исход партии не определён.");
}

TEST(attachment, bytes_that_are_no_text_are_told_with_the_game_before_them) {
    const quoted read("Bad \xFF: 1. e4 e5 \xFE\xFF 2. Nf3 and elsewhere 1. d4 d5 \xD0 2. c4.");
    ASSERT_EQ(read.games.size(), 2u);
    const auto told = [&](std::size_t game) {
        std::string bytes;
        for (const finding& f : read.games[game].findings)
            if (f.id == code::undecodable_text) bytes += std::string(read.at(f)) + ";";
        return bytes;
    };
    EXPECT_EQ(told(0), "\xFF;\xFE\xFF;");
    EXPECT_EQ(told(1), "\xD0;");
    EXPECT_EQ(read.find(code::undecodable_text, "\xD0")->severity, severity::warning);
}

}  // namespace
}  // namespace royalcheck::testing
