// The royal64 clauses as a whole game meets them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

game_report only(std::string_view pgn, replay_options options = as(variant::royal64)) {
    return replay_one(pgn, options);
}

constexpr std::string_view example_3 =
    "1. e4 e5 2. Bc4 d6 3. Nf3 Nc6 4. Nc3 Bg4 5. h3 Bh5 6. b4 Nxb4 7. a3 Nc6 8. Nxe5 Bxd1 9. Bxf7+ Ke7 ";

TEST(K_LOSE, the_side_that_cannot_move_its_king_has_lost_without_playing_on) {
    const auto r =
        only("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. h3 h5 9. Qd2 Bg4 0-1");
    EXPECT_EQ(codes(r, true), "RC115 RC302");
    EXPECT_EQ(r.result.reason, rules::ending::no_king_move);
    EXPECT_EQ(r.result.ply, 19);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
    EXPECT_EQ(r.white_periods.back().state, rules::period_state::impossible);
    EXPECT_EQ(find(r, code::no_king_move)->ply, 18);
}

TEST(K_LOSE, a_move_played_all_the_same_is_a_missed_period) {
    const auto r =
        only("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. h3 h5 9. Qd2 Bg4 10. a3 0-1");
    EXPECT_EQ(codes(r), "RC301");
    EXPECT_EQ(r.result.reason, rules::ending::missed_control_period);
    EXPECT_EQ(find(r, code::missed_control_period)->clause, rules::clause::k_lose);
}

TEST(K_LOSE, a_check_that_only_another_piece_can_answer_loses) {
    const auto r = only("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 Ng4 7. Bc1 Nf6 8. Be3 Ng4 9. Kd2 "
                        "Nxe3 10. Bb5+ 1-0");
    EXPECT_EQ(r.result.reason, rules::ending::no_king_move);
    EXPECT_EQ(r.result.ply, 20);
    EXPECT_EQ(correct(r), "1-0");
}

TEST(K_LAST, mate_by_another_piece_on_the_last_move_loses) {
    const auto r = only(std::string(example_3) + "10. Nd5# 1-0");
    EXPECT_EQ(codes(r), "RC301 RC501");
    EXPECT_EQ(r.result.ply, 19);
    EXPECT_EQ(correct(r), "0-1");
    EXPECT_THAT(find(r, code::missed_control_period)->suggestions, UnorderedElementsAre("Kxd1", "Kf1", "O-O"));
}

TEST(K_LAST, mate_before_the_last_move_is_fine) {
    const auto r = only("1. e4 e5 2. Bc4 d6 3. Nf3 Nc6 4. Nc3 Bg4 5. h3 Bh5 6. Nxe5 Bxd1 7. Bxf7+ Ke7 8. Nd5# 1-0");
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.result.reason, rules::ending::checkmate);
    EXPECT_THAT(r.white_periods,
                ElementsAre(::testing::Field(&rules::period_entry::state, rules::period_state::exempt)));
}

TEST(K_LAST, castling_counts_as_the_king_move) {
    const auto r = only(std::string(example_3) + "10. O-O *");
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.white_periods.front().state, rules::period_state::met);
    EXPECT_EQ(r.white_periods.front().ply, 19);
}

TEST(K_FIRST_LATE, play_that_went_on_leaves_the_arbiter_two_results) {
    const std::string pgn = std::string(example_3) + "10. a4 a6 11. Nd5# ";
    const auto r = only(pgn + "*");
    EXPECT_EQ(codes(r), "RC301 RC303");
    EXPECT_EQ(correct(r), "0-1 0-0");
    EXPECT_EQ(r.result.status, verdict_status::arbiter);
    EXPECT_EQ(r.result.clause, rules::clause::k_first_late);
    EXPECT_EQ(only(pgn + "0-1").result.status, verdict_status::arbiter);
    EXPECT_EQ(only(pgn + "1-0").result.status, verdict_status::contradicted);
}

