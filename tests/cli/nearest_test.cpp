#include "src/cli/nearest.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace royalcheck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(nearest, the_fewest_changes_come_first) {
    EXPECT_THAT(nearest("klast", {"K-DEAD", "K-LAST", "C-MATE"}), ElementsAre("K-LAST"));
    EXPECT_THAT(nearest("RC2O1", {"RC101", "RC201", "RC301"}), ElementsAre("RC201", "RC101", "RC301"));
}

TEST(nearest, what_has_little_in_common_is_left_out) {
    EXPECT_THAT(nearest("castling", {"RC201", "illegal-move"}), IsEmpty());
    EXPECT_THAT(nearest(std::string(1'000'000, 'x'), {"RC201"}), IsEmpty());
}

}  // namespace
}  // namespace royalcheck
