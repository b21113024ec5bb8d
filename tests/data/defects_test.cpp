// known-defects.pgn: nine real games, one defect each, and nothing else wrong with them.
#include <gtest/gtest.h>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

TEST(known_defects, are_found_and_nothing_else) {
    const auto games = check("--variant chess " + source("tests/data/known-defects.pgn"));
    ASSERT_EQ(games.size(), 9U);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool illegal = i == 6;  // 38.Bf3
        EXPECT_EQ(codes(games[i], "warning"), std::vector<std::string>{illegal ? "RC201" : "RC501"})
            << "game " << i + 1;
    }
}

TEST(known_defects, first_is_a_win_in_a_dead_position) {
    const auto games = check("--variant chess " + source("tests/data/known-defects.pgn"));
    EXPECT_EQ(games.at(0).at("result").at("reason"), "dead-position");
    EXPECT_FALSE(finding(games.at(0), "RC405").is_null());
}

TEST(known_defects, seventh_is_the_bishop_to_f3) {
    const auto games = check("--variant chess " + source("tests/data/known-defects.pgn"));
    const auto found = finding(games.at(6), "RC201");
    EXPECT_EQ(found.at("move"), "Bf3");
    EXPECT_EQ(found.at("number"), 38);
    EXPECT_EQ(found.at("side"), "white");
}

TEST(known_defects, the_others_are_contradicted_by_a_mate) {
    const auto games = check("--variant chess " + source("tests/data/known-defects.pgn"));
    for (const std::size_t i : {1U, 2U, 3U, 4U, 5U, 7U, 8U}) {
        EXPECT_EQ(games.at(i).at("result").at("reason"), "checkmate") << "game " << i + 1;
        EXPECT_EQ(games.at(i).at("result").at("status"), "contradicted") << "game " << i + 1;
    }
}

}  // namespace
}  // namespace royalcheck::testing
