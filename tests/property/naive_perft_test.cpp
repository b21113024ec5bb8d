// The node counts of tests/perft/royal100.txt against the naive implementation, which they were first taken from.
#include "naive_royal100.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace naive {
namespace {

using namespace royalcheck::rules;

/// Readings as the file writes them: "-" for the defaults, else name=value words.
readings read_readings(const std::string& text) {
    readings r;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word == "-") continue;
        if (word == "third-rank=stepped")
            r.third_rank = third_rank_reading::stepped;
        else if (word == "third-rank=immediate")
            r.third_rank = third_rank_reading::immediate;
        else if (word == "castling-attack=free")
            r.castling_attack = castling_attack_reading::free;
        else if (word == "counter-check=one-prince")
            r.counter_check = counter_check_reading::one_prince;
        else if (word == "counter-check=off")
            r.counter_check = counter_check_reading::off;
        else if (word == "edition=ru")
            r.edition = edition::ru;
        else
            throw std::invalid_argument("unknown reading " + word);
    }
    return r;
}

TEST(naive_perft, every_line_of_the_table) {
    std::ifstream table(ROYALCHECK_SOURCE_DIR "/tests/perft/royal100.txt");
    ASSERT_TRUE(table.is_open());
    int positions = 0;
    for (std::string line; std::getline(table, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream fields(line);
        std::string fen;
        std::string reading;
        std::getline(fields, fen, ';');
        std::getline(fields, reading, ';');
        const position p = parse_fen(fen);
        EXPECT_EQ(to_fen(p) + ' ', fen) << "the table keeps the canonical form";
        int depth = 0;
        char equals = 0;
        for (std::uint64_t count = 0; fields >> depth >> equals >> count;)
            EXPECT_EQ(perft(p, read_readings(reading), depth), count) << line << " depth " << depth;
        EXPECT_GE(depth, 3) << line;
        ++positions;
    }
    EXPECT_GE(positions, 40);
}

}  // namespace
}  // namespace naive
