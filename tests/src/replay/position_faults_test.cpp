// RC112 in words: what is wrong with a position from outside, in both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "src/replay/setup.hpp"

namespace royalcheck {
namespace {

using ::testing::ElementsAre;

template <class Board = rules::board8>
std::vector<std::string> errors(std::string_view fen, report_language language = report_language::english) {
    std::vector<std::string> words;
    const auto read = position_from_fen<Board>(fen, {});
    for (const sentence& s : read.errors) words.push_back(to_text(s, language));
    for (const sentence& s : read.warnings) words.push_back(to_text(s, language));
    return words;
}

std::vector<std::string> of_list(std::string_view list) {
    std::vector<std::string> words;
    for (const sentence& s : position_from_pieces<rules::board8>(list, {}, {}).errors) words.push_back(to_text(s));
    return words;
}

TEST(position_faults, of_writing) {
    EXPECT_THAT(errors("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), ElementsAre("rank 5 should have 8 squares, but has 9"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre("the board should have 8 ranks, but has 7"));
    EXPECT_THAT(errors("4k3/8/3x4/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre("rank 6 has `x`, which is neither a piece nor a number of squares"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 x KX - 0 1"),
                ElementsAre("the side to move is `x`, not `w` or `b`",
                            "the castling field is `KX`, not `-` or some of `KQkq`"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4K3 w - - 0"), ElementsAre("the move number is missing: 1 is taken"));
    EXPECT_THAT(errors("4k3/8/8/9/8/8/8/4K3 w - - 0 1", report_language::russian),
                ElementsAre("на горизонтали 5 должно быть полей: 8, а записано: 9"));
}

TEST(position_faults, of_piece_lists) {
    EXPECT_THAT(of_list("White: Kb6. Black: Ka8 (2)."),
                ElementsAre("for Black the list names 1, but its count says 2"));
    EXPECT_THAT(of_list("White: Kb9. Black: Ka8"), ElementsAre("`Kb9.` is not on the 8x8 board", "White has no king"));
}

TEST(position_faults, of_an_empty_board) {
    EXPECT_THAT(errors("8/8/8/8/8/8/8/8 w - - 0 1"), ElementsAre("White has no king", "Black has no king"));
    EXPECT_THAT(errors<rules::board10>("10/10/10/10/10/10/10/10/10/10 w - - 0 1"),
                ElementsAre("White has no king", "Black has no king"));
}

TEST(position_faults, of_the_rules_with_their_squares) {
    EXPECT_THAT(errors("k3k2P/8/8/8/8/8/8/p6P w K - 0 0"),
                ElementsAre("White has no king", "Black has more than one king: on a8 and e8",
                            "a pawn stands on the first or the last rank: on a1, h1 and h8",
                            "the move number is 0, below 1",
                            "castling is given without king and rook at home: K (e1, h1)"));
    EXPECT_THAT(errors("4k3/8/8/3pP3/8/8/8/4R1K1 w Qkq d5 0 1"),
                ElementsAre("castling is given without king and rook at home: Q (e1, a1), k (e8, h8), q (e8, a8)",
                            "no pawn can just have passed d5"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"),
                ElementsAre("Black is not to move but stands in check, with the king on e8"));
    EXPECT_THAT(errors("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", report_language::russian),
                ElementsAre("ход не чёрных, но их король на e8 под шахом"));
    EXPECT_THAT(errors<rules::board10>("k8P/10/(pr)(pr)8/10/10/10/10/10/10/K9 w - - 0 1 ?"),
                ElementsAre("Black has more than one prince: on a8 and b8",
                            "a pawn stands on the first or the last rank: on j10",
                            "a princess choice is given to White, who has no princess or has lost the right to it"));
}

}  // namespace
}  // namespace royalcheck
