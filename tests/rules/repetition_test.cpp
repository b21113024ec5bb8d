// C-REP3, C-REP5, C-START: when positions are the same, and how often one has occurred.
#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;

constexpr std::string_view there_and_back = "Nf3 Nf6 Ng1 Ng8";

TEST(C_START, start_position_is_its_own_first_occurrence) {
    game g;
    EXPECT_EQ(g.past.occurrences(), 1);
    EXPECT_EQ(g.past.plies(), 0);
    EXPECT_EQ(g.moves(there_and_back).past.occurrences(), 2);
}

TEST(C_REP3, third_occurrence_has_just_appeared) {
    game g;
    g.moves(there_and_back).moves("Nf3 Nf6 Ng1");
    EXPECT_EQ(g.past.occurrences(), 2);
    EXPECT_EQ(g.occurrences_with("Ng8"), 3);
    EXPECT_EQ(g.occurrences_with("Nd5"), 1);
    EXPECT_EQ(g.moves("Ng8").past.occurrences(), 3);
}

TEST(C_REP3, an_intended_capture_or_pawn_move_never_repeats) {
    game g;
    g.moves(there_and_back).moves(there_and_back);
    EXPECT_EQ(g.occurrences_with("e4"), 1);
}

TEST(C_REP3, castling_rights_tell_positions_apart) {
    game g("r3k3/8/8/8/8/8/8/4K2R w K - 0 1");
    g.moves("Rh2 Ra7 Rh1 Ra8");
    EXPECT_EQ(g.past.occurrences(), 1);  // the right to castle is gone
    EXPECT_EQ(g.moves("Rh2 Ra7 Rh1 Ra8").past.occurrences(), 2);
}

TEST(C_REP3, a_legal_en_passant_capture_tells_positions_apart) {
    game g;
    g.moves("c4 a6 c5 b5 Nf3 Nf6 Ng1 Ng8");
    EXPECT_EQ(g.past.occurrences(), 1);  // after 2...b5 White could capture on b6
    EXPECT_EQ(g.moves("Nf3 Nf6 Ng1 Ng8").past.occurrences(), 2);
}

TEST(C_REP3, an_en_passant_capture_that_a_pin_forbids_does_not_count) {
    game g;
    g.moves("e4 a5 e5 Ra6 h3 Re6 h4 d5");
    EXPECT_NE(g.now.en_passant, 0u);
    EXPECT_EQ(identity(g.now), g.now.men_key);
    EXPECT_EQ(g.moves("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8").past.occurrences(), 3);
}

TEST(C_REP3, a_double_step_that_no_pawn_stands_beside_does_not_count) {
    game g;
    g.moves("e4");
    EXPECT_NE(g.now.en_passant, 0u);
    EXPECT_EQ(g.moves("Nf6 Nf3 Ng8 Ng1").past.occurrences(), 2);
}

TEST(C_REP3, the_other_side_to_move_is_another_position) {
    game g("3k4/8/8/8/8/8/R7/4K3 w - - 0 1");
    g.moves("Ra1 Kc8 Rb1 Kd8 Rb2 Ke8 Rc2 Kd8 Ra2 Kc8 Ra1 Kd8 Rb1 Kc7 Rb2 Kc8 Ra2 Kd8");
    EXPECT_EQ(g.past.occurrences(), 2);
}

TEST(C_REP5, fifth_occurrence) {
    game g;
    for (int n = 2; n <= 5; ++n) EXPECT_EQ(g.moves(there_and_back).past.occurrences(), n);
}

TEST(C_REP3, a_start_with_a_running_clock_has_no_history_to_search) {
    game g("4k3/8/8/8/8/8/8/R3K3 w - - 60 90");
    EXPECT_EQ(g.past.occurrences(), 1);
    EXPECT_EQ(g.moves("Ra2 Kd8 Ra1 Ke8").past.occurrences(), 2);
}

TEST(C_REP3, leaving_a_variation_forgets_its_positions) {
    game g;
    g.moves("Nf3 Nf6");
    const position<board8> before = g.now;
    g.moves("Ng1 Ng8");
    g.past.pop();
    g.past.pop();
    EXPECT_EQ(g.past.plies(), 2);
    g.now = before;
    EXPECT_EQ(g.occurrences_with("Ng1"), 1);
    EXPECT_EQ(g.moves("Ng1 Ng8").past.occurrences(), 2);
}

/// Past some two hundred half-moves without a capture or pawn move the history counts in a table.
TEST(C_REP3, however_long_the_shuffling_every_occurrence_counts) {
    game g;
    std::vector<key> keys{identity(g.now)};
    const auto shuffle = [&](int times, const std::string& line) {
        for (int n = 0; n < times; ++n) {
            std::istringstream words{line};
            for (std::string word; words >> word;) {
                const int expected = g.occurrences_with(word);
                g.moves(word);
                keys.push_back(identity(g.now));
                ASSERT_EQ(g.past.occurrences(), expected) << keys.size();
                ASSERT_EQ(std::count(keys.begin(), keys.end(), keys.back()), expected) << keys.size();
            }
        }
    };
    shuffle(60, std::string(there_and_back));
    shuffle(60, "Nc3 Nc6 Nb1 Nb8");
    shuffle(1, "e4 e5");
    shuffle(60, "Nc3 Nc6 Nb1 Nb8");
    while (g.past.plies() > 460) {
        g.past.pop();
        keys.pop_back();
    }
    EXPECT_EQ(g.past.occurrences(), std::count(keys.begin(), keys.end(), keys.back()));
}

TEST(C_REP3, a_game_of_a_million_half_moves_costs_no_more_a_half_move) {
    position<board8> p = from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    history<board8> line;
    line.start(p);
    const square there[] = {0, 60, 1, 61}, back[] = {1, 61, 0, 60};  // a1-b1, e8-f8 and back
    for (int n = 0; n < 1'000'000; ++n) {
        move m;
        m.from = there[n % 4];
        m.to = back[n % 4];
        play(p, m);
        line.push(p);
    }
    EXPECT_EQ(line.occurrences(), 250'001);  // hours, if every position were compared with all before it
}

/// The key kept up move by move is the key of the board, and so are men, sets and kings.
TEST(position, key_and_sets_stay_true_along_random_games) {
    std::mt19937 random(2019);
    for (int round = 0; round < 60; ++round) {
        auto p = start_position<board8>();
        for (int ply = 0; ply < 150; ++ply) {
            move_list all;
            legal_moves(p, all);
            ASSERT_EQ(all.empty(), !has_legal_move(p));
            if (all.empty()) break;
            play(p, all[random() % all.size()]);
            ASSERT_EQ(p.men_key, recomputed_key(p)) << to_fen(p);
            const auto again = validate(read_setup(to_fen(p)));
            ASSERT_TRUE(again.defects.empty()) << to_fen(p);
            ASSERT_EQ(again.position->men, p.men);
            ASSERT_EQ(again.position->kinds, p.kinds);
            ASSERT_EQ(again.position->sides, p.sides);
            ASSERT_EQ(again.position->kings, p.kings);
            ASSERT_EQ(again.position->men_key, p.men_key);
            ASSERT_EQ(again.position->en_passant, p.en_passant);
        }
    }
}

}  // namespace
