// What fuzzing once found, regressions/<target>/, and all samples and cases, through each target without libFuzzer.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class fuzz : public testing::TestWithParam<target> {};

TEST_P(fuzz, regressions) {
    for (const fs::path& file :
         files_below(fs::path(ROYALCHECK_SOURCE_DIR "/tests/fuzz/regressions") / GetParam().name))
        EXPECT_NO_THROW(GetParam().run(content(file))) << file;
}

TEST_P(fuzz, seeds) {
    int seen = 0;
    for (const char* folder : {"/samples", "/tests/cases", "/tests/data/dirty"}) {
        for (const fs::path& file : files_below(std::string(ROYALCHECK_SOURCE_DIR) + folder)) {
            if (fs::file_size(file) > 20'000 || ++seen % ROYALCHECK_EVERY != 0) continue;
            EXPECT_NO_THROW(GetParam().run(content(file))) << file;
        }
    }
    EXPECT_GT(seen, 150);
}

INSTANTIATE_TEST_SUITE_P(targets, fuzz, testing::ValuesIn(targets().begin(), targets().end()), [](const auto& run) {
    std::string name(run.param.name);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace royalcheck::fuzz
