// Rounds without an opponent: they give points, and nobody of that name has played.
#include <gtest/gtest.h>

#include "src/tournament/grid.hpp"
#include "src/tournament/trf.hpp"
#include "tests/src/tournament/judged.hpp"
#include "tests/src/tournament/trf_reader.hpp"

namespace royalcheck::testing {
namespace {

/// The record of a round that a player had free.
std::string bye(int round, std::string_view player, std::string_view result, std::string_view nobody = "bye") {
    return game(round, player, nobody, result, "");
}

std::string three_players() {
    return game(1, "Adler", "Berg", "1-0") + bye(1, "Carl", "1-0") + game(2, "Carl", "Adler", "0-1") +
           bye(2, "Berg", "1/2-1/2", "BYE") + game(3, "Berg", "Carl", "1/2-1/2") + bye(3, "Adler", "0-1", "-");
}

TEST(byes, are_no_games_and_give_points) {
    const auto report = judged(three_players());
    EXPECT_EQ(codes(report), "");
    EXPECT_EQ(report.of.players.size(), 3u);
    EXPECT_EQ(report.of.games.size(), 3u);
    EXPECT_EQ(report.of.judged[1], 3u);
    const standing& adler = row_of(report, report.corrected, "Adler");
    EXPECT_EQ(adler.points, 4);
    EXPECT_EQ(adler.games, 2);
    EXPECT_EQ(adler.wins, 2);
    const standing& carl = row_of(report, report.corrected, "Carl");
    EXPECT_EQ(carl.points, 3);  // 1 by the bye, 0, 1/2
    EXPECT_EQ(carl.wins, 1);
    EXPECT_EQ(carl.buchholz, 4 + 2);
    EXPECT_EQ(row_of(report, report.recorded, "Berg").points, 2);
}

TEST(byes, are_known_by_the_words_of_several_languages_on_either_side) {
    for (const std::string_view word :
         {"bye", "BYE", " Bye ", "-", "свободен", "Свободна", "spielfrei", "—", "выходной", "Выходной день",
          "Свободен от игры", "(bye)", "Half-point bye", "bye 0.5", "пропуск", "отдыхает"})
        EXPECT_EQ(judged(game(1, "A", "B", "1-0") + bye(1, "Carl", "1-0", word)).of.byes.size(), 1u) << word;
    const auto black = judged(game(1, "A", "B", "1-0") + game(1, "bye", "Carl", "0-1", ""));
    EXPECT_EQ(row_of(black, black.corrected, "Carl").points, 2);
    EXPECT_EQ(codes(judged(game(1, "?", "Carl", "1-0", ""))), "RC702/0") << "not known who played";
    EXPECT_EQ(judged(game(1, "Bye", "Carl", "1-0")).of.players.size(), 2u) << "who makes moves is a player";
    EXPECT_EQ(codes(judged(game(1, "A", "B", "1-0") + bye(2, "bye", "1-0", "BYE"))), "RC702/0") << "nobody played";
    EXPECT_EQ(judged(game(1, "Half, Point", "Carl", "1-0", "")).of.players.size(), 2u);
    EXPECT_EQ(judged(game(1, "Bye, Peter", "Carl", "1-0", "")).of.players.size(), 2u);
}

TEST(byes, without_a_result_give_nothing_and_counted_twice_are_told) {
    const auto open = judged(game(1, "A", "B", "1-0") + bye(1, "Carl", "*"));
    EXPECT_EQ(row_of(open, open.corrected, "Carl").points, 0);
    EXPECT_EQ(open.corrected.byes.at(0).points, std::nullopt);
    const auto twice = judged(game(1, "A", "B", "1-0") + bye(1, "Carl", "1-0") + bye(1, "Carl", "1-0"));
    EXPECT_EQ(codes(twice), "RC702/0");
    EXPECT_EQ(row_of(twice, twice.corrected, "Carl").points, 2);
}

std::string told(const tournament_report& report) {
    std::string text;
    for (const tournament_finding& f : report.findings) text += to_text(f.message, report_language::english) + '\n';
    return text;
}

TEST(byes, of_one_who_plays_in_that_round_are_told) {
    const auto report = judged(game(1, "A", "B", "1-0") + bye(1, "A", "1-0") + game(1, "C", "D", "1-0"));
    EXPECT_EQ(codes(report), "RC702/1");
    EXPECT_EQ(told(report),
              "A has a bye in round 1 and plays in it too: games.pgn:12; round 1, A - B (games.pgn:1). Both count.\n");
    EXPECT_EQ(row_of(report, report.corrected, "A").points, 4);
    EXPECT_EQ(codes(judged(game(1, "B", "A", "1-0", "") + bye(1, "A", "0-1"))), "RC702/1") << "lost by forfeit, too";
    EXPECT_EQ(codes(judged(game(1, "A", "B", "1-0") + bye(2, "A", "1-0") + game(2, "C", "B", "1-0"))), "");
}

TEST(byes, alone_make_no_round) {
    const std::string only = "Round 2 has byes only (games.pgn:12, games.pgn:23): nobody plays in it.\n";
    const std::string byes = game(1, "A", "B", "1-0") + bye(2, "A", "1-0") + bye(2, "B", "1-0");
    EXPECT_EQ(told(judged(byes)), only) << "the last round";
    EXPECT_EQ(told(judged(byes + game(3, "A", "B", "1-0"))), only) << "between others";
    EXPECT_EQ(told(judged(byes + game(4, "A", "B", "1-0"))), only + "There is no game of round 3.\n");
    EXPECT_EQ(codes(judged(bye(1, "A", "1-0"))), "RC702/0") << "no games at all";
}

TEST(byes, excuse_from_the_round_and_from_no_other) {
    EXPECT_EQ(codes(judged(three_players())), "");
    // Carl misses round 4, and had his free round before.
    const auto absent = judged(three_players() + game(4, "Adler", "Berg", "1-0"));
    EXPECT_EQ(codes(absent), "RC702/1");
}

TEST(byes, after_an_exclusion_count_no_more) {
    tournament_options options;
    options.excluded = {{.name = "Carl", .round = 1}};
    options.played = played_games::keep;
    const auto report = judged(three_players() + bye(4, "Carl", "1-0"), options);
    EXPECT_EQ(row_of(report, report.corrected, "Carl").points, 2) << "the bye of round 1";
}

TEST(byes, stand_in_the_report_file_by_their_letters) {
    const auto report = judged(three_players());
    std::string text;
    trf_writer().tournament(report, text);
    const trf_file file = read_trf(text);
    EXPECT_TRUE(file.defects.empty());
    ASSERT_EQ(file.players.size(), 3u);
    std::string letters;
    for (const trf_player& p : file.players) {
        ASSERT_EQ(p.rounds.size(), 3u);
        for (const auto& round : p.rounds) letters += round.opponent == 0 ? round.result : '.';
    }
    EXPECT_EQ(letters, "..Z.H.U..");
    EXPECT_NE(text.find("0000 - U"), text.npos);
}

TEST(byes, without_a_round_stand_where_the_player_is_free) {
    std::string loose = bye(9, "Carl", "1-0");
    loose.erase(loose.find("[Round"), loose.find("[White") - loose.find("[Round"));
    const auto report = judged(game(1, "Carl", "Berg", "1-0") + loose);
    EXPECT_EQ(report.corrected.byes.at(0).round, 2);
    EXPECT_EQ(report.rounds, 2);
    const crosstable table = make_crosstable(report);
    EXPECT_EQ(table.rows.at(0).at(1).text, "+");
}

}  // namespace
}  // namespace royalcheck::testing
