// B*.pgn: one kind of fault each that users of game-record tools have reported; expected.json says what a good
// validator answers. One data-driven test; where the answer here differs, the table `differences` argues why.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tests/cases/outcomes.hpp"
#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

using nlohmann::json;

struct difference {
    std::string file;
    std::size_t game;                ///< from 1
    std::vector<std::string> codes;  ///< what is found instead, warnings and errors
    std::string why;
};

const std::vector<difference> differences{
    {"B107",
     1,
     {"RC501"},
     "A win on time by a bare king (FIDE 6.9) is warned of, as the case allows; but RULES.md 4 "
     "leaves every result open where the board decides nothing, so 1/2-1/2 is not imposed."},
};

std::string outcome_of(const json& game) {
    std::string outcome = game.at("result").at("status");
    for (const std::string& code : codes(game, "warning")) outcome += ' ' + code;
    return outcome;
}

std::vector<json> load_cases() {
    std::ifstream file(ROYALCHECK_SOURCE_DIR "/tests/cases/expected.json");
    return json::parse(file).get<std::vector<json>>();
}

std::string class_of(const std::string& code) {
    if (code == "RC202") return "ambiguous-move";
    if (code == "RC112") return "bad-fen";
    if (code.starts_with("RC1")) return "syntax";
    if (code.starts_with("RC2")) return "illegal-move";  // RC207 too: a move after the end is not legal
    if (code.starts_with("RC5")) return "result-mismatch";
    return "other";
}

bool accepts(const json& want, const std::string& kind) {
    const auto also = want.value("also_ok", std::vector<std::string>{});
    return want.at("problem") == kind || std::find(also.begin(), also.end(), kind) != also.end();
}

void expect_problem(const json& game, const json& want) {
    const auto errors = codes(game, "error");
    if (!errors.empty()) {
        EXPECT_TRUE(!want.at("ok") || accepts(want, class_of(errors.front()))) << "errors: " << json(errors);
        EXPECT_TRUE(
            std::any_of(errors.begin(), errors.end(), [&](const auto& code) { return accepts(want, class_of(code)); }))
            << "errors: " << json(errors);
        return;
    }
    EXPECT_TRUE(want.at("ok") || accepts(want, "warning")) << "no error found";
    if (!codes(game, "warning").empty()) {
        EXPECT_TRUE(accepts(want, "warning")) << "warnings: " << json(codes(game, "warning"));
    } else if (codes(game).empty()) {
        EXPECT_TRUE(accepts(want, "none")) << "nothing found";
    }
}

/// A finding about the result has no half-move of its own: it stands at the end of the record.
bool stands_at(const json& finding, const json& game, int ply) {
    const bool about_result = class_of(finding.at("code")) == "result-mismatch";
    return (about_result ? game.at("plies") : finding.at("ply")) == ply;
}

void expect_fault_at(const json& game, int ply) {
    const auto& findings = game.at("findings");
    const bool at_a_finding =
        std::any_of(findings.begin(), findings.end(), [&](const json& each) { return stands_at(each, game, ply); });
    EXPECT_TRUE(at_a_finding || game.at("result").at("ply") == ply) << findings;
}

/// The fault is a move that cannot be played: it is listed, but not replayed.
bool ends_in_refused_move(const json& want) {
    const auto problem = want.at("problem");
    return (problem == "illegal-move" || problem == "ambiguous-move") && want.contains("plies_listed") &&
           want.at("ply") == want.at("plies_listed");
}

/// The legal moves of `want` as one game for another run: its final position must be the same.
std::string as_plain_pgn(const json& want, int plies) {
    std::string text;
    if (want.contains("fen")) text = "[FEN \"" + want.at("fen").get<std::string>() + "\"]\n\n";
    for (int i = 0; i < plies; ++i) text += want.at("moves")[static_cast<std::size_t>(i)].get<std::string>() + ' ';
    return text + "*\n";
}

