// Parts of a run, put together, are the whole run.
#include "src/input/shard.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "src/cli/check_job.hpp"
#include "src/cli/ordered_jobs.hpp"
#include "src/cli/run.hpp"

namespace royalcheck {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& file) {
    std::ostringstream out;
    out << std::ifstream(file, std::ios::binary).rdbuf();
    return out.str();
}

class sharding : public testing::Test {
protected:
    sharding() {
        std::string name = (fs::temp_directory_path() / "royalcheck-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
    }
    ~sharding() override { fs::remove_all(folder_); }

    std::string put(const std::string& name, std::string_view bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
        return (folder_ / name).string();
    }

    /// A whole run of `royalcheck`; its report.
    std::string report(std::vector<std::string> words) const {
        const std::string out = (folder_ / "report").string();
        words.insert(words.begin(), "royalcheck");
        words.insert(words.end(), {"--output", out});
        std::vector<char*> line;
        for (std::string& word : words) line.push_back(word.data());
        run(static_cast<int>(line.size()), line.data());
        return content(out);
    }

    void expect_parts_make(const std::string& whole, const std::vector<std::string>& words, int count,
                           const std::string& jobs) const {
        std::string together;
        for (int i = 1; i <= count; ++i) {
            std::vector<std::string> part = words;
            part.insert(part.end(), {"--jobs", jobs, "--shard", std::to_string(i) + '/' + std::to_string(count)});
            together += report(part);
        }
        EXPECT_EQ(together, whole) << count << " parts, " << jobs << " jobs";
    }

    fs::path folder_;
};

/// Games as nobody should write them: no tags, no empty lines, a tag in a comment, an open comment, CRLF and CR, a game
/// without moves, marks of UTF-8 in the middle, letters of windows-1251 that decide and such that decide nothing.
constexpr std::string_view nasty =
    "\xEF\xBB\xBF[White \"\xCF\xE5\xF2\xF0\xEE\xE2\"]\r\n\r\n1. e4 e5 2. \xCA\xE6"
    "3 1-0\r\n"
    "1. d4 d5 2. Ke5 *\n\n1. c4 {\n[White \"no\"]\n} c5 0-1 ; said\n[Event \"x\"]\r[Event \"y\"]\r\r[Event \"z\"]\r\r"
    "% line\n[White \"\xE8\"]\n1. e4 { open\n[White \"B\"]\n1. f3 e5 2. g4 Qh4# 1-0\n\xEF\xBB\xBF[Black \"\xCC\"] 1. "
    "Nf3 "
    "*\r\n\r\n  1. g3 (1. b3 1-0) g6 1/2-1/2 {end}\r\n";

document_reading as_games(const std::string&) { return document_reading::never; }

class cut_anywhere : public sharding {
protected:
    explicit cut_anywhere() {
        limits_.chunk_size = 32;  // many cuts, each a chance to lose something
        args_.replay.variant = variant::chess;
    }

    std::string rows_of(const std::vector<std::string>& files, const std::vector<byte_range>& ranges) const {
        std::string bytes;
        const auto writer = make_report_writer("ndjson", {});
        const check_task task{args_, *writer};
        const check_job::receiver receive = [&](check_result& done) { bytes += done.bytes; };
        ordered_jobs<check_job> jobs(1);
        for (std::size_t i = 0; i < files.size(); ++i) {
            input_limits limits = limits_;
            limits.range = ranges[i];
            if (ranges[i].empty()) continue;
            read_chunks(files[i], limits, [&](const chunk& piece) {
                jobs.push([&](check_job& job) { job.take(task, receive, files[i], ranges[i], piece); });
            });
        }
        jobs.finish();
        return bytes;
    }

    void expect_all_cuts_good(std::string_view bytes) const {
        const std::string file = put("nasty.pgn", bytes);
        const std::string whole = rows_of({file}, {{}});
        ASSERT_GE(std::count(whole.begin(), whole.end(), '\n'), 8);
        for (std::uint64_t at = 0; at <= bytes.size() + 1; ++at) {
            const byte_range before{0, at}, behind{at, byte_range().end};
            ASSERT_EQ((at == 0 ? "" : rows_of({file}, {before})) + rows_of({file}, {behind}), whole) << at;
        }
    }

