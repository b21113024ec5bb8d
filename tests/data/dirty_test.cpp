// dirty/: small real files with odd bytes and broken structure. No crash, no hang, no game lost.
#include <gtest/gtest.h>

#include <ostream>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

struct dirty_file {
    std::string name;
    std::size_t games;
    std::string what;
};

void PrintTo(const dirty_file& f, std::ostream* out) { *out << f.name; }

const std::vector<dirty_file> files{
    {"01_scid_latin1", 1, "ISO-8859-1, all on one line"},
    {"03_bom", 2, "UTF-8 with a byte order mark, games without moves"},
    {"05_cr_only", 1, "mixed line ends"},
    {"07_chessbase_empty_line", 1, "an empty line inside the tag section"},
    {"09_antichess", 2, "another variant"},
    {"11_crazyhouse", 1, "another variant, with drops"},
    {"13_corrupted", 1, "cut off in the middle of a move"},
    {"15_unescaped_quote", 1, "quotes inside tag values"},
    {"17_no_result", 1, "no moves, a comment"},
    {"19_empty_body", 2, "tags without movetext, then another game"},
    {"21_empty", 0, "no bytes at all"},
    {"23_headless", 1, "most tags missing"},
    {"25_null_moves", 2, "null moves in the main line"},
    {"27_bad_results", 9, "tag and moves on one line, results that disagree"},
    {"29_promotion", 8, "every way to write a promotion"},
    {"31_german_san", 1, "German piece letters"},
    {"33_headers_moves_same_line", 3, "no terminators"},
    {"35_leading_whitespace", 4, "no terminators; the last game has no tags either"},
    {"37_pychess_bilbao", 1, "CRLF"},
    {"39_pychess_dortmund_8bit", 347, "ISO-8859-1, many variations"},
    {"41_threefold", 1, "a threefold repetition"},
    {"43_eco_8bit", 2014, "ISO-8859-1, opening lines without terminators"},
    {"45_art_attack", 80, "positions, variations, control characters"},
    {"47_pgnviewer_ticket053", 1, "no tags, annotation glyphs"},
    {"49_rejected_illegal_and_result", 6, "illegal moves and wrong results"},
};

class dirty : public ::testing::TestWithParam<dirty_file> {};

TEST_P(dirty, every_game_is_seen) {
    std::size_t games = 0;
    const int status = run_lines("check --variant chess --format ndjson tests/data/dirty/" + GetParam().name + ".pgn",
                                 "", [&](const std::string& line) {
                                     ++games;
                                     EXPECT_TRUE(nlohmann::json::accept(line)) << line;
                                 });
    EXPECT_GE(status, 0);
    EXPECT_LE(status, 2) << "killed, or failed in a way that is not documented";
    EXPECT_EQ(games, GetParam().games) << GetParam().what;
}

INSTANTIATE_TEST_SUITE_P(data, dirty, ::testing::ValuesIn(files),
                         [](const auto& each) { return each.param.name.substr(3); });

}  // namespace
}  // namespace royalcheck::testing
