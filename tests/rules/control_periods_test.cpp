// The control periods of Royal Chess (K-PERIOD to K-SETUP), on the numbers alone.
#include <gmock/gmock.h>

#include "rules/royal64/control_periods.hpp"

namespace {

using namespace royalcheck::rules;
using enum period_state;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Half-move of move `number` of `s` in a record that starts with White's move 1.
int ply_of(side s, int number) { return number * 2 - (s == side::white ? 1 : 0); }

/// Plays moves `from` to `to` of one side; the king moves on those named.
void run(control_periods& c, side s, int from, int to, std::initializer_list<int> king_moves = {}) {
    for (int n = from; n <= to; ++n) c.played(s, n, ply_of(s, n), std::ranges::find(king_moves, n) != king_moves.end());
}

std::vector<period_state> states(const control_periods& c, side s) {
    std::vector<period_state> out;
    for (const period_entry& e : c.ledger(s)) out.push_back(e.state);
    return out;
}

TEST(K_PERIOD, periods_of_both_sides) {
    for (int n = 1; n <= 10; ++n) {
        EXPECT_EQ(period_of(side::white, n), (period{1, 10}));
        EXPECT_EQ(period_of(side::black, n), (period{1, 10}));
    }
    EXPECT_EQ(period_of(side::white, 0), std::nullopt);
    EXPECT_EQ(period_of(side::white, 11), (period{11, 15}));
    EXPECT_EQ(period_of(side::white, 15), (period{11, 15}));
    EXPECT_EQ(period_of(side::white, 16), std::nullopt);
    EXPECT_EQ(period_of(side::white, 21), (period{21, 25}));
    EXPECT_EQ(period_of(side::white, 45), (period{41, 45}));
    EXPECT_EQ(period_of(side::black, 11), std::nullopt);
    EXPECT_EQ(period_of(side::black, 16), (period{16, 20}));
    EXPECT_EQ(period_of(side::black, 20), (period{16, 20}));
    EXPECT_EQ(period_of(side::black, 21), std::nullopt);
    EXPECT_EQ(period_of(side::black, 30), (period{26, 30}));
    EXPECT_EQ(period_of(side::black, 50), (period{46, 50}));
}

TEST(K_PERIOD, one_king_move_meets_it_and_the_first_is_recorded) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 10, {4, 9});
    EXPECT_THAT(c.violations(), IsEmpty());
    ASSERT_EQ(c.ledger(side::white).size(), 1u);
    EXPECT_EQ(c.ledger(side::white)[0].state, met);
    EXPECT_EQ(c.ledger(side::white)[0].ply, 7);
}

TEST(K_PERIOD, a_king_move_between_periods_meets_none) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 25, {3, 12, 17});
    EXPECT_THAT(states(c, side::white), ElementsAre(met, met, missed));
}

TEST(K_PERIOD, the_game_may_end_inside_a_period) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 9);
    run(c, side::black, 1, 8);
    EXPECT_THAT(states(c, side::white), ElementsAre(open));
    EXPECT_THAT(states(c, side::black), ElementsAre(open));
    EXPECT_THAT(c.violations(), IsEmpty());
}

TEST(K_CASTLE, castling_is_recorded_as_a_king_move) {
    control_periods c(1, side::white, false);
    EXPECT_EQ(c.played(side::white, 10, 19, /*king_move=*/true), std::nullopt);
    EXPECT_THAT(states(c, side::white), ElementsAre(met));
}

TEST(K_LAST, the_duty_falls_due_on_the_last_move_only) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 8);
    EXPECT_FALSE(c.must_move_king(side::white, 9));
    run(c, side::white, 9, 9);
    EXPECT_TRUE(c.must_move_king(side::white, 10));
    EXPECT_TRUE(c.must_move_king(side::black, 10));
    EXPECT_FALSE(c.must_move_king(side::black, 15));  // not a move of any period of Black
}

TEST(K_LAST, no_duty_once_the_king_has_moved) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 9, {2});
    EXPECT_FALSE(c.must_move_king(side::white, 10));
    run(c, side::white, 10, 14);
    EXPECT_TRUE(c.must_move_king(side::white, 15));
}

TEST(K_LAST, another_move_on_the_last_is_a_violation_at_its_half_move) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 9);
    const auto v = c.played(side::white, 10, 19, false);
    ASSERT_TRUE(v);
    EXPECT_EQ(v->who, side::white);
    EXPECT_EQ(v->span, (period{1, 10}));
    EXPECT_EQ(v->ply, 19);
    EXPECT_EQ(v->number, 10);
    EXPECT_EQ(c.ledger(side::white)[0].state, missed);
    EXPECT_EQ(c.ledger(side::white)[0].ply, 19);
}

