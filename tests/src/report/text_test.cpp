#include "src/report/text.hpp"

#include <gtest/gtest.h>

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
    r.source_line = 41;
    r.source_offset = 1000;
    r.result.status = verdict_status::invalid;
    r.result.recorded = game_result::unfinished;
    r.plies = 1;
    finding f;
    f.id = code::illegal_move;
    f.ply = 2;
    f.number = 1;
    f.side = rules::side::black;
    f.move = "Kf6";
    f.at = {41, 7, 1006, 3, 6, 3};
    f.message = {.id = message::literal, .text = "Kf6 is not possible."};
    f.suggestions = {"Nf6", "Nh6"};
    r.findings = {f};
    return r;
}

TEST(text, a_finding_is_a_block) {
    EXPECT_EQ(text_of(one_illegal_move()), "games.pgn:41:7: error: Kf6 is not possible. [RC201 illegal-move]\n"
                                           "    41 | 1. e4 Kf6 *\n"
                                           "       |       ^~~\n"
                                           "    in game 3, 1...Kf6\n"
                                           "    help: Kf6 is not possible, Nf6 and Nh6 are\n"
                                           "games.pgn:41: game 3: recorded *, not to be confirmed: the record is "
                                           "legal for 1 half-move only\n");
}

TEST(text, help_is_in_the_letters_of_the_game) {
    game_report r = one_illegal_move();
    r.findings[0].suggestions = {"Ng4"};
    r.findings[0].written = {"Кg4"};
    EXPECT_NE(text_of(r).find("help: Kf6 is not possible, Кg4 is\n"), std::string::npos);
}

TEST(text, nothing_is_said_of_a_clean_game) {
    game_report r = one_illegal_move();
    r.findings.clear();
    EXPECT_EQ(text_of(r), "");
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
    EXPECT_TRUE(text_of(r, {.expect = true})
                    .starts_with("games.pgn:41: error: game 3 is not as expected; expected and not found: RC302@9...; "
                                 "found and not expected: RC201@1...\n"));
}

TEST(text, ledger_is_two_lines) {
    game_report r;
    r.file = "a.pgn";
    r.game = 1;
    r.at.line = 1;
    r.variant = variant::royal64;
    r.white_periods = {{{1, 10}, rules::period_state::met, 5}, {{11, 15}, rules::period_state::missed, 29}};
    EXPECT_EQ(text_of(r, {.periods = true}),
              "a.pgn:1: game 1: control periods\n  White: 1-10 met (half-move 5), 11-15 missed (half-move 29)\n"
              "  Black: -\n");
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
    append_summary(s, out);
    EXPECT_EQ(out, "2 games in 1 file, 1 half-moves: 1 error, 0 warnings, 0 notes\n"
                   "games: 1 with errors, 0 with warnings at most, 0 with notes only, 1 without findings\n"
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
    append_expectations(s, out);
    EXPECT_EQ(out, "2 games, 1 as expected, 1 not as expected\n");
}

}  // namespace
}  // namespace royalcheck
