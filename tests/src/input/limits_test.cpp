#include <algorithm>
#include <gtest/gtest.h>

#include "support.hpp"

namespace royalcheck {
namespace {

std::string long_game(std::size_t size) {
    std::string game = "[Event \"long\"]\n\n";
    while (game.size() < size) game += "1. Nf3 Nf6 2. Ng1 Ng8\n";
    return game + "*\n\n";
}

const std::string short_game = "[Event \"short\"]\n\n1. e4 *\n\n";

TEST(limits, game_beyond_the_limit_is_cut_and_the_next_one_found) {
    const std::string text = short_game + long_game(5000) + short_game;
    for (const std::size_t size : {1u, 64u, 1000u, 100'000u}) {
        input_limits limits;
        limits.chunk_size = size;
        limits.max_game = 1000;
        std::string games;
        int truncated = 0;
        std::string last;
        for (const kept_chunk& c : chunks_of(text, limits)) {
            EXPECT_LE(c.text.size(), 1000u + size);
            truncated += c.truncated_game ? 1 : 0;
            if (c.truncated_game) {
                EXPECT_TRUE(c.text.starts_with("[Event \"long\"]")) << size;
                EXPECT_LE(c.text.size(), 1000u);
                EXPECT_GT(c.text.size(), 900u);
            }
            last = c.text;
            EXPECT_EQ(text.substr(c.offset, c.text.size()), c.text);
            EXPECT_EQ(c.line, 1 + static_cast<std::uint64_t>(
                                      std::count(text.begin(), text.begin() + static_cast<long>(c.offset), '\n')));
        }
        EXPECT_EQ(truncated, 1) << size;
        EXPECT_EQ(last, short_game) << size;
    }
}

TEST(limits, long_last_game_is_cut_too) {
    input_limits limits;
    limits.max_game = 1000;
    const auto chunks = chunks_of(long_game(5000), limits);
    ASSERT_EQ(chunks.size(), 1u);
    EXPECT_TRUE(chunks[0].truncated_game);
}

TEST(limits, one_line_without_spaces_is_cut_between_characters) {
    std::string text;
    while (text.size() < 5000) text += "Кр";
    input_limits limits;
    limits.max_game = 1001;
    const auto chunks = chunks_of(text, limits);
    ASSERT_EQ(chunks.size(), 1u);
    EXPECT_EQ(chunks[0].text.size(), 1000u);
}

TEST(limits, comment_beyond_the_limit_does_not_hide_what_follows) {
    const std::string text = "[Event \"1\"]\n\n1. e4 {" + std::string(5000, 'x') + "\n\n" + short_game;
    input_limits limits;
    limits.max_comment = 1000;
    limits.chunk_size = 100;
    const auto chunks = chunks_of(text, limits);
    ASSERT_EQ(chunks.size(), 2u);
    EXPECT_EQ(chunks[1].text, short_game);
}

}  // namespace
}  // namespace royalcheck
