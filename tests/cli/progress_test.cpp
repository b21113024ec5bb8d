#include "src/cli/progress.hpp"

#include <gtest/gtest.h>

namespace royalcheck {
namespace {

constexpr std::uint64_t mega = 1'000'000;

TEST(progress_line, has_rate_and_remaining_time) {
    EXPECT_EQ(progress_line(1200, 30 * mega, 90 * mega, 2), "1200 games, 30 MB, 15 MB/s, 0:04 left");
    EXPECT_EQ(progress_line(7, 3 * mega, 9 * mega, 2), "7 games, 3 MB, 1.5 MB/s, 0:04 left");
    EXPECT_EQ(progress_line(1, mega, 601 * mega, 1), "1 games, 1 MB, 1.0 MB/s, 10:00 left");
    EXPECT_EQ(progress_line(1, mega, 3726 * mega, 1), "1 games, 1 MB, 1.0 MB/s, 1:02:05 left");
    EXPECT_EQ(progress_line(1, 9 * mega, 9 * mega, 3), "1 games, 9 MB, 3.0 MB/s, 0:00 left");
}

TEST(progress_line, foretells_nothing_from_nothing) {
    EXPECT_EQ(progress_line(0, 0, 9 * mega, 2), "0 games, 0 MB");
    EXPECT_EQ(progress_line(5, 4 * mega, 9 * mega, 0.5), "5 games, 4 MB, 8.0 MB/s") << "too early";
    EXPECT_EQ(progress_line(5, 4 * mega, 0, 2), "5 games, 4 MB, 2.0 MB/s") << "packed: nobody knows how much there is";
    EXPECT_EQ(progress_line(5, 9 * mega, 4 * mega, 3), "5 games, 9 MB, 3.0 MB/s") << "the file has grown";
}

}  // namespace
}  // namespace royalcheck
