// What goes wrong around the program: devices, files that change, signals, memory, names that mean harm. Each run is a
// script of sh in a folder of its own.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <sys/wait.h>

namespace {

namespace fs = std::filesystem;

const std::string illegal_game = "[Event \"x\"]\n\n1. e4 e5 2. Ke4 *\n\n";

std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class faults : public testing::Test {
protected:
    faults() {
        std::string name = (fs::temp_directory_path() / "royalcheck-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        fs::create_directory(folder_ / "in");
        put("a.pgn", illegal_game);
    }
    ~faults() override { fs::remove_all(folder_); }

    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(folder_ / "in" / name, std::ios::binary) << bytes;
    }
    /// Runs `script`, in which `royalcheck` is the program; what it writes is in `out_` and `err_` then.
    int run(const std::string& script) {
        std::ofstream(folder_ / "script")
            << "cd " << (folder_ / "in").string() << "\nroyalcheck() { \"" ROYALCHECK_PROGRAM << "\" \"$@\"; }\n"
            << script << '\n';
        const std::string base = folder_.string();
        const int status = std::system(("sh " + base + "/script >" + base + "/out 2>" + base + "/err").c_str());
        out_ = content(folder_ / "out");
        err_ = content(folder_ / "err");
        EXPECT_TRUE(WIFEXITED(status));
        return WEXITSTATUS(status);
    }
    bool said(const std::string& words) const { return err_.find(words) != std::string::npos; }

    fs::path folder_;
    std::string out_, err_;
};

/// Games whose reports are more than a pipe holds, so that the run waits for its reader.
std::string many_games() {
    std::string games;
    for (int i = 0; i < 4000; ++i) games += "{" + std::string(1000, 'x') + "}\n" + illegal_game;
    return games;
}

TEST_F(faults, a_full_disk_is_told_by_every_command) {
    for (const char* command :
         {"check a.pgn", "check --format html a.pgn", "convert a.pgn", "tournament a.pgn", "board a.pgn", "moves",
          "perft 1", "explain RC301", "completions bash", "--help", "check --help", "--version"}) {
        EXPECT_EQ(run(std::string("royalcheck ") + command + " >/dev/full"), 2) << command;
        EXPECT_TRUE(said("standard output: No space left on device")) << command;
    }
    EXPECT_EQ(run("royalcheck check --output /dev/full a.pgn"), 2);
}

TEST_F(faults, a_full_disk_for_messages_changes_nothing) {
    EXPECT_EQ(run("royalcheck --summary --format json a.pgn 2>/dev/full"), 1);
    EXPECT_EQ(run("royalcheck none.pgn 2>/dev/full"), 2);
    EXPECT_EQ(run("royalcheck --nonsense 2>/dev/full"), 2);
}

TEST_F(faults, closed_standard_streams_are_errors_and_no_file_takes_their_place) {
    EXPECT_EQ(run("royalcheck a.pgn >&-"), 2);
    EXPECT_TRUE(said("standard output: "));
    EXPECT_EQ(run("royalcheck - <&-"), 2);
    EXPECT_TRUE(said("standard input: "));
    EXPECT_EQ(run("royalcheck --output report none.pgn 2>&-; cat report"), 0);
    EXPECT_EQ(out_, "");
}

TEST_F(faults, a_file_that_cannot_be_read_is_told_and_the_rest_checked) {
    // Reading its own memory from 0 on fails, whoever asks.
    EXPECT_EQ(run("ln -s /proc/self/mem m.pgn; royalcheck --format csv --select RC201 m.pgn a.pgn | grep -c RC201;"
                  "royalcheck m.pgn a.pgn"),
              2);
    EXPECT_TRUE(out_.starts_with("1\n"));
    EXPECT_TRUE(said("m.pgn: Input/output error"));
}

TEST_F(faults, without_libarchive_only_what_needs_it_is_not_read) {
    EXPECT_EQ(run("xz -k a.pgn; mkdir lib; for n in $(seq 9 30); do : > lib/libarchive.so.$n; done\n"
                  "export LD_LIBRARY_PATH=$PWD/lib\n"
                  "royalcheck --format csv --select RC201 a.pgn.xz a.pgn | grep -c RC201; royalcheck a.pgn.xz a.pgn"),
              2);
    EXPECT_TRUE(out_.starts_with("1\n"));
    EXPECT_TRUE(said("a.pgn.xz: no archive can be read: "));
}

TEST_F(faults, a_folder_that_may_not_be_read_is_told) {
    run("mkdir b; chmod 000 a.pgn b\n"
        "as='setpriv --bounding-set=-dac_override,-dac_read_search'\n"
        "if [ $(id -u) -ne 0 ]; then as=; elif ! $as true 2>/dev/null; then exit; fi\n"  // root reads everything
        "$as \"" ROYALCHECK_PROGRAM "\" a.pgn b; echo $?; chmod 700 b");
    if (out_.empty()) GTEST_SKIP() << "root that cannot give up its rights";
    EXPECT_EQ(out_, "2\n");
    EXPECT_TRUE(said("a.pgn: Permission denied"));
    EXPECT_TRUE(said("b: Permission denied") || said("b/: Permission denied")) << err_;
}

TEST_F(faults, a_file_cut_short_while_it_is_read_is_checked_as_far_as_it_goes) {
    put("m.pgn", many_games());
    EXPECT_EQ(run("royalcheck --format ndjson m.pgn | { read -r first; : >m.pgn; cat; } >lines; wc -l <lines; tail -c "
                  "2 lines"),
              0);
    EXPECT_TRUE(out_.ends_with("}\n"));
    EXPECT_LT(std::stoi(out_), 4000);
    EXPECT_GT(std::stoi(out_), 0);
    EXPECT_EQ(err_, "");
}

TEST_F(faults, a_file_that_grows_while_it_is_read_is_checked_to_its_end) {
    put("m.pgn", many_games());
    EXPECT_EQ(run("royalcheck --format ndjson m.pgn | { read -r first; cat a.pgn >>m.pgn; cat; } | wc -l"), 0);
    EXPECT_EQ(out_, "4000\n");
}

TEST_F(faults, an_interrupted_run_says_that_its_report_is_partial) {
    for (const auto& [signal, status] : {std::pair("INT", 130), std::pair("TERM", 143)}) {
        // sh would start the program with SIGINT ignored. It is ready once it catches SIGINT (bit 1 of SigCgt) and
        // SIGTERM (bit 14): sanitizers catch signals of their own before that.
        const std::string script =
            "mkfifo in; exec 3<>in; cat a.pgn a.pgn >&3\n"
            "env --default-signal=INT \"" ROYALCHECK_PROGRAM "\" --jobs 1 - <in >report & run=$!\n"
            "until grep -q 'SigCgt:.*[4-7c-f]..[2367abef]$' /proc/$run/status; do sleep 0.01; done\n"
            "kill -" +
            std::string(signal) + " $run; wait $run; s=$?; rm in; exit $s";
        EXPECT_EQ(run(script), status);
        EXPECT_TRUE(said("royalcheck: interrupted: the output is partial")) << err_;
    }
}

#ifndef __SANITIZE_ADDRESS__  // its shadow memory is larger than any limit
TEST_F(faults, too_little_memory_is_told) {
    std::string game = "[Event \"x\"]\n\n";
    while (game.size() < 8'000'000) game += "1. Nf3 Nf6 2. Ng1 Ng8\n";
    put("long.pgn", game + "*\n");
    EXPECT_EQ(run("ulimit -v 90000; royalcheck --jobs 2 long.pgn"), 2);
    EXPECT_EQ(err_, "royalcheck: out of memory\n");
    EXPECT_EQ(out_, "");
}
#endif

TEST_F(faults, a_hole_of_eight_gigabytes_is_passed_over) {
    EXPECT_EQ(run("truncate -s 8G s.pgn; cat a.pgn >>s.pgn; ulimit -t 20; royalcheck --format csv s.pgn; s=$?; rm "
                  "s.pgn; exit $s"),
              1);
    EXPECT_NE(out_.find("s.pgn,2,,,*,,invalid,3,13,8589934617,3,RC201"), std::string::npos) << out_;
}

TEST_F(faults, an_empty_file_has_no_game) {
    EXPECT_EQ(run(": >e.pgn; royalcheck e.pgn"), 2);
    EXPECT_TRUE(said("e.pgn: there is no game in it"));
}

const std::string hostile = "a\nb\033[2J\a=<b>,\"x.pgn";

TEST_F(faults, names_of_files_carry_nothing_to_the_terminal) {
    put(hostile, illegal_game);
    put("none" + hostile, "");
    for (const char* format : {"text", "csv", "github", "junit"}) {
        EXPECT_EQ(run(std::string("royalcheck --color never --format ") + format + " ."), 2);
        for (const std::string& bytes : {out_, err_})
            EXPECT_TRUE(std::none_of(bytes.begin(), bytes.end(), [](char c) {
                return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\r';
            })) << format;
        EXPECT_EQ(out_.find("\nb"), std::string::npos) << format;
    }
    run("royalcheck --format html .");
    EXPECT_EQ(out_.find("<b>,"), std::string::npos);
}

TEST_F(faults, no_cell_of_csv_is_a_formula) {
    put("=1+1.pgn", "[White \"@SUM(A1)\"]\n[Black \"-2\"]\n\n1. e4 Ke5 *\n");
    run("royalcheck --format csv =1+1.pgn | tr , '\\n' | grep -c '^\"*[-=+@]'; royalcheck tournament --format csv "
        "=1+1.pgn "
        "| tr , '\\n' | grep -c '^\"*[-=+@]'");
    EXPECT_EQ(out_, "0\n0\n");
}

TEST_F(faults, no_cell_of_csv_is_a_formula_where_semicolons_part_cells) {
    put("a.pgn", "[White \"x;=1+1\"]\n[Black \"y; \\\"@SUM(A1)\"]\n\n1. e4 Ke5 *\n");
    run("for c in check tournament; do royalcheck $c --format csv a.pgn; done | tr ';' '\\n' | grep -c '^[ "
        "\"]*[-=+@]'");
    EXPECT_EQ(out_, "0\n");
    run("royalcheck check --format csv a.pgn");
    EXPECT_NE(out_.find("x;'=1+1,\"y;' \"\"@SUM"), std::string::npos) << out_;
}

TEST_F(faults, a_name_that_begins_with_a_dash_stands_behind_two_of_them) {
    put("--help.pgn", illegal_game);
    EXPECT_EQ(run("royalcheck --help.pgn"), 2);
    EXPECT_EQ(run("royalcheck --format csv -- --help.pgn"), 1);
    EXPECT_EQ(run("royalcheck --format csv ./--help.pgn"), 1);
}

TEST_F(faults, members_of_archives_are_names_only) {
    put("members.tar", "");
    run("mkdir x; cp a.pgn x; tar -cf members.tar --absolute-names --transform 's|^x/a|../../escaped\\x1b|' x/a.pgn; "
        "rm -r x\n"
        "royalcheck --select RC201 --format csv members.tar; find .. -name '*escaped*' | wc -l");
    EXPECT_NE(out_.find("members.tar!../../escaped"), std::string::npos) << out_;
    EXPECT_EQ(out_.find('\033'), std::string::npos);
    EXPECT_TRUE(out_.ends_with("\n0\n")) << out_;
}

TEST_F(faults, folders_that_contain_themselves_are_walked_once) {
    EXPECT_EQ(run("mkdir -p d/e; cp a.pgn d/e; ln -s .. d/e/up; ln -s . d/here; royalcheck --format csv --select "
                  "RC201 d | grep -c RC201"),
              0);
    EXPECT_EQ(out_, "1\n");
}

}  // namespace
