// What the formats of machines do with text that is not theirs; whole reports are golden runs and schema tests.
#include <gtest/gtest.h>

#include <set>

#include "src/report/csv.hpp"
#include "src/report/printable.hpp"
#include "src/report/region.hpp"
#include "src/report/sarif.hpp"
#include "src/report/writer.hpp"

namespace royalcheck {
namespace {

std::string cell(std::string_view text) {
    std::string out;
    append_cell(text, out);
    return out;
}

TEST(csv, no_cell_is_a_formula) {
    for (const char* text : {"=1+1", "+1", "-1", "@x", " =1", "\t=1", "\r=1", "＝1", "--"})
        EXPECT_TRUE(cell(text).starts_with('\'') || cell(text).starts_with("\"'") || cell(text).starts_with('<'))
            << cell(text);
    EXPECT_EQ(cell("1-0"), "1-0");
    EXPECT_EQ(cell("a=b"), "a=b");
}

TEST(csv, quotes) {
    EXPECT_EQ(cell("a,b"), "\"a,b\"");
    EXPECT_EQ(cell("say \"e4\""), "\"say \"\"e4\"\"\"");
    EXPECT_EQ(cell(" a"), "\" a\"");
    EXPECT_EQ(cell("a\nb"), "a<U+000A>b");
    EXPECT_EQ(cell("\xFF"), "\xEF\xBF\xBD");
}

TEST(sarif, file_names_become_uris) {
    EXPECT_EQ(uri_of("games/a b.pgn"), "games/a%20b.pgn");
    EXPECT_EQ(uri_of("/tmp/a.zip!b#1.pgn"), "file:///tmp/a.zip!b%231.pgn");
    EXPECT_EQ(uri_of("c:d?e%.pgn"), "c%3Ad%3Fe%25.pgn");
    EXPECT_EQ(uri_of("Ф"), "%D0%A4");
}

TEST(names, no_two_are_shown_alike) {
    const std::string_view names[] = {"a\xFF.pgn", "a\xFE.pgn", "a\\xFF.pgn",    "a\\\\xFF.pgn", "a\xEF\xBF\xBD.pgn",
                                      "a\x1B.pgn", "a\x01.pgn", "a<U+001B>.pgn", "a\t.pgn",      "a .pgn",
                                      "a\xD0.pgn", "a\xC2\x9B", "a\xE2\x80\xAE"};
    std::set<std::string> shown, in_json;
    for (const std::string_view name : names) {
        shown.insert(shown_name(name));
        in_json.insert(json_name(name));
        EXPECT_EQ(printable(shown_name(name)), shown_name(name));
    }
    EXPECT_EQ(shown.size(), std::size(names));
    EXPECT_EQ(in_json.size(), std::size(names));
}

TEST(names, bytes_can_be_got_back) {
    EXPECT_EQ(shown_name("Игра 1 ♔.pgn"), "Игра 1 ♔.pgn");
    EXPECT_EQ(shown_name("dir\\x.pgn"), "dir\\x.pgn");
    EXPECT_EQ(shown_name("\xFF\x1B\xE2\x80\xAE\\xFF"), "\\xFF\\x1B\\xE2\\x80\\xAE\\x5CxFF");
    EXPECT_EQ(json_name("\xFF\x1B\xE2\x80\xAE\\xFF"), "\\xFF\x1B\xE2\x80\xAE\\x5CxFF");
}

TEST(printable, a_shown_name_can_be_got_back) {
    for (const std::string name : {"a\n\xFF!\\x41.pgn", "dir\\x.pgn", "\xE2\x80\xAE\\xFF", "партия.pgn"}) {
        EXPECT_EQ(name_of_shown(shown_name(name)), name);
        EXPECT_EQ(name_of_shown(json_name(name)), name);
    }
}

TEST(region, ends_where_the_text_ends) {
    game_report report;
    report.source = "1. Крf6 {a\r\nb\rc} *";
    report.source_in_text = 100;
    const auto end = [&](std::uint32_t at, std::uint32_t length) {
        const region_end e = end_of(report, {7, 4, 0, 0, at, length});
        return std::pair(e.line, e.column);
    };
    EXPECT_EQ(end(103, 6), std::pair(std::uint64_t{7}, std::uint64_t{8}));    // Крf6: four code points
    EXPECT_EQ(end(110, 8), std::pair(std::uint64_t{9}, std::uint64_t{3}));    // a comment of three lines
    EXPECT_EQ(end(110, 999), std::pair(std::uint64_t{9}, std::uint64_t{5}));  // no further than the game
    report.source = "{\x93\x94\xE2\x82} *";
    EXPECT_EQ(end(101, 1), std::pair(std::uint64_t{7}, std::uint64_t{5}));
    EXPECT_EQ(end(101, 2), std::pair(std::uint64_t{7}, std::uint64_t{6}));
    EXPECT_EQ(end(103, 2), std::pair(std::uint64_t{7}, std::uint64_t{5}));  // one character that is cut off
    EXPECT_EQ(end(50, 5), std::pair(std::uint64_t{7}, std::uint64_t{4}));   // the text is not at hand
}

TEST(writer, separators_stand_between_games_that_wrote_something) {
    const auto sarif = make_report_writer("sarif", {});
    game_report clean, faulty;
    faulty.findings = {finding{}};
    std::string batch;
    for (const game_report* report : {&clean, &faulty, &clean, &faulty, &clean}) sarif->append(*report, batch);
    std::string one;
    sarif->game(faulty, one);
    EXPECT_EQ(batch, one + ",\n" + one);
}

TEST(writer, no_format_that_does_not_exist) { EXPECT_EQ(make_report_writer("xml", {}), nullptr); }

}  // namespace
}  // namespace royalcheck
