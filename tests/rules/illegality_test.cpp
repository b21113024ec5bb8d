// Every reason for which a request may be refused: raised once, and one near miss that is legal.
#include <ostream>

#include <gtest/gtest.h>

#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;
using enum illegality;

struct refusal_case {
    std::string_view name;
    illegality why;
    std::string_view spoiler;  ///< "-" where none is named
    std::string_view fen, move;
    std::string_view near_fen, near_move;
};
void PrintTo(const refusal_case& c, std::ostream* out) { *out << c.name; }

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

class illegality_of : public ::testing::TestWithParam<refusal_case> {};

TEST_P(illegality_of, move) {
    const auto& c = GetParam();
    const resolution r = resolve_text(from_fen(c.fen), c.move);
    EXPECT_EQ(r.verdict, verdict::illegal);
    EXPECT_EQ(r.why, c.why) << static_cast<int>(r.why);
    EXPECT_EQ(r.spoiler == no_square ? "-" : to_text<board8>(r.spoiler), c.spoiler);
    EXPECT_EQ(resolve_text(from_fen(c.near_fen), c.near_move).verdict, verdict::legal) << c.near_move;
}

constexpr refusal_case cases[] = {
    {"off_board", off_board, "-", start, "Ni3", start, "Nh3"},
    {"off_board_rank", off_board, "-", start, "e9", start, "e4"},
    {"no_such_piece", no_such_piece, "-", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Qa4", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
     "Ra4"},
    {"no_such_piece_on_the_hinted_file", no_such_piece, "-", start, "Ncc3", start, "Nbc3"},
    {"no_pawn_on_the_file", no_such_piece, "-", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "d3",
     "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e3"},
    {"no_man_on_the_named_square", no_such_piece, "-", start, "@e3e4", start, "@e2e4"},
    {"not_your_piece", not_your_piece, "e7", start, "@e7e5", start, "@e2e4"},
    {"already_there", already_there, "-", "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Nf3", "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1",
     "Ng5"},
    {"cannot_reach", cannot_reach, "-", start, "Nd4", start, "Nc3"},
    {"pawn_cannot_reach", cannot_reach, "-", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
     "e4"},
    {"pawn_capture_two_files_away", cannot_reach, "-", "4k3/8/8/3p4/8/8/5P2/4K3 w - - 0 1", "fxd5",
     "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5"},
    {"path_blocked", path_blocked, "e2", start, "Bc4", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Bc4"},
    {"own_piece_on_target", own_piece_on_target, "d2", start, "Nd2", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "Nd2"},
    {"castling_as_king_takes_rook", own_piece_on_target, "h1", "4k3/8/8/8/8/8/8/6KR w - - 0 1", "@g1h1",
     "4k3/8/8/8/8/8/8/6K1 w - - 0 1", "@g1h1"},
    {"nothing_to_capture", nothing_to_capture, "-", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd5",
     "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5"},
    {"nothing_to_capture_on_the_file", nothing_to_capture, "-", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd",
     "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd"},
    {"en_passant_expired", en_passant_expired, "d5", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6",
     "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"},
    {"pawn_blocked", pawn_blocked, "e5", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
     "e5"},
    {"pawn_blocked_on_the_way", pawn_blocked, "e3", "4k3/8/8/8/8/4n3/4P3/2K5 w - - 0 1", "e4",
     "4k3/8/8/8/3n4/8/4P3/2K5 w - - 0 1", "e4"},
    {"promotion_missing", promotion_missing, "-", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8",
     "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=R"},
    {"promotion_missing_on_the_file", promotion_missing, "-", "k2r4/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd",
     "k2r4/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd=Q"},
    {"promotion_forbidden_king", promotion_forbidden, "-", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=K",
     "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=N"},
    {"promotion_forbidden_pawn", promotion_forbidden, "-", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=P",
     "k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=B"},
    {"promotion_misplaced", promotion_misplaced, "-", "k7/8/4P3/8/8/8/8/4K3 w - - 0 1", "e7=Q",
     "k7/8/4P3/8/8/8/8/4K3 w - - 0 1", "e7"},
    {"promotion_of_a_piece", promotion_misplaced, "-", "k7/8/5N2/8/8/8/8/4K3 w - - 0 1", "Ng8=Q",
     "k7/8/5N2/8/8/8/8/4K3 w - - 0 1", "Ng8"},
    {"king_left_in_check", king_left_in_check, "e8", "k3r3/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3",
     "k3r3/8/8/8/8/2N5/8/4K3 w - - 0 1", "Ne4"},
    {"king_left_in_check_by_a_knight", king_left_in_check, "f3", "7k/8/8/8/8/5n2/8/R2BK3 w - - 0 1", "Ra2",
     "7k/8/8/8/8/5n2/8/R2BK3 w - - 0 1", "Bxf3"},
    {"king_left_in_check_by_a_pawn", king_left_in_check, "f2", "7k/8/8/8/8/8/5p2/R3K2N w - - 0 1", "Ra2",
     "7k/8/8/8/8/8/5p2/R3K2N w - - 0 1", "Nxf2"},
    {"king_exposed", king_exposed, "e8", "k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "k3r3/8/8/8/8/8/4N3/3K4 w - - 0 1",
     "Nc3"},
    {"king_exposed_by_en_passant", king_exposed, "a5", "7k/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "exd6",
     "7k/8/8/3pP2K/8/8/8/8 w - d6 0 1", "exd6"},
    {"king_into_check", king_into_check, "d8", "3r3k/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1",
     "3r3k/8/8/8/8/8/8/4K3 w - - 0 1", "Kf1"},
    {"castling_right_lost", castling_right_lost, "-", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "O-O", castle, "O-O"},
    {"castling_right_lost_by_the_king_step", castling_right_lost, "-", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "Kg1",
     castle, "Kg1"},
    {"castling_no_rook", castling_no_rook, "-", "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1", "O-O", castle, "O-O-O"},
    {"castling_path_blocked", castling_path_blocked, "b1", "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", "O-O-O",
     "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", "O-O"},
    {"castling_in_check", castling_in_check, "e8", "k3r3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O",
     "k2r4/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"},
    {"castling_through_check", castling_through_check, "f8", "k4r2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O",
     "k6r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"},
    {"castling_into_check", castling_into_check, "g8", "k5r1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O",
     "k6r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"},
};

INSTANTIATE_TEST_SUITE_P(every_reason, illegality_of, ::testing::ValuesIn(cases),
                         [](const auto& c) { return std::string(c.param.name); });

TEST(illegality_order, a_pinned_pawn_on_the_seventh_is_told_of_the_pin_before_the_missing_piece) {
    const auto p = from_fen("8/r3P2K/8/8/8/8/8/k7 w - - 0 1");
    EXPECT_EQ(resolve_text(p, "e8").why, king_exposed);
    EXPECT_EQ(resolve_text(p, "e8=K").why, promotion_forbidden);
}

TEST(illegality_order, a_request_without_a_target_is_answered_by_nothing) {
    EXPECT_EQ(resolve(start_position<board8>(), move_request{}).verdict, verdict::illegal);
    EXPECT_EQ(resolve(start_position<board10>(), move_request{}).verdict, verdict::illegal);
    EXPECT_TRUE(candidates(start_position<board10>(), move_request{}).empty());
}

TEST(illegality_order, the_refused_move_is_handed_back) {
    const resolution r = resolve_text(from_fen("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1"), "Nc3");
    EXPECT_EQ(r.chosen.from, sq("e2"));
    EXPECT_EQ(r.chosen.to, sq("c3"));
}

}  // namespace
