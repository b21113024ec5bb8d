// Tie-breaks where they differ from one another.
#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

std::string order(const tournament_report& report) {
    std::string names;
    for (const standing& s : report.corrected.rows) names += report.of.players[s.player].name;
    return names;
}

TEST(ties, are_broken_in_the_order_that_is_asked_for) {
    const std::string pgn = game(1, "A", "C", "1-0") + game(1, "B", "D", "1/2-1/2") + game(2, "B", "A", "1-0") +
                            game(2, "C", "D", "1-0") + game(3, "A", "D", "1/2-1/2") + game(3, "C", "B", "1-0");
    // A 1.5, B 1.5, C 2, D 1. SB: A 2 + .5 = 2.5, B .5 + 1.5 = 2. Wins: one each.
    tournament_options options;
    EXPECT_EQ(order(judged(pgn, options)), "CABD");
    options.tie_breaks = {tie_break::direct_encounter, tie_break::sonneborn_berger};
    EXPECT_EQ(order(judged(pgn, options)), "CBAD");
}

TEST(ties, direct_encounter_needs_that_all_tied_have_met) {
    const std::string pgn = game(1, "A", "X", "1-0") + game(1, "B", "Y", "1-0") + game(1, "C", "Z", "1-0") +
                            game(2, "B", "A", "1-0") + game(2, "X", "C", "0-1") + game(3, "A", "Y", "1-0");
    tournament_options options;
    options.tie_breaks = {tie_break::direct_encounter};
    const auto report = judged(pgn, options);  // A, B and C have two points, C has met neither
    for (const std::string_view name : {"A", "B", "C"}) {
        EXPECT_EQ(row_of(report, report.corrected, name).encounter, std::nullopt);
        EXPECT_EQ(row_of(report, report.corrected, name).last, 3u);
    }
}

TEST(ties, who_are_still_tied_are_compared_among_themselves) {
    const std::string pgn = game(1, "A", "B", "1-0") + game(2, "A", "C", "1-0") + game(3, "B", "C", "1/2-1/2") +
                            game(4, "C", "D", "1-0") + game(5, "B", "D", "1-0") + game(6, "D", "A", "1-0") +
                            game(7, "E", "A", "1-0") + game(8, "C", "E", "1/2-1/2") + game(9, "B", "F", "1/2-1/2");
    // A, B and C have two points; among them A 2, B and C a half each, and again a half each.
    tournament_options options;
    options.tie_breaks = {tie_break::direct_encounter};
    const auto report = judged(pgn, options);
    EXPECT_EQ(row_of(report, report.corrected, "A").first, 1u);
    EXPECT_EQ(row_of(report, report.corrected, "A").last, 1u);
    EXPECT_EQ(row_of(report, report.corrected, "B").first, 2u);
    EXPECT_EQ(row_of(report, report.corrected, "C").last, 3u);
    EXPECT_EQ(row_of(report, report.corrected, "B").encounter, 1);
}

TEST(ties, forfeits_count_as_wins) {
    std::string pgn = game(1, "A", "B", "1-0", "");
    pgn.insert(pgn.find("[Variant"), "[Termination \"default\"]\n");
    const auto report = judged(pgn);
    EXPECT_TRUE(report.corrected.games.front().forfeit);
    EXPECT_EQ(row_of(report, report.corrected, "A").wins, 1);
}

}  // namespace
}  // namespace royalcheck::testing
