// Where findings stand, how many are kept, and what is expected of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(replay, places_count_lines_and_code_points) {
    const auto all =
        replay_all("[White \"Ю\"]\r\n\r\n1. e4 {Ю} e4 *\r[White \"A\"]\n1. e4 e5\n2. Ka1 *", as(variant::chess));
    ASSERT_EQ(all.size(), 2u);
    const auto* first = find(all[0], code::illegal_move);
    EXPECT_EQ(first->at.line, 3u);
    EXPECT_EQ(first->at.column, 11u);
    const auto* second = find(all[1], code::illegal_move);
    EXPECT_EQ(all[1].at.line, 4u);
    EXPECT_EQ(second->at.line, 6u);
    EXPECT_EQ(second->at.column, 4u);
    EXPECT_EQ(second->at.length, 3u);
}

TEST(replay, each_part_of_a_broken_sequence_has_a_column) {
    const auto column = [](std::string_view before) {
        const auto r = replay_one("{" + std::string(before) + "} 1. Ka1 *");
        return find(r, code::illegal_move)->at.column - 7;  // of what stands in the comment
    };
    EXPECT_EQ(column("\x93hi\x94"), 4u);
    EXPECT_EQ(column("\xED\xA0\x80"), 3u);          // half a surrogate pair
    EXPECT_EQ(column("\xE2\x82"), 1u);              // a sequence that is cut off
    EXPECT_EQ(column("\xF0\x9F\xE2\x82\xAC"), 2u);  // one that is cut off by a whole one
    EXPECT_EQ(column("\xC0\x80\xFF"), 3u);
    EXPECT_EQ(column("и\xCC\x86"), 2u);
    const auto two_lines = replay_one("{\x93\n\x94\x94} 1. Ka1 *");
    EXPECT_EQ(find(two_lines, code::illegal_move)->at.column, 8u);
}

TEST(replay, a_flood_of_one_kind_is_counted) {
    std::string pgn = "1. e4 ";
    for (int i = 0; i < 500; ++i) pgn += "(1. e5) ";
    const auto r = replay_one(pgn + "*");
    EXPECT_LE(r.findings.size(), 120u);
    EXPECT_THAT(to_text(r.findings.back().message), HasSubstr("400 more"));
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

TEST(replay, an_error_is_not_swallowed_by_a_flood_of_warnings) {
    const auto illegal = replay_one("1. e4 " + repeated("(1. d4 Qh9) ", 150) + "e5 2. Qh9 *");
    EXPECT_EQ(illegal.findings.back().severity, severity::error);
    EXPECT_EQ(illegal.findings.back().ply, 3);
    const auto unreadable = replay_one("1. e4 e5 " + repeated(") ", 150) + "2. garbage12 Nc6 *");
    EXPECT_EQ(unreadable.findings.back().severity, severity::error);
    EXPECT_EQ(unreadable.findings.back().ply, 3);
}

TEST(replay, a_warning_of_the_main_line_is_not_swallowed_by_a_flood_in_variations) {
    const auto r = replay_one("1. e4 " + repeated("(7. d4) ", 150) + "e5 7. Nf3 *");
    ASSERT_EQ(r.findings.back().id, code::move_number_mismatch);
    EXPECT_TRUE(r.findings.back().variation.empty());
    EXPECT_EQ(r.findings.back().ply, 3);
}

TEST(replay, a_finding_in_a_variation_is_not_named_after_a_move_of_the_next_one) {
    const auto r = replay_one("1. e4 (1. d4 Qh5) (1. d4 Nf6) e5 *");
    ASSERT_NE(find(r, code::illegal_move), nullptr);
    EXPECT_EQ(find(r, code::illegal_move)->san, "");
}

TEST(expectation, is_held_against_all_findings_of_a_flood) {
    std::string wrong_numbers;
    for (int i = 0; i < 60; ++i) wrong_numbers += "900. Nf3 900... Nf6 900. Ng1 900... Ng8 ";
    EXPECT_TRUE(
        replay_one("[Expect \"RC106, RC402@8..., RC404\"]\n" + wrong_numbers + "*").expectation.missing.empty());
    const auto judged = [&](std::string_view tag) {
        return replay_one("[Expect \"" + std::string(tag) + "\"]\n" + wrong_numbers + "*").expectation;
    };
    EXPECT_THAT(judged("RC106@119.").missing, ElementsAre());
    EXPECT_THAT(judged("RC106@119.").unexpected, Contains("RC106 x 19"));
    EXPECT_THAT(judged("RC106@121.").missing, ElementsAre("RC106@121."));
}

TEST(expectation, must_name_every_warning_and_error_and_nothing_else) {
    const std::string moves = "\n1. e4 e5 2. Ka1 *";
    EXPECT_TRUE(replay_one("[Expect \"RC201@2.\"]" + moves).expectation.met());
    EXPECT_TRUE(replay_one("[Expect \"RC201\"]" + moves).expectation.met());
    EXPECT_THAT(replay_one("[Expect \"RC201@3.\"]" + moves).expectation.missing, ElementsAre("RC201@3."));
    EXPECT_THAT(replay_one("[Expect \"none\"]" + moves).expectation.unexpected, ElementsAre("RC201@2."));
    EXPECT_THAT(replay_one("[Expect \"RC201@2., RC501\"]" + moves).expectation.missing, ElementsAre("RC501"));
    EXPECT_FALSE(replay_one(moves).expectation.present);
}

TEST(expectation, names_places_in_variations_by_their_path) {
    EXPECT_TRUE(replay_one("[Expect \"RC201@1.../2.\"]\n1. e4 e5 (1... d5 2. Ka1) *").expectation.met());
}

TEST(findings, at_a_legal_move_name_it_in_english_san) {
    const auto reports = replay_all(
        "[Variant \"royal64\"]\n\n1. e4 e5 2. Кf3 Кc6 3. Сc4 Кf6 4. d3 Сc5 5. c3 d6 6. Кbd2 O-O 7. Сb3 a6 8. h3 Сa7 "
        "9. Кf1 h6 10. Кg3 Лe8 (10... Кb8) 11. O-O Сe6 *");
    ASSERT_EQ(reports.size(), 1u);
    const finding* missed = find(reports[0], code::missed_control_period);
    ASSERT_NE(missed, nullptr);
    EXPECT_EQ(missed->san, "Ng3");
    EXPECT_EQ(find(reports[0], code::late_violation)->san, "Ng3");
    const auto odd = replay_all("[Variant \"chess\"]\n\n1. e2-e4 Nf6 2. Nf3 Nd5 (2... Ng6) *");
    EXPECT_EQ(find(odd[0], code::nonstandard_spelling)->san, "e4");
    const finding* illegal = find(odd[0], code::illegal_move);
    ASSERT_NE(illegal, nullptr);
    EXPECT_EQ(illegal->san, "");
}

}  // namespace
}  // namespace royalcheck::testing
