// dirty/: small real files with odd bytes and broken structure. No crash, no hang, no game lost; what each gives is in
// the table.
#include <gtest/gtest.h>

#include <map>
#include <ostream>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

struct dirty_file {
    std::string name;
    std::size_t games;
    std::string what;
    std::string outcome;  ///< how many games of each status of result, how many findings of each code but notes
};

void PrintTo(const dirty_file& f, std::ostream* out) { *out << f.name; }

const std::vector<dirty_file> files{
    {"01_scid_latin1", 1, "ISO-8859-1, all on one line", "1 undecided"},
    {"03_bom", 2, "UTF-8 with a byte order mark, games without moves", "2 unfinished"},
    {"05_cr_only", 1, "mixed line ends", "1 undecided"},
    {"07_chessbase_empty_line", 1, "an empty line inside the tag section", "1 undecided"},
    {"09_antichess", 2, "another variant", "1 contradicted, 1 invalid, 2 RC116, 1 RC206, 1 RC207, 1 RC501"},
    {"11_crazyhouse", 1, "another variant, with drops", "1 invalid, 7 RC101, 1 RC116"},
    {"13_corrupted", 1, "cut off in the middle of a move", "1 invalid, 1 RC101, 1 RC104"},
    {"15_unescaped_quote", 1, "quotes inside tag values", "1 unfinished, 4 RC103"},
    {"17_no_result", 1, "no moves, a comment", "1 unfinished"},
    {"19_empty_body", 2, "tags without movetext, then another game",
     "1 undecided, 1 unfinished, 1 RC104, 1 RC106, 2 RC116"},
    {"21_empty", 0, "no bytes at all", ""},
    {"23_headless", 1, "most tags missing", "1 confirmed"},
    {"25_null_moves", 2, "null moves in the main line", "2 invalid, 2 RC114"},
    {"27_bad_results", 9, "tag and moves on one line, results that disagree", "9 undecided, 9 RC502"},
    {"29_promotion", 8, "every way to write a promotion", "8 confirmed"},
    {"31_german_san", 1, "German piece letters", "1 invalid, 1 RC101"},
    {"33_headers_moves_same_line", 3, "no terminators", "3 unfinished, 3 RC104, 3 RC116"},
    {"35_leading_whitespace", 4, "no terminators; the last game has no tags either", "4 unfinished, 4 RC104"},
    {"37_pychess_bilbao", 1, "CRLF", "1 undecided"},
    {"39_pychess_dortmund_8bit", 347, "ISO-8859-1, many variations", "1 confirmed, 346 undecided"},
    {"41_threefold", 1, "a threefold repetition", "1 unfinished"},
    {"43_eco_8bit", 2014, "ISO-8859-1, opening lines without terminators", "2012 unfinished, 2 unrecorded, 2014 RC104"},
    {"45_art_attack", 80, "positions, variations, control characters",
     "25 confirmed, 1 invalid, 29 undecided, 14 unfinished, 11 unrecorded, 1 RC101, 1 RC104, 1 RC114, 1 RC116, 11 "
     "RC503"},
    {"47_pgnviewer_ticket053", 1, "no tags, annotation glyphs", "1 unfinished"},
    {"49_rejected_illegal_and_result", 6, "illegal moves and wrong results",
     "1 contradicted, 2 invalid, 2 undecided, 1 unfinished, 1 RC109, 2 RC116, 2 RC201, 1 RC501"},
};

std::string text_of(const std::map<std::string, std::size_t>& counts) {
    std::string text;
    for (const auto& [what, count] : counts) text += (text.empty() ? "" : ", ") + std::to_string(count) + ' ' + what;
    return text;
}

class dirty : public ::testing::TestWithParam<dirty_file> {};

TEST_P(dirty, every_game_is_seen_and_judged) {
    std::map<std::string, std::size_t> statuses, found;
    std::size_t games = 0;
    const int status = run_lines("check --variant chess --format ndjson tests/data/dirty/" + GetParam().name + ".pgn",
                                 "", [&](const std::string& line) {
                                     ++games;
                                     const auto game = nlohmann::json::parse(line);
                                     ++statuses[game.at("result").at("status")];
                                     for (const auto& code : codes(game, "warning")) ++found[code];
                                 });
    EXPECT_GE(status, 0);
    EXPECT_LE(status, 2) << "killed, or failed in a way that is not documented";
    EXPECT_EQ(games, GetParam().games) << GetParam().what;
    const std::string both = found.empty() ? "" : ", " + text_of(found);
    EXPECT_EQ(text_of(statuses) + both, GetParam().outcome);
}

INSTANTIATE_TEST_SUITE_P(data, dirty, ::testing::ValuesIn(files),
                         [](const auto& each) { return each.param.name.substr(3); });

}  // namespace
}  // namespace royalcheck::testing
