// One game in, one report out: what stops a replay, what is noted, what decides.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/notation.hpp"
#include "src/replay/move_observer.hpp"
#include "src/replay/verdict_sentence.hpp"
#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(replay, an_illegal_move_stops_the_game_and_names_near_legal_ones) {
    const auto r = replay_one("1. e4 e5 2. Nf3 Nc6 3. Ka1 a6 4. Bb5 d6 1-0");
    EXPECT_EQ(codes(r), "RC201");
    EXPECT_EQ(r.plies, 4);
    EXPECT_EQ(r.result.status, verdict_status::invalid);
    EXPECT_TRUE(r.result.correct.empty());
    EXPECT_EQ(r.findings.back().ply, 5);
    EXPECT_EQ(r.findings.back().number, 3);
    EXPECT_EQ(r.findings.back().move, "Ka1");
}

TEST(replay, suggestions_prefer_moves_after_which_the_record_goes_on) {
    const auto r =
        replay_one("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 Ng4 7. Bc1 Nf6 8. Be3 Nf6 9. Kd2 Nxe3");
    ASSERT_NE(find(r, code::illegal_move), nullptr);
    EXPECT_EQ(find(r, code::illegal_move)->ply, 16);
    EXPECT_THAT(find(r, code::illegal_move)->suggestions, Contains("Ng4"));
    EXPECT_THAT(to_text(find(r, code::illegal_move)->message), HasSubstr("stands on f6 already"));
}

TEST(replay, suggestions_are_also_written_in_the_letters_of_the_game) {
    const auto r =
        replay_one("1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 7. Сс1 Kf6 8. Ce3 Kf6 9. Крd2 Ke3");
    EXPECT_EQ(r.notation, "ru");
    EXPECT_THAT(find(r, code::illegal_move)->written, Contains("Кg4"));
    EXPECT_THAT(find(r, code::illegal_move)->suggestions, Contains("Ng4"));
}

TEST(replay, an_ambiguous_move_names_its_candidates) {
    const auto r = replay_one("1. Nf3 Nf6 2. d3 d5 3. Nd2 e5 *");
    EXPECT_EQ(codes(r), "RC202");
    EXPECT_THAT(r.findings.back().suggestions, ElementsAre("Nbd2", "Nfd2"));
}

TEST(replay, an_unreadable_word_is_never_skipped) {
    const auto r = replay_one("1. e4 e5 2. Nf3 Nc6 aa3. Bb5 a6 *");
    EXPECT_EQ(r.plies, 4);
    EXPECT_EQ(codes(r), "RC101");
    EXPECT_EQ(find(r, code::syntax_error)->ply, 5);
}

TEST(replay, a_long_word_is_cut_between_letters) {
    std::string word;
    for (int i = 0; i < 50; ++i) word += "ж";
    const auto r = replay_one("1. e4 x" + word + " 1... e5 *");
    ASSERT_NE(find(r, code::syntax_error), nullptr);
    EXPECT_EQ(find(r, code::syntax_error)->message.text, "x" + word.substr(0, 78) + "...");
}

TEST(replay, a_long_move_is_cut_in_sentences) {
    const auto r = replay_one("1. e4 e5 2. Qh9" + std::string(500, '!') + " *");
    ASSERT_NE(find(r, code::illegal_move), nullptr);
    EXPECT_EQ(find(r, code::illegal_move)->message.text, "Qh9" + std::string(37, '!') + "...");
    EXPECT_EQ(find(r, code::illegal_move)->move.size(), 503u);
}

TEST(replay, words_after_the_last_move_cost_nothing) {
    const auto r = replay_one("1. e4 e5 White resigns 0-1");
    EXPECT_EQ(r.plies, 2);
    EXPECT_EQ(codes(r), "RC101 RC101");
    EXPECT_EQ(find(r, code::syntax_error)->severity, severity::warning);
    EXPECT_EQ(r.result.status, verdict_status::undecided);
}

