#include "src/merge/coverage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <set>

namespace royalcheck {
namespace {

std::vector<std::string> gaps_of(const coverage& seen) {
    std::vector<std::string> gaps;
    seen.for_each_gap([&](const game_stretch& gap) {
        gaps.push_back(gap.file + ' ' + std::to_string(gap.first) + '-' + std::to_string(gap.last));
    });
    return gaps;
}

TEST(coverage, games_in_order_have_no_gap) {
    coverage seen;
    for (const char* file : {"a", "b"})
        for (std::uint64_t game = 1; game <= 5; ++game) EXPECT_TRUE(seen.add(file, game));
    EXPECT_THAT(gaps_of(seen), testing::IsEmpty());
    EXPECT_EQ(seen.files(), 2u);
}

TEST(coverage, parts_may_come_in_any_order) {
    coverage seen;
    for (const std::uint64_t game : {5, 6, 3, 4, 1, 2}) EXPECT_TRUE(seen.add("a", game));
    EXPECT_THAT(gaps_of(seen), testing::IsEmpty());
}

TEST(coverage, names_what_is_missing_before_what_is_there) {
    coverage seen;
    for (const std::uint64_t game : {3, 7, 8}) seen.add("b", game);
    seen.add("a", 2);
    EXPECT_THAT(gaps_of(seen), testing::ElementsAre("a 1-1", "b 1-2", "b 4-6"));
}

TEST(coverage, agrees_with_a_set_of_games) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        coverage seen;
        std::set<std::uint64_t> games;
        for (int i = 0; i < 30; ++i) {
            const std::uint64_t game = 1 + random() % 24;
            ASSERT_EQ(seen.add("a", game), games.insert(game).second);
        }
        std::set<std::uint64_t> missing;
        seen.for_each_gap([&](const game_stretch& gap) {
            for (std::uint64_t game = gap.first; game <= gap.last; ++game) missing.insert(game);
        });
        for (std::uint64_t game = 1; game <= *games.rbegin(); ++game)
            ASSERT_NE(games.contains(game), missing.contains(game)) << game;
    }
}

}  // namespace
}  // namespace royalcheck
