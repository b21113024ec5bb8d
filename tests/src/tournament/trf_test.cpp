// The file for pairing programs, read back by a reader of its own.
#include "src/tournament/trf.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"
#include "tests/src/tournament/round_robin.hpp"
#include "tests/src/tournament/trf_reader.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::IsEmpty;

std::string written(const tournament_report& report) {
    std::string out;
    trf_writer().tournament(report, out);
    return out;
}

int half_points_of(char result) { return result == '1' || result == '+' ? 2 : result == '=' ? 1 : 0; }

class trf : public ::testing::Test {
protected:
    void SetUp() override {
        const std::string pgn = round_robin();
        tournament_options options;
        options.excluded = {{player(7), std::nullopt}};
        report = judged(pgn, options);
        file = read_trf(written(report));
    }
    tournament_report report;
    trf_file file;
};

TEST_F(trf, has_nothing_between_its_fields) { EXPECT_THAT(file.defects, IsEmpty()); }

TEST_F(trf, tells_of_the_tournament) {
    EXPECT_EQ(file.header["012"], "Cup");
    EXPECT_EQ(file.header["022"], "Minsk");
    EXPECT_EQ(file.header["042"], "2026/11/01");
    EXPECT_EQ(file.header["052"], "2026/11/11");
    EXPECT_EQ(file.header["062"], "12");
    EXPECT_EQ(file.header["072"], "0");
    EXPECT_EQ(file.header["092"], "Individual: Round-Robin");
}

TEST_F(trf, dates_stand_above_their_rounds) {
    const std::string text = written(report);
    const std::size_t line = text.find("132 ");
    EXPECT_EQ(text.substr(line + 91, 8), "26/11/01");
    EXPECT_EQ(text.substr(line + 191, 8), "26/11/11");
}

TEST_F(trf, has_every_player_with_points_and_rank) {
    ASSERT_EQ(file.players.size(), 12u);
    for (const trf_player& p : file.players) {
        const standing& s = row_of(report, report.corrected, p.name);
        EXPECT_EQ(p.points, decimal(s.points)) << p.name;
        EXPECT_GE(std::stoul(p.rank), s.first) << p.name;
        EXPECT_LE(std::stoul(p.rank), s.last) << p.name;
    }
}

TEST_F(trf, each_round_is_the_game_and_agrees_with_the_opponents_line) {
    for (const trf_player& p : file.players) {
        ASSERT_EQ(p.rounds.size(), 11u) << p.name;
        int made = 0;
        for (std::size_t round = 0; round < 11; ++round) {
            const trf_round& mine = p.rounds[round];
            const trf_player& opponent = file.players.at(static_cast<std::size_t>(mine.opponent) - 1);
            const trf_round& theirs = opponent.rounds.at(round);
            EXPECT_EQ(theirs.opponent, p.start);
            EXPECT_EQ(mine.color == 'w' ? 'b' : 'w', theirs.color);
            made += half_points_of(mine.result);
        }
        EXPECT_EQ(decimal(made), p.points) << p.name;
    }
}

TEST_F(trf, tells_played_from_unplayed_and_open_from_lost) {
    const auto result = [&](int number, int round) {
        for (const trf_player& p : file.players)
            if (p.name == player(number)) return p.rounds.at(static_cast<std::size_t>(round) - 1).result;
        return '?';
    };
    EXPECT_EQ(result(1, 2), '=');
    EXPECT_EQ(result(8, 5), ' ');  // the arbiter has to decide
    EXPECT_EQ(result(9, 5), ' ');
    EXPECT_EQ(result(4, 8), '0');  // both lost
    EXPECT_EQ(result(5, 8), '0');
    EXPECT_EQ(result(7, 6), '0');  // played
    EXPECT_EQ(result(7, 10), '-');
    EXPECT_EQ(result(4, 10), '+');
}

TEST(trf_players, are_known_by_their_tags_and_numbered_by_rating) {
    std::string pgn = game(1, "Ёлкин, Пётр Константинович-Долгорукий Третий", "B", "1-0");
    pgn.insert(pgn.find("[Variant"), "[WhiteElo \"2401\"]\n[BlackElo \"2530\"]\n[WhiteTitle \"GM\"]\n[BlackTitle "
                                     "\"WGM\"]\n[BlackFideId \"4100018\"]\n");
    const trf_file file = read_trf(written(judged(pgn)));
    EXPECT_THAT(file.defects, IsEmpty());
    ASSERT_EQ(file.players.size(), 2u);
    EXPECT_EQ(file.players[0].name, "B");
    EXPECT_EQ(file.players[0].title, "WGM");
    EXPECT_EQ(file.players[0].number, "4100018");
    EXPECT_EQ(file.players[1].name, "Ёлкин, Пётр Константинович-Долгор");  // 33 columns
    EXPECT_EQ(file.players[1].rating, "2401");
    EXPECT_EQ(file.players[1].title, "GM");
    EXPECT_EQ(file.players[1].rounds.at(0).opponent, 1);
}

