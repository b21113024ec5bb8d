// Sliders, leapers and sets of squares on both boards against step-by-step walks.
#include <random>

#include <gtest/gtest.h>

#include "rules/attacks.hpp"

namespace {

using namespace royalcheck::rules;

/// The squares reached by walking one step at a time, up to and including the first occupied one.
template <class Board>
typename Board::bits walk(square from, typename Board::bits occupied, int df, int dr) {
    typename Board::bits reached{};
    int file = file_of<Board>(from) + df, rank = rank_of<Board>(from) + dr;
    for (; on_board<Board>(file, rank); file += df, rank += dr) {
        const auto here = bit<Board>(make_square<Board>(file, rank));
        reached |= here;
        if ((occupied & here) != 0) break;
    }
    return reached;
}

template <class Board>
class attacks_on : public ::testing::Test {
protected:
    typename Board::bits random_set() {
        typename Board::bits b{};
        for (int s = 0; s < Board::squares; ++s)
            if (random_() % 4 == 0) b |= bit<Board>(static_cast<square>(s));
        return b;
    }

private:
    std::mt19937 random_{20190520};
};

using boards = ::testing::Types<board8, board10>;
TYPED_TEST_SUITE(attacks_on, boards);

TYPED_TEST(attacks_on, sliders_stop_at_the_first_man) {
    using B = TypeParam;
    for (int round = 0; round < 200; ++round) {
        const auto occupied = this->random_set();
        for (int s = 0; s < B::squares; ++s) {
            const auto at = static_cast<square>(s);
            const auto w = [&](int df, int dr) { return walk<B>(at, occupied, df, dr); };
            ASSERT_TRUE(rook_attacks<B>(at, occupied) == (w(1, 0) | w(-1, 0) | w(0, 1) | w(0, -1))) << s;
            ASSERT_TRUE(bishop_attacks<B>(at, occupied) == (w(1, 1) | w(-1, -1) | w(-1, 1) | w(1, -1))) << s;
        }
    }
}

TYPED_TEST(attacks_on, leapers_count_right_in_corner_and_centre) {
    using B = TypeParam;
    const square corner = 0, centre = make_square<B>(4, 4);
    EXPECT_EQ(popcount(knight_attacks<B>(corner)), 2);
    EXPECT_EQ(popcount(knight_attacks<B>(centre)), 8);
    EXPECT_EQ(popcount(king_attacks<B>(corner)), 3);
    EXPECT_EQ(popcount(king_attacks<B>(centre)), 8);
    EXPECT_EQ(popcount(pawn_attacks<B>(side::white, make_square<B>(0, 1))), 1);
    EXPECT_EQ(popcount(pawn_attacks<B>(side::black, centre)), 2);
}

TYPED_TEST(attacks_on, between_is_what_two_rooks_or_bishops_see_of_each_other) {
    using B = TypeParam;
    for (int a = 0; a < B::squares; ++a) {
        for (int b = 0; b < B::squares; ++b) {
            const auto x = static_cast<square>(a), y = static_cast<square>(b);
            typename B::bits expected{};
            if (a != b && (rook_attacks<B>(x, {}) & bit<B>(y)) != 0)
                expected = rook_attacks<B>(x, bit<B>(y)) & rook_attacks<B>(y, bit<B>(x));
            if (a != b && (bishop_attacks<B>(x, {}) & bit<B>(y)) != 0)
                expected = bishop_attacks<B>(x, bit<B>(y)) & bishop_attacks<B>(y, bit<B>(x));
            const auto line = line_through<B>(x, y);
            ASSERT_TRUE(between<B>(x, y) == expected) << a << ' ' << b;
            ASSERT_TRUE((line & expected) == expected);
            ASSERT_EQ(line != 0, a != b && ((rook_attacks<B>(x, {}) | bishop_attacks<B>(x, {})) & bit<B>(y)) != 0);
        }
    }
}

TYPED_TEST(attacks_on, squares_come_out_of_a_set_in_order) {
    using B = TypeParam;
    const auto set = this->random_set();
    auto left = set;
    typename B::bits again{};
    int n = 0, last = -1;
    for (; left != 0; ++n) {
        const square s = pop_lsb(left);
        EXPECT_GT(s, last);
        last = s;
        again |= bit<B>(s);
    }
    EXPECT_TRUE(again == set);
    EXPECT_EQ(n, popcount(set));
    EXPECT_EQ(last, msb(set));
}

}  // namespace
