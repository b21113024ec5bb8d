// The standings of the twelve, counted by hand.
#include "tests/src/tournament/round_robin.hpp"

#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

/// Points and Sonneborn-Berger in decimals, places from 1.
struct row {
    int player;
    std::string points, sonneborn_berger;
    std::size_t first, last;
};

void expect_rows(const tournament_report& report, const tournament_table& table, const std::vector<row>& expected) {
    ASSERT_EQ(table.rows.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const standing& s = table.rows[i];
        const row& want = expected[i];
        EXPECT_EQ(report.of.players[s.player].name, player(want.player)) << "place " << i + 1;
        EXPECT_EQ(decimal(s.points), want.points) << player(want.player);
        EXPECT_EQ(decimal_of_quarters(s.sonneborn_berger), want.sonneborn_berger) << player(want.player);
        EXPECT_EQ(s.first, want.first) << player(want.player);
        EXPECT_EQ(s.last, want.last) << player(want.player);
    }
}

tournament_options excluding_seven() {
    tournament_options options;
    options.excluded = {{player(7), std::nullopt}};
    return options;
}

// 1 and 2 drew and beat all others, who have 10.5/2 + 8+7+7+7+4+3+3+1+3 = 48.25; 4 and 5 both lost their game; of 9 and
// 8, who share their places, 9 has the first game.
TEST(round_robin, standings_as_corrected_with_the_seventh_excluded) {
    const std::string pgn = round_robin();
    const auto report = judged(pgn, excluding_seven());
    EXPECT_TRUE(report.round_robin);
    EXPECT_EQ(report.cycles, 1);
    EXPECT_EQ(report.rounds, 11);
    expect_rows(report, report.corrected,
                {{1, "10.5", "48.25", 1, 2},
                 {2, "10.5", "48.25", 1, 2},
                 {3, "8.0", "28.00", 3, 3},
                 {6, "7.0", "22.00", 4, 4},
                 {4, "7.0", "21.00", 5, 6},
                 {5, "7.0", "21.00", 5, 6},
                 {7, "4.0", "7.00", 7, 7},
                 {11, "3.0", "5.00", 8, 8},
                 {9, "3.0", "4.00", 9, 10},
                 {8, "3.0", "4.00", 9, 10},
                 {10, "1.0", "0.00", 11, 11},
                 {12, "0.0", "0.00", 12, 12}});
    EXPECT_EQ(decimal(row_of(report, report.corrected, player(1)).buchholz), "53.5");
    EXPECT_EQ(decimal(row_of(report, report.corrected, player(8)).buchholz), "58.0");  // the open game adds nothing
    EXPECT_EQ(row_of(report, report.corrected, player(8)).games, 10);
    EXPECT_EQ(row_of(report, report.corrected, player(4)).wins, 7);
    EXPECT_EQ(row_of(report, report.corrected, player(1)).encounter, 1);
    EXPECT_EQ(row_of(report, report.corrected, player(4)).encounter, 0);
    EXPECT_EQ(row_of(report, report.corrected, player(8)).encounter, std::nullopt);
}

TEST(round_robin, standings_as_recorded) {
    const std::string pgn = round_robin();
    const auto report = judged(pgn);
    std::string points;
    for (int number = 1; number <= 12; ++number)
        points += decimal(row_of(report, report.recorded, player(number)).points) + ' ';
    EXPECT_EQ(points, "10.5 10.5 9.0 6.5 6.0 6.0 5.5 4.0 3.0 1.0 2.0 0.0 ");
    // 5 beat 6, 8 to 12: 6+4+3+1+2+0; 6 beat 7 to 12: 5.5+4+3+1+2+0.
    EXPECT_EQ(decimal_of_quarters(row_of(report, report.recorded, player(5)).sonneborn_berger), "16.00");
    EXPECT_EQ(decimal_of_quarters(row_of(report, report.recorded, player(6)).sonneborn_berger), "15.50");
}

std::string changes_of(const tournament_report& report) {
    std::string out;
    for (const changed_result& change : report.changes) {
        const table_game& game = report.corrected.games[change.game];
        out += std::to_string(game.round) + ": " + pairing_text(report.of, game.white, game.black) + ' ' +
               std::string(to_text(change.from)) + " -> " + std::string(to_text(change.to)) + ' ' +
               std::string(rules::about(change.clause).name) + '\n';
    }
    return out;
}

TEST(round_robin, every_change_has_its_game_and_clause) {
    const std::string pgn = round_robin();
    EXPECT_EQ(changes_of(judged(pgn, excluding_seven())), "5: Player 08 - Player 09 1-0 ->  K-FIRST-LATE\n"
                                                          "8: Player 03 - Player 06 1-0 -> 0-1 K-LAST\n"
                                                          "9: Player 10 - Player 11 * -> 0-1 K-LAST\n"
                                                          "10: Player 04 - Player 07 1/2-1/2 -> 1-0 K-SANCTION\n"
                                                          "11: Player 07 - Player 05 1-0 -> 0-1 K-SANCTION\n");
    EXPECT_EQ(judged(pgn).changes.size(), 3u);
}

TEST(round_robin, what_the_arbiter_has_decided_stands_and_is_named) {
    const std::string pgn = round_robin();
    const auto report = judged(pgn);
    ASSERT_EQ(report.open.size(), 1u);
    const tournament_game& game = report.of.games[report.open.front().game];
    EXPECT_EQ(pairing_text(report.of, game.white, game.black), "Player 04 - Player 05");
}

// The sixth round was his sixth game of eleven.
TEST(round_robin, the_excluded_player_keeps_what_he_has_played) {
    const std::string pgn = round_robin();
    const auto report = judged(pgn, excluding_seven());
    ASSERT_EQ(report.excluded.size(), 1u);
    EXPECT_EQ(report.excluded.front().round, 6);
    EXPECT_EQ(report.excluded.front().played, 6);
    EXPECT_EQ(report.excluded.front().due, 11);
    EXPECT_FALSE(report.excluded.front().annulled);
}

TEST(round_robin, sanctions_are_offered_for_all_others_who_missed_a_period) {
    const std::string pgn = round_robin();
    EXPECT_EQ(codes(judged(pgn, excluding_seven())), "RC701/1 RC701/1 RC701/1 RC701/1");
    EXPECT_EQ(codes(judged(pgn)), "RC701/1 RC701/1 RC701/1 RC701/1 RC701/1");
}

}  // namespace
}  // namespace royalcheck::testing
