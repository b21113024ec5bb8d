// C-MOVE: castling, en passant, promotion and king safety (FIDE 3.1-3.9).
#include <set>

#include <gmock/gmock.h>

#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

/// SAN of all legal moves of the man on `from`, in order of the alphabet.
std::set<std::string> moves_of(const position<board8>& p, std::string_view from) {
    move_list all;
    legal_moves(p, all);
    std::set<std::string> out;
    for (const move& m : all)
        if (m.from == sq(from)) out.insert(to_san(p, m));
    return out;
}

TEST(C_MOVE, start_position_has_twenty_moves) {
    move_list all;
    legal_moves(start_position<board8>(), all);
    EXPECT_EQ(all.size(), 20u);
}

TEST(C_MOVE, castling_both_wings) {
    const auto p = from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_THAT(moves_of(p, "e1"), UnorderedElementsAre("Kd1", "Kd2", "Ke2", "Kf1", "Kf2", "O-O", "O-O-O"));
    EXPECT_EQ(to_fen(game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").moves("O-O O-O-O").now),
              "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

TEST(C_MOVE, castling_rook_may_cross_an_attacked_square) {
    const auto p = from_fen("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    EXPECT_EQ(resolve_text(p, "O-O-O").verdict, verdict::legal);
}

TEST(C_MOVE, castling_rights_end_with_the_move_of_king_or_rook_and_with_the_rook) {
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(to_fen(game(fen).moves("Ke2").now), "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    EXPECT_EQ(to_fen(game(fen).moves("Ra2").now), "r3k2r/8/8/8/8/8/R7/4K2R b Kkq - 1 1");
    EXPECT_EQ(to_fen(game(fen).moves("Rxh8+").now), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

TEST(C_MOVE, king_neither_steps_nor_captures_into_check) {
    const auto p = from_board(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . b . . . . .
        . . . p . . . .
        . . . . K . . .)",
                              side::white);
    EXPECT_THAT(moves_of(p, "e1"), UnorderedElementsAre("Kd1", "Ke2", "Kf1", "Kf2"));
}

TEST(C_MOVE, king_does_not_hide_behind_itself) {
    const auto p = from_fen("4k3/8/8/8/8/8/8/r2K4 w - - 0 1");
    EXPECT_THAT(moves_of(p, "d1"), UnorderedElementsAre("Kc2", "Kd2", "Ke2"));
}

TEST(C_MOVE, pinned_piece_stays_on_the_line) {
    const auto p = from_fen("4r2k/8/8/8/4R3/8/4K3/8 w - - 0 1");
    EXPECT_EQ(moves_of(p, "e4").size(), 5u);  // e3 and e5, e6, e7, xe8
    EXPECT_THAT(moves_of(from_fen("4r2k/8/8/8/4N3/8/4K3/8 w - - 0 1"), "e4"), IsEmpty());
}

TEST(C_MOVE, double_check_moves_only_the_king) {
    const auto p = from_fen("4r2k/8/8/8/8/5n2/3Q4/4K3 w - - 0 1");
    move_list all;
    legal_moves(p, all);
    for (const move& m : all) EXPECT_EQ(m.from, sq("e1"));
}

TEST(C_MOVE, en_passant_on_the_next_move_only) {
    const auto g = game().moves("e4 a6 e5 d5");
    EXPECT_THAT(moves_of(g.now, "e5"), UnorderedElementsAre("e6", "exd6"));
    EXPECT_EQ(to_fen(game(g).moves("exd6").now), "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
    EXPECT_THAT(moves_of(game(g).moves("a3 a5").now, "e5"), ElementsAre("e6"));
}

TEST(C_MOVE, en_passant_uncovers_the_king_along_the_rank) {
    const auto g = game("7k/3p4/8/r3P2K/8/8/8/8 b - - 0 1").moves("d5");
    EXPECT_THAT(moves_of(g.now, "e5"), ElementsAre("e6"));
}

TEST(C_MOVE, en_passant_takes_the_checking_pawn) {
    const auto g = game("7k/3p4/8/4P3/2K5/8/8/8 b - - 0 1").moves("d5+");
    EXPECT_THAT(moves_of(g.now, "e5"), ElementsAre("exd6"));
}

TEST(C_MOVE, promotion_to_four_pieces) {
    const auto p = from_fen("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_THAT(moves_of(p, "e7"),
                UnorderedElementsAre("e8=Q+", "e8=R+", "e8=B", "e8=N", "exd8=Q+", "exd8=R+", "exd8=B", "exd8=N"));
    EXPECT_EQ(to_fen(game("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1").moves("exd8=N").now), "3N3k/8/8/8/8/8/8/K7 b - - 0 1");
}

TEST(C_MOVE, capture_of_a_rook_at_home_by_promotion_ends_the_right) {
    EXPECT_EQ(to_fen(game("r3k3/1P6/8/8/8/8/8/4K3 w q - 3 9").moves("bxa8=Q+").now), "Q3k3/8/8/8/8/8/8/4K3 b - - 0 9");
}

TEST(C_MOVE, null_move_passes_the_turn_and_the_en_passant_right) {
    auto p = game().moves("e4").now;
    play_null(p);
    EXPECT_EQ(to_fen(p), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
    EXPECT_EQ(p.men_key, recomputed_key(p));
}

TEST(C_MOVE, a_king_move_exists_or_not) {
    EXPECT_FALSE(has_legal_king_move(start_position<board8>()));
    EXPECT_TRUE(has_legal_king_move(game().moves("e4 e5").now));
}

}  // namespace
