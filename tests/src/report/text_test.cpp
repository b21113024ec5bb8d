#include "src/report/text.hpp"

#include <gtest/gtest.h>

#include "src/replay/verdict_sentence.hpp"
#include "src/report/wrap.hpp"

namespace royalcheck {
namespace {

std::string text_of(const game_report& report, const report_style& style = {}) {
    std::string out;
    text_writer(style).game(report, out);
    return out;
}

game_report one_illegal_move() {
    game_report r;
    r.file = "games.pgn";
    r.game = 3;
    r.at.line = 41;
    r.source = "1. e4 Kf6 *";
    r.result.status = verdict_status::invalid;
    r.result.recorded = game_result::unfinished;
    r.result.move = "e4";
    r.plies = 1;
    r.notation = "ru";
    r.notation_evidence = "Кр";
    r.final_fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    finding f;
    f.id = code::illegal_move;
    f.ply = 2;
    f.number = 1;
    f.side = rules::side::black;
    f.move = "Kf6";
    f.at = {41, 7, 1006, 3, 6, 3};
    f.message = {.id = message::literal, .text = "Kf6 is not possible."};
    f.clause = rules::clause::c_move;
    f.suggestions = {"Nf6", "Nh6"};
    r.findings = {f};
    return r;
}

TEST(text, a_finding_is_a_block) {
    EXPECT_EQ(text_of(one_illegal_move()),
              "games.pgn:41: game 3, chess, piece letters: Russian (told by Кр)\n"
              "    Recorded as unfinished (*), and the moves are legal only up to and including 1.e4.\n"
              "games.pgn:41:7: error: Kf6 is not possible. [RC201 illegal-move]\n"
              "    41 | 1. e4 Kf6 *\n"
              "       |       ^~~\n"
              "    at 1...Kf6; rule C-MOVE (FIDE Laws of Chess 2023, articles 3.1 to "
              "3.9)\n"
              "    legal would have been: Nf6 or Nh6\n");
}

TEST(text, an_enormous_word_is_cut_in_every_line) {
    game_report r = one_illegal_move();
    r.findings[0].move = std::string(500, 'Z');
    EXPECT_NE(text_of(r).find("at 1..." + std::string(40, 'Z') + "...; rule"), std::string::npos);
}

TEST(text, legal_moves_are_in_the_letters_of_the_game) {
    game_report r = one_illegal_move();
    r.findings[0].suggestions = {"Ng4"};
    r.findings[0].written = {"Кg4"};
    EXPECT_NE(text_of(r).find("legal would have been: Кg4\n"), std::string::npos);
}

TEST(text, a_clean_game_is_named_only_when_every_game_is) {
    game_report r = one_illegal_move();
    r.findings.clear();
    EXPECT_EQ(text_of(r), "");
    EXPECT_NE(text_of(r, {.all_games = true}), "");
}

TEST(text, nothing_of_the_input_reaches_the_terminal_raw) {
    game_report r = one_illegal_move();
    r.file = "a\x1b[2J.pgn";
    r.tags = {{"White", "\x1b]0;x\a"}, {"Black", "\xE2\x80\xAE"}};
    r.source = "1. e4 \x1b[2J *";
    r.findings[0].move = "\x1b[1m";
    r.findings[0].message.text = "\x1b[1m";
    r.findings[0].written = {"\x1b[1m"};
    const std::string out = text_of(r);
    EXPECT_EQ(out.find('\x1b'), std::string::npos) << out;
    EXPECT_EQ(out.find('\a'), std::string::npos);
    EXPECT_EQ(out.find("\xE2\x80\xAE"), std::string::npos);
}

TEST(text, color_only_when_asked) {
    EXPECT_NE(text_of(one_illegal_move(), {.color = true}).find("\x1b[1;31merror\x1b[0m"), std::string::npos);
    EXPECT_EQ(text_of(one_illegal_move()).find('\x1b'), std::string::npos);
}

TEST(text, expectation_met_is_silent_and_unmet_is_told) {
    game_report r = one_illegal_move();
    r.expectation.present = true;
    EXPECT_EQ(text_of(r, {.expect = true}), "");
    r.expectation.missing = {"RC302@9..."};
    r.expectation.unexpected = {"RC201@1..."};
    EXPECT_NE(text_of(r, {.expect = true})
                  .find("\ngames.pgn:41: error: not as expected: expected and not found: RC302@9...; found and not "
                        "expected: RC201@1...\n"),
              std::string::npos);
}

TEST(text, ledger_is_a_table) {
    game_report r;
    r.file = "a.pgn";
    r.game = 1;
    r.at.line = 1;
    r.variant = variant::royal64;
    r.plies = 31;
    r.final_fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 16";
    r.white_periods = {{{1, 10}, rules::period_state::met, 5}, {{11, 15}, rules::period_state::missed, 29}};
    r.black_periods = {{{1, 10}, rules::period_state::exempt, 0}};
    const std::string out = text_of(r, {.periods = true});
    EXPECT_NE(out.find("    control periods  White            Black\n"
                       "      1-10           met, move 3      not due any more\n"
                       "      11-15          missed, move 15  -\n"),
              std::string::npos)
        << out;
}

TEST(text, nothing_is_wider_than_the_terminal) {
    game_report r = one_illegal_move();
    r.file = "шахматы/партии.pgn";
    r.source = "1. e4 Kf6 {中国象棋中国象棋中国象棋中国象棋中国象棋中国象棋中国象棋} *";
    r.tags = {{"White", "Иванов"}, {"Black", "Петров"}};
    for (const auto language : {report_language::english, report_language::russian}) {
        std::string_view rest;
        const std::string out = text_of(r, {.language = language, .width = 60});
        for (rest = out; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
            EXPECT_LE(columns_of(rest.substr(0, rest.find('\n'))), 60u) << rest.substr(0, rest.find('\n'));
    }
}

TEST(text, verdicts_say_who_won_and_whether_the_record_has_it) {
    game_report r = one_illegal_move();
    r.findings.clear();
    r.result = {game_result::black_wins,
                {game_result::black_wins},
                verdict_status::confirmed,
                rules::ending::checkmate,
                rules::clause::c_mate,
                1,
                "e4"};
    const auto say = [&](report_language language) { return to_text(verdict_of(r), language); };
    EXPECT_EQ(say(report_language::english), "Black won (0-1), correctly recorded: checkmate after 1.e4 (C-MATE).");
    EXPECT_EQ(say(report_language::russian),
              "Чёрные выиграли (0-1), результат записан верно: мат после 1.e4 (C-MATE).");
    r.result.recorded = game_result::both_lose;
    r.result.correct = {game_result::black_wins, game_result::both_lose};
    r.result.status = verdict_status::arbiter;
    r.result.reason = rules::ending::missed_control_period;
    r.result.clause = rules::clause::k_first_late;
    EXPECT_EQ(
        say(report_language::english),
        "Recorded as 0-0 (both lose), which the rules allow; the arbiter chooses between 0-1 (Black wins) and 0-0 "
        "(both lose): with 1.e4 White ended a control period without a king move, and play went on (K-FIRST-LATE).");
    r.result.recorded = game_result::unfinished;
    r.white_periods = {{{1, 10}, rules::period_state::missed, 1}, {{11, 15}, rules::period_state::missed, 29}};
    r.black_periods = {{{1, 10}, rules::period_state::missed, 20}, {{16, 20}, rules::period_state::open, 0}};
    EXPECT_EQ(say(report_language::english),
              "Recorded as unfinished (*); the arbiter chooses between 0-1 (Black wins) and 0-0 (both lose): with 1.e4 "
              "White was the first to end a control period without a king move, and later so did Black in moves 1 to "
              "10; White in moves 11 to 15; play went on (K-FIRST-LATE).");
    r.result = {};
    r.result.recorded = game_result::white_wins;
    r.result.status = verdict_status::undecided;
    r.result.by_tag = true;
    EXPECT_EQ(say(report_language::english),
              "White won (1-0), as recorded. Nothing on the board decides the game, so this may stand: the opponent "
              "may have resigned or lost on time.");
    EXPECT_NE(text_of(r, {.all_games = true}).find("What counts as recorded is the Result tag"), std::string::npos);
    r.result.recorded = game_result::draw;
    EXPECT_NE(say(report_language::english).find("as a draw by agreement."), std::string::npos);
    r.result.claim = {.id = message::claim_of_intended_repetition, .side = rules::side::black, .text = "4...Nf6"};
    EXPECT_EQ(say(report_language::english),
              "The game is a draw (1/2-1/2), as recorded, and this stands. At the end Black could claim the draw by "
              "announcing 4...Nf6: the position would then have stood on the board for the third time.");
    r.result.recorded = game_result::both_lose;
    r.result.claim = {};
    r.result.by_tag = false;
    r.result.both_lose_by_tag = true;
    EXPECT_NE(text_of(r, {.all_games = true}).find("only as a decision of the arbiter. The result 0-0 stands in the"),
              std::string::npos);
}

TEST(text, in_russian_boards_and_bracketed_words_are_russian) {
    game_report r = one_illegal_move();
    r.variant = variant::royal100;
    r.findings[0].board = "k8(pr)/10/10/10/10/10/10/10/9N/(Ps)8K w - - 0 1";
    const std::string out = text_of(r, {.language = report_language::russian});
    EXPECT_NE(out.find("«Королевские шахматы 100» (royal100), буквы фигур: русские (видно по Кр)\n"), std::string::npos)
        << out;
    EXPECT_NE(out.find("[RC201 невозможный ход]"), std::string::npos) << out;
    EXPECT_NE(out.find("10 кр  .  .  .  .  .  .  .  . пр\n"), std::string::npos) << out;
    EXPECT_NE(out.find(" 2  .  .  .  .  .  .  .  .  .  К\n"), std::string::npos) << out;
    EXPECT_NE(out.find(" 1 Пс  .  .  .  .  .  .  .  . Кр\n"), std::string::npos) << out;
}

TEST(text, what_follows_a_move_is_said_to_stand_after_it) {
    game_report r = one_illegal_move();
    r.findings[0].id = code::threefold_repetition;
    EXPECT_NE(text_of(r).find("    after 1...Kf6; rule"), std::string::npos);
    r.findings[0].id = code::nonstandard_spelling;
    r.findings[0].message.id = message::detached_mark;
    EXPECT_NE(text_of(r).find("    after 1...Kf6; rule"), std::string::npos);
}

TEST(text, the_end_explains_what_the_report_takes_for_granted) {
    game_report r = one_illegal_move();
    r.findings[0].board = r.final_fen;
    r.result.clause = rules::clause::k_first_late;
    r.result.recorded = game_result::both_lose;
    run_summary found;
    found.add(r, false);
    std::string out;
    text_writer(report_style{}).end(found, out);
    for (const std::string_view line :
         {"\nHow to read this:\n    - Control periods are", "    - In games with Russian piece letters",
          "    - The result 0-0 means", "    - On the boards capital letters", "    K-PERIOD: Each side",
          "    K-FIRST-LATE: "})
        EXPECT_NE(out.find(line), std::string::npos) << line << "\nin\n" << out;
    EXPECT_EQ(out.find("Each peculiarity of spelling"), std::string::npos);
    EXPECT_EQ(out.find("Games without a Variant tag"), std::string::npos);

    r.variant_assumed = true;
    found.add(r, false);
    out.clear();
    text_writer(report_style{}).end(found, out);
    EXPECT_NE(out.find("judged as Royal Chess (royal64): 1. With"), std::string::npos) << out;

    r.findings.clear();  // such a game is shown only where all are, and counted all the same
    found.add(r, false);
    out.clear();
    text_writer(report_style{}).end(found, out);
    EXPECT_NE(out.find("judged as Royal Chess (royal64): 2. With"), std::string::npos) << out;
    r.variant_assumed = false;
    run_summary quiet;
    quiet.add(r, false);
    out.clear();
    text_writer(report_style{}).end(quiet, out);
    EXPECT_EQ(out, "");
    text_writer({.all_games = true}).end(quiet, out);
    EXPECT_NE(out.find("K-FIRST-LATE: "), std::string::npos);
}

TEST(wrap, words_that_do_not_fit_begin_a_line) {
    std::string out = "ab: ";
    append_wrapped("one two three", 4, {9, "  "}, out);
    EXPECT_EQ(out, "ab: one\n  two\n  three\n");
    out.clear();
    append_wrapped("中中 中中", 0, {7, ""}, out);
    EXPECT_EQ(out, "中中\n中中\n");
    out.clear();
    append_wrapped("a-word-of-its-own-length", 0, {5, ""}, out);
    EXPECT_EQ(out, "a-word-of-its-own-length\n");
}

TEST(summary, counts_games_by_their_gravest_finding) {
    run_summary s;
    s.files = 1;
    s.add(one_illegal_move(), false);
    game_report clean;
    s.add(clean, false);
    EXPECT_EQ(s.games_with[2], 1u);
    EXPECT_TRUE(s.reaches(severity::error));
    std::string out;
    append_summary(s, report_language::english, 0, out);
    EXPECT_EQ(out, "games: 2, files: 1, half-moves: 1\n"
                   "verdicts - unfinished: 1, cannot be confirmed: 1\n"
                   "findings - errors: 1, warnings: 0, notes: 0\n"
                   "games by their worst finding - error: 1, warning: 0, note: 0, none: 1\n"
                   "        1  RC201 illegal-move\n");
}

TEST(summary, lines_are_broken_between_figures) {
    run_summary s;
    s.add(one_illegal_move(), false);
    for (const auto language : {report_language::english, report_language::russian}) {
        std::string out;
        append_summary(s, language, 40, out);
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(columns_of(line), 40u) << line;
            EXPECT_FALSE(line.ends_with(':') || line.ends_with(' ')) << line;
        }
    }
    std::string out;
    append_summary(s, report_language::english, 40, out);
    EXPECT_EQ(out, "games: 1, files: 0, half-moves: 1\n"
                   "verdicts - cannot be confirmed: 1\n"
                   "findings - errors: 1, warnings: 0,\n"
                   "    notes: 0\n"
                   "games by their worst finding - error: 1,\n"
                   "    warning: 0, note: 0, none: 0\n"
                   "        1  RC201 illegal-move\n");
}

TEST(summary, game_with_an_expectation_counts_by_it_alone) {
    run_summary s;
    game_report r = one_illegal_move();
    r.expectation.present = true;
    s.add(r, true);
    EXPECT_FALSE(s.reaches(severity::note));
    r.expectation.missing = {"RC302"};
    s.add(r, true);
    EXPECT_TRUE(s.reaches(severity::error));
    std::string out;
    append_expectations(s, report_language::english, 0, out);
    EXPECT_EQ(out, "games: 2, as expected: 1, not as expected: 1\n");
    s.add(game_report(), true);
    out.clear();
    append_summary(s, report_language::english, 0, out);
    EXPECT_NE(out.find("error: 0, warning: 0, note: 0, none: 1, as expected: 1, not as expected: 1\n"), out.npos)
        << out;
}

}  // namespace
}  // namespace royalcheck
