// Results as they are written, mended and annotated.
#include <gtest/gtest.h>

#include "outline.hpp"

namespace royalcheck::testing {
namespace {

replay_options chess() {
    replay_options options;
    options.variant = variant::chess;
    return options;
}

std::string plain(std::string_view pgn, const replay_options& options = chess()) {
    const std::string out = converted(pgn, {}, options);
    EXPECT_EQ(converted(out, {}, options), out);
    return out;
}

std::string fixed(std::string_view pgn, const replay_options& options = chess()) {
    const conversion wanted{target_notation::english, true, false};
    const std::string out = converted(pgn, wanted, options);
    EXPECT_EQ(converted(out, wanted, options), out);
    return out;
}

TEST(results, take_their_standard_form) {
    EXPECT_EQ(plain("[Result \"½-½\"]\n1. e4 ½:½"), "[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n");
    EXPECT_EQ(plain("[Result \"unknown\"]\n1. e4 1:0"), "[Result \"unknown\"]\n\n1. e4 1-0\n");
}

TEST(results, missing_at_the_end_are_those_of_the_tag) {
    EXPECT_EQ(plain("[Result \"0-1\"]\n1. e4"), "[Result \"0-1\"]\n\n1. e4 0-1\n");
    EXPECT_EQ(plain("1. e4"), "1. e4 *\n");
    EXPECT_EQ(plain("[Result \"0-1\"]\n"), "[Result \"0-1\"]\n\n0-1\n");
}

TEST(results, both_lose_stands_in_the_tag) {
    EXPECT_EQ(plain("1. e4 0-0"), "[Result \"0-0\"]\n\n1. e4 *\n");
    EXPECT_EQ(plain("[Result \"*\"]\n1. e4 0-0"), "[Result \"0-0\"]\n\n1. e4 *\n");
    EXPECT_EQ(plain("[Result \"0-0\"]\n1. e4 *"), "[Result \"0-0\"]\n\n1. e4 *\n");
    EXPECT_EQ(plain("[Result \"lost\"]\n1. e4 0-0"), "[Result \"lost\"]\n\n1. e4 0-0\n");
    EXPECT_EQ(plain("[Result \"1-0\"]\n1. e4 0-0"), "[Result \"1-0\"]\n\n1. e4 0-0\n");
}

TEST(results, that_disagree_both_stay) {
    EXPECT_EQ(plain("[Result \"1-0\"]\n1. e4 0-1"), "[Result \"1-0\"]\n\n1. e4 0-1\n");
}

constexpr std::string_view mate = "1. f3 e5 2. g4 Qh4# ";

TEST(fix_results, writes_the_one_correct_result_into_tag_and_end) {
    const std::string right = "[Result \"0-1\"]\n\n" + std::string(mate) + "0-1\n";
    EXPECT_EQ(fixed("[Result \"1-0\"]\n" + std::string(mate) + "1-0"), right);
    EXPECT_EQ(fixed("[Result \"*\"]\n" + std::string(mate) + "*"), right);
    EXPECT_EQ(fixed("[Result \"0-1\"]\n" + std::string(mate) + "1-0"), right);
    EXPECT_EQ(fixed(std::string(mate)), right);
    EXPECT_EQ(fixed("[Result \"1-0\"]\n[Result \"0-1\"]\n" + std::string(mate) + "0-1"),
              "[Result \"0-1\"]\n[Result \"0-1\"]\n\n" + std::string(mate) + "0-1\n");
}

TEST(fix_results, leaves_what_the_board_does_not_decide) {
    EXPECT_EQ(fixed("[Result \"1-0\"]\n1. e4 0-1"), "[Result \"1-0\"]\n\n1. e4 0-1\n");
}

// White makes no king move in moves 1 to 10, and play goes on: the arbiter has two results.
constexpr std::string_view late =
    "1. a3 e6 2. a4 Ke7 3. b3 a6 4. b4 b6 5. c3 c6 6. c4 d6 7. d3 f6 8. d4 g6 9. g3 h6 10. g4 Nd7 11. h3 1-0";

std::string with_late_violation(late_violation choice) {
    replay_options options;
    options.variant = variant::royal64;
    options.late = choice;
    std::string out = fixed("[Result \"1-0\"]\n" + std::string(late), options);
    return out.substr(0, out.find('\n')) + out.substr(out.rfind(' '));
}

TEST(fix_results, leaves_the_choice_to_the_arbiter_unless_he_has_made_it) {
    EXPECT_EQ(with_late_violation(late_violation::report), "[Result \"1-0\"] 1-0\n");
    EXPECT_EQ(with_late_violation(late_violation::offender), "[Result \"0-1\"] 0-1\n");
    EXPECT_EQ(with_late_violation(late_violation::both), "[Result \"0-0\"] *\n");
}

TEST(annotate, adds_what_is_found_in_the_play_once) {
    const conversion wanted{target_notation::english, false, true};
    const std::string pgn = "[Result \"1-0\"]\n1. f3 {mine} e5 2. g4 Qh4 1:0";
    const std::string out = converted(pgn, wanted, chess());
    EXPECT_EQ(out, "[Result \"1-0\"]\n\n1. f3 {mine} 1... e5 2. g4 Qh4# {royalcheck: RC501 wrong-result: The record\n"
                   "says 1-0, but the game was decided by checkmate: the result must be 0-1.} 1-0\n");
    EXPECT_EQ(converted(out, wanted, chess()), out);
    const conversion both{target_notation::english, true, true};
    EXPECT_EQ(converted(out, both, chess()), "[Result \"0-1\"]\n\n1. f3 {mine} 1... e5 2. g4 Qh4# 0-1\n");
    EXPECT_NE(converted(out, {}, chess()).find("RC501"), std::string::npos) << "comments are kept";
}

TEST(annotate, stands_behind_the_move_and_its_nags_in_variations_too) {
    const conversion wanted{target_notation::english, false, true};
    const std::string out =
        converted("[Variant \"chess\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/3r4/3K1N2/8 w - - 0 60\"]\n"
                  "60. Ke2 (60. Nxd3+! {fine}) 1/2-1/2",
                  wanted, {});
    EXPECT_EQ(converted(out, wanted, {}), out);
}

}  // namespace
}  // namespace royalcheck::testing
