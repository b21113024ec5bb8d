// samples/faults: each code has a file that raises it and a neighbour, `…-good.pgn`, that does not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;

const std::vector<std::string> raised_by_chess_and_royal64{
    "RC101", "RC102", "RC103", "RC104", "RC105", "RC106", "RC107", "RC108", "RC109", "RC110", "RC111", "RC112",
    "RC113", "RC114", "RC115", "RC116", "RC201", "RC202", "RC203", "RC206", "RC207", "RC301", "RC302", "RC303",
    "RC304", "RC401", "RC402", "RC403", "RC404", "RC405", "RC501", "RC502", "RC503", "RC504"};

/// The file of `code`, without folder and extension; its neighbour has "-good" added.
std::string sample(const std::string& code) {
    for (const auto& entry : std::filesystem::directory_iterator(ROYALCHECK_SOURCE_DIR "/samples/faults")) {
        const auto stem = entry.path().stem().string();
        if (stem.starts_with(code) && !stem.ends_with("-good")) return stem;
    }
    return {};
}

class fault : public ::testing::TestWithParam<std::string> {};

TEST_P(fault, is_raised_by_its_sample) {
    const auto games = check("samples/faults/" + sample(GetParam()) + ".pgn");
    ASSERT_FALSE(games.empty());
    EXPECT_THAT(codes(games.front()), Contains(GetParam()));
}

TEST_P(fault, is_not_raised_by_its_neighbour) {
    const auto games = check("samples/faults/" + sample(GetParam()) + "-good.pgn");
    ASSERT_FALSE(games.empty());
    for (const auto& game : games) EXPECT_THAT(codes(game), Not(Contains(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(code, fault, ::testing::ValuesIn(raised_by_chess_and_royal64),
                         [](const auto& each) { return each.param; });

TEST(expectations, a_wrong_expect_tag_fails_the_run) {
    const std::string game = "printf '[Variant \"chess\"]\\n[Expect \"RC201@1.\"]\\n\\n1. e4 *\\n'";
    EXPECT_EQ(run("check --expect -", game).status, 1);
}

TEST(expectations, a_right_one_passes_though_the_game_has_an_error) {
    const std::string game = "printf '[Variant \"chess\"]\\n[Expect \"RC201@1.\"]\\n\\n1. Ke2 *\\n'";
    EXPECT_EQ(run("check --expect -", game).status, 0);
}

}  // namespace
}  // namespace royalcheck::testing
