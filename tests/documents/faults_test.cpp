// samples/faults: each code has a file that raises it and a neighbour, `…-good.pgn`, that does not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAreArray;
using ::testing::Not;

const std::vector<std::string> raised{
    "RC101", "RC102", "RC103", "RC104", "RC105", "RC106", "RC107", "RC108", "RC109", "RC110", "RC111", "RC112", "RC113",
    "RC114", "RC115", "RC116", "RC117", "RC118", "RC201", "RC202", "RC203", "RC204", "RC205", "RC206", "RC207", "RC208",
    "RC209", "RC301", "RC302", "RC303", "RC304", "RC401", "RC402", "RC403", "RC404", "RC405", "RC501", "RC502", "RC503",
    "RC504", "RC601", "RC602", "RC603", "RC604", "RC605", "RC701", "RC702", "RC703", "RC704"};

std::string code_of(const std::string& sample) { return sample.substr(0, 5); }

/// Faults of running text have a text as sample.
std::string file_of(const std::string& stem) {
    const bool text = code_of(stem) == "RC117" || code_of(stem) == "RC118";
    return "samples/faults/" + stem + (text ? ".txt" : ".pgn");
}

/// The names of all samples, without folder and extension; the neighbour of each has "-good" added.
std::vector<std::string> samples() {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(ROYALCHECK_SOURCE_DIR "/samples/faults")) {
        const auto stem = entry.path().stem().string();
        if (!stem.ends_with("-good")) found.push_back(stem);
    }
    std::sort(found.begin(), found.end());
    return found;
}

TEST(faults, every_code_has_a_sample) {
    std::set<std::string> shown;
    for (const auto& each : samples()) shown.insert(code_of(each));
    EXPECT_THAT(shown, ElementsAreArray(raised));
}

bool is_of_tournaments(const std::string& code) { return code >= "RC701" && code <= "RC703"; }

/// What is found in a sample, by the command and the options that look for its code.
std::vector<std::string> codes_in(const std::string& stem) {
    const std::string code = code_of(stem);
    std::vector<std::string> found;
    if (is_of_tournaments(code)) {
        const std::string report = run("tournament --format json " + file_of(stem)).output;
        for (std::size_t at = 0; (at = report.find("\"RC7", at)) != report.npos; ++at)
            found.push_back(report.substr(at + 1, 5));
        return found;
    }
    for (const auto& game : check((code == "RC704" ? "--duplicates " : "") + file_of(stem)))
        for (const std::string& each : codes(game)) found.push_back(each);
    return found;
}

class fault : public ::testing::TestWithParam<std::string> {};

TEST_P(fault, is_raised_by_its_sample) { EXPECT_THAT(codes_in(GetParam()), Contains(code_of(GetParam()))); }

TEST_P(fault, is_not_raised_by_its_neighbour) {
    EXPECT_THAT(codes_in(GetParam() + "-good"), Not(Contains(code_of(GetParam()))));
}

INSTANTIATE_TEST_SUITE_P(sample, fault, ::testing::ValuesIn(samples()), [](const auto& each) {
    auto name = each.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

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
