// The move generator of Royal Chess 100 against royal100.txt: `FEN ; readings ; depth=count ...` a line.
#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/legality.hpp"
#include "tests/rules/royal100/board.hpp"

namespace {

using namespace royalcheck::rules;
using royalcheck::rules::royal_testing::from_fen;

struct table_line {
    std::string fen;
    readings in_force;
    std::vector<std::pair<int, std::uint64_t>> counts;
    std::string text;
};

/// How GoogleTest names the parameter.
void PrintTo(const table_line& l, std::ostream* out) { *out << l.text; }

std::vector<table_line> read_table() {
    std::ifstream file(ROYALCHECK_SOURCE_DIR "/tests/perft/royal100.txt");
    std::vector<table_line> lines;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        table_line l;
        l.text = text;
        std::istringstream fields(text);
        std::string named, word;
        std::getline(fields, l.fen, ';');
        std::getline(fields, named, ';');
        for (std::istringstream words(named); words >> word;)
            if (word != "-") royal_testing::read_reading(l.in_force, word);
        int depth = 0;
        char equals = 0;
        for (std::uint64_t count = 0; fields >> depth >> equals >> count;) l.counts.emplace_back(depth, count);
        lines.push_back(l);
    }
    return lines;
}

class royal100_perft : public ::testing::TestWithParam<table_line> {};

TEST_P(royal100_perft, every_depth_of_the_table) {
    const auto p = from_fen(GetParam().fen, GetParam().in_force);
    ASSERT_FALSE(GetParam().counts.empty());
    for (const auto& [depth, count] : GetParam().counts) EXPECT_EQ(perft(p, depth), count) << "depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(table, royal100_perft, ::testing::ValuesIn(read_table()));

/// From the start, five half-moves deep: run with --gtest_also_run_disabled_tests.
TEST(royal100_perft_speed, DISABLED_start_position) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t leaves = perft(start_position<board10>(), 5);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    EXPECT_GT(leaves, 50'000'000U);
    std::cout << leaves << " leaves, " << static_cast<double>(leaves) / spent.count() / 1e6 << " M leaves/s\n";
}

}  // namespace
