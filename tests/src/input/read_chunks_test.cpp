#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>

#include <fstream>

#include "support.hpp"

namespace royalcheck {
namespace {

const std::string mixed = "% made by hand\n"
                          "[Event \"1\"]\n[White \"A {x\"]\n\n1. e4 {a [White \"no\"]\n[Black \"no\"]\n} e5 1-0\n\n\n"
                          "[Event \"2\"]\n\n[White \"B\"]\n\n1. d4 ; { no comment\nd5 (1... Nf6) 1/2-1/2\n"
                          "[Event \"3\"]\n\n*\n"
                          "[Event \"4\"]\n\n1. c4 {open\n\n"
                          "[Event \"5\"]\n\n1. f4 {closed} *\n";

std::string with_line_ends(std::string text, const std::string& end) {
    std::string out;
    for (const char c : text) out += c == '\n' ? end : std::string(1, c);
    return out;
}

TEST(read_chunks, every_chunk_size_gives_the_same_games) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const std::string text = with_line_ends(mixed, end);
        const auto expected = games_of(text, 1u << 20);
        EXPECT_EQ(expected.size(), 5u);
        for (std::size_t size = 1; size < text.size() + 2; ++size)
            EXPECT_EQ(games_of(text, size), expected) << "chunk size " << size;
    }
}

TEST(read_chunks, chunks_are_the_file_and_know_their_place) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const std::string text = with_line_ends(mixed, end);
        input_limits limits;
        limits.chunk_size = 7;
        std::string all;
        std::uint64_t line = 1;
        for (const kept_chunk& c : chunks_of(text, limits)) {
            EXPECT_EQ(c.offset, all.size());
            EXPECT_EQ(c.line, line);
            all += c.text;
            line += static_cast<std::uint64_t>(std::count(c.text.begin(), c.text.end(), end.back()));
        }
        EXPECT_EQ(all, text);
    }
}

TEST(read_chunks, games_without_tags_stay_in_one_piece) {
    const auto chunks = chunks_of("1. e4 e5 1-0\n\n1. d4 d5 0-1\n", {.chunk_size = 4});
    ASSERT_EQ(chunks.size(), 1u);
    EXPECT_EQ(chunks[0].text, "1. e4 e5 1-0\n\n1. d4 d5 0-1\n");
}

TEST(read_chunks, one_line_of_three_megabytes) {
    std::string line = "[Event \"1\"] ";
    while (line.size() < 3'000'000) line += "1. Nf3 Nf6 {word} 2. Ng1 Ng8 ";
    const auto chunks = chunks_of(line + "*", {.chunk_size = 1u << 16});
    ASSERT_EQ(chunks.size(), 1u);
    EXPECT_EQ(chunks[0].text.size(), line.size() + 1);
}

TEST(read_chunks, pipe_is_read_to_its_end) {
    const scratch_folder folder;
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::thread writer([&] { std::ofstream(pipe) << mixed << std::flush << mixed; });
    std::string all;
    const auto errors = read_chunks(pipe, {}, [&](const chunk& c) { all += c.text; });
    writer.join();
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(all, mixed + mixed);
}

TEST(read_chunks, missing_file_and_folder_are_errors) {
    const scratch_folder folder;
    const auto take = [](const chunk&) { FAIL(); };
    EXPECT_EQ(read_chunks(folder.path("none.pgn"), {}, take).at(0).reason, "No such file or directory");
    EXPECT_EQ(read_chunks(folder.path(), {}, take).at(0).reason, "Is a directory");
}

TEST(read_chunks, empty_file_has_no_chunk) { EXPECT_TRUE(chunks_of("", {}).empty()); }

}  // namespace
}  // namespace royalcheck
