// Whole games of Royal Chess 100: successions and their marks, losing positions, verdicts that hang on a reading.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

game_report from(std::string_view fen, std::string_view moves, replay_options options = {}) {
    const std::string pgn =
        "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n" + std::string(moves);
    auto all = replay_all(pgn, options);
    EXPECT_EQ(all.size(), 1u);
    return std::move(all.front());
}

constexpr std::string_view king_attacked = "5k4/10/10/10/4r5/10/10/10/10/4K1(Pr)3 b - - 0 1";
constexpr std::string_view queen_attacked = "5k4/10/10/10/3(ps)6/10/3rq5/10/4R5/4K5 w - - 0 1";
constexpr std::string_view castling_attacked = "3r6/2k7/10/10/10/10/10/10/10/R3K1(Pr)3 w K - 0 1";

rules::clause clause_of_refused(std::string_view fen, const std::string& moves) {
    const auto r = from(fen, moves);
    const auto* f = find(r, code::illegal_move);
    return f == nullptr ? rules::clause::none : f->clause;
}

TEST(refused_pawn_moves, cite_the_clause_for_where_the_pawn_stands) {
    using rules::clause;
    constexpr std::string_view start = "9k/10/10/10/2p7/10/10/10/3P6/9K w - - 0 1";
    constexpr std::string_view third = "9k/10/10/10/10/2p1p5/10/3P6/10/9K w - - 0 1";
    constexpr std::string_view fourth = "9k/10/10/10/2p7/10/3P6/10/10/9K w - - 0 1";
    EXPECT_EQ(clause_of_refused(start, "1. d6 *"), clause::r_pawn_start);
    EXPECT_EQ(clause_of_refused("9k/10/10/10/10/10/10/3n6/3P6/9K w - - 0 1", "1. d5 *"), clause::r_pawn_start);
    EXPECT_EQ(clause_of_refused(third, "1. d6 *"), clause::r_pawn_third);
    EXPECT_EQ(clause_of_refused(third, "1. d3d6 *"), clause::r_pawn_third);
    EXPECT_EQ(clause_of_refused("9k/10/3p6/10/10/10/10/10/10/9K b - - 0 1", "1... d5 *"), clause::r_pawn_third);
    EXPECT_EQ(clause_of_refused(fourth, "1. d6 *"), clause::r_pawn_then);
    EXPECT_EQ(clause_of_refused(fourth, "1. dxe5 *"), clause::r_pawn_then);
    EXPECT_EQ(clause_of_refused(fourth, "1. a6 *"), clause::r_pawn_then);
}

TEST(refused_pawn_moves, cite_the_third_rank_under_its_other_readings) {
    const std::string stepped = "[Readings \"third-rank=stepped\"]\n",
                      immediate = "[Readings \"third-rank=immediate\"]\n";
    const auto third = rules::clause::r_pawn_third;
    EXPECT_EQ(clause_of_refused("9k/10/10/10/10/10/10/3p6/2P7/9K w - - 0 1", stepped + "1. cxd3 Kj9 2. d5 *"), third);
    EXPECT_EQ(
        clause_of_refused("9k/10/10/10/10/10/10/10/3P6/9K w - - 0 1", immediate + "1. d3 Kj9 2. Ki1 Kj10 3. d5 *"),
        third);
    EXPECT_EQ(clause_of_refused("9k/10/10/10/10/10/10/3P6/10/9K w - - 0 1", immediate + "1. Ki1 Kj9 2. d5 *"), third);
}

TEST(refused_pawn_moves, cite_en_passant_where_the_square_was_passed_over) {
    constexpr std::string_view start = "9k/10/10/10/10/2p1p5/10/10/3P6/9K w - - 0 1";
    EXPECT_EQ(clause_of_refused(start, "1. d5 exd3 *"), rules::clause::r_ep);
    EXPECT_EQ(clause_of_refused(start, "1. d4 cxd3 *"), rules::clause::r_ep);
    EXPECT_EQ(clause_of_refused(start, "1. d3 Kj9 2. d5 cxd3 *"), rules::clause::r_pawn_then);
}

TEST(refused_king_moves, to_the_centre_of_the_large_board_are_no_sign_of_an_electronic_board) {
    const auto r = from("9k/10/10/10/10/10/10/10/10/9K w - - 0 1", "1. Ke5 *");
    ASSERT_NE(find(r, code::illegal_move), nullptr);
    EXPECT_TRUE(find(r, code::illegal_move)->message.parts.empty());
}

