// Whole runs of the program as data: each file of runs/ holds a command, its input files and what must come out.
//
//   $ royalcheck a.pgn            the command, run by sh in a folder of its own
//   --- a.pgn                     a file that stands there
//   --- stdout, --- stderr        what is expected; a part that is missing is not compared
//   --- status                    the exit status
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <sys/wait.h>

namespace {

namespace fs = std::filesystem;

struct golden_run {
    std::string command;
    std::map<std::string, std::string> parts;  ///< by the name after "--- "
};

std::string content(const fs::path& file) {
    std::ostringstream out;
    out << std::ifstream(file, std::ios::binary).rdbuf();
    return out.str();
}

golden_run read_run(const fs::path& file) {
    golden_run run;
    std::ifstream in(file);
    std::string* part = nullptr;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("$ "))
            run.command = line.substr(2);
        else if (line.starts_with("--- "))
            part = &run.parts[line.substr(4)];
        else if (part != nullptr)
            *part += line + '\n';
    }
    return run;
}

class golden : public testing::TestWithParam<std::string> {};

TEST_P(golden, run) {
    const golden_run run = read_run(fs::path(ROYALCHECK_SOURCE_DIR "/tests/cli/runs") / (GetParam() + ".txt"));
    ASSERT_FALSE(run.command.empty());
    ASSERT_TRUE(run.parts.contains("status"));

    std::string name = (fs::temp_directory_path() / "royalcheck-XXXXXX").string();
    const fs::path folder = ::mkdtemp(name.data());
    const fs::path outside = folder.string() + ".out";  // what is captured is no input
    fs::create_directory(outside);
    for (const auto& [part, text] : run.parts) {
        if (part == "stdout" || part == "stderr" || part == "status") continue;
        fs::create_directories((folder / part).parent_path());
        std::ofstream(folder / part, std::ios::binary) << text;
    }
    const std::string program = fs::path(ROYALCHECK_PROGRAM).parent_path().string();
    const std::string line = "unset COLUMNS LANG LC_MESSAGES; export LC_ALL=C.UTF-8; cd " + folder.string() +
                             " && PATH=\"" + program + ":$PATH\" && { " + run.command + "; } >" +
                             (outside / "stdout").string() + " 2>" + (outside / "stderr").string();
    const int status = std::system(line.c_str());

    EXPECT_EQ(std::to_string(WEXITSTATUS(status)) + "\n", run.parts.at("status"));
    for (const std::string stream : {"stdout", "stderr"}) {
        const auto expected = run.parts.find(stream);
        if (expected == run.parts.end()) continue;
        EXPECT_EQ(content(outside / stream), expected->second) << stream;
    }
    fs::remove_all(folder);
    fs::remove_all(outside);
}

std::vector<std::string> names() {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(ROYALCHECK_SOURCE_DIR "/tests/cli/runs"))
        found.push_back(entry.path().stem().string());
    std::sort(found.begin(), found.end());
    return found;
}

INSTANTIATE_TEST_SUITE_P(runs, golden, testing::ValuesIn(names()), [](const auto& run) { return run.param; });

}  // namespace
