// Damaged files as users have them: wherever they are cut, the games in them are the same.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "support.hpp"

namespace royalcheck {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(std::string(ROYALCHECK_SOURCE_DIR "/tests/") + folder))
        if (entry.is_regular_file() && entry.file_size() < 100'000) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

class real_files : public testing::TestWithParam<std::string> {};

TEST_P(real_files, cut_anywhere_hold_the_same_games) {
    const auto files = files_below(GetParam());
    ASSERT_FALSE(files.empty());
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        const auto whole = games_of(bytes, 1u << 20);
        for (const std::size_t size : {1u, 13u, 512u}) {
            if (size == 1 && bytes.size() > 4096) continue;
            EXPECT_EQ(games_of(bytes, size), whole) << file << ", chunk size " << size;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(input, real_files, testing::Values("cases", "data/dirty"),
                         [](const auto& folder) { return folder.param == "cases" ? "cases" : "dirty"; });

}  // namespace
}  // namespace royalcheck
