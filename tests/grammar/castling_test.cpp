// Castling spelled out, as the documents print it: one move, whichever board it is for.
#include <gtest/gtest.h>

#include "tests/grammar/support.hpp"

namespace royalcheck::grammar {
namespace {

using test::games;
using test::only;

move_text first_move(std::string_view text) {
    const auto all = games(text);
    return all.size() == 1 && all[0].move_count == 1 ? test::nth_move(all[0], 0) : move_text{};
}

TEST(SpelledCastling, AfterTheSignIsOneMove) {
    for (const char* text : {"0-0-0 Кр h1 – Л g1", "0-0-0   Кр h1 – Л g1", "0-0-0 King h1 –R g1", "0-0-0 К gh1 – Rg1",
                             "O-O-O K h1 - R g1"}) {
        EXPECT_EQ(only(text), text);
        const move_text m = first_move(text);
        EXPECT_EQ(m.form, move_form::castling_long) << text;
        EXPECT_FALSE(m.wing_by_target) << text;
        EXPECT_EQ(m.to_file, 7) << text;
        EXPECT_EQ(m.to_rank, 0) << text;
        EXPECT_NE(m.spelling & odd_castling, 0u) << text;
    }
    for (const char* text : {"0–0   Кр c1 –  Л d1", "0-0    Kg c1 – R d1", "0-0  К gc1 – Rd1"}) {
        EXPECT_EQ(only(text), text);
        EXPECT_EQ(first_move(text).form, move_form::castling_short) << text;
        EXPECT_EQ(first_move(text).to_file, 2) << text;
    }
}

TEST(SpelledCastling, AloneTellsTheWingByTheTarget) {
    struct row {
        const char* text;
        move_form form;
        int file;
    };
    for (const row& r :
         {row{"Кр c1 – Л d1", move_form::castling_long, 2}, row{"Kg c1 – R d1", move_form::castling_long, 2},
          row{"K h1 - R g1", move_form::castling_long, 7}, row{"Кр g1 – Л f1", move_form::castling_short, 6},
          row{"Kc1-Rd1", move_form::castling_long, 2}, row{"Крg8 - Лf8", move_form::castling_short, 6},
          row{"♔c1 – ♖d1", move_form::castling_long, 2}, row{"Кр h10 – Л g10", move_form::castling_long, 7}}) {
        EXPECT_EQ(only(r.text), r.text);
        const move_text m = first_move(r.text);
        EXPECT_EQ(m.form, r.form) << r.text;
        EXPECT_TRUE(m.wing_by_target) << r.text;
        EXPECT_EQ(m.to_file, r.file) << r.text;
    }
    EXPECT_EQ(first_move("Кр c1 – Л d1").evidence, russian);
    EXPECT_EQ(first_move("K c1 – R d1").evidence, english);
}

TEST(SpacedCastling, IsOneMoveWithItsMarks) {
    for (const char* text :
         {"0 - 0", "O - O", "o – o", "О — О", "0 -0", "0- 0", "00", "OO", "оо", "0 - 0+", "OO#", "00!"}) {
        EXPECT_EQ(only(text), text);
        EXPECT_EQ(first_move(text).form, move_form::castling_short) << text;
        EXPECT_NE(first_move(text).spelling & odd_castling, 0u) << text;
    }
    for (const char* text : {"0 - 0 - 0", "O - O - O", "О – О – О", "0 - 0-0", "000", "OOO", "ооо", "000+"}) {
        EXPECT_EQ(only(text), text);
        EXPECT_EQ(first_move(text).form, move_form::castling_long) << text;
        EXPECT_NE(first_move(text).spelling & odd_castling, 0u) << text;
    }
    EXPECT_EQ(only("9. 0 - 0 0 - 0 - 0 10. OO. 00 11. e4 0 - 1"), "9. 0 - 0 0 - 0 - 0 10. OO 00 11. e4 <result 2>");
    EXPECT_EQ(only("9. 0 - 0 Кр c1 – Л d1 Nf6 1 - 0"), "9. 0 - 0 Кр c1 – Л d1 Nf6 <result 1>");
    EXPECT_EQ(first_move("O-O").spelling & odd_castling, 0u);
    EXPECT_EQ(read_result("0 - 0"), result_text::both_lose);
    EXPECT_EQ(read_result("00"), result_text::none);
}

TEST(SpacedCastling, OtherSignsAreNone) {
    for (const char* text : {"0 - 0 - 1", "O-OO", "0 0", "OOOO"})
        for (const auto& game : games(text)) EXPECT_EQ(game.move_count, 0u) << text;
}

TEST(SpelledCastling, InAGame) {
    const char* const text = "1. e4 e5 2. 0-0-0 Кр h1 – Л g1 Кр c10 – Л d10 3. Крg1 Kf6";
    EXPECT_EQ(only(text), "1. e4 e5 2. 0-0-0 Кр h1 – Л g1 Кр c10 – Л d10 3. Крg1 Kf6");
    EXPECT_EQ(games(text)[0].move_count, 6u);
}

TEST(SpelledCastling, OrdinaryKingMovesStay) {
    EXPECT_EQ(games("5. O-O Kf8 6. Kg1 Rf8 7. Kc1 -- 8. Kc1 – Rd5").at(0).move_count, 8u);
    EXPECT_EQ(first_move("Kc1").form, move_form::ordinary);
    EXPECT_EQ(games("Kc1 - Rd8").at(0).move_count, 2u) << "the rook lands elsewhere";
}

}  // namespace
}  // namespace royalcheck::grammar
