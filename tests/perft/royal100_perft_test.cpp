// The move generator of Royal Chess 100 against royal100.txt: `FEN ; readings ; depth=count ...` a line.
#include <fstream>
#include <ostream>
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

}  // namespace
