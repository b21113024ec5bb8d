// Marks of the princess's choice in a record: false ones, ones that contradict each other, ones without a move.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::HasSubstr;

game_report from(std::string_view fen, std::string_view moves, rules::edition edition = rules::edition::en) {
    const std::string pgn =
        "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n" + std::string(moves);
    replay_options options;
    options.edition = edition;
    auto all = replay_all(pgn, options);
    EXPECT_EQ(all.size(), 1u);
    return std::move(all.front());
}

std::string said(const game_report& r, code id) {
    const finding* f = find(r, id);
    return f == nullptr ? "" : to_text(f->message);
}

// Black may take two queens, one after the other.
constexpr std::string_view two_queens = "k9/1r7r/10/10/10/10/10/1Q7Q/4P5/2(Ps)2K4 b - - 0 1";
constexpr std::string_view no_queen = "4k4(pr)/10/10/10/10/10/10/10/10/(Ps)3K4(Pr) w - - 0 1";

TEST(succession_marks, a_false_one_is_told_at_the_mark_and_the_game_goes_on) {
    for (const std::string_view mark : {"Ps=Q", "Ps=Ps", "Пс=Ф", "Пс=Пс"}) {
        const auto r = from(no_queen, "1. " + std::string(mark) + " Kd1 *");
        EXPECT_EQ(codes(r), "RC209") << mark;
        EXPECT_EQ(r.plies, 1) << mark;
        EXPECT_EQ(r.result.status, verdict_status::unfinished) << mark;
        const finding* f = find(r, code::false_succession_mark);
        EXPECT_EQ(f->move, mark);
        EXPECT_EQ(f->at.length, mark.size());
        EXPECT_EQ(f->clause, rules::clause::r_queen);
        EXPECT_TRUE(f->suggestions.empty());
        EXPECT_THAT(to_text(f->message), HasSubstr("no queen of White's was captured on the move before"));
    }
}

TEST(succession_marks, a_false_one_after_the_right_is_lost) {
    const auto r = from(two_queens, "1... Rxj3 2. Ps=Ps Ke1 Rbxb3 3. Ps=Q Kf1 *");
    EXPECT_EQ(codes(r), "RC209");
    EXPECT_EQ(r.plies, 4);
    EXPECT_EQ(find(r, code::false_succession_mark)->clause, rules::clause::r_decline);
    EXPECT_THAT(said(r, code::false_succession_mark), HasSubstr("White has lost the right"));
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps Ke1 Rbxb3 3. Ps=Q Psd1 *")), "RC209 RC605");
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps Ke1 Rbxb3 3. Ps=Q Qd1 *")), "RC209 RC201 RC605");
}

TEST(succession_marks, a_false_one_without_a_princess) {
    const auto r = from(two_queens, "1... Rxj3 2. Ps=Q Ke1 Rbxb3 3. Ps=Q Qc9 *");
    EXPECT_EQ(codes(r), "RC209");
    EXPECT_EQ(r.plies, 4);
    EXPECT_THAT(said(r, code::false_succession_mark), HasSubstr("White has no princess"));
}

TEST(succession_marks, a_decline_is_false_where_the_succession_is_compulsory) {
    const auto r = from(two_queens, "1... Rxj3 2. Ps=Ps Ke1 *", rules::edition::ru);
    EXPECT_EQ(codes(r), "RC209");
    EXPECT_EQ(r.plies, 2);
    ASSERT_EQ(r.successions.size(), 1u);
    EXPECT_EQ(r.successions[0].square, "c1");
    EXPECT_THAT(said(r, code::false_succession_mark), HasSubstr("edition=ru"));
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps Psd1 *", rules::edition::ru)), "RC209 RC201 RC605");
}

TEST(succession_marks, a_mark_that_another_edition_refuses_is_no_other_verdict) {
    constexpr std::string_view taken = "4k5/10/10/10/10/4q5/10/10/4Q5/(Ps)3K5 b - - 0 1";
    EXPECT_EQ(codes(from(taken, "1... Qxe2+ 2. Ps=Ps Kxe2 *")), "");
    EXPECT_EQ(codes(from(taken, "1... Qxe2+ 2. Ps=Ps Kxe2 *", rules::edition::ru)), "RC209");
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps Ke1 Kb10 3. Psd1 *")), "RC605")
        << "there is no princess to move in edition ru";
}

