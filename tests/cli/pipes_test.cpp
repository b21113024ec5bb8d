// Files, pipes and devices that a report is written to.
#include "src/cli/output.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>

namespace royalcheck {
namespace {

namespace fs = std::filesystem;

class output_file : public testing::Test {
protected:
    output_file() {
        std::string name = (fs::temp_directory_path() / "royalcheck-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
    }
    ~output_file() override { fs::remove_all(folder_); }

    std::string content(const fs::path& file) const {
        std::ostringstream out;
        out << std::ifstream(file).rdbuf();
        return out.str();
    }
    fs::path folder_;
};

TEST_F(output_file, appears_only_when_complete) {
    const fs::path file = folder_ / "report";
    {
        output out(file.string());
        out.write("text");
        out.flush();
        EXPECT_FALSE(fs::exists(file));
        out.finish();
    }
    EXPECT_EQ(content(file), "text");
}

TEST_F(output_file, an_abandoned_report_leaves_the_old_one_and_nothing_else) {
    const fs::path file = folder_ / "report";
    std::ofstream(file) << "old";
    {
        output out(file.string());
        out.write("new");
    }
    EXPECT_EQ(content(file), "old");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
}

TEST_F(output_file, keeps_mode_and_link) {
    const fs::path file = folder_ / "report", link = folder_ / "link";
    std::ofstream(file) << "old";
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    fs::create_symlink(file, link);
    output out(link.string());
    out.write("new");
    out.finish();
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(content(file), "new");
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

TEST_F(output_file, a_link_to_a_file_that_is_not_there_yet_stays_a_link) {
    fs::create_directory(folder_ / "there");
    fs::create_symlink("there/report", folder_ / "near");
    fs::create_symlink(folder_ / "near", folder_ / "link");
    output out((folder_ / "link").string());
    out.write("new");
    out.finish();
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
    EXPECT_TRUE(fs::is_symlink(folder_ / "near"));
    EXPECT_EQ(content(folder_ / "there" / "report"), "new");
}

TEST_F(output_file, links_in_a_circle_are_an_error) {
    fs::create_symlink("b", folder_ / "a");
    fs::create_symlink("a", folder_ / "b");
    EXPECT_THROW(output((folder_ / "a").string()), std::runtime_error);
    EXPECT_TRUE(fs::is_symlink(folder_ / "a"));
}

/// A run that waits for standard input is sent `signal` as soon as its unfinished file is there.
void interrupt(const std::string& command, const std::string& signal, int status, const fs::path& folder) {
    const std::string pipe = (folder / "pipe").string(),
                      said = (folder.parent_path() / folder.filename()).string() + ".err";
    const std::string script = "cd " + folder.string() +
                               " && mkfifo pipe && exec 3<>pipe && \"" ROYALCHECK_PROGRAM "\" " + command +
                               " --output report - <&3 2>" + said + " & run=$!; until [ -e " + folder.string() +
                               "/report.?????? ]; do sleep 0.01; done; "
                               "kill -" +
                               signal + " $run; wait $run";
    std::ofstream(folder / "script") << script;
    EXPECT_EQ(WEXITSTATUS(std::system(("sh " + (folder / "script").string()).c_str())), status);
    std::ostringstream text;
    text << std::ifstream(said).rdbuf();
    EXPECT_NE(text.str().find("royalcheck: interrupted"), std::string::npos) << text.str();
    fs::remove(said);
    fs::remove(pipe);
    fs::remove(folder / "script");
    EXPECT_TRUE(fs::is_empty(folder)) << "the unfinished file is left";
}

TEST_F(output_file, an_interrupted_run_leaves_nothing_behind) {
    interrupt("check", "TERM", 128 + SIGTERM, folder_);
    interrupt("convert", "TERM", 128 + SIGTERM, folder_);
    interrupt("check", "HUP", 128 + SIGHUP, folder_);
}

TEST_F(output_file, a_device_is_written_to_not_replaced) {
    output out("/dev/null");
    out.write("text");
    out.finish();
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(output_file, a_place_that_cannot_be_written_is_named) {
    try {
        output out((folder_ / "none" / "report").string());
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("none/report: No such file or directory"), std::string::npos);
    }
}

TEST_F(output_file, a_full_device_is_an_error) {
    output out("/dev/full");
    out.write("text");
    EXPECT_THROW(out.finish(), std::runtime_error);
}

/// The status of a run over many copies of `game` whose reader goes after the first line; nothing is said of that.
int status_with_closed_pipe(const std::string& command, const std::string& game) {
    const std::string games = testing::TempDir() + "royalcheck-many-" + command + ".pgn";
    {
        std::ofstream out(games);
        for (int i = 0; i < 5000; ++i) out << "[Event \"x\"]\n\n" << game << "\n\n";
    }
    const std::string line = "bash -c '\"" ROYALCHECK_PROGRAM "\" " + command + ' ' + games + " 2>" + games +
                             ".err | head -n 1 >/dev/null; exit ${PIPESTATUS[0]}'";
    const int status = std::system(line.c_str());
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(fs::file_size(games + ".err"), 0u);
    fs::remove(games);
    fs::remove(games + ".err");
    return WEXITSTATUS(status);
}

TEST(closed_pipe, ends_the_program_quietly) {
    EXPECT_EQ(status_with_closed_pipe("check", "1. e4 e5 2. Ke4 *"), 1);
    EXPECT_EQ(status_with_closed_pipe("convert", "1. e4 e5 2. Ke2 *"), 0);
}

TEST_F(output_file, is_the_same_for_any_number_of_jobs) {
    const fs::path games = folder_ / "games";
    fs::create_directory(games);
    for (const char* name : {"a.pgn", "b.pgn", "empty.pgn", "c.pgn"}) {
        std::ofstream out(games / name);
        for (int i = 0; name[0] != 'e' && i < 1500; ++i)
            out << "[Event \"" << std::string(400, 'x') << i << "\"]\n[White \"" << i % 7 << "\"]\n[Black \"" << i % 11
                << "\"]\n\n1. e4 e5 " << (i % 3 == 0 ? "2. Ke2 Ke7 " : "2. Ke4 ") << "*\n\n";
    }
    const auto report = [&](const std::string& command, const std::string& jobs) {
        const std::string out = (folder_ / jobs).string();
        const std::string line =
            "\"" ROYALCHECK_PROGRAM "\" " + command + " --jobs " + jobs + " " + games.string() + " >" + out + " 2>&1";
        EXPECT_EQ(WEXITSTATUS(std::system(line.c_str())), 2) << "empty.pgn has no game in it";
        return content(out);
    };
    for (const std::string command : {"check --format ndjson", "tournament --format json"}) {
        const std::string one = report(command, "1");
        EXPECT_GT(one.size(), 100'000u) << command;
#ifdef __SANITIZE_THREAD__  // every number; elsewhere some of them, for the time
        for (const char* jobs : {"2", "3", "4", "5", "6", "7", "8"})
#else
        for (const char* jobs : {"2", "3", "8"})
#endif
            EXPECT_TRUE(report(command, jobs) == one) << command << ", " << jobs << " jobs";
    }
}

}  // namespace
}  // namespace royalcheck
