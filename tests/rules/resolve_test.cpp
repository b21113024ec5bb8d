// From a request to the one legal move: hints, coordinates, castling spelt otherwise, ambiguity.
#include <random>

#include <gtest/gtest.h>

#include "tests/rules/line.hpp"

namespace {

using namespace royalcheck::rules;
using namespace royalcheck::rules::testing;

std::string played(const position<board8>& p, std::string_view text) {
    const resolution r = resolve_text(p, text);
    if (r.verdict == verdict::ambiguous) return "ambiguous";
    if (r.verdict == verdict::illegal) return "illegal";
    return to_san(p, r.chosen) + (r.hint_superfluous ? " superfluous" : "");
}

constexpr std::string_view two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

TEST(resolve, two_pieces_that_can_are_ambiguous) {
    const auto p = from_fen(two_knights);
    EXPECT_EQ(played(p, "Nd2"), "ambiguous");
    EXPECT_EQ(played(p, "Nbd2"), "Nbd2");
    EXPECT_EQ(played(p, "N3d2"), "Nfd2");
    const move_list both = candidates(p, ask("Nd2"));
    ASSERT_EQ(both.size(), 2u);
    EXPECT_EQ(to_san(p, both[0]), "Nbd2");
    EXPECT_EQ(to_san(p, both[1]), "Nfd2");
}

TEST(resolve, more_hints_than_needed_are_noticed) {
    const auto p = from_fen(two_knights);
    EXPECT_EQ(played(p, "Nb1d2"), "Nbd2 superfluous");
    EXPECT_EQ(played(p, "Nfg5"), "Ng5 superfluous");
    EXPECT_EQ(played(p, "Ke1e2"), "Ke2 superfluous");
    EXPECT_EQ(played(start_position<board8>(), "e2e4"), "e4 superfluous");
    EXPECT_EQ(played(start_position<board8>(), "ee4"), "e4 superfluous");
}

TEST(resolve, both_hints_are_needed_among_three_queens) {
    const auto p = from_fen("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    EXPECT_EQ(played(p, "Qh4e1"), "Qh4e1");
    EXPECT_EQ(played(p, "Qhe1"), "ambiguous");
    EXPECT_EQ(played(p, "Q4e1"), "ambiguous");
}

TEST(resolve, a_pinned_rival_needs_no_hint) {
    const auto p = from_fen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    EXPECT_EQ(played(p, "Ne2"), "Ne2");
    EXPECT_EQ(played(p, "Nge2"), "Ne2 superfluous");
}

TEST(resolve, coordinates_name_the_man_on_the_square) {
    EXPECT_EQ(played(start_position<board8>(), "@g1f3"), "Nf3");
    EXPECT_EQ(played(from_fen("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1"), "@e7d8=N"), "exd8=N");
    EXPECT_EQ(played(game().moves("e4 a6 e5 d5").now, "@e5d6"), "exd6");
}

TEST(resolve, a_king_move_to_the_castling_square_is_castling) {
    const auto p = from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(played(p, "Kg1"), "O-O");
    EXPECT_EQ(played(p, "Kc1"), "O-O-O");
    EXPECT_EQ(played(p, "@e1g1"), "O-O");
    EXPECT_EQ(played(p, "@e1c1"), "O-O-O");
    EXPECT_EQ(played(p, "@e1h1"), "illegal");
    EXPECT_EQ(played(from_fen("4k3/8/8/8/8/8/8/5K1R w - - 0 1"), "Kg1"), "Kg1");
}

TEST(resolve, a_king_far_from_the_square_without_a_rook_just_cannot_reach_it) {
    EXPECT_EQ(resolve_text(from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Kg1").why, illegality::cannot_reach);
}

TEST(resolve, a_princess_mark_is_no_choice_in_chess) {
    move_request r = ask("e4");
    r.succession = succession::accept;
    EXPECT_EQ(resolve(start_position<board8>(), r).why, illegality::not_a_choice);
}

TEST(resolve, pawn_capture_without_a_rank_must_be_unique) {
    const auto one = from_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(played(one, "exd"), "exd5");
    const auto two = from_fen("4k3/8/3p4/4P3/8/3p4/4P3/4K3 w - - 0 1");
    EXPECT_EQ(played(two, "exd"), "ambiguous");
    EXPECT_EQ(candidates(two, ask("exd")).size(), 2u);
    EXPECT_EQ(played(game().moves("e4 a6 e5 d5").now, "exd"), "exd6");
}

TEST(resolve, a_pawn_step_and_a_capture_to_one_square_are_told_apart) {
    const auto p = from_fen("4k3/8/8/2PpP3/3P4/8/8/4K3 w - - 0 1");
    EXPECT_EQ(played(p, "d5"), "illegal");
    const auto q = game("4k3/3p4/3P4/4P3/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(resolve_text(q.now, "d5").why, illegality::pawn_blocked);
    const auto both = from_fen("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(played(both, "exd6"), "exd6");
    EXPECT_EQ(played(both, "xd6"), "ambiguous");
    EXPECT_EQ(played(both, "e6"), "e6");
}

/// Along random games: SAN and coordinates of every legal move resolve to that move, unambiguously and without
/// a superfluous hint, and the legal test of a single move agrees with the generator.
TEST(resolve, every_legal_move_of_random_games_is_found_again) {
    std::mt19937 random(41);
    for (int round = 0; round < 12; ++round) {
        auto p = start_position<board8>();
        for (int ply = 0; ply < 80; ++ply) {
            move_list all;
            legal_moves(p, all);
            if (all.empty()) break;
            for (const move& m : all) {
                const std::string san = to_san(p, m);
                const resolution r = resolve_text(p, san);
                ASSERT_EQ(r.verdict, verdict::legal) << san << ' ' << to_fen(p);
                ASSERT_EQ(r.chosen, m) << san << ' ' << to_fen(p);
                ASSERT_FALSE(r.hint_superfluous) << san << ' ' << to_fen(p);
                std::string squares = '@' + to_text<board8>(m.from) + to_text<board8>(m.to);
                if (m.promotion != piece_kind::none) squares += san.substr(san.find('='), 2);
                ASSERT_EQ(resolve_text(p, squares).chosen, m) << squares << ' ' << to_fen(p);
            }
            play(p, all[random() % all.size()]);
        }
    }
}

}  // namespace