/// Every player's points are the sum of what stands in the rounds.
void expect_sums(const trf_file& file) {
    EXPECT_THAT(file.defects, IsEmpty());
    for (const trf_player& p : file.players) {
        int made = 0;
        for (const trf_round& round : p.rounds) made += half_points_of(round.result);
        EXPECT_EQ(decimal(made), p.points) << p.name;
    }
}

std::string in_part(std::string pgn, const std::string& part) {
    return pgn.insert(pgn.find('"', pgn.find("[Round") + 8), "." + part);
}

TEST(trf_rounds, each_game_of_a_match_within_a_round_has_a_column) {
    const std::string pgn = in_part(game(1, "B", "A", "1/2-1/2"), "2") + in_part(game(1, "A", "B", "1-0"), "1") +
                            in_part(game(1, "C", "D", "1-0"), "1") + game(2, "A", "C", "1-0") +
                            game(2, "B", "D", "0-1");
    tournament_options options;
    options.rounds = 4;
    trf_file file = read_trf(written(judged(pgn, options)));
    expect_sums(file);
    EXPECT_EQ(file.header["XXR"], "5");
    for (const trf_player& p : file.players) {
        ASSERT_EQ(p.rounds.size(), 3u) << p.name;
        if (p.name == "A") {
            EXPECT_EQ(p.points, "2.5");
        }
        if (p.name != "C") continue;
        EXPECT_EQ(p.rounds[0].result, '1');
        EXPECT_EQ(p.rounds[1].opponent, 0);
        EXPECT_EQ(p.rounds[2].result, '0');
    }
}

TEST(trf_rounds, annulled_games_give_no_points) {
    tournament_options options;
    options.excluded = {{"D", 1}};
    options.played = played_games::annul;
    const auto report = judged(game(1, "D", "A", "0-1") + game(1, "B", "C", "1-0") + game(2, "D", "B", "1-0") +
                                   game(2, "A", "C", "1-0") + game(3, "C", "D", "1/2-1/2") + game(3, "A", "B", "1-0"),
                               options);
    const trf_file file = read_trf(written(report));
    expect_sums(file);
    EXPECT_EQ(file.players.at(0).name, "D");
    EXPECT_EQ(file.players.at(0).points, "0.0");
    EXPECT_EQ(file.players.at(0).rounds.at(0).opponent, 2);
}

TEST(trf_players, what_is_no_number_or_does_not_fit_is_left_blank) {
    const auto first_player = [](const std::string& tags) {
        std::string pgn = game(1, "A", "B", "1-0");
        pgn.insert(pgn.find("[Variant"), tags);
        trf_file file = read_trf(written(judged(pgn)));
        EXPECT_THAT(file.defects, IsEmpty());
        EXPECT_EQ(file.header["072"], file.players.at(0).rating.empty() ? "0" : "1") << tags;
        return file.players.at(0);
    };
    for (const std::string rating : {"12345", "abcdef", "2400?", "1500.5", "0", "-24"})
        EXPECT_EQ(first_player("[WhiteElo \"" + rating + "\"]\n").rating, "") << rating;
    EXPECT_EQ(first_player("[WhiteElo \"987\"]\n").rating, "987");
    EXPECT_EQ(first_player("[WhiteFideId \"123456789012\"]\n").number, "");
    EXPECT_EQ(first_player("[WhiteFideId \"N4100018\"]\n").number, "");
    EXPECT_EQ(first_player("[WhiteFideId \"12345678901\"]\n").number, "12345678901");
    for (const std::string federation : {"RUSSIA", "KZ", "123", "К"})
        EXPECT_EQ(first_player("[WhiteFederation \"" + federation + "\"]\n").federation, "") << federation;
    EXPECT_EQ(first_player("[WhiteFederation \"kaz\"]\n").federation, "KAZ");
    EXPECT_EQ(first_player("[WhiteTitle \"Grandmaster\"]\n").title, "");
    EXPECT_EQ(first_player("[WhiteTitle \"gm\"]\n").title, "GM");
}

}  // namespace
}  // namespace royalcheck::testing