TEST(K_FIRST_LATE, play_goes_on_and_every_later_offence_is_kept_in_order) {
    control_periods c(1, side::white, false);
    for (int n = 1; n <= 20; ++n) {
        c.played(side::white, n, ply_of(side::white, n), n == 12);
        c.played(side::black, n, ply_of(side::black, n), n == 3);
    }
    ASSERT_EQ(c.violations().size(), 2u);
    EXPECT_EQ(c.violations()[0].who, side::white);
    EXPECT_EQ(c.violations()[0].number, 10);
    EXPECT_EQ(c.violations()[1].who, side::black);
    EXPECT_EQ(c.violations()[1].number, 20);
    EXPECT_THAT(states(c, side::white), ElementsAre(missed, met));
    EXPECT_THAT(states(c, side::black), ElementsAre(met, missed));
}

TEST(K_LOSE, the_lost_period_is_listed_even_without_a_move_in_it) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 9);
    c.impossible(side::white, 10);
    EXPECT_THAT(states(c, side::white), ElementsAre(impossible));
    control_periods from_last(10, side::white, false);
    from_last.impossible(side::white, 10);
    EXPECT_THAT(states(from_last, side::white), ElementsAre(impossible));
    EXPECT_EQ(from_last.ledger(side::white)[0].ply, 0);
}

TEST(K_LAST, mate_or_stalemate_before_the_last_move_exempts) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 8);
    run(c, side::black, 1, 7, {7});
    c.exempt(side::white, 8);
    c.exempt(side::black, 8);
    EXPECT_THAT(states(c, side::white), ElementsAre(exempt));
    EXPECT_THAT(states(c, side::black), ElementsAre(met));
    c.exempt(side::white, 16);  // outside any period: nothing to exempt
    EXPECT_THAT(states(c, side::white), ElementsAre(exempt));
}

TEST(K_CLAIM, an_intended_move_is_bound_by_the_duty_of_its_number) {
    control_periods c(1, side::white, false);
    run(c, side::white, 1, 9);
    EXPECT_TRUE(c.must_move_king(side::white, 10));  // so 10.Bc1 of Example 6 cannot be the claim
}

TEST(K_SETUP, a_period_entered_in_the_middle_is_unknown) {
    control_periods c(5, side::white, true);
    run(c, side::white, 5, 9);
    EXPECT_FALSE(c.must_move_king(side::white, 10));
    EXPECT_EQ(c.played(side::white, 10, 11, false), std::nullopt);
    EXPECT_THAT(states(c, side::white), ElementsAre(unknown));
}

TEST(K_SETUP, a_king_move_meets_it_all_the_same) {
    control_periods c(5, side::white, true);
    run(c, side::white, 5, 10, {6});
    EXPECT_THAT(states(c, side::white), ElementsAre(met));
}

TEST(K_SETUP, later_periods_are_judged) {
    control_periods c(5, side::white, true);
    run(c, side::white, 5, 15);
    EXPECT_THAT(states(c, side::white), ElementsAre(unknown, missed));
}

TEST(K_SETUP, a_record_from_the_first_move_of_a_period_covers_it) {
    control_periods c(41, side::white, true);
    run(c, side::white, 41, 44);
    EXPECT_TRUE(c.must_move_king(side::white, 45));
    control_periods black(46, side::white, true);
    run(black, side::black, 46, 49);
    EXPECT_TRUE(black.must_move_king(side::black, 50));
}

TEST(K_SETUP, a_mate_exempts_from_a_period_entered_in_the_middle_only_before_its_last_move) {
    control_periods over(5, side::white, true);
    run(over, side::white, 5, 10);
    over.exempt(side::white, 10);
    EXPECT_THAT(states(over, side::white), ElementsAre(unknown));
    control_periods running(5, side::white, true);
    run(running, side::white, 5, 9);
    running.exempt(side::white, 9);
    EXPECT_THAT(states(running, side::white), ElementsAre(exempt));
}

TEST(K_SETUP, a_record_that_begins_with_blacks_move_lacks_whites) {
    control_periods c(41, side::black, true);
    run(c, side::white, 42, 44);
    EXPECT_FALSE(c.must_move_king(side::white, 45));
    control_periods black(46, side::black, true);
    run(black, side::black, 46, 49);
    EXPECT_TRUE(black.must_move_king(side::black, 50));
}

}  // namespace