TEST(succession_marks, two_that_contradict_each_other_count_for_nothing) {
    for (const std::string_view marks : {"Ps=Q Ps=Ps", "Ps=Ps Ps=Q", "Ps=Q Ps=Ps Ps=Q"}) {
        const auto r = from(two_queens, "1... Rxj3 2. " + std::string(marks) + " Ke1 *");
        EXPECT_EQ(codes(r), "RC209") << marks;
        EXPECT_EQ(find(r, code::false_succession_mark)->move, marks.starts_with("Ps=Q") ? "Ps=Ps" : "Ps=Q") << marks;
        EXPECT_THAT(said(r, code::false_succession_mark), HasSubstr("contradicts the mark before it")) << marks;
        EXPECT_NE(find(r, code::princess_succeeds), nullptr) << marks << ": as without a mark";
        EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. " + std::string(marks) + " Psd1 *")), "RC209 RC208 RC605")
            << marks;
    }
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps Ps=Ps Ke1 Rbxb3 *")), "") << "the same twice";
}

TEST(succession_marks, all_are_false_on_the_classical_board) {
    for (const std::string_view mark : {"Ps=Q", "Ps=Ps", "Pr=K"}) {
        const auto r = replay_one("1. e4 " + std::string(mark) + " e5 *");
        EXPECT_EQ(codes(r), "RC209") << mark;
        EXPECT_EQ(r.plies, 2) << mark;
        EXPECT_EQ(find(r, code::false_succession_mark)->clause, rules::clause::none) << mark;
    }
}

TEST(succession_marks, one_at_the_end_is_judged_too) {
    EXPECT_EQ(codes(from(no_queen, "1. Kd1 Ps=Q *")), "RC209") << "it would be Black's";
    EXPECT_EQ(codes(from(no_queen, "1. Kd1 (1. Kd2 Ps=Q) *")), "RC209");
    const auto r = from(two_queens, "1... Rxj3 2. Ps=Q *");
    EXPECT_EQ(codes(r, true), "RC115 RC602");
    EXPECT_EQ(find(r, code::princess_succeeds)->move, "Ps=Q");
    EXPECT_THAT(said(r, code::princess_succeeds), HasSubstr("No move of White's follows"));
    EXPECT_TRUE(r.successions.empty());
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ps=Ps *"), true), "RC115 RC603");
    const auto in_variation = from(two_queens, "1... Rxj3 (1... Rxj3 2. Ps=Q) 2. Ke1 Kb10 *");
    EXPECT_EQ(find(in_variation, code::princess_succeeds)->variation, std::vector<int>{1});
}

TEST(succession_marks, one_before_a_null_move_is_not_the_other_sides) {
    const auto r = from(two_queens, "1... Rxj3 2. Ke1 (2. Ps=Q -- Kb10) Kb10 *");
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(std::count_if(r.findings.begin(), r.findings.end(),
                            [](const finding& f) { return f.message.id == message::mark_without_move; }),
              1);
}

TEST(succession_marks, one_in_brackets_is_a_variation_without_a_move) {
    for (const std::string_view moves : {"1... Rxj3 2. (Ps=Ps) Ke1 *", "1... Rxj3 (2. Ps=Ps {so}) 2. Ke1 *"}) {
        const auto r = from(two_queens, moves);
        EXPECT_EQ(codes(r), "RC101") << moves;
        const finding* f = find(r, code::syntax_error);
        EXPECT_EQ(f->severity, severity::warning) << moves;
        EXPECT_EQ(f->move, "Ps=Ps") << moves;
        EXPECT_NE(find(r, code::princess_succeeds), nullptr) << moves;
        EXPECT_EQ(r.plies, 2) << moves;
    }
    EXPECT_EQ(codes(from(two_queens, "1... Rxj3 2. Ke1 (2. Ps=Ps Kg1) Kb10 *")), "");
}

TEST(succession_marks, a_princess_that_has_become_the_queen_is_not_missing) {
    const auto compulsory = from(two_queens, "1... Rxj3 2. Psd1 *", rules::edition::ru);
    EXPECT_EQ(find(compulsory, code::illegal_move)->clause, rules::clause::r_queen);
    EXPECT_THAT(said(compulsory, code::illegal_move), HasSubstr("under edition=ru the princess on c1 becomes"));
    const auto marked = from(two_queens, "1... Rxj3 2. Ps=Q Psd1 *");
    EXPECT_EQ(find(marked, code::illegal_move)->clause, rules::clause::r_queen);
    EXPECT_THAT(said(marked, code::illegal_move), HasSubstr("the mark before it makes the princess on c1 the queen"));
    EXPECT_THAT(said(from(two_queens, "1... Rxj3 2. Ps=Q Psb1d1 *"), code::illegal_move),
                HasSubstr("there is no such white princess"));
}

TEST(succession_marks, a_princess_with_the_choice_is_refused_as_a_princess) {
    const auto r = from("k7(pr)r/10/10/10/10/10/10/10/9Q/(Ps)3K5 b - - 0 1", "1... Rxj2 2. Psxa10 *");
    EXPECT_EQ(find(r, code::illegal_move)->clause, rules::clause::r_prince);
    EXPECT_THAT(said(r, code::illegal_move), HasSubstr("no white princess can go to a10"));
}

}  // namespace
}  // namespace royalcheck::testing
