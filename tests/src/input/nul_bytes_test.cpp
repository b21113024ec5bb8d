// Runs of NUL bytes: a damaged disk or a sparse file takes no game but the one it stands in.
#include "src/input/nul_bytes.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

namespace royalcheck {
namespace {

const std::string game = "[Event \"x\"]\n\n1. e4 *\n\n";

TEST(nul_bytes, their_end_is_found) {
    EXPECT_EQ(end_of_nuls(std::string_view("\0\0\0", 3), 0), 3u);
    EXPECT_EQ(end_of_nuls(std::string(1000, '\0') + 'x', 1), 1000u);
    EXPECT_EQ(end_of_nuls("x", 0), 0u);
}

TEST(nul_bytes, a_run_is_found_however_the_text_arrives) {
    const std::string text = std::string(100, '\0') + "ab" + std::string(longest_nul_run + 5, '\0') + "c";
    for (const std::size_t step : {1000u, 65536u, 4'000'000u}) {
        nul_run_finder runs;
        std::optional<std::size_t> found;
        for (std::size_t size = step; !found && size < text.size() + step; size += step)
            found = runs.find(std::string_view(text).substr(0, size));
        EXPECT_EQ(found, 102 + longest_nul_run) << step;
        EXPECT_FALSE(runs.find(text)) << "it is one run";
    }
}

TEST(nul_bytes, a_long_run_ends_a_game_and_the_next_one_is_found) {
    const std::string text = game + game + std::string(longest_nul_run + 12'345, '\0') + "\n" + game;
    for (const std::size_t size : {1000u, 1u << 18, 1u << 22}) {
        input_limits limits;
        limits.chunk_size = size;
        std::vector<kept_chunk> chunks = chunks_of(text, limits);
        ASSERT_GE(chunks.size(), 2u);
        EXPECT_EQ(chunks.back().text, game) << size;
        EXPECT_EQ(text.substr(chunks.back().offset), game) << size;
        EXPECT_EQ(chunks.back().line, 10u) << size;
        const kept_chunk& cut = chunks[chunks.size() - 2];
        EXPECT_TRUE(cut.truncated_game);
        EXPECT_EQ(cut.offset + cut.text.size(), 2 * game.size() + longest_nul_run) << size;
    }
}

TEST(nul_bytes, a_tag_right_behind_them_begins_a_game) {
    const auto chunks = chunks_of(std::string(longest_nul_run + 1, '\0') + game, {});
    ASSERT_EQ(chunks.size(), 2u);
    EXPECT_EQ(chunks[1].text, game);
}

TEST(nul_bytes, a_shorter_run_is_a_fault_of_the_game) {
    const std::string text = game + std::string(longest_nul_run - 1, '\0') + game;
    const auto chunks = chunks_of(text, {});
    std::string all;
    for (const kept_chunk& c : chunks) {
        EXPECT_FALSE(c.truncated_game);
        all += c.text;
    }
    EXPECT_TRUE(all == text);
}

}  // namespace
}  // namespace royalcheck
