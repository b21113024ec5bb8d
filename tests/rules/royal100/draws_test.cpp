// Section 3.7: when two positions are the same, repetition, dead positions.
#include <gtest/gtest.h>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules::royal_testing {
namespace {

key key_of(const std::string& fen, const readings& r = {}) { return identity(from_fen(fen, r)); }

TEST(royal100_draws, C_REP3_princess_rights_and_choice_count) {
    const std::string rows = "k9/10/10/10/10/10/10/10/(Ps)9/K8(ps) w - - ";
    const std::set<key> keys{key_of(rows + "0 1"),    key_of(rows + "0 1 w"), key_of(rows + "0 1 b"),
                             key_of(rows + "0 1 wb"), key_of(rows + "0 1 ?"), key_of(rows + "0 1 b?")};
    EXPECT_EQ(keys.size(), 6U);
    EXPECT_EQ(key_of(rows + "0 1"), key_of(rows + "40 90"));
}

TEST(royal100_draws, C_REP3_third_rank_rights_count_where_the_reading_asks) {
    const std::string fen = "k9/10/10/10/10/10/10/P9/10/K9 w - - 0 1";
    const auto later = [&](const readings& r) {
        return identity(after(from_fen(fen, r), {"Kb1", "Kb10", "Ka1", "Ka10"}));
    };
    EXPECT_EQ(later({}), key_of(fen));
    EXPECT_EQ(later(stepped), key_of(fen, stepped));
    EXPECT_NE(later(immediate), key_of(fen, immediate)) << "the right has run out";
}

// The pawn on c4 can take on d3. On the other board it is pinned to its king, so the passed squares say nothing.
TEST(royal100_draws, C_REP3_an_en_passant_square_counts_only_where_a_capture_is_legal) {
    const std::string open = "4k5/10/10/10/10/3P6/2p7/10/10/9K b - ";
    EXPECT_NE(key_of(open + "d3d4 0 1"), key_of(open + "- 0 1"));
    EXPECT_EQ(key_of(open + "d4 0 1"), key_of(open + "- 0 1")) << "nothing stands on c5 or e5";
    const std::string pinned = "2k7/10/10/10/10/3P6/2p7/10/10/2R6K b - ";
    EXPECT_EQ(key_of(pinned + "d3d4 0 1"), key_of(pinned + "- 0 1"));
    const std::string two = "4k5/10/10/10/10/3Pp5/2p7/10/10/9K b - ";
    EXPECT_NE(key_of(two + "d3d4 0 1"), key_of(two + "d4 0 1")) << "each passed square for itself";
}

TEST(royal100_draws, C_REP3_third_occurrence) {
    auto p = start_position<board10>();
    history<board10> line;
    line.start(p);
    for (int round = 0; round < 2; ++round)
        for (const char* san : {"Nc3", "Nc8", "Nb1", "Nb10"}) {
            p = after(p, {san});
            line.push(p);
        }
    EXPECT_EQ(line.occurrences(), 3);
    EXPECT_EQ(line.plies(), 8);
}

// A succession is a capture, and so is the loss of a queen: the clock starts again.
TEST(royal100_draws, C_50_a_succession_starts_the_clock_again) {
    const auto p = from_fen("4k5/10/10/10/10/(pr)9/10/10/10/4R3(Pr)K w - - 77 90");
    EXPECT_EQ(after(p, {"Rxe10"}).halfmove_clock, 0);
}

TEST(royal100_draws, C_DEAD) {
    const auto dead = [](const std::string& rank) {
        return is_dead(from_fen("8k1/10/10/10/10/10/10/" + rank + "/10/K9 w - - 0 1"), false);
    };
    EXPECT_TRUE(dead("10") && dead("2B7") && dead("2n7") && dead("2B1b5") && dead("B1B1b1B3"));
    EXPECT_FALSE(dead("2Bb6") || dead("2NN6") || dead("2N1n5") || dead("2NB6") || dead("2P7"));
    EXPECT_FALSE(dead("3(Pr)6") || dead("3(ps)6")) << "not with a prince or princess on the board";
}

}  // namespace
}  // namespace royalcheck::rules::royal_testing
