// The move generator against published leaf counts: positions.txt, one line a position.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/legality.hpp"
#include "tests/rules/board.hpp"

namespace {

using namespace royalcheck::rules;

struct count {
    int depth;
    std::uint64_t leaves;
    bool long_running;
};
struct position_line {
    std::string fen;
    std::vector<count> counts;
};

/// How GoogleTest names the parameter.
void PrintTo(const position_line& l, std::ostream* out) { *out << l.fen; }

std::vector<position_line> read_positions() {
    std::ifstream file(ROYALCHECK_SOURCE_DIR "/tests/perft/positions.txt");
    std::vector<position_line> lines;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        std::istringstream parts(text);
        position_line l;
        std::getline(parts, l.fen, ';');
        for (std::string part; std::getline(parts, part, ';');) {
            std::istringstream words(part);
            std::string depth;
            count c{};
            words >> depth >> c.leaves;
            c.depth = std::stoi(depth);
            c.long_running = depth.ends_with('*');
            l.counts.push_back(c);
        }
        lines.push_back(l);
    }
    return lines;
}

class perft_position : public ::testing::TestWithParam<position_line> {};

TEST_P(perft_position, short_depths) {
    const auto p = royalcheck::rules::testing::from_fen(GetParam().fen);
    for (const count& c : GetParam().counts) {
        if (c.long_running) continue;
        EXPECT_EQ(perft(p, c.depth), c.leaves) << GetParam().fen << " depth " << c.depth;
    }
}

INSTANTIATE_TEST_SUITE_P(published, perft_position, ::testing::ValuesIn(read_positions()));

}  // namespace
