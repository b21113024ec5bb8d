#include "src/merge/read_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace royalcheck {
namespace {

const std::string record =
    R"({"file":"a \"1\".pgn","game":3,"line":41,"offset":1873,"tags":{"game":"9","findings":"x"},"plies":15,)"
    R"("result":{"recorded":"*","correct":["plies"],"status":"invalid","ply":null},"periods":{"plies":-1},)"
    R"("findings":[{"code":"RC201","readings":[{"code":1}],"severity":"error","game":7},)"
    R"({"code":"RC111","severity":"note","left_out":400}],"final":{"fen":null}})";

std::string without(const std::string& what) {
    std::string line = record;
    return line.replace(line.find(what), what.size(), "");
}

std::string why_broken(const std::string& line) {
    game_report report;
    try {
        read_record(line, report);
    } catch (const broken_record& error) {
        return error.what();
    }
    return "sound";
}

TEST(read_record, takes_what_sums_need_and_nothing_of_the_same_name_elsewhere) {
    game_report report;
    report.findings.resize(4);
    read_record(record, report);
    EXPECT_EQ(report.file, "a \"1\".pgn");
    EXPECT_EQ(report.game, 3u);
    EXPECT_EQ(report.at.line, 41u);
    EXPECT_EQ(report.at.offset, 1873u);
    EXPECT_EQ(report.plies, 15);
    EXPECT_EQ(report.result.status, verdict_status::invalid);
    ASSERT_EQ(report.findings.size(), 2u);
    EXPECT_EQ(report.findings[0].id, code::illegal_move);
    EXPECT_EQ(report.findings[0].severity, severity::error);
    EXPECT_EQ(report.findings[1].severity, severity::note);
    EXPECT_EQ(report.findings[1].message.left_out, 400u);
    EXPECT_FALSE(report.expectation.present);
}

TEST(read_record, takes_whether_the_expectation_was_met) {
    for (const bool met : {true, false}) {
        game_report report;
        std::string line = record;
        line.pop_back();
        read_record(line + R"(,"expect":{"met":)" + (met ? "true" : "false") + R"(,"missing":["RC301"]}})", report);
        EXPECT_TRUE(report.expectation.present);
        EXPECT_EQ(report.expectation.met(), met);
    }
}

TEST(read_record, names_what_a_record_lacks) {
    EXPECT_EQ(why_broken(record), "sound");
    EXPECT_EQ(why_broken(without(R"("game":3,)")), "it has no field 'game'");
    EXPECT_EQ(why_broken(without(R"(,"status":"invalid")")), "it has no field 'status'");
    EXPECT_EQ(why_broken(without(R"("code":"RC111",)")), "it has no field 'code'");
    EXPECT_EQ(why_broken("{}"), "it has no field 'file'");
    EXPECT_EQ(why_broken("[]"), "it is no object");
    EXPECT_EQ(why_broken("7"), "it is no object");
}

TEST(read_record, says_where_a_line_is_broken) {
    EXPECT_EQ(why_broken(""), "it is empty");
    for (std::size_t size = 1; size < record.size(); ++size)
        EXPECT_EQ(why_broken(record.substr(0, size)), "it is cut off") << size;
    EXPECT_EQ(why_broken("1. e4 e5"), "byte 3 of it is no JSON");
    EXPECT_EQ(why_broken(record + record), "byte " + std::to_string(record.size() + 1) + " of it is no JSON");
}

TEST(read_record, a_nul_is_no_end_of_the_line) {
    const std::string nul(1, '\0');
    EXPECT_EQ(why_broken(record + nul), "byte " + std::to_string(record.size() + 1) + " of it is no JSON");
    EXPECT_EQ(why_broken(record + nul + "}"), "byte " + std::to_string(record.size() + 1) + " of it is no JSON");
    EXPECT_EQ(why_broken(nul + record), "byte 1 of it is no JSON");
}

TEST(read_record, refuses_values_of_another_kind) {
    const auto with = [](const std::string& field, const std::string& value) {
        std::string line = record;
        return why_broken(line.replace(line.find(field), field.size(), value));
    };
    EXPECT_EQ(with(R"("game":3)", R"("game":0)"), "'game' is not as check writes it");
    EXPECT_EQ(with(R"("game":3)", R"("game":-3)"), "'game' is not as check writes it");
    EXPECT_EQ(with(R"("game":3)", R"("game":[3])"), "'game' is not as check writes it");
    EXPECT_EQ(with(R"("plies":15)", R"("plies":3000000000)"), "'plies' is not as check writes it");
    EXPECT_EQ(with(R"("status":"invalid")", R"("status":"bad")"), "'status' is not as check writes it");
    EXPECT_EQ(with(R"("line":41)", R"("line":{})"), "'line' is not as check writes it");
    EXPECT_EQ(with(R"({"code":"RC111","severity":"note","left_out":400})", "5"),
              "'findings' is not as check writes it");
    EXPECT_EQ(with(R"("left_out":400)", R"("left_out":5000000000)"), "'left_out' is not as check writes it");
    EXPECT_EQ(with("RC201", "RC999"), "the code RC999 is not known to this version");
}

}  // namespace
}  // namespace royalcheck