TEST(R_SUCCEED, the_capture_of_a_king_crowns_the_prince) {
    const auto r = from(king_attacked, "1... Rxe1+ 2. Pr=K Kf2 *");
    EXPECT_EQ(codes(r), "");
    ASSERT_EQ(r.successions.size(), 1u);
    EXPECT_EQ(r.successions[0].side, rules::side::white);
    EXPECT_EQ(r.successions[0].piece, rules::piece_kind::prince);
    EXPECT_EQ(r.successions[0].ply, 1);
    EXPECT_EQ(r.successions[0].square, "g1");
    EXPECT_NE(find(r, code::prince_succeeds), nullptr);
}

TEST(R_SUCCEED, a_mark_that_is_not_true_is_false) {
    EXPECT_EQ(codes(from(king_attacked, "1... Rxe1+ 2. Kf2 Pr=K Kf9 *")), "RC209");
}

TEST(R_MUST_TAKE, the_captures_that_must_be_made_are_suggested_however_unlike_the_written_move) {
    const auto suggested = [](std::string_view fen, std::string_view moves) {
        const auto r = from(fen, moves);
        const auto* f = find(r, code::king_capture_refused);
        return f == nullptr ? std::vector<std::string>{} : f->suggestions;
    };
    constexpr std::string_view rook_takes = "4(pr)k4/10/10/10/10/4r5/10/5(Pr)4/10/4K5 b - - 0 1";
    EXPECT_THAT(suggested(rook_takes, "1... Kf9 *"), ElementsAre("Rxe1"));
    EXPECT_THAT(suggested(rook_takes, "1... Prd9 *"), ElementsAre("Rxe1"));
    EXPECT_THAT(suggested("9k/9(Pr)/10/10/10/10/10/10/(pr)9/4K5 w - - 0 1", "1. Kd1 *"), ElementsAre("Prxj10"));
    const auto accepted = suggested("k7(pr)r/10/10/10/10/10/10/10/9Q/(Ps)3K5 b - - 0 1", "1... Rxj2 2. Ps=Q Kd1 *");
    ASSERT_FALSE(accepted.empty());
    EXPECT_THAT(accepted.front(), HasSubstr("Qxa10"));
}

TEST(R_MUST_TAKE, any_other_move_is_refused) {
    const auto r = from(king_attacked, "1... Re5 *");
    EXPECT_EQ(codes(r), "RC204");
    EXPECT_EQ(find(r, code::king_capture_refused)->clause, rules::clause::r_must_take);
    EXPECT_THAT(find(r, code::king_capture_refused)->suggestions, ::testing::ElementsAre("Rxe1+"));
}

TEST(R_QUEEN, acceptance_needs_no_mark) {
    const auto r = from(queen_attacked, "1. Rxe4 Qd5 *");
    EXPECT_EQ(codes(r), "");
    ASSERT_EQ(r.successions.size(), 1u);
    EXPECT_EQ(r.successions[0].piece, rules::piece_kind::princess);
    EXPECT_EQ(r.successions[0].ply, 2);
    EXPECT_EQ(r.successions[0].square, "d6");
}

TEST(R_DECLINE, a_mark_declines_and_a_princess_move_implies_it) {
    EXPECT_EQ(codes(from(queen_attacked, "1. Rxe4 Ps=Ps Kf9 *"), true), "RC115 RC603");
    EXPECT_EQ(codes(from(queen_attacked, "1. Rxe4 Pse5 *")), "RC208 RC605");
    EXPECT_EQ(codes(from(queen_attacked, "1. Ps=Q Rxe4 *")), "RC209");
}

TEST(R_DECLINE, edition_ru_knows_no_decline) {
    replay_options options;
    options.edition = rules::edition::ru;
    const auto r = from(queen_attacked, "1. Rxe4 Ps=Ps Kf9 *", options);
    EXPECT_EQ(r.plies, 2);
    EXPECT_NE(find(r, code::false_succession_mark), nullptr);
}