    void expect_all_counts_good(const std::vector<std::string>& files, std::uint32_t step) const {
        const std::string whole = rows_of(files, std::vector<byte_range>(files.size()));
        for (std::uint32_t count = 1; count <= 2 * nasty.size(); count += count < 12 ? 1 : step) {
            std::string together;
            for (std::uint32_t i = 1; i <= count; ++i)
                together += rows_of(files, ranges_of(files, as_games, {i, count}));
            ASSERT_EQ(together, whole) << count;
        }
    }

    input_limits limits_;
    arguments args_;
};

TEST_F(cut_anywhere, at_every_byte) { expect_all_cuts_good(nasty); }

TEST_F(cut_anywhere, at_every_byte_of_utf16) {
    std::string wide("\xFF\xFE", 2);
    for (const char c : nasty) wide.append({c, '\0'});
    expect_all_cuts_good(wide);
}

TEST_F(cut_anywhere, at_every_byte_of_utf32) {
    std::string wide("\xFF\xFE\0\0", 4);
    for (const char c : nasty) wide.append({c, '\0', '\0', '\0'});
    expect_all_cuts_good(wide);
}

TEST_F(cut_anywhere, behind_a_game_past_the_limit) {
    limits_.max_game = 60;
    expect_all_cuts_good(nasty);
}

TEST_F(cut_anywhere, into_any_number_of_parts) {
    const std::string a = put("a.pgn", nasty), b = put("b.pgn", ""), c = put("c.pgn", nasty.substr(0, 80));
    expect_all_counts_good({a}, 97);
    expect_all_counts_good({b, a, b, c, b}, 211);
}

TEST_F(sharding, one_half_and_the_other_are_divided_by_bytes) {
    const std::string a = put("a.pgn", std::string(100, ' ')), b = put("b.pgn", std::string(300, ' '));
    const auto first = ranges_of({a, b}, as_games, {1, 2}), second = ranges_of({a, b}, as_games, {2, 2});
    EXPECT_TRUE(first[0].begin == 0 && first[0].reaches_end());
    EXPECT_TRUE(first[1].begin == 0 && first[1].end == 100);
    EXPECT_TRUE(second[0].empty());
    EXPECT_TRUE(second[1].begin == 100 && second[1].reaches_end());
}

TEST_F(sharding, whole_runs_over_files_of_all_kinds) {
    const std::string games = content(ROYALCHECK_SOURCE_DIR "/samples/faults/RC301-missed-control-period.pgn");
    const std::string plain = put("plain.pgn", games + std::string(nasty) + games + games);
    const std::string packed = put("packed.pgn", games + games);
    ASSERT_EQ(std::system(("gzip " + packed).c_str()), 0);
    const std::string document =
        put("said.txt", "White began 1.e4 and after 1...e5 came 2.Ke3, which no king can do.\nSo it was written "
                        "in the paper, and nobody of the club saw it.\n");
    const std::string empty = put("empty.pgn", ""), again = put("again.pgn", games + games);
    for (const std::string format : {"ndjson", "csv", "github"}) {
        const std::vector<std::string> words{"--format", format, plain, packed + ".gz", document, empty, again};
        const std::string whole = report(words);
        EXPECT_THAT(whole, testing::HasSubstr("said.txt"));
        EXPECT_THAT(whole, testing::HasSubstr("packed.pgn.gz"));
        for (const int count : {2, 7, 23}) expect_parts_make(whole, words, count, count % 2 == 0 ? "1" : "2");
    }
}

TEST_F(sharding, exit_status_is_that_of_the_part) {
    const std::string good = "[Variant \"chess\"]\n\n1. e4 e5 *\n\n", bad = "[Variant \"chess\"]\n\n1. e4 e4 *\n\n";
    const std::string file = put("a.pgn", good + bad);
    const auto status = [&](const char* part) {
        std::vector<std::string> words{"royalcheck", "--format", "csv", "--shard", part, file, "--output", "/dev/null"};
        std::vector<char*> line;
        for (std::string& word : words) line.push_back(word.data());
        return run(static_cast<int>(line.size()), line.data());
    };
    EXPECT_EQ(status("1/2"), exit_clean);
    EXPECT_EQ(status("2/2"), exit_findings);
}

}  // namespace
}  // namespace royalcheck
