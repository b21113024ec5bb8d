// FEN of both boards; every defect has its own sentence.
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

std::vector<std::string> errors(std::string_view fen, int size = 8) { return read_fen(fen, size).errors; }

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
    EXPECT_THAT(p.warnings,
                ElementsAre("the side to move is missing: White is taken",
                            "the castling field is missing: no right is taken",
                            "the en passant field is missing: none is taken",
                            "the halfmove clock is missing: 0 is taken", "the move number is missing: 1 is taken"));
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 w KQkq -", 8).warnings.size(), 2u);
}

TEST(Fen, WrongRows) {
    EXPECT_THAT(errors("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), ElementsAre("rank 5 has 9 squares, not 8"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K w - - 0 1"), ElementsAre("rank 1 has 5 squares, not 8"));
    EXPECT_THAT(errors("4k3/8/8/8//8/8/4K3 w - - 0 1"), ElementsAre("rank 4 has 0 squares, not 8"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre("the board has 7 ranks, not 8"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre("the board has 9 ranks, not 8"));
    EXPECT_THAT(errors("4k5/10/10/10/10/91/10/9/10/4K5 w - - 0 1", 10), ElementsAre("rank 3 has 9 squares, not 10"));
    EXPECT_THAT(errors("r8r/10/8/8/8/8/8/8/8 w - - 0 1").size(), 3u);
}

TEST(Fen, UnknownLetters) {
    EXPECT_THAT(errors("4k3/8/3x4/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre("rank 6 has `x`, which is neither a piece nor a number of squares"));
    EXPECT_THAT(errors("4k3/8/3Ф4/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre("rank 6 has `Ф`, which is neither a piece nor a number of squares"));
    EXPECT_THAT(errors("4k3/8/3(Pr)4/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre("rank 6: there is no prince in chess on 8x8"));
    EXPECT_THAT(errors("4k5/10/10/(Px)9/10/10/10/10/10/4K5 w - - 0 1", 10),
                ElementsAre("rank 7 has `(Px)`, which is neither a piece nor a number of squares"));
    EXPECT_EQ(errors("4k3/8/\xFF\xFE/8/8/8/8/4K3 w - - 0 1").size(), 1u);
}

TEST(Fen, WrongFields) {
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), ElementsAre("the side to move is `x`, not `w` or `b`"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w KX - 0 1"),
                ElementsAre("the castling field is `KX`, not `-` or some of `KQkq`"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w KK - 0 1"), ElementsAre("the castling field names `K` twice"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - z9 0 1"),
                ElementsAre("the en passant field is `z9`, not `-` or a square"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - i3 0 1"),
                ElementsAre("the en passant square `i3` is not on the board"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - e3e4 0 1"),
                ElementsAre("the en passant field `e3e4` names two squares; on 8x8 there is one"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - x 1"), ElementsAre("the halfmove clock is `x`, not a number"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - -1 1"), ElementsAre("the halfmove clock is `-1`, below 0"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 one"), ElementsAre("the move number is `one`, not a number"));
    EXPECT_EQ(read_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 8).number, 0) << "the rules judge it";
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 1 wb"),
                ElementsAre("a succession field stands after the move number; on 8x8 there is none"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0 1 junk"), ElementsAre("`junk` stands after the move number"));
    EXPECT_THAT(errors("4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 bw", 10),
                ElementsAre("the succession field is `bw`, not `-` or `w`, `b`, `wb`, with or without `?`"));
    EXPECT_THAT(errors("4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 - more", 10),
                ElementsAre("`more` stands after the last field"));
}

TEST(Fen, SeveralDefectsAreAllNamed) { EXPECT_EQ(errors("4k3/9/8/8/8/8/8/4K3 x KX z9 a b").size(), 6u); }

TEST(Fen, EmptyAndHostile) {
    EXPECT_THAT(errors(""), ElementsAre("the FEN is empty"));
    EXPECT_THAT(errors(" \n"), ElementsAre("the FEN is empty"));
    EXPECT_LE(errors(std::string(1u << 20, '/')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, 'z')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, '9')).size(), 16u);
    EXPECT_LE(errors(std::string(1u << 20, '(')).size(), 16u);
    EXPECT_THAT(errors("  4k3/8/8/8/8/8/8/4K3   w  -  -  0  1  "), IsEmpty());
}

}  // namespace
}  // namespace royalcheck::grammar