TEST(replay, a_move_after_mate_is_told_as_that) {
    const auto r = replay_one("1. f3 e5 2. g4 Qh4# 3. h3 Qe7 1-0");
    EXPECT_EQ(codes(r), "RC207 RC501");
    EXPECT_EQ(correct(r), "0-1");
    EXPECT_EQ(r.result.ply, 4);
}

TEST(C_75, play_after_it_is_a_warning_and_its_mate_does_not_count) {
    const auto r = replay_one("[FEN \"7k/8/5K2/8/8/8/6Q1/8 w - - 149 120\"]\n[SetUp \"1\"]\n[Result \"1-0\"]\n"
                              "120. Qg3 Kh7 121. Qg7# 1-0");
    EXPECT_EQ(codes(r), "RC404 RC207 RC501");
    EXPECT_EQ(r.result.reason, rules::ending::seventy_five_moves);
    EXPECT_EQ(r.result.ply, 1);
    EXPECT_EQ(r.plies, 3);
}

TEST(C_50, no_claim_stands_after_mate) {
    const auto r = replay_one("[SetUp \"1\"]\n[FEN \"7k/8/6K1/8/8/8/8/R7 w - - 99 90\"]\n90. Ra8# 1-0");
    EXPECT_EQ(find(r, code::fifty_move), nullptr);
}

TEST(C_75, mate_on_the_last_move_takes_precedence) {
    const auto r = replay_one("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 149 120\"]\n[SetUp \"1\"]\n120. Qg7# 1-0");
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.result.reason, rules::ending::checkmate);
}

TEST(C_OLD, automatic_draws_end_nothing_before_july_2014) {
    const std::string moves =
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1-0";
    EXPECT_EQ(codes(replay_one("[Date \"2014.06.30\"]\n" + moves)), "");
    EXPECT_EQ(codes(replay_one("[Date \"2014.07.01\"]\n" + moves)), "RC402 RC501");
    EXPECT_EQ(codes(replay_one("[Date \"????.??.??\"]\n" + moves)), "RC402 RC501");
}

TEST(C_START, the_start_position_may_itself_be_an_end) {
    const auto r = replay_one("[FEN \"8/8/4k3/8/8/8/8/2K5 w - - 0 1\"]\n[SetUp \"1\"]\n1/2-1/2");
    EXPECT_EQ(r.result.reason, rules::ending::dead_position);
    EXPECT_EQ(r.result.ply, 0);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
}

TEST(C_START, the_start_position_is_its_own_first_occurrence) {
    const auto r = replay_one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2");
    ASSERT_FALSE(r.repetitions.empty());
    EXPECT_EQ(r.repetitions[0].ply, 8);
    EXPECT_EQ(r.repetitions[0].claim, repetition_report::claim_kind::available);
    ASSERT_NE(find(r, code::draw_claim_supported), nullptr);
    EXPECT_EQ(to_text(find(r, code::draw_claim_supported)->message),
              "At the end White could claim the draw: the position stood on the board for the third time.");
    const auto intended = replay_one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1/2-1/2");
    ASSERT_NE(find(intended, code::draw_claim_supported), nullptr);
    EXPECT_EQ(to_text(find(intended, code::draw_claim_supported)->message),
              "At the end Black could claim the draw by announcing 4...Ng8: the position would then have stood on the "
              "board for the third time.");
    EXPECT_EQ(to_text(verdict_of(intended)).find("The game is a draw (1/2-1/2), as recorded, and this stands. At"), 0u);
}

TEST(replay, variations_are_checked_but_hurt_nobody) {
    const auto r = replay_one("1. e4 e5 (1... e4 2. Nf3) 2. Nf3 Nc6 (2... Ke7 3. Nxe5 (3. Bc4 Kd5)) 1/2-1/2");
    EXPECT_EQ(codes(r), "RC201 RC201");
    EXPECT_EQ(r.findings[1].severity, severity::warning);
    EXPECT_THAT(r.findings[1].variation, ElementsAre(2));
    EXPECT_THAT(r.findings[2].variation, ElementsAre(4, 5));
    EXPECT_EQ(r.plies, 4);
}

