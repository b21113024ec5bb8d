// known-defects.pgn: nine real games, filed with one defect each.
#include <gtest/gtest.h>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

std::vector<nlohmann::json> defects() { return check("--variant chess tests/data/known-defects.pgn"); }

TEST(known_defects, are_found_and_nothing_else) {
    const auto games = defects();
    ASSERT_EQ(games.size(), 9U);
    for (std::size_t i = 1; i < games.size(); ++i) {
        const bool illegal = i == 6;  // 38.Bf3
        EXPECT_EQ(codes(games[i], "error"), std::vector<std::string>{illegal ? "RC201" : "RC501"}) << "game " << i + 1;
    }
}

// Filed as "insufficient material", but king and knight against king and knight is not dead: White Kb6, Nc7
// mates Black Ka8, Nb8. FIDE 5.2.2 asks for a position from which no series of legal moves mates.
TEST(known_defects, C_DEAD_first_is_no_dead_position) {
    const auto game = defects().at(0);
    EXPECT_EQ(game.at("final").at("fen"), "8/3Nn3/3K1k2/8/8/8/8/8 b - - 23 70");
    EXPECT_EQ(codes(game), std::vector<std::string>{});
    EXPECT_EQ(game.at("result").at("status"), "undecided");
    const auto mate = run("moves --variant chess --fen 'kn6/2N5/1K6/8/8/8/8/8 b - - 0 1'");
    EXPECT_EQ(mate.status, 0);
    EXPECT_EQ(mate.output, "");
}

TEST(known_defects, seventh_is_the_bishop_to_f3) {
    const auto games = defects();
    const auto found = finding(games.at(6), "RC201");
    EXPECT_EQ(found.at("move"), "Bf3");
    EXPECT_EQ(found.at("number"), 38);
    EXPECT_EQ(found.at("side"), "white");
}

TEST(known_defects, the_others_are_contradicted_by_a_mate) {
    const auto games = defects();
    for (const std::size_t i : {1U, 2U, 3U, 4U, 5U, 7U, 8U}) {
        EXPECT_EQ(games.at(i).at("result").at("reason"), "checkmate") << "game " << i + 1;
        EXPECT_EQ(games.at(i).at("result").at("status"), "contradicted") << "game " << i + 1;
    }
}

}  // namespace
}  // namespace royalcheck::testing
