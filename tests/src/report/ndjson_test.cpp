#include "src/report/ndjson.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace royalcheck {
namespace {

using json = nlohmann::ordered_json;

std::string line_of(const game_report& report, bool expect = false) {
    std::string out;
    ndjson_writer({.expect = expect}).game(report, out);
    return out;
}

std::vector<std::string> keys(const json& object) {
    std::vector<std::string> names;
    for (const auto& item : object.items()) names.push_back(item.key());
    return names;
}

game_report full_report() {
    game_report r;
    r.file = "games \"1\".pgn";
    r.game = 3;
    r.at = {41, 1, 1873, 0};
    r.variant = variant::royal64;
    r.notation = "ru";
    r.tags = {{"White", "И\xFFв"}, {"Result", "*"}, {"White", "again"}};
    r.repeated_tags = true;
    r.plies = 15;
    r.result.recorded = game_result::unfinished;
    r.result.correct = {game_result::white_wins, game_result::both_lose};
    r.result.status = verdict_status::arbiter;
    r.result.reason = rules::ending::missed_control_period;
    r.result.clause = rules::clause::k_first_late;
    r.result.ply = 0;
    r.white_periods = {{{1, 10}, rules::period_state::met, 5}, {{11, 15}, rules::period_state::open, 0}};
    r.repetitions = {{3, 18, repetition_report::claim_kind::intended, rules::side::black, "Nf6"},
                     {5, 20, repetition_report::claim_kind::automatic, rules::side::white, ""}};
    r.successions = {{rules::side::white, rules::piece_kind::princess, 31, "g1"}};
    finding f;
    f.id = code::illegal_move;
    f.ply = 16;
    f.number = 8;
    f.side = rules::side::black;
    f.move = "Kf6";
    f.at = {47, 12, 2010, 3};
    f.variation = {3, 5};
    f.clause = rules::clause::c_move;
    f.message = {.id = message::literal, .text = "No."};
    f.suggestions = {"Ng4"};
    f.readings = {{"third-rank", "any", {.id = message::literal, .text = "legal"}}};
    r.findings = {f, finding{}};
    r.final_fen = "8/8 w - - 0 1";
    return r;
}

TEST(ndjson, one_line_a_game) {
    const std::string line = line_of(full_report());
    EXPECT_EQ(line.find('\n'), line.size() - 1);
}

TEST(ndjson, fields_in_the_order_of_the_contract) {
    const json game = json::parse(line_of(full_report()));
    EXPECT_EQ(keys(game), (std::vector<std::string>{"file", "game", "line", "offset", "variant", "notation", "encoding",
                                                    "tags", "plies", "result", "periods", "repetitions", "successions",
                                                    "findings", "final"}));
    EXPECT_EQ(keys(game["result"]),
              (std::vector<std::string>{"recorded", "correct", "status", "reason", "clause", "ply"}));
    EXPECT_EQ(
        keys(game["findings"][0]),
        (std::vector<std::string>{"code", "name", "severity", "ply", "number", "side", "move", "san", "line", "column",
                                  "offset", "length", "variation", "clause", "message", "suggestions", "readings"}));
}

TEST(ndjson, values) {
    const json game = json::parse(line_of(full_report()));
    EXPECT_EQ(game["file"], "games \"1\".pgn");
    EXPECT_EQ(game["tags"], json::parse(R"({"White":"И\ufffdв","Result":"*"})"));
    EXPECT_EQ(game["result"], json::parse(R"({"recorded":"*","correct":["1-0","0-0"],"status":"arbiter",
        "reason":"missed-control-period","clause":"K-FIRST-LATE","ply":0})"));
    EXPECT_EQ(game["periods"], json::parse(R"({"white":[{"from":1,"to":10,"state":"met","ply":5},
        {"from":11,"to":15,"state":"open","ply":null}],"black":[]})"));
    EXPECT_EQ(game["repetitions"], json::parse(R"([
        {"count":3,"ply":18,"claim":"intended","side":"black","intended":"Nf6"},
        {"count":5,"ply":20,"claim":"automatic","side":"white","intended":null}])"));
    EXPECT_EQ(game["successions"], json::parse(R"([{"side":"white","piece":"princess","ply":31,"square":"g1"}])"));
    EXPECT_EQ(game["findings"][0], json::parse(R"({"code":"RC201","name":"illegal-move","severity":"error","ply":16,
        "number":8,"side":"black","move":"Kf6","san":null,"line":47,"column":12,"offset":2010,"length":3,
        "variation":[3,5],"clause":"C-MOVE","message":"No.","suggestions":["Ng4"],
        "readings":[{"name":"third-rank","value":"any","verdict":"legal"}]})"));
    EXPECT_EQ(game["final"]["fen"], "8/8 w - - 0 1");
}

TEST(ndjson, what_is_not_known_is_null) {
    game_report empty;
    empty.findings = {finding{}};
    const json game = json::parse(line_of(empty));
    for (const char* name : {"ply", "number", "side", "move", "san", "clause"})
        EXPECT_TRUE(game["findings"][0][name].is_null()) << name;
    EXPECT_TRUE(game["result"]["recorded"].is_null());
    EXPECT_TRUE(game["result"]["clause"].is_null());
    EXPECT_TRUE(game["result"]["ply"].is_null());
    EXPECT_EQ(game["result"]["reason"], "none");
    EXPECT_TRUE(game["final"]["fen"].is_null());
    EXPECT_EQ(game["periods"], json::parse(R"({"white":[],"black":[]})"));
    EXPECT_EQ(game["successions"], json::array());
}

TEST(ndjson, many_equal_tags_stay_one_key) {
    game_report r;
    for (int i = 0; i < 1000; ++i) r.tags.emplace_back("White", i == 0 ? "first" : "later");
    r.repeated_tags = true;
    EXPECT_EQ(json::parse(line_of(r))["tags"], json::parse(R"({"White":"first"})"));
}

TEST(ndjson, expectation_is_a_field_more_and_only_when_asked) {
    game_report r = full_report();
    r.expectation.present = true;
    r.expectation.missing = {"RC302@9..."};
    EXPECT_FALSE(json::parse(line_of(r)).contains("expect"));
    EXPECT_EQ(json::parse(line_of(r, true))["expect"],
              json::parse(R"({"met":false,"missing":["RC302@9..."],"unexpected":[]})"));
    r.expectation.present = false;
    EXPECT_FALSE(json::parse(line_of(r, true)).contains("expect"));
}

}  // namespace
}  // namespace royalcheck