TEST(replay, two_letters_at_the_end_are_no_prose_in_any_alphabet) {
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Bc 1/2-1/2")), "RC101");
    EXPECT_EQ(replay_one("1. e4 e5 2. Bc 1/2-1/2").findings.back().severity, severity::error);
    EXPECT_EQ(replay_one("1. e4 e5 2. Сс 1/2-1/2").findings.back().severity, severity::error);
    EXPECT_EQ(replay_one("1. e4 e5 2. сдался 1/2-1/2").findings.back().severity, severity::warning);
}

TEST(replay, a_variation_may_replace_a_null_move) {
    const auto r = replay_one("1. e4 e5 (1... -- 2. d4 (2. Ke2) 2... d5 (2... -- (2... Nf3))) 2. Nf3 1/2-1/2");
    EXPECT_EQ(codes(r), "RC201");
    ASSERT_NE(find(r, code::illegal_move), nullptr);
    EXPECT_THAT(find(r, code::illegal_move)->variation, ElementsAre(2, 4, 4));
}

TEST(replay, an_observer_sees_every_move_that_is_played_and_no_other) {
    struct : move_observer {
        void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override {
            seen += std::to_string(token) + ':' + (m.from == rules::no_square ? "--" : rules::to_san(before, m)) + ' ';
        }
        void on_move(std::size_t, const rules::position<rules::board10>&, const rules::move&) override {}
        std::string seen;
    } observer;
    const std::string pgn = "1. e4 (1. d4 -- 2. Ke3 d5) e5 2. Nf6 Nc6 *";
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    ASSERT_TRUE(reader.next(game));
    text_origin origin;
    game_report report;
    replay_game(pgn, game, origin, {}, report, &observer);
    EXPECT_EQ(observer.seen, "1:e4 4:d4 5:-- 10:e5 ");
}

TEST(replay, a_variation_at_the_refused_move_is_still_judged) {
    const auto r = replay_one("1. e4 e5 2. Ka1 (2. Nf3 Nc6 3. Qh8) Nc6 (2... Nf6) *");
    EXPECT_EQ(codes(r), "RC201 RC201");
}

TEST(replay, deep_nesting_ends_at_the_limit_and_the_game_goes_on) {
    std::string pgn = "1. e4 ";
    for (int i = 0; i < 400; ++i) pgn += "(1. d4 ";
    for (int i = 0; i < 400; ++i) pgn += ")";
    const auto r = replay_one(pgn + " e5 2. Ka1 *");
    EXPECT_EQ(codes(r), "RC108 RC201");
}

TEST(replay, a_wrong_move_number_is_told_once) {
    const auto r = replay_one("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4 *");
    EXPECT_EQ(codes(r), "RC106");
    EXPECT_EQ(find(r, code::move_number_mismatch)->ply, 5);
}

TEST(replay, check_marks_must_be_true_where_written) {
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7+ 1-0")), "RC109");
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Qh5 Nf6 3. Qxe5# Be7 *")), "RC109");
    EXPECT_EQ(codes(replay_one("1. e4+ e5 *")), "RC109");
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Qh5 Nf6 3. Qxe5 Be7 *")), "");  // a missing mark is none (FIDE C.13)
}

TEST(replay, tag_and_terminator_must_agree) {
    EXPECT_EQ(codes(replay_one("[Result \"1-0\"]\n1. e4 e5 1/2-1/2")), "RC502");
    EXPECT_EQ(find(replay_one("[Result \"*\"]\n1. e4 e5 1-0"), code::result_disagrees)->severity, severity::warning);
    EXPECT_EQ(codes(replay_one("[Result \"1-0\"]\n1. e4 e5")), "RC104");
    EXPECT_EQ(codes(replay_one("[Result \"1-0\"]\n[Result \"0-1\"]\n1. e4 e5 1-0")), "RC107 RC502");
}

TEST(replay, a_report_knows_whether_a_tag_name_is_twice_in_it) {
    EXPECT_TRUE(replay_one("[White \"a\"]\n[Black \"b\"]\n[White \"c\"]\n1. e4 *").repeated_tags);
    EXPECT_FALSE(replay_one("[White \"a\"]\n[Black \"b\"]\n[WhiteElo \"1\"]\n[Wright \"1\"]\n1. e4 *").repeated_tags);
}