void expect_moves(const json& game, const json& want) {
    if (!want.contains("plies_listed")) return;
    const int plies = want.at("plies_listed").get<int>() - (ends_in_refused_move(want) ? 1 : 0);
    EXPECT_EQ(game.at("plies"), plies);
    if (!want.contains("moves")) return;
    const auto again =
        run("check --variant chess --format ndjson --fail-on never -", "printf %s '" + as_plain_pgn(want, plies) + "'");
    EXPECT_EQ(game.at("final").at("fen"), json::parse(again.output).at("final").at("fen"));
}

void expect_result(const json& game, const json& want) {
    if (want.at("result").is_null()) return;
    const auto& result = game.at("result");
    if (result.at("reason") == "none") {
        EXPECT_EQ(result.at("recorded"), want.at("result"));
    } else {
        EXPECT_EQ(result.at("correct"), json::array({want.at("result")}));
    }
}

void expect_facts(const json& game, const json& want) {
    const auto facts = want.value("facts", json::object());
    json threefold;
    for (const auto& each : game.at("repetitions"))
        if (threefold.is_null() && each.at("claim") == "available") threefold = each.at("ply");
    EXPECT_EQ(threefold, facts.value("threefold_ply", json()));
    if (facts.contains("seventyfive_ply")) {
        EXPECT_EQ(finding(game, "RC404").at("ply"), facts.at("seventyfive_ply"));
    }
    if (facts.contains("fifty_ply")) {
        EXPECT_FALSE(finding(game, "RC403").is_null());
    }
    if (!facts.contains("final")) return;
    if (facts.at("final") == "insufficient") {
        EXPECT_FALSE(finding(game, "RC405").is_null());
    } else if (facts.at("final") != game.at("result").at("reason")) {  // decided earlier: look at the position
        const auto fen = game.at("final").at("fen").get<std::string>();
        EXPECT_EQ(run("moves --variant chess --fen '" + fen + "'").output, "");
    }
}

void expect_answer(const json& game, const json& want) {
    expect_problem(game, want);
    if (!want.at("ply").is_null()) expect_fault_at(game, want.at("ply"));
    expect_moves(game, want);
    expect_result(game, want);
    expect_facts(game, want);
}

bool names_a_variant(const std::vector<json>& games) {
    return std::any_of(games.begin(), games.end(),
                       [](const json& game) { return game.at("tags").contains("Variant"); });
}

std::vector<json> check_case(const std::string& file) {
    auto games = check("tests/cases/" + file);
    return names_a_variant(games) ? games : check("--variant chess tests/cases/" + file);
}

class reported_fault : public ::testing::TestWithParam<json> {};

TEST_P(reported_fault, gets_the_expected_answer) {
    const auto& want = GetParam();
    const std::string id = want.at("id");
    const auto games = check_case(want.at("file"));
    ASSERT_EQ(games.size(), want.at("games").size()) << want.at("kind");
    std::vector<std::string> outcomes;
    for (const json& game : games) outcomes.push_back(outcome_of(game));
    EXPECT_EQ(outcomes, case_outcomes.at(id));
    for (std::size_t i = 0; i < games.size(); ++i) {
        SCOPED_TRACE("game " + std::to_string(i + 1) + ": " + want.at("kind").get<std::string>());
        const auto differs = std::find_if(differences.begin(), differences.end(), [&](const difference& each) {
            return each.file == id && each.game == i + 1;
        });
        if (differs == differences.end()) {
            expect_answer(games[i], want.at("games")[i]);
        } else {
            EXPECT_EQ(codes(games[i], "warning"), differs->codes) << differs->why;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(cases, reported_fault, ::testing::ValuesIn(load_cases()),
                         [](const auto& each) { return each.param.at("id").template get<std::string>(); });

TEST(reported_fault_table, has_a_row_for_each_file) { EXPECT_EQ(case_outcomes.size(), load_cases().size()); }

TEST(reported_fault_again, unknown_variant_is_overridden_by_the_option) {
    const auto games = check("--variant chess tests/cases/B45.pgn");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(codes(games[0], "error"), std::vector<std::string>{});
    EXPECT_EQ(games[0].at("plies"), 4);
    EXPECT_EQ(codes(games[1], "error").size(), 1U);
}

}  // namespace
}  // namespace royalcheck::testing
