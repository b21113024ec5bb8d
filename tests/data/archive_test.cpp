// tournaments-40k.pgn.xz: 40,000 real games, every move of them legal; the counts are those of other programs.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

struct tally {
    int games = 0, plies = 0, with_third_repetition = 0;
    std::map<std::string, int> errors;
    std::map<std::string, int> contradicted_by;  ///< reason of the result -> games
};

void count(const nlohmann::json& game, tally& sum) {
    ++sum.games;
    sum.plies += game.at("plies").get<int>();
    for (const auto& code : codes(game, "error")) ++sum.errors[code];
    const auto& result = game.at("result");
    if (result.at("status") == "contradicted") ++sum.contradicted_by[result.at("reason")];
    const auto& repetitions = game.at("repetitions");
    if (std::any_of(repetitions.begin(), repetitions.end(),
                    [](const auto& each) { return each.at("count") == 3 && each.at("claim") != "intended"; }))
        ++sum.with_third_repetition;
}

TEST(archive, counts_are_the_known_ones) {
    tally sum;
    const int status = run_lines("check --variant chess --format ndjson -", "xz -dc tests/data/tournaments-40k.pgn.xz",
                                 [&](const std::string& line) { count(nlohmann::json::parse(line), sum); });
    EXPECT_EQ(status, 1);
    EXPECT_EQ(sum.games, 40'000);
    EXPECT_EQ(sum.plies, 3'301'561);  // as pgn-extract counts them
    EXPECT_EQ(sum.with_third_repetition, 1'793);
    // Two games were played on after a fifth occurrence and then won; no result is against a mate or stalemate.
    EXPECT_EQ(sum.contradicted_by, (std::map<std::string, int>{{"fivefold-repetition", 2}}));
    EXPECT_EQ(sum.errors, (std::map<std::string, int>{{"RC501", 2}}));
}

}  // namespace
}  // namespace royalcheck::testing