TEST(replay, zeros_at_the_end_are_the_result_if_the_tag_says_so_or_castling_is_impossible) {
    const auto tagged = replay_one("[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 0-0", as(variant::royal64));
    EXPECT_EQ(tagged.plies, 6);
    EXPECT_EQ(tagged.result.recorded, game_result::both_lose);
    EXPECT_EQ(codes(tagged), "");
    const auto impossible = replay_one("1. e4 e5 0-0", as(variant::royal64));
    EXPECT_EQ(impossible.result.recorded, game_result::both_lose);
    const auto castled = replay_one("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 0-0", as(variant::royal64));
    EXPECT_EQ(castled.plies, 7);
    EXPECT_EQ(codes(castled), "RC104");
    const auto terminated = replay_one("[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 0-0 *", as(variant::royal64));
    EXPECT_EQ(terminated.plies, 7);
}

TEST(replay, the_language_is_decided_by_letters_or_by_what_can_be_played) {
    EXPECT_EQ(replay_one("1. e4 e5 2. Nf3 *").notation, "en");
    EXPECT_EQ(replay_one("1. e4 e5 2. Kf3 Kc6 3. Cc4 *").notation, "ru");
    EXPECT_EQ(replay_one("1. e4 e5 2. Kf3 Kc6 *").notation, "ru");
    EXPECT_EQ(replay_one("1. e4 e5 2. Ke2 *").notation, "en");
    EXPECT_EQ(replay_one("1. e4 e5 2. Фh5 Крe7 *").notation_evidence, "Ф, Кр");
}

TEST(replay, says_whether_the_variant_is_assumed) {
    EXPECT_TRUE(replay_one("1. e4 *", {}).variant_assumed);
    EXPECT_FALSE(replay_one("[Variant \"royal64\"]\n1. e4 *", {}).variant_assumed);
    EXPECT_FALSE(replay_one("[Variant \"unheard of\"]\n1. e4 *", {}).variant_assumed);
    EXPECT_FALSE(replay_one("1. e5 f6 2. Nj3 *", {}).variant_assumed) << "the board shows it";
    EXPECT_FALSE(replay_one("1. e4 *", as(variant::royal64)).variant_assumed);
}

TEST(replay, an_unknown_variant_is_skipped_not_guessed_at) {
    const auto r = replay_one("[Variant \"Crazyhouse\"]\n1. e4 d5 2. exd5 *", {});
    EXPECT_EQ(codes(r), "RC113");
    EXPECT_EQ(r.plies, 0);
    EXPECT_EQ(replay_one("[Variant \"КОРОЛЕВСКИЕ ШАХМАТЫ\"]\n1. e4 *", {}).variant, variant::royal64);
    EXPECT_EQ(replay_one("[Variant \"Standard\"]\n1. e4 *", {}).variant, variant::chess);
    EXPECT_EQ(replay_one("1. e4 *", {}).variant, variant::royal64);
}

TEST(replay, every_defect_of_a_position_is_named) {
    const auto r = replay_one("[SetUp \"1\"]\n[FEN \"4K3/8/8/8/8/8/8/P3K3 w - - 0 1\"]\n1. Kd1 *");
    EXPECT_EQ(codes(r), "RC112 RC112 RC112");
    EXPECT_EQ(r.result.status, verdict_status::invalid);
    EXPECT_TRUE(r.final_fen.empty());
}

TEST(replay, a_piece_list_takes_its_turn_from_the_first_move_number) {
    const auto r = replay_one("[Pieces \"Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2).\"]\n41. Сh6 Крb8 *",
                              as(variant::royal64));
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 2);
    EXPECT_EQ(r.white_periods.front().span.from, 41);
    EXPECT_EQ(replay_one("[Pieces \"White: Ke1, a2. Black: Ke8.\"]\n7... Kd8 8. a4 *").plies, 2);
}

