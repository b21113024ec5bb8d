// The five notations, move numbers, marks and the Notation tag.
#include <gtest/gtest.h>

#include "outline.hpp"

namespace royalcheck::testing {
namespace {

std::string in(target_notation notation, std::string_view pgn, replay_options options = {}) {
    const conversion wanted{notation, false, false};
    const std::string out = converted(pgn, wanted, options);
    options.notation.reset();
    EXPECT_EQ(converted(out, wanted, options), out);
    EXPECT_EQ(outlines(out, options), outlines(pgn, options));
    return out;
}

constexpr std::string_view promotion = "[SetUp \"1\"]\n[FEN \"r3k2r/1P6/8/3pP3/8/5N2/8/R3K2R w KQkq d6 0 10\"]\n\n";

TEST(notation, all_kinds_of_moves) {
    const std::string moves = std::string(promotion) + "10.e5d6 e.p. 0-0+ 11.bxa8N Rb8 12. Nd4 Kg7 13. O-O-O *";
    const std::string tags(promotion);
    EXPECT_EQ(in(target_notation::english, moves), tags + "10. exd6 O-O 11. bxa8=N Rb8 12. Nd4 Kg7 13. O-O-O *\n");
    EXPECT_EQ(in(target_notation::russian, moves), tags + "10. exd6 O-O 11. bxa8=К Лb8 12. Кd4 Крg7 13. O-O-O *\n");
    EXPECT_EQ(in(target_notation::figurine, moves), tags + "10. exd6 O-O 11. bxa8=♘ ♖b8 12. ♘d4 ♔g7 13. O-O-O *\n");
    EXPECT_EQ(in(target_notation::long_form, moves),
              tags + "10. e5xd6 O-O 11. b7xa8=N Rf8-b8 12. Nf3-d4 Kg8-g7 13. O-O-O *\n");
    EXPECT_EQ(in(target_notation::uci, moves), tags + "10. e5d6 e8g8 11. b7a8n f8b8 12. f3d4 g8g7 13. e1c1 *\n");
}

TEST(notation, ranks_of_two_digits_and_both_wings_of_the_large_board) {
    const std::string tags = "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
                             "[FEN \"r3k4r/P9/10/10/10/2(Pr)7/10/10/10/R3K4R w KQkq - 0 1\"]\n\n";
    const std::string moves = tags + "1. O-O-O (1. O-O) 1... Rxa9 2. Rxa9 Rj2 3. Ra10+ Ke9 4. Prc7+ *\n";
    EXPECT_EQ(in(target_notation::english, moves), moves);
    EXPECT_EQ(in(target_notation::long_form, moves),
              tags + "1. O-O-O (1. O-O) 1... Ra10xa9 2. Ra1xa9 Rj10-j2 3. Ra9-a10+ Ke10-e9 4.\nPrc5-c7+ *\n");
    EXPECT_EQ(in(target_notation::uci, moves),
              tags + "1. e1h1 (1. e1c1) 1... a10a9 2. a1a9 j10j2 3. a9a10 e10e9 4. c5c7 *\n");
}

TEST(notation, numbers_black_moves_after_what_interrupts_and_corrects_wrong_numbers) {
    EXPECT_EQ(in(target_notation::english, "7. e4! 9. e5 (1... c5?! 2. Nf3 -- 3. d4 (3. c3)) 2.Nf3 $1 Nc6 *"),
              "1. e4 $1 e5 (1... c5 $6 2. Nf3 -- 3. d4 (3. c3)) 2. Nf3 $1 Nc6 *\n");
}

TEST(notation, marks_become_what_they_mean) {
    EXPECT_EQ(in(target_notation::english, "1. f3 e5 2. g4 Фh4 х ! 0:1"), "1. f3 e5 2. g4 Qh4# $1 0-1\n");
    EXPECT_EQ(in(target_notation::english, "1. e4 f5 2. Qh5 g6 *"), "1. e4 f5 2. Qh5+ g6 *\n");
}

TEST(notation, princess_marks_are_kept_and_an_implied_decline_is_written) {
    const std::string tags =
        "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k9/10/10/10/10/10/10/9Q/9r/K3(Ps)5 b - - 0 1\"]\n\n";
    const std::string taken = "1... Rxj3 2. ";
    const std::string declined = in(target_notation::english, tags + taken + "Pse3 *");
    EXPECT_EQ(declined, tags + taken + "Ps=Ps Pse3 *\n");
    EXPECT_EQ(in(target_notation::english, declined), declined);
    EXPECT_EQ(in(target_notation::russian, declined), tags + "1... Лxj3 2. Пс=Пс Псe3 *\n");
    EXPECT_EQ(in(target_notation::uci, tags + taken + "Ps=Q Qe3 *"), tags + "1... j2j3 2. Ps=Q e1e3 *\n");
}

TEST(notation, the_tag_follows_the_letters) {
    EXPECT_EQ(in(target_notation::english, "[Notation \"ru\"]\n1. Кf3 *"), "[Notation \"en\"]\n\n1. Nf3 *\n");
    EXPECT_EQ(in(target_notation::russian, "[Notation \"en\"]\n1. Nf3 *"), "[Notation \"ru\"]\n\n1. Кf3 *\n");
    EXPECT_EQ(in(target_notation::uci, "[Notation \"ru\"]\n1. Кf3 *"), "[Notation \"en\"]\n\n1. g1f3 *\n");
}

TEST(notation, the_tag_is_added_only_where_the_letters_would_be_read_otherwise) {
    EXPECT_EQ(in(target_notation::russian, "1. Nf3 e5 *"), "1. Кf3 e5 *\n");
    EXPECT_EQ(in(target_notation::russian, "1. e4 (1. Nf3) *"), "[Notation \"ru\"]\n\n1. e4 (1. Кf3) *\n");
    EXPECT_EQ(in(target_notation::russian, "1. e4 (1. Nf3 e5 2. Ng1 Nf6 3. Rg1) *"),
              converted("1. e4 (1. Nf3 e5 2. Ng1 Nf6 3. Rg1) *", {target_notation::russian, false, false}, {}));
}

TEST(notation, the_language_of_the_input_may_be_named) {
    replay_options options;
    options.notation = grammar::russian;
    EXPECT_EQ(converted("1. e4 (1. Kf3) *", {}, options), "1. e4 (1. Nf3) *\n");
}

}  // namespace
}  // namespace royalcheck::testing