TEST(K_FIRST_LATE, the_option_chooses_one_of_the_two) {
    auto options = as(variant::royal64);
    const std::string pgn = std::string(example_3) + "10. a4 a6 0-1";
    options.late = late_violation::offender;
    EXPECT_EQ(correct(only(pgn, options)), "0-1");
    options.late = late_violation::both;
    EXPECT_EQ(correct(only(pgn, options)), "0-0");
    EXPECT_EQ(only(pgn, options).result.status, verdict_status::contradicted);
}

TEST(K_FIRST_LATE, an_illegal_move_after_the_violation_leaves_its_verdict_standing) {
    const auto r = only(std::string(example_3) + "10. a4 Ka1 1-0");
    EXPECT_EQ(codes(r), "RC301 RC303 RC201 RC501");
    EXPECT_EQ(r.result.reason, rules::ending::missed_control_period);
    EXPECT_EQ(r.result.status, verdict_status::contradicted);
}

TEST(K_SETUP, a_period_covered_in_part_is_unknown) {
    const auto r = only("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9\"]\n[SetUp \"1\"]\n9. e4 Ke7 10. e5 Ke6 11. Ke2 *");
    EXPECT_EQ(r.white_periods.front().state, rules::period_state::unknown);
    EXPECT_NE(find(r, code::control_period_unknown), nullptr);
    EXPECT_EQ(codes(r), "");
}

TEST(K_PERIOD, after_an_automatic_draw_periods_are_listed_as_open) {
    const auto r = only("[SetUp \"1\"]\n[FEN \"8/8/8/8/8/1k6/8/K7 w - - 0 11\"]\n11. Kb1 Kc3 *");
    ASSERT_EQ(r.white_periods.size(), 1u);
    EXPECT_EQ(r.white_periods[0].state, rules::period_state::open);
}

TEST(K_SETUP, mate_on_the_last_move_of_a_period_covered_in_part_leaves_it_unknown) {
    const auto r = only("[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 10\"]\n10. Re8# 1-0");
    EXPECT_EQ(r.white_periods.front().state, rules::period_state::unknown);
    EXPECT_NE(find(r, code::control_period_unknown), nullptr);
}

TEST(K_FIRST_LATE, words_are_no_play_that_went_on) {
    EXPECT_EQ(correct(only(std::string(example_3) + "10. a4 White resigns 0-1")), "0-1");
}

TEST(K_CLAIM, an_intended_move_must_itself_be_allowed) {
    // The third occurrence of the position after 8.Be3 is out of reach: 10.Bc1 is not a king move.
    const auto r =
        only("1. e3 c6 2. e4 c5 3. Nf3 d6 4. d4 cxd4 5. Nxd4 Nf6 6. Nc3 a6 7. Be3 Ng4 8. Bc1 Nf6 9. Be3 Ng4 *");
    for (const auto& repetition : r.repetitions) EXPECT_NE(repetition.claim, repetition_report::claim_kind::intended);
    EXPECT_EQ(find(r, code::threefold_repetition), nullptr);
}

TEST(K_CLAIM, one_move_earlier_the_claim_stands) {
    const auto r =
        only("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 Ng4 7. Bc1 Nf6 8. Be3 Ng4 9. Bc1 *");
    ASSERT_EQ(r.repetitions.size(), 1u);
    EXPECT_EQ(r.repetitions[0].claim, repetition_report::claim_kind::intended);
    EXPECT_EQ(r.repetitions[0].intended, "Nf6");
    EXPECT_EQ(r.repetitions[0].ply, 18);
    EXPECT_EQ(r.repetitions[0].side, rules::side::black);
}