TEST(replay, a_piece_list_presumes_that_king_and_rook_at_home_have_not_moved) {
    const auto plies = [](std::string_view list, std::string_view moves, variant v) {
        return replay_one("[Pieces \"" + std::string(list) + "\"]\n" + std::string(moves) + " *", as(v)).plies;
    };
    for (const variant v : {variant::chess, variant::royal64}) {
        EXPECT_EQ(plies("White: Ke1, Ra1. Black: Ke8, Rh8.", "1. O-O-O O-O", v), 2);
        EXPECT_EQ(plies("Белые: Крe1, Лh1. Черные: Крe8.", "1. Крe2 Крd7 2. Крe1 Крe8 3. 0-0 Крe7", v), 4);
        EXPECT_EQ(plies("White: Ke1, Rg1. Black: Kd8, Rh8.", "1. O-O", v), 0);
        EXPECT_EQ(plies("White: Kd1, Rh1. Black: Ke8, Rb8.", "1... O-O-O", v), 0);
    }
    EXPECT_EQ(plies("White: Ke1, Ra1. Black: Ke10, Rj10.", "1. O-O O-O-O", variant::royal100), 2);
    EXPECT_EQ(replay_one("[Pieces \"White: Ke1, Rh1. Black: Ke8.\"]\n1. Kd1 *", as(variant::chess)).findings.size(),
              replay_one("[Pieces \"White: Kd1, Rh1. Black: Ke8.\"]\n1. Kc1 *", as(variant::chess)).findings.size());
    const auto fen = replay_one("[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n1. O-O Kd7 *", as(variant::chess));
    EXPECT_EQ(fen.plies, 0) << "a FEN says who may castle";
}

TEST(replay, escaped_tag_values_stay_whole_however_many_games_follow) {
    std::string pgn;
    for (int i = 0; i < 40; ++i) pgn += "[White \"a\\\"b" + std::to_string(i) + "\"]\n\n1. e4 *\n\n";
    std::vector<game_report> reports;  // grows, so that reports move
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    text_origin origin;
    while (reader.next(game)) replay_game(pgn, game, origin, as(variant::chess), reports.emplace_back());
    ASSERT_EQ(reports.size(), 40u);
    for (std::size_t i = 0; i < reports.size(); ++i)
        EXPECT_EQ(reports[i].tags.front().second, "a\"b" + std::to_string(i));
}

TEST(replay, the_language_is_also_decided_by_promotions) {
    EXPECT_EQ(codes(replay_one("[SetUp \"1\"]\n[FEN \"3r3k/4P3/8/8/8/8/p7/2K5 w - - 0 1\"]\n1. e8=К *")), "");
}

TEST(replay, second_readings_of_a_small_b_and_of_Kg) {
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. nf3 nc6 3. bc4 *")), "");
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Kge2 *")), "");
    EXPECT_EQ(replay_one("1. e4 e5 2. Kge2 *").notation, "en");
    EXPECT_EQ(codes(replay_one("1. b4 a5 2. ba5 *")), "");  // the file comes first
}

TEST(replay, a_double_check_mark_on_a_single_check_is_wrong) {
    EXPECT_EQ(codes(replay_one("1. e4 e5 2. Bc4 d6 3. Bb5++ *")), "RC109");
    EXPECT_EQ(codes(replay_one("1. f3 e5 2. g4 Qh4++ 0-1")), "");
}

TEST(replay, odd_marks_and_results_are_noted) {
    EXPECT_NE(find(replay_one("1. e4 e5 2. Bc4 d6 3. Bb5 + 1:0"), code::nonstandard_spelling), nullptr);
    EXPECT_NE(find(replay_one("1. e4 e5 1:0"), code::nonstandard_spelling), nullptr);
    EXPECT_EQ(find(replay_one("1. e4 e5 1-0"), code::nonstandard_spelling), nullptr);
}

