// Writing: SAN of the PGN standard 8.2.3 and FEN of 16.1.
#include <gtest/gtest.h>

#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;

std::string written(std::string_view fen, std::string_view text) {
    const auto p = from_fen(fen);
    return to_san(p, resolve_text(p, text).chosen);
}

TEST(san, shortest_disambiguation_file_before_rank) {
    EXPECT_EQ(written("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2"), "Nbd2");
    EXPECT_EQ(written("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "R1a3"), "R1a3");
    EXPECT_EQ(written("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1"), "Qh4e1");
    EXPECT_EQ(written("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qee1"), "Qee1");
    EXPECT_EQ(written("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Q1e1"), "Q1e1");
}

TEST(san, a_pinned_rival_does_not_count) { EXPECT_EQ(written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nge2"), "Ne2"); }

TEST(san, captures_promotions_and_castling) {
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd"), "exd5");
    EXPECT_EQ(written("8/8/8/3pP3/k7/8/8/4K3 w - d6 0 1", "exd6"), "exd6");
    EXPECT_EQ(written("3r4/4P3/8/k7/8/8/8/K7 w - - 0 1", "exd8=N"), "exd8=N");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kc1"), "O-O-O");
    EXPECT_EQ(written("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"), "O-O-O+");
}

TEST(san, check_and_mate) {
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8"), "Ra8+");
    EXPECT_EQ(written("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8"), "Ra8#");
    EXPECT_EQ(written("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "Qf8"), "Qf8+");
    EXPECT_EQ(sign_after(start_position<board8>(), resolve_text(start_position<board8>(), "e4").chosen),
              check_sign::none);
}

TEST(fen, en_passant_square_after_every_double_step) {
    EXPECT_EQ(to_fen(start_position<board8>()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(to_fen(game().moves("e4").now), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    EXPECT_EQ(to_fen(game().moves("e4 c5").now), "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2");
    EXPECT_EQ(to_fen(game().moves("e4 c5 Nf3").now), "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(fen, what_was_read_is_written) {
    for (const std::string_view fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                       "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "k7/7p/PK6/8/8/8/3B4/8 w - - 0 41",
                                       "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 7", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 12 34"})
        EXPECT_EQ(to_fen(from_fen(fen)), fen);
}

TEST(square_names, rank_ten_has_two_digits) {
    EXPECT_EQ(to_text<board8>(sq("e4")), "e4");
    EXPECT_EQ(to_text<board10>(make_square<board10>(0, 9)), "a10");
    EXPECT_EQ(to_text<board10>(make_square<board10>(9, 0)), "j1");
}

}  // namespace