TEST(K_LOSE, comes_before_a_draw_that_nobody_need_claim) {
    const auto fivefold =
        only("[SetUp \"1\"]\n[FEN \"8/8/8/8/8/1k6/8/KB6 w - - 0 17\"]\n17. Be4 Kc3 18. Bb1 Kb3 19. Be4 "
             "Kc3 20. Bb1 Kb3 21. Be4 Kc3 22. Bb1 Kb3 23. Be4 Kc3 24. Bb1 Kb3 0-1");
    EXPECT_EQ(correct(fivefold), "0-1 1/2-1/2");
    EXPECT_EQ(find(fivefold, code::fivefold_repetition), nullptr);
    ASSERT_FALSE(fivefold.repetitions.empty());
    EXPECT_EQ(fivefold.repetitions.back().count, 5);
    EXPECT_EQ(fivefold.repetitions.back().claim, repetition_report::claim_kind::available);
    const auto moves =
        only("[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/8/KB6 w - - 142 11\"]\n11. Be4+ Kc4 12. Bb1 Kc3 13. Be4 "
             "Kc4 14. Bb1 Kb3 1/2-1/2");
    EXPECT_EQ(correct(moves), "0-1 1/2-1/2");
    EXPECT_EQ(find(moves, code::seventy_five_move), nullptr);
    EXPECT_NE(find(moves, code::no_king_move), nullptr);
}

TEST(C_75, is_told_in_royal64_where_nobody_has_lost) {
    const std::string start = "[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/8/KB6 w - - 148 12\"]\n12. Ba2+ Kc6 ";
    EXPECT_EQ(codes(only(start + "1/2-1/2"), true), "RC115 RC403 RC304 RC404");
    EXPECT_EQ(codes(only(start + "13. Bb1 Kd6 *")), "RC404 RC207 RC503");
}

TEST(K_LAST, only_king_moves_are_suggested_for_a_move_that_cannot_be_played) {
    const std::string start =
        "[SetUp \"1\"]\n[FEN \"3k4/3r1r2/8/8/8/8/3P1P2/4K2R w - - 0 11\"]\n11. Rh2 Kc8 12. Rh1 Kd8 13. "
        "Rh2 Kc8 14. Rh1 Kd8 ";
    for (const auto* move : {"15. Rh9 *", "15. Ra2 *", "15. O-O *"}) {
        const auto r = only(start + move);
        const auto* f = find(r, code::illegal_move);
        ASSERT_NE(f, nullptr) << move;
        EXPECT_THAT(f->suggestions, UnorderedElementsAre("Kd1", "Ke2", "Kf1")) << move;
        EXPECT_EQ(r.result.status, verdict_status::invalid);
    }
}

constexpr std::string_view no_king_move_left =
    "[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/8/KB6 w - - 0 11\"]\n11. Be4+ Kc4 12. "
    "Bb1 Kc3 13. Be4 Kc4 14. Bb1 Kb3 ";

TEST(K_LOSE, stands_though_a_move_is_recorded_that_cannot_be_played) {
    const auto r = only(std::string(no_king_move_left) + "15. Ka2 0-1");
    EXPECT_EQ(codes(r, true), "RC115 RC302 RC203");
    EXPECT_TRUE(find(r, code::king_left_in_check)->suggestions.empty());
    EXPECT_EQ(find(r, code::no_king_move)->ply, 8);
    EXPECT_EQ(correct(r), "0-1");
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
    EXPECT_EQ(r.result.ply, 9);
    EXPECT_EQ(r.white_periods.back().state, rules::period_state::impossible);
}

TEST(K_LOSE, is_told_but_not_judged_where_play_went_on_after_a_move_that_cannot_be_played) {
    const auto r = only(std::string(no_king_move_left) + "15. Ka2 Kc3 *");
    EXPECT_EQ(codes(r, true), "RC115 RC302 RC203");
    EXPECT_EQ(r.result.status, verdict_status::invalid);
}

TEST(K_PERIOD, a_missed_period_in_a_variation_is_a_warning_with_its_path) {
    const auto r = only(std::string(example_3) + "10. O-O (10. Nd5#) *");
    ASSERT_NE(find(r, code::missed_control_period), nullptr);
    EXPECT_EQ(find(r, code::missed_control_period)->severity, severity::warning);
    EXPECT_THAT(find(r, code::missed_control_period)->variation, ElementsAre(19));
    EXPECT_EQ(r.result.reason, rules::ending::none);
}

}  // namespace
}  // namespace royalcheck::testing