TEST(R_LOSING, decides_and_the_capture_is_no_move_after_the_end) {
    // The black king stands beside the white one and every capture leaves it attacked; Black has no prince.
    constexpr std::string_view fen = "10/10/10/10/4r5/4k5/10/4K5/4R1(Pr)3/10 w - - 0 1";
    const auto r = from(fen, "1. Ke4 *");
    EXPECT_EQ(r.result.reason, rules::ending::losing_position);
    EXPECT_EQ(correct(r), "1-0");
    EXPECT_EQ(r.result.ply, 1);
    EXPECT_EQ(codes(r), "RC503");
    EXPECT_EQ(codes(from(fen, "1. Ke4 Kxe4 2. Rxe4 1-0")), "");
}

TEST(R_LOSING, in_a_variation_is_noted_there_and_decides_nothing) {
    constexpr std::string_view fen = "10/10/10/10/4r5/4k5/10/4K5/4R1(Pr)3/10 w - - 0 1";
    for (const std::string_view moves : {"1. Kd2 (1. Ke4) 1... Kd5 *", "1. Kd2 (1. Ke4 Kxe4 2. Rxe4 Rxe4) 1... Kd5 *",
                                         "1. Kd2 (1. Ke4 (1. Kf2)) 1... Kd5 *"}) {
        const auto r = from(fen, moves);
        EXPECT_EQ(r.plies, 2) << moves;
        EXPECT_EQ(r.result.reason, rules::ending::none) << moves;
        EXPECT_EQ(std::count_if(r.findings.begin(), r.findings.end(),
                                [](const finding& f) { return f.id == code::losing_position; }),
                  1)
            << moves;
        const finding* f = find(r, code::losing_position);
        ASSERT_NE(f, nullptr) << moves;
        EXPECT_EQ(f->variation, std::vector<int>{1}) << moves;
        EXPECT_EQ(f->ply, 1) << moves;
        EXPECT_EQ(f->severity, severity::note) << moves;
        EXPECT_EQ(f->message.id, message::losing_position_in_variation) << moves;
    }
    const auto after = from(fen, "1. Kd2 (1. Ke4 Kxe4 2. Rxe4 Rxe4) 1... Kd5 *");
    EXPECT_EQ(codes(after), "RC207") << "after the allowed capture and its answer there is no king to play for";
}

TEST(R_LOSING, comes_before_a_draw_that_nobody_need_claim) {
    const auto dead = from("10/10/10/10/10/4k5/5K4/10/10/10 w - - 0 2", "1-0");
    EXPECT_EQ(codes(dead, true), "RC115 RC604");
    EXPECT_EQ(correct(dead), "1-0");
    const auto long_ago = from("k9/10/10/10/10/10/10/10/10/R8K w - - 150 80", "1-0");
    EXPECT_EQ(codes(long_ago, true), "RC115 RC604");
    EXPECT_EQ(correct(long_ago), "1-0");
}

TEST(R_LOSING, the_captures_that_follow_bring_no_draw) {
    for (const auto* moves : {"1. Ke5 Kxe5 1-0", "1. Ke5 Kxe5 2. Kxe5 1-0"}) {
        const auto r = from("10/10/10/10/4k5/10/4K(Pr)4/10/10/10 w - - 0 1", moves);
        EXPECT_EQ(codes(r, true), "RC115 RC604 RC601") << moves;
        EXPECT_EQ(correct(r), "1-0");
    }
}

TEST(R_LOSING, is_judged_at_the_start_position_too) {
    const auto r = from("k9/10/10/10/10/10/10/10/10/R8K w - - 0 1", "1-0");
    EXPECT_EQ(r.result.reason, rules::ending::losing_position);
    EXPECT_EQ(r.result.ply, 0);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
    EXPECT_NE(find(r, code::losing_position), nullptr);
}

TEST(R_QUEEN_ORDER, the_new_queen_wins_at_once_unless_the_record_declines) {
    constexpr std::string_view fen = "5k4/10/10/10/10/10/10/10/10/K4(Ps)4 w - - 0 1 ?";
    EXPECT_EQ(from(fen, "1-0").result.reason, rules::ending::losing_position);
    const auto declined = from(fen, "1. Ps=Ps Kb2 *");
    EXPECT_EQ(declined.plies, 1);
    EXPECT_EQ(declined.result.reason, rules::ending::none);
    EXPECT_EQ(find(declined, code::losing_position), nullptr);
}

TEST(R_MATE, is_cited_for_a_mate_on_the_large_board) {
    EXPECT_EQ(from("k9/9r/8r1/10/10/10/10/10/10/9K w - - 0 1", "0-1").result.clause, rules::clause::r_mate);
}

