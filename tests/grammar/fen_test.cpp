// FEN of both boards; every defect has its own kind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grammar/position.hpp"

namespace royalcheck::grammar {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* start8 = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* start10 =
    "rnb(ps)kq(pr)bnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNB(Ps)KQ(Pr)BNR w KQkq - 0 1";

const man_text* on(const position_text& p, int file, int rank) {
    for (const man_text& m : p.men)
        if (m.file == file && m.rank == rank) return &m;
    return nullptr;
}

using enum position_fault_kind;

std::vector<position_fault> errors(std::string_view fen, int size = 8) { return read_fen(fen, size).errors; }

position_fault fault(position_fault_kind kind, std::string text = "", int number = 0, int due = 0) {
    return {kind, std::move(text), number, due, true};
}

TEST(Fen, StartPosition) {
    const position_text p = read_fen(start8, 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_THAT(p.warnings, IsEmpty());
    EXPECT_EQ(p.men.size(), 32u);
    ASSERT_NE(on(p, 4, 0), nullptr);
    EXPECT_EQ(on(p, 4, 0)->piece, piece_name::king);
    EXPECT_TRUE(on(p, 4, 0)->white);
    EXPECT_EQ(on(p, 3, 7)->piece, piece_name::queen);
    EXPECT_FALSE(on(p, 3, 7)->white);
    EXPECT_TRUE(p.castle_white_king && p.castle_white_queen && p.castle_black_king && p.castle_black_queen);
    EXPECT_TRUE(p.white_to_move);
}

TEST(Fen, AllFields) {
    const position_text p = read_fen("4k3/8/8/8/4P3/8/8/4K3 b Kq e3 12 38", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_FALSE(p.white_to_move);
    EXPECT_TRUE(p.castle_white_king && p.castle_black_queen);
    EXPECT_FALSE(p.castle_white_queen || p.castle_black_king);
    ASSERT_EQ(p.en_passant.size(), 1u);
    EXPECT_EQ(p.en_passant[0].file, 4);
    EXPECT_EQ(p.en_passant[0].rank, 2);
    EXPECT_EQ(p.halfmove_clock, 12);
    EXPECT_EQ(p.number, 38);
}

TEST(Fen, TenByTen) {
    const position_text p = read_fen(start10, 10);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_EQ(p.men.size(), 40u);
    EXPECT_EQ(on(p, 3, 0)->piece, piece_name::princess);
    EXPECT_TRUE(on(p, 3, 0)->white);
    EXPECT_EQ(on(p, 6, 9)->piece, piece_name::prince);
    EXPECT_FALSE(on(p, 6, 9)->white);
}

TEST(Fen, TenByTenEnPassantAndSuccession) {
    const position_text p = read_fen("4k5/10/10/10/10/3P6/10/10/10/4K5 b - d3d4 0 9 wb?", 10);
    EXPECT_THAT(p.errors, IsEmpty());
    ASSERT_EQ(p.en_passant.size(), 2u);
    EXPECT_EQ(p.en_passant[0].rank, 2);
    EXPECT_EQ(p.en_passant[1].rank, 3);
    EXPECT_TRUE(p.white_lost_right && p.black_lost_right && p.choice_pending);
    const position_text q = read_fen("4k5/10/10/10/10/10/10/10/10/4K5 w - a10 0 1 ?", 10);
    EXPECT_THAT(q.errors, IsEmpty());
    EXPECT_EQ(q.en_passant.at(0).rank, 9);
    EXPECT_TRUE(q.choice_pending);
    EXPECT_FALSE(q.white_lost_right);
    EXPECT_FALSE(read_fen("4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 -", 10).choice_pending);
}

TEST(Fen, ShortFormsAreCompletedWithAWarning) {
    const position_text p = read_fen("4k3/8/8/8/8/8/8/4K3", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_THAT(p.warnings, ElementsAre(fault(no_side), fault(no_castling), fault(no_en_passant), fault(no_clock),
                                        fault(no_number)));
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 w KQkq -", 8).warnings.size(), 2u);
}

TEST(Fen, WrongRows) {
    EXPECT_THAT(errors("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(rank_length, "5", 9, 8)));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K w - - 0 1"), ElementsAre(fault(rank_length, "1", 5, 8)));
    EXPECT_THAT(errors("4k3/8/8/8//8/8/4K3 w - - 0 1"), ElementsAre(fault(rank_length, "4", 0, 8)));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(rank_count, "", 7, 8)));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(rank_count, "", 9, 8)));
    EXPECT_THAT(errors("4k5/10/10/10/10/91/10/9/10/4K5 w - - 0 1", 10), ElementsAre(fault(rank_length, "3", 9, 10)));
    EXPECT_THAT(errors("r8r/10/8/8/8/8/8/8/8 w - - 0 1").size(), 3u);
}

TEST(Fen, UnknownLetters) {
    EXPECT_THAT(errors("4k3/8/3x4/8/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(unknown_sign, "x", 6)));
    EXPECT_THAT(errors("4k3/8/3Ф4/8/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(unknown_sign, "Ф", 6)));
    EXPECT_THAT(errors("4k3/8/3(Pr)4/8/8/8/8/4K3 w - - 0 1"), ElementsAre(fault(prince_on_8x8, "", 6)));
    EXPECT_THAT(errors("4k5/10/10/(Px)9/10/10/10/10/10/4K5 w - - 0 1", 10),
                ElementsAre(fault(unknown_sign, "(Px)", 7)));
    EXPECT_EQ(errors("4k3/8/\xFF\xFE/8/8/8/8/4K3 w - - 0 1").size(), 1u);
}

TEST(Fen, WrongFields) {
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), ElementsAre(fault(bad_side, "x")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w KX - 0 1"), ElementsAre(fault(bad_castling, "KX")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w KK - 0 1"), ElementsAre(fault(castling_twice, "K")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - z9 0 1"), ElementsAre(fault(bad_en_passant, "z9")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - i3 0 1"), ElementsAre(fault(en_passant_outside, "i3")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - e3e4 0 1"), ElementsAre(fault(two_en_passant, "e3e4")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - x 1"), ElementsAre(fault(bad_clock, "x")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - -1 1"), ElementsAre(fault(clock_below_zero, "-1")));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 one"), ElementsAre(fault(bad_number, "one")));
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 8).number, 0) << "the rules judge it";
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 1 wb"), ElementsAre(fault(succession_on_8x8)));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 1 junk"), ElementsAre(fault(behind_number, "junk")));
    EXPECT_THAT(errors("4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 bw", 10), ElementsAre(fault(bad_succession, "bw")));
    EXPECT_THAT(errors("4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 - more", 10),
                ElementsAre(fault(behind_last_field, "more")));
}

TEST(Fen, SeveralDefectsAreAllNamed) { EXPECT_EQ(errors("4k3/9/8/8/8/8/8/4K3 x KX z9 a b").size(), 6u); }

TEST(Fen, EmptyAndHostile) {
    EXPECT_THAT(errors(""), ElementsAre(fault(no_fen)));
    EXPECT_THAT(errors(" \n"), ElementsAre(fault(no_fen)));
    EXPECT_LE(errors(std::string(1u << 20, '/')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, 'z')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, '9')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, '(')).size(), 16u);
    EXPECT_THAT(errors("  4k3/8/8/8/8/8/8/4K3   w  -  -  0  1  "), IsEmpty());
}

}  // namespace
}  // namespace royalcheck::grammar
