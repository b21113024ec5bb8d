// Positions in document style (NOTATION 5).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "grammar/position.hpp"

namespace royalcheck::grammar {
namespace {

using testing::ElementsAre;
using enum position_fault_kind;
using testing::IsEmpty;

std::string shown(const position_text& p) {
    static const char* const letters[] = {"?", "p", "n", "b", "r", "q", "k", "(pr)", "(ps)", "k?"};
    std::string line;
    for (const man_text& m : p.men)
        line += (line.empty() ? "" : " ") + std::string(m.white ? "w" : "b") + letters[static_cast<int>(m.piece)] +
                static_cast<char>('a' + m.file) + std::to_string(m.rank + 1);
    return line;
}

TEST(PieceList, SeedExampleFive) {
    const position_text p = read_piece_list("Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2). 41-й ход белых.", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_EQ(shown(p), "wkb6 wbd2 wpa6 bka8 bph7");
    EXPECT_TRUE(p.white_to_move);
    EXPECT_EQ(p.number, 41);
}

TEST(PieceList, Defaults) {
    const position_text p = read_piece_list("Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2).", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_TRUE(p.white_to_move);
    EXPECT_EQ(p.number, 1);
}

TEST(PieceList, English) {
    const position_text p = read_piece_list("White: Kb6, Bd2, a6 (3). Black: Ka8, Nc3, h7. Black to move", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_EQ(shown(p), "wkb6 wbd2 wpa6 bka8 bnc3 bph7");
    EXPECT_FALSE(p.white_to_move);
    EXPECT_EQ(read_piece_list("White Ke1. Black Ke8. Move 12, Black to move.", 8).number, 12);
    EXPECT_FALSE(read_piece_list("White Ke1. Black Ke8. 41. Black to move.", 8).white_to_move);
}

TEST(PieceList, RussianKnightAndSides) {
    const position_text p = read_piece_list("Белые: Крe1, Кc3, пп. a2, b2. Чёрные: Kрe8, Лa8. Ход чёрных.", 8);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_EQ(shown(p), "wke1 wnc3 wpa2 wpb2 bke8 bra8");
    EXPECT_FALSE(p.white_to_move);
}

TEST(PieceList, SpacesAfterLetters) {
    EXPECT_EQ(shown(read_piece_list("Белые: Кр b6, п. a6 (2). Черные: Кр a8 (1).", 8)), "wkb6 wpa6 bka8");
}

TEST(PieceList, TenByTen) {
    const position_text p = read_piece_list("Белые: Крe1, Прg1, Псd1, Лa10 (4). Черные: Крe10 (1).", 10);
    EXPECT_THAT(p.errors, IsEmpty());
    EXPECT_EQ(shown(p), "wke1 w(pr)g1 w(ps)d1 wra10 bke10");
    EXPECT_EQ(shown(read_piece_list("White: Ke1, Prg1, Psd1. Black: Ke10", 10)), "wke1 w(pr)g1 w(ps)d1 bke10");
}

TEST(PieceList, CountsMustAgree) {
    EXPECT_THAT(read_piece_list("Белые: Крb6, Сd2 (3). Черные: Крa8 (1).", 8).errors,
                ElementsAre(position_fault{wrong_count, "", 2, 3, true}));
    EXPECT_THAT(read_piece_list("White: Kb6. Black: Ka8 (2).", 8).errors,
                ElementsAre(position_fault{wrong_count, "", 1, 2, false}));
    EXPECT_THAT(read_piece_list("White: Kb6, Qa1. Black: Ka8 (2+1)", 8).errors, IsEmpty());
    EXPECT_EQ(read_piece_list("White: Kb6, Qa1. Black: Ka8 (3+2)", 8).errors.size(), 2u);
}

TEST(PieceList, Defects) {
    EXPECT_THAT(read_piece_list("White: Kb6, Xd2. Black: Ka8", 8).errors,
                ElementsAre(position_fault{not_a_piece, "Xd2."}));
    EXPECT_THAT(read_piece_list("White: Kb9. Black: Ka8", 8).errors,
                ElementsAre(position_fault{square_outside, "Kb9.", 0, 8}));
    EXPECT_THAT(read_piece_list("White: Kb6, Qb6. Black: Ka8", 8).errors,
                ElementsAre(position_fault{square_taken, "Qb6."}));
    EXPECT_THAT(read_piece_list("Kb6. Black: Ka8", 8).errors, ElementsAre(position_fault{before_its_side, "Kb6."}));
    EXPECT_THAT(read_piece_list("", 8).errors, ElementsAre(position_fault{no_piece}));
    EXPECT_LE(read_piece_list(std::string(100000, 'x') + " x x x", 8).errors.size(), 20u);
    EXPECT_GE(read_piece_list("White: (((", 8).errors.size(), 1u);
}

TEST(PieceList, PiecesAsWords) {
    const auto read = [](std::string_view list) {
        const position_text p = read_piece_list(list, 8);
        EXPECT_THAT(p.errors, IsEmpty()) << list;
        return shown(p);
    };
    EXPECT_EQ(read("Белые: Крh1, Лd1; черные: Крh8, пешки g7, h7."), "wkh1 wrd1 bkh8 bpg7 bph7");
    EXPECT_EQ(read("Белые: король h1, ладьи d1 и e1, конь на b1. Чёрные: Король h8, ферзь a8, Пешка: h7."),
              "wkh1 wrd1 wre1 wnb1 bkh8 bqa8 bph7");
    EXPECT_EQ(read("White: Kh1, Rd1, pawn h2. Black: Kh8, pawns g7 and h7."), "wkh1 wrd1 wph2 bkh8 bpg7 bph7");
    EXPECT_EQ(read("White: king on h1, rooks d1, e1, Nb1, c2. Black: King h8; bishops c8 and f8; PAWNS g7, h7"),
              "wkh1 wrd1 wre1 wnb1 wpc2 bkh8 bbc8 bbf8 bpg7 bph7");
    EXPECT_EQ(read("Белые: Крh1, Лd1 и п. a2 (3). Чёрные: Крh8 (1)."), "wkh1 wrd1 wpa2 bkh8");
    EXPECT_EQ(read_piece_list("Белые: Крh1, ладьи d1 и солдат e2. Чёрные: Крh8.", 8).errors,
              std::vector{(position_fault{not_a_piece, "солдат"})});
    EXPECT_EQ(shown(read_piece_list("White: king e1, prince g1, princess d1. Black: Ke10", 10)),
              "wke1 w(pr)g1 w(ps)d1 bke10");
}

}  // namespace
}  // namespace royalcheck::grammar