TEST(R_CASTLE, a_king_move_alone_is_noted) {
    EXPECT_NE(find(from("2k7/10/10/10/10/10/10/10/10/R3K4R w KQ - 0 1", "1. Kc1 *"), code::nonstandard_spelling),
              nullptr);
}

TEST(R_CASTLE, spelled_out_castling_goes_to_the_side_of_this_board) {
    const auto r = from("2k7/10/10/10/10/10/10/10/10/R3K4R w KQ - 0 1", "1. Kg c1 – R d1 *");
    EXPECT_EQ(codes(r), "");
    EXPECT_THAT(r.final_fen, HasSubstr("2KR"));
}

TEST(depends_on_reading, names_the_reading_the_value_and_the_verdict) {
    const auto r = from(castling_attacked, "1. O-O *");
    EXPECT_EQ(codes(r), "RC201 RC605");
    const auto* f = find(r, code::depends_on_reading);
    ASSERT_EQ(f->readings.size(), 1u);
    EXPECT_EQ(f->readings[0].name, "castling-attack");
    EXPECT_EQ(f->readings[0].value, "free");
    EXPECT_THAT(to_text(f->readings[0].verdict), HasSubstr("1.O-O would be legal"));
    EXPECT_EQ(f->move, "O-O");
}

TEST(depends_on_reading, is_silent_where_every_value_says_the_same) {
    EXPECT_EQ(codes(from("5k4/10/10/10/10/10/10/10/10/R3K1(Pr)3 w K - 0 1", "1. O-O *")), "");
    EXPECT_EQ(codes(from(castling_attacked, "1. Kd5 *")), "RC201");
}

TEST(depends_on_reading, is_found_behind_moves_that_every_reading_allows) {
    constexpr std::string_view start = "4k4r/10/10/10/10/10/10/2p7/1P8/R3K5 w - - 0 1";
    const auto captured = from(start, "1. bxc3 Rj9 2. Ra2 (2. Kd2 Rj8) 2... Rj8 {so far} 3. Ra1 Rj9 4. c5 Rj8 *");
    const auto* f = find(captured, code::depends_on_reading);
    ASSERT_NE(f, nullptr);
    EXPECT_EQ(f->ply, 7);
    EXPECT_EQ(f->readings.size(), 2u);  // stepped and immediate
    const auto stepped = from(start, "1. b3 Rj9 2. Ra2 Rj8 3. b5 Rj9 *");
    f = find(stepped, code::depends_on_reading);
    ASSERT_NE(f, nullptr);
    EXPECT_EQ(f->ply, 5);
    ASSERT_EQ(f->readings.size(), 1u);
    EXPECT_EQ(f->readings[0].value, "immediate");
    EXPECT_EQ(find(from(start, "1. b3 Rj9 2. b5 Rj8 3. Ra2 Rj9 *"), code::depends_on_reading), nullptr);
}

TEST(depends_on_reading, an_edition_brings_the_counter_check_that_it_implies) {
    const auto r = from("9(pr)/10/2r3k3/10/10/10/10/10/10/2KR1B3(Pr) w - - 0 1", "1. Bc4+ Rxc4 *");
    const auto* f = find(r, code::depends_on_reading);
    ASSERT_NE(f, nullptr);
    EXPECT_EQ(f->ply, 1);
    EXPECT_EQ(f->move, "Bc4+");
    EXPECT_TRUE(std::any_of(f->readings.begin(), f->readings.end(), [](const auto& n) { return n.name == "edition"; }));
}

TEST(readings, a_tag_or_option_that_names_one_beats_the_edition) {
    const std::string pgn = "[Variant \"royal100\"]\n[Edition \"ru\"]\n[Readings \"castling-attack=free; nonsense\"]\n"
                            "[SetUp \"1\"]\n[FEN \"" +
                            std::string(castling_attacked) + "\"]\n1. O-O *";
    const auto all = replay_all(pgn);
    EXPECT_EQ(codes(all.front()), "RC116 RC605");
    EXPECT_EQ(all.front().plies, 1);
}

TEST(variant, is_guessed_from_what_only_the_large_board_has) {
    for (const std::string_view pgn : {"1. j4 *", "1. a4 Ra9 *", "1. Prg2 *", "1. Псd2 *"})
        EXPECT_EQ(replay_all(pgn).front().variant, variant::royal100) << pgn;
}

}  // namespace
}  // namespace royalcheck::testing
