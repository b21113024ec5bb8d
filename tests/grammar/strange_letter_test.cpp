#include "grammar/strange_letter.hpp"

#include <gtest/gtest.h>

namespace royalcheck::grammar {
namespace {

TEST(StrangeLetter, KindAndTwin) {
    EXPECT_EQ(describe(U'с').kind, letter_kind::cyrillic_twin);
    EXPECT_EQ(describe(U'с').latin, 'c');
    EXPECT_EQ(describe(U'\u200B').kind, letter_kind::invisible);
    EXPECT_EQ(describe(U'C').kind, letter_kind::latin);
    EXPECT_EQ(describe(U'C').latin, 'C');
    EXPECT_EQ(describe(U'Ж').kind, letter_kind::cyrillic);
    EXPECT_EQ(describe(U'№').kind, letter_kind::other);
}

}  // namespace
}  // namespace royalcheck::grammar
