// RC702: what contradicts, and what only looks like it.
#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

std::string found(const std::string& pgn) { return codes(judged(pgn)); }
std::string said(const std::string& pgn) { return to_text(judged(pgn).findings.at(0).message); }

std::string without_round(std::string pgn) {
    const std::size_t at = pgn.find("[Round");
    return pgn.erase(at, pgn.find('\n', at) - at + 1);
}

TEST(checks, a_player_twice_in_a_round) {
    const std::string pgn = game(1, "A", "B", "1-0") + game(1, "C", "A", "1-0");
    EXPECT_EQ(found(pgn), "RC702/2");
    EXPECT_EQ(said(pgn), "A plays more than once in round 1: round 1, A - B (games.pgn:1); round 1, C - A "
                         "(games.pgn:12).");
}

TEST(checks, a_match_of_two_games_a_round_is_in_order) {
    EXPECT_EQ(found(game(1, "A", "B", "1-0") + game(1, "B", "A", "1-0")), "");
}

TEST(checks, a_second_game_against_the_same_opponent_where_others_have_one_is_no_match) {
    const std::string twice = game(1, "A", "B", "1-0") + game(1, "C", "D", "1-0") + game(1, "B", "A", "0-1");
    EXPECT_EQ(found(twice), "RC702/2 RC702/2");
    EXPECT_EQ(said(twice), "A plays more than once in round 1: round 1, A - B (games.pgn:1); round 1, B - A "
                           "(games.pgn:23).");
    const auto numbered = [](std::string pgn, std::string_view round) {
        return pgn.replace(pgn.find("[Round \"") + 8, 1, round);
    };
    EXPECT_EQ(found(numbered(game(1, "A", "B", "1-0"), "1.1") + numbered(game(1, "B", "A", "0-1"), "1.2") +
                    numbered(game(1, "C", "D", "1-0"), "1.1")),
              "");
}

TEST(checks, a_game_with_two_results_counts_once) {
    const std::string pgn = game(1, "A", "B", "1-0") + game(1, "A", "B", "0-1");
    EXPECT_EQ(found(pgn), "RC702/2");
    const auto report = judged(pgn);
    EXPECT_EQ(decimal(row_of(report, report.corrected, "A").points), "1.0");
    EXPECT_EQ(decimal(row_of(report, report.corrected, "B").points), "0.0");
}

TEST(checks, a_game_recorded_twice_counts_once) {
    const auto report = judged(game(1, "A", "B", "1-0") + game(1, "A", "B", "1-0"));
    EXPECT_EQ(codes(report), "RC702/2");
    EXPECT_EQ(decimal(row_of(report, report.corrected, "A").points), "1.0");
}

TEST(checks, a_player_against_himself_counts_nothing) {
    const auto report = judged(game(1, "A", "A", "1-0") + game(2, "A", "B", "1-0") + game(1, "B", "C", "1-0"));
    EXPECT_EQ(codes(report), "RC702/1");
    EXPECT_EQ(decimal(row_of(report, report.corrected, "A").points), "1.0");
}

TEST(checks, games_of_nobody_are_left_out) {
    const auto report = judged(game(1, "?", "A", "1-0") + game(1, "B", "C", "1-0"));
    EXPECT_EQ(codes(report), "RC702/0");
    EXPECT_EQ(report.of.players.size(), 2u);
}

TEST(checks, results_of_one_record_that_contradict_each_other_are_to_be_confirmed) {
    std::string ends_otherwise = game(1, "A", "B", "1-0"), two_tags = game(2, "B", "A", "1-0");
    ends_otherwise.replace(ends_otherwise.rfind("1-0"), 3, "0-1");
    two_tags.insert(two_tags.find("[Variant"), "[Result \"0-1\"]\n");
    const auto report = judged(ends_otherwise + two_tags);
    ASSERT_EQ(report.open.size(), 2u);
    EXPECT_EQ(to_text(report.open[0].verdict), "The Result tag (1-0) and the end of the game (0-1) disagree.");
    EXPECT_EQ(to_text(report.open[1].verdict), "One Result tag says 1-0, another says 0-1.");
    EXPECT_EQ(report.of.games[0].disagrees, severity::error);
    EXPECT_TRUE(report.changes.empty());
}

TEST(checks, a_result_in_the_tag_alone_is_no_contradiction) {
    std::string open_end = game(1, "A", "B", "1-0");
    open_end.replace(open_end.rfind("1-0"), 3, "*");
    const auto report = judged(open_end);
    EXPECT_TRUE(report.open.empty());
    EXPECT_EQ(report.of.games[0].disagrees, severity::warning);
}

TEST(checks, a_round_that_is_no_number_of_one_is_pointed_out) {
    const auto of_round = [](std::string_view value) {
        std::string pgn = game(1, "B", "A", "1-0");
        const std::size_t at = pgn.find("[Round \"") + 8;
        return found(game(1, "A", "B", "1-0") + pgn.replace(at, 1, value));
    };
    for (const std::string_view value : {"1000", "999999999", "-3", "0", "final"})
        EXPECT_EQ(of_round(value), "RC116/1") << value;
    for (const std::string_view value : {"?", "-", "", "2.1", "2"}) EXPECT_EQ(of_round(value), "") << value;
    std::string pgn = game(1, "B", "A", "1-0");
    pgn.replace(pgn.find("[Round") + 8, 1, "1000");
    EXPECT_EQ(said(pgn), "The Round tag is no number from 1 to 999 here: B - A (games.pgn:1), [Round \"1000\"]. In "
                         "tables by round these games stand where both players are free.");
}

TEST(checks, a_round_without_games) {
    EXPECT_EQ(said(game(1, "A", "B", "1-0") + game(3, "B", "A", "1-0")), "There is no game of round 2.");
}

TEST(checks, a_missing_game_of_a_round_robin_is_missed_by_both) {
    const std::string rounds = game(1, "A", "B", "1-0") + game(1, "C", "D", "1-0") + game(2, "A", "C", "1-0") +
                               game(2, "B", "D", "1-0") + game(3, "A", "D", "1-0");
    EXPECT_EQ(found(rounds), "RC702/1 RC702/1");
    EXPECT_EQ(said(rounds), "B has no game in these rounds: 3.");
    EXPECT_EQ(found(rounds + game(3, "B", "C", "1-0")), "");
}

TEST(checks, with_an_odd_number_each_has_a_free_round) {
    EXPECT_EQ(found(game(1, "A", "B", "1-0") + game(2, "B", "C", "1-0") + game(3, "C", "A", "1-0")), "");
}

TEST(checks, nothing_is_said_of_rounds_where_the_record_has_none) {
    const auto report = judged(without_round(game(1, "A", "B", "1-0")) + without_round(game(2, "A", "C", "1-0")));
    EXPECT_EQ(codes(report), "");
    EXPECT_EQ(report.corrected.games[1].round, 2);  // A is free again then
}

}  // namespace
}  // namespace royalcheck::testing
