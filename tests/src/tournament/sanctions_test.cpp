// K-SANCTION: what an exclusion does to the games before and after it.
#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

/// Four players, three rounds; D misses a period in the round that is given, and the last round may be missing.
std::string four(int missed, bool third = true) {
    const auto moves = [&](int round) { return missed == round ? white_misses : std::string_view("1. e4 e5"); };
    std::string pgn = game(1, "D", "A", missed == 1 ? "0-1" : "1-0", moves(1)) + game(1, "B", "C", "1/2-1/2");
    pgn += game(2, "D", "B", missed == 2 ? "0-1" : "1-0", moves(2)) + game(2, "A", "C", "1-0");
    if (third) pgn += game(3, "D", "C", "1-0", moves(3)) + game(3, "A", "B", "0-1");
    return pgn;
}

tournament_options out(std::string_view name, played_games played = played_games::fide,
                       std::optional<int> round = std::nullopt) {
    tournament_options options;
    options.excluded = {{std::string(name), round}};
    options.played = played;
    return options;
}

std::string points(const tournament_report& report) {
    std::string text;
    for (const std::string_view name : {"A", "B", "C", "D"})
        text += std::string(name) + ' ' + decimal(row_of(report, report.corrected, name).points) + ' ';
    return text;
}

TEST(sanctions, with_half_of_the_games_played_they_count_and_the_rest_is_lost) {
    const std::string pgn = four(2);
    EXPECT_EQ(points(judged(pgn)), "A 1.0 B 2.5 C 0.5 D 2.0 ");
    EXPECT_EQ(points(judged(pgn, out("D"))), "A 1.0 B 2.5 C 1.5 D 1.0 ");
}

TEST(sanctions, with_less_than_half_no_game_counts) {
    const std::string pgn = four(1);
    const auto report = judged(pgn, out("D"));
    EXPECT_EQ(points(report), "A 1.0 B 1.5 C 0.5 D 0.0 ");
    EXPECT_TRUE(row_of(report, report.corrected, "D").annulled);
    EXPECT_EQ(row_of(report, report.corrected, "A").games, 2);
    EXPECT_EQ(report.changes.size(), 3u);
}

TEST(sanctions, the_arbiter_may_keep_or_annul_all_the_same) {
    const std::string early = four(1), late = four(2);
    EXPECT_EQ(points(judged(early, out("D", played_games::keep))), "A 2.0 B 2.5 C 1.5 D 0.0 ");
    EXPECT_EQ(points(judged(late, out("D", played_games::annul))), "A 1.0 B 1.5 C 0.5 D 0.0 ");
}

TEST(sanctions, a_round_may_be_named_where_no_period_was_missed) {
    const std::string pgn = four(0);
    EXPECT_EQ(points(judged(pgn, out("D", played_games::fide, 2))), "A 1.0 B 1.5 C 1.5 D 2.0 ");
    EXPECT_THROW(judged(pgn, out("D")), std::runtime_error);
}

TEST(sanctions, games_that_a_round_robin_still_owes_are_lost_too) {
    const std::string pgn = four(2, false) + game(3, "A", "B", "0-1");
    const auto report = judged(pgn, out("D"));
    EXPECT_EQ(points(report), "A 1.0 B 2.5 C 1.5 D 1.0 ");
    const table_game& owed = report.corrected.games.back();
    EXPECT_EQ(owed.record, table_game::no_record);
    EXPECT_TRUE(owed.forfeit);
    EXPECT_EQ(owed.round, 3);
}

TEST(sanctions, a_game_whose_result_the_arbiter_has_yet_to_decide_was_played) {
    const std::string pgn = game(1, "D", "A", "1-0") + game(1, "B", "C", "1/2-1/2") +
                            game(2, "D", "B", "1-0", white_misses_unnoticed) + game(2, "A", "C", "1-0") +
                            game(3, "D", "C", "1-0") + game(3, "A", "B", "0-1");
    const auto report = judged(pgn, out("D"));
    EXPECT_EQ(report.excluded.at(0).played, 2);
    EXPECT_EQ(points(report), "A 1.0 B 1.5 C 1.5 D 1.0 ");
}

TEST(sanctions, of_an_annulled_game_nothing_is_left_to_decide) {
    std::string pgn = four(1);
    pgn.replace(pgn.rfind("[Round \"3\"]"), 0, "[Result \"1-0\"]\n");  // of the last game, A - B
    EXPECT_EQ(judged(pgn, out("D")).open.size(), 1u);
    EXPECT_TRUE(judged(pgn, out("A", played_games::annul, 1)).open.empty());
}

TEST(sanctions, a_game_against_an_excluded_player_is_not_missing) {
    const std::string pgn = four(2, false);
    const std::string complete = pgn + game(3, "A", "B", "0-1");
    EXPECT_EQ(codes(judged(complete, out("D"))), "");
    EXPECT_EQ(codes(judged(complete, out("D", played_games::annul))), "");
    const std::string lacking = pgn + game(4, "A", "B", "0-1") + game(3, "B", "C", "1-0");
    const auto report = judged(lacking, out("D"));
    EXPECT_EQ(codes(report), "RC702/1");
    EXPECT_EQ(to_text(report.findings.at(0).message), "A has no game in these rounds: 3.");
}

TEST(sanctions, two_excluded_players_both_lose_their_game) {
    const std::string pgn = four(2);
    tournament_options options = out("D");
    options.excluded.push_back({"C", 2});
    EXPECT_EQ(points(judged(pgn, options)), "A 1.0 B 2.5 C 0.5 D 1.0 ");
}

}  // namespace
}  // namespace royalcheck::testing
