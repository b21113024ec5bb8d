// What the source document says of each of its examples, as verdicts on the samples. A game is named by its
// Round tag: "5.4" is the fourth game of Example 5.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <ostream>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr int undecided = -1;  // no half-move decided the result

struct verdict {
    std::string round;
    std::string reason;
    int ply;
    std::vector<std::string> correct;
    std::string status;
};

void PrintTo(const verdict& v, std::ostream* out) { *out << "Example " << v.round; }

const std::vector<std::string> any_result{"1-0", "0-1", "1/2-1/2", "0-0"};

const std::vector<verdict> verdicts{
    {"1.1", "no-king-move", 19, {"0-1"}, "confirmed"},
    {"2.1", "checkmate", 15, {"1-0"}, "confirmed"},
    {"3.1", "missed-control-period", 19, {"0-1"}, "unrecorded"},
    {"3.2", "missed-control-period", 19, {"0-1"}, "contradicted"},
    {"3.3", "missed-control-period", 19, {"0-1"}, "confirmed"},
    {"3.4", "missed-control-period", 19, {"0-1"}, "confirmed"},
    {"3.5", "none", undecided, any_result, "unfinished"},
    {"3.6", "none", undecided, any_result, "unfinished"},
    {"3.7", "none", undecided, any_result, "unfinished"},
    {"4.1", "missed-control-period", 19, {"0-1", "0-0"}, "arbiter"},
    {"4.2", "missed-control-period", 19, {"0-1", "0-0"}, "arbiter"},
    {"4.3", "missed-control-period", 19, {"0-1", "0-0"}, "arbiter"},
    {"4.4", "missed-control-period", 19, {"0-1", "0-0"}, "arbiter"},
    {"4.5", "missed-control-period", 19, {"0-1", "0-0"}, "contradicted"},
    {"4.6", "missed-control-period", 19, {"0-1", "0-0"}, "arbiter"},
    {"4.7", "missed-control-period", 20, {"1-0", "0-0"}, "arbiter"},
    {"4.8", "missed-control-period", 10, {"1-0", "0-0"}, "arbiter"},
    {"5.1", "no-king-move", 20, {"1-0"}, "confirmed"},
    {"5.2", "no-king-move", 20, {"1-0"}, "confirmed"},
    {"5.3", "none", undecided, any_result, "unfinished"},
    {"5.4", "stalemate", 15, {"1/2-1/2"}, "confirmed"},
    {"5.5", "no-king-move", 20, {"1-0"}, "confirmed"},
    {"5.6", "stalemate", 19, {"1/2-1/2"}, "confirmed"},
    {"5.7", "none", undecided, any_result, "undecided"},
    {"5.8", "none", undecided, any_result, "undecided"},
    {"6.1", "none", undecided, {}, "invalid"},
    {"6.2", "none", undecided, any_result, "undecided"},
    {"6.3", "none", undecided, any_result, "undecided"},
    {"6.4", "no-king-move", 20, {"1-0"}, "confirmed"},
    {"6.5", "none", undecided, any_result, "unfinished"},
    {"6.6", "none", undecided, any_result, "unfinished"},
    {"6.7", "none", undecided, {}, "invalid"},
    {"6.8", "missed-control-period", 19, {"0-1"}, "confirmed"},
    {"6.9", "missed-control-period", 19, {"0-1"}, "contradicted"},
    {"6.10", "none", undecided, any_result, "undecided"},
};

/// The samples by Round tag.
const std::map<std::string, nlohmann::json>& documents() {
    static const auto games = [] {
        std::map<std::string, nlohmann::json> by_round;
        for (auto& game : check("samples/documents")) by_round.emplace(game.at("tags").at("Round"), std::move(game));
        return by_round;
    }();
    return games;
}

TEST(documents, every_game_has_a_verdict_here) { EXPECT_EQ(documents().size(), verdicts.size()); }

class document : public ::testing::TestWithParam<verdict> {};

TEST_P(document, verdict_is_the_texts) {
    const auto& want = GetParam();
    ASSERT_TRUE(documents().contains(want.round));
    const auto& result = documents().at(want.round).at("result");
    EXPECT_EQ(result.at("reason"), want.reason);
    EXPECT_EQ(result.at("ply"), want.ply == undecided ? nlohmann::json(nullptr) : nlohmann::json(want.ply));
    EXPECT_EQ(result.at("correct").get<std::vector<std::string>>(), want.correct);
    EXPECT_EQ(result.at("status"), want.status);
}

INSTANTIATE_TEST_SUITE_P(round, document, ::testing::ValuesIn(verdicts), [](const auto& each) {
    auto name = each.param.round;
    name.replace(name.find('.'), 1, "_");
    return name;
});

void expect_knight_to_g4_proposed(const std::string& round, int ply) {
    const auto found = finding(documents().at(round), "RC201");
    ASSERT_FALSE(found.is_null());
    EXPECT_EQ(found.at("ply"), ply);
    EXPECT_THAT(found.at("suggestions").get<std::vector<std::string>>(), Contains(AnyOf("Ng4", "Кg4")));
}

TEST(documents, example_6_misprint_is_found_and_mended) { expect_knight_to_g4_proposed("6.1", 16); }
TEST(documents, example_6_second_line_has_it_again) { expect_knight_to_g4_proposed("6.7", 18); }

TEST(documents, example_6_black_may_claim_by_an_intended_move) {
    const auto& repetitions = documents().at("6.3").at("repetitions");
    ASSERT_EQ(repetitions.size(), 1U);
    EXPECT_EQ(repetitions[0].at("claim"), "intended");
    EXPECT_EQ(repetitions[0].at("count"), 3);
    EXPECT_EQ(repetitions[0].at("ply"), 18);
    EXPECT_EQ(repetitions[0].at("side"), "black");
    EXPECT_EQ(repetitions[0].at("intended"), "Nf6");
}

TEST(documents, example_6_third_occurrence_gives_white_the_claim) {
    const auto& repetitions = documents().at("6.2").at("repetitions");
    ASSERT_THAT(repetitions, Not(IsEmpty()));
    EXPECT_EQ(repetitions[0].at("claim"), "available");
    EXPECT_EQ(repetitions[0].at("ply"), 18);
    EXPECT_EQ(repetitions[0].at("side"), "white");
}

TEST(documents, example_6_second_line_leaves_nothing_to_claim) {
    EXPECT_THAT(documents().at("6.10").at("repetitions"), IsEmpty());
}

TEST(documents, printed_letters_are_read_as_russian) {
    for (const auto* round : {"1.1", "2.1", "3.1", "5.1", "6.1", "6.7"})
        EXPECT_EQ(documents().at(round).at("notation"), "ru") << round;
}

}  // namespace
}  // namespace royalcheck::testing
