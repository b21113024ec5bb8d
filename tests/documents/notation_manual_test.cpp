// man/royalcheck-notation.5 keeps its word: its games give what their Expect tags say, and every row of its tables of
// moves is read as the move beside it. man/royalcheck.1 names every field of the NDJSON objects.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

std::vector<std::string> lines_of(const std::string& page) {
    std::ifstream file(ROYALCHECK_SOURCE_DIR "/man/" + page);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string piped(const std::string& text) { return "printf %s '" + text + "'"; }

/// The literal blocks.
std::vector<std::string> games_in_page() {
    std::vector<std::string> blocks;
    bool inside = false;
    for (const std::string& line : lines_of("royalcheck-notation.5")) {
        if (line.starts_with(".Bd -literal")) {
            inside = true;
            blocks.emplace_back();
        } else if (line == ".Ed") {
            inside = false;
        } else if (inside) {
            blocks.back() += line + '\n';
        }
    }
    return blocks;
}

class page_game : public ::testing::TestWithParam<std::string> {};

TEST_P(page_game, is_what_it_expects) {
    const auto shown = run("check --expect --fail-on warning -", piped(GetParam()));
    EXPECT_EQ(shown.status, 0) << GetParam() << shown.output;
}

TEST_P(page_game, expects_what_is_found) {
    const auto counted = run("check --format ndjson --fail-on never -", piped(GetParam()));
    const auto games = std::count(counted.output.begin(), counted.output.end(), '\n');
    std::ptrdiff_t results = 0;
    for (const char* tag : {"[Variant ", "[Event "})
        for (std::size_t at = 0; (at = GetParam().find(tag, at)) != std::string::npos; ++at) ++results;
    EXPECT_GE(games, 1);
    EXPECT_LE(games, results) << "a game of the block falls apart";
}

INSTANTIATE_TEST_SUITE_P(notation, page_game, ::testing::ValuesIn(games_in_page()),
                         [](const auto& each) { return "block_" + std::to_string(each.index + 1); });

struct row {
    std::string fen, written, meant;
};

/// The rows `.It Li WRITTEN Ta MEANT`, each with the position that stands before it (`.Dl FEN`).
std::vector<row> rows_in_page() {
    const std::string item = ".It Li ", then = " Ta ", display = ".Dl ";
    std::vector<row> rows;
    std::string fen;
    for (const std::string& line : lines_of("royalcheck-notation.5")) {
        if (line.starts_with(display)) fen = line.substr(display.size());
        if (!line.starts_with(item)) continue;
        const std::size_t middle = line.find(then);
        rows.push_back({fen, line.substr(item.size(), middle - item.size()), line.substr(middle + then.size())});
    }
    return rows;
}

std::string as_game(const row& each, const std::string& move) {
    const bool large = std::count(each.fen.begin(), each.fen.end(), '/') == 9;
    return std::string("[Variant \"") + (large ? "royal100" : "chess") + "\"]\n[SetUp \"1\"]\n[FEN \"" + each.fen +
           "\"]\n[Result \"*\"]\n\n20. " + move + " *\n\n";
}

TEST(notation_page, every_row_is_read_as_the_move_beside_it) {
    const auto rows = rows_in_page();
    ASSERT_GT(rows.size(), 50u);
    std::string text;
    for (const row& each : rows) text += as_game(each, each.written) + as_game(each, each.meant);
    std::vector<nlohmann::json> games;
    run_lines("check --format ndjson -", piped(text),
              [&](const std::string& line) { games.push_back(nlohmann::json::parse(line)); });
    ASSERT_EQ(games.size(), 2 * rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SCOPED_TRACE(rows[i].written);
        EXPECT_EQ(codes(games[2 * i], "error"), std::vector<std::string>{});
        EXPECT_EQ(codes(games[2 * i], "warning"), codes(games[2 * i + 1], "warning"));
        EXPECT_EQ(games[2 * i].at("plies"), 1);
        EXPECT_EQ(games[2 * i].at("final"), games[2 * i + 1].at("final"));
    }
}

/// Rows of five cells: the same move in each notation of `convert`, with the position that stands before them.
std::vector<std::vector<std::string>> written_rows(std::string& fen) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : lines_of("royalcheck-notation.5")) {
        if (line.starts_with(".Dl ")) fen = line.substr(4);
        std::vector<std::string> cells;
        for (std::size_t at = 4; line.starts_with(".It ") && at < line.size();) {
            const std::size_t end = std::min(line.find(" Ta ", at), line.size());
            cells.push_back(line.substr(at, end - at));
            at = end + 4;
        }
        if (cells.size() == 5) rows.push_back(std::move(cells));
    }
    return rows;
}

TEST(notation_page, convert_writes_what_the_last_table_says) {
    std::string fen;
    auto rows = written_rows(fen);
    ASSERT_GT(rows.size(), 4u);
    const std::vector<std::string> heads = rows.front();
    rows.erase(rows.begin());
    for (std::size_t column = 0; column < heads.size(); ++column) {
        std::string text, want;
        for (const auto& cells : rows) {  // a notation that was read is another one than that which is written
            text += as_game({fen, "", ""}, cells[(column + 1) % cells.size()]);
            want += "20. " + cells[column] + " *\n";
        }
        std::string written;
        run_lines("convert --notation " + heads[column].substr(std::string("Cm ").size()) + " -", piped(text),
                  [&](const std::string& line) {
                      if (line.starts_with("20. ")) written += line + '\n';
                  });
        EXPECT_EQ(written, want);
    }
}

/// All keys of an object and of what is in it, but for the names of tags.
void collect_keys(const nlohmann::json& value, std::set<std::string>& keys) {
    if (value.is_object()) {
        for (const auto& [key, inside] : value.items()) {
            keys.insert(key);
            if (key != "tags") collect_keys(inside, keys);
        }
    } else if (value.is_array()) {
        for (const auto& inside : value) collect_keys(inside, keys);
    }
}

TEST(command_page, names_every_field_of_the_objects) {
    std::set<std::string> keys, named;
    for (const char* samples : {"samples/documents", "samples/royal100", "samples/faults"})
        for (const auto& game : check(samples)) collect_keys(game, keys);
    for (const std::string& line : lines_of("royalcheck.1")) {
        std::string word;
        for (const char c : line + ' ') {
            if ((c >= 'a' && c <= 'z') || c == '_')
                word += c;
            else
                named.insert(std::exchange(word, {}));
        }
    }
    for (const std::string& key : keys) EXPECT_TRUE(named.contains(key)) << key;
    EXPECT_GT(keys.size(), 40u);
}

}  // namespace
}  // namespace royalcheck::testing