TEST(replay, findings_at_a_played_move_have_its_san) {
    const auto san = [](const game_report& r, code id) {
        const finding* f = find(r, id);
        return f == nullptr ? "(no finding)" : f->move + " is " + f->san;
    };
    EXPECT_EQ(san(replay_one("1. e2-e4 e5 2. Bc4+ *"), code::wrong_check_mark), "Bc4+ is Bc4");
    EXPECT_EQ(san(replay_one("1. e4 e5 2. Bc4 d6 3. Bb5 + *"), code::nonstandard_spelling), "Bb5 is Bb5+");
    EXPECT_EQ(san(replay_one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *"), code::threefold_repetition),
              "Ng8 is Ng8");
    EXPECT_EQ(san(replay_one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *"), code::threefold_repetition), "Ng1 is Ng1");
    EXPECT_EQ(
        san(replay_one("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/r7/1K6 w - - 0 1\"]\n1. Ka2 1/2-1/2"), code::dead_position),
        "Ka2 is Kxa2");
    EXPECT_EQ(
        san(replay_one("[SetUp \"1\"]\n[FEN \"7k/7p/8/8/8/8/P7/3K3N w - - 99 80\"]\n80. Nh1-g3 *"), code::fifty_move),
        "Nh1-g3 is Ng3");
    EXPECT_EQ(san(replay_one("1. e4 (1. d4 d5 2. Bf4 +) 1... e5 *"), code::wrong_check_mark), "Bf4 is Bf4");
    EXPECT_EQ(san(replay_one("1. e4 e5 2. Ke3 *"), code::illegal_move), "Ke3 is ");
}

TEST(replay, a_move_that_cannot_be_played_has_its_squares) {
    const auto squares = [](const game_report& r) {
        std::string out;
        const auto refused = std::find_if(r.findings.begin(), r.findings.end(),
                                          [](const finding& f) { return f.severity == severity::error; });
        for (const named_square s : refused->squares)
            if (s.rank >= 0) out += static_cast<char>('a' + s.file) + std::to_string(s.rank + 1);
        return out;
    };
    EXPECT_EQ(squares(replay_one("1. e4 e5 2. Фа5 *")), "a5");
    EXPECT_EQ(squares(replay_one("1. e4 e5 2. O-O *")), "e1g1");
    EXPECT_EQ(squares(replay_one("1. e4 e5 2. e1c1 *")), "c1");
    EXPECT_EQ(squares(replay_one("1. f3 e5 2. g4 Qh4# 3. h3 *")), "h3");
    EXPECT_EQ(squares(replay_one("1. e4 e5 2. Ka9 *")), "");
    EXPECT_EQ(squares(replay_one("1. e4 e5 2. exd *")), "");
    EXPECT_EQ(squares(replay_one("1. O-O *", as(variant::royal100))), "e1c1");
}

TEST(replay, a_supported_draw_cites_what_supports_it) {
    const auto r = replay_one("[SetUp \"1\"]\n[FEN \"7k/7p/8/8/8/8/P7/3K3N w - - 99 80\"]\n80. Ng3 1/2-1/2");
    EXPECT_EQ(find(r, code::draw_claim_supported)->clause, rules::clause::c_50);
    EXPECT_EQ(find(r, code::draw_claim_supported)->message.id, message::claim_of_fifty_moves);
    const auto next = replay_one("[SetUp \"1\"]\n[FEN \"7k/7p/8/8/8/8/P7/3K3N w - - 98 80\"]\n80. Ng3 1/2-1/2");
    EXPECT_EQ(find(next, code::draw_claim_supported)->message.id, message::claim_of_intended_fifty_moves);
}

TEST(replay, zeros_after_an_illegal_move_are_the_result_if_the_tag_says_so) {
    const auto r = replay_one("[Result \"0-0\"]\n1. e4 e5 2. Ke3 0-0", as(variant::royal64));
    EXPECT_EQ(codes(r), "RC201");
}

TEST(replay, a_bare_king_cannot_have_won) {
    const auto r = replay_one("[FEN \"8/8/3rk3/8/8/2K5/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n1. Kc4 Rd1 1-0");
    EXPECT_EQ(codes(r), "RC501");
    EXPECT_EQ(find(r, code::wrong_result)->severity, severity::warning);
    EXPECT_EQ(r.result.status, verdict_status::undecided);
}

}  // namespace
}  // namespace royalcheck::testing
