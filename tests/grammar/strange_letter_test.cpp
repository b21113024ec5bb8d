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

TEST(StrangeLetter, InAWordIsTheOneThatIsMeant) {
    EXPECT_EQ(strange_in("Сс1", mixed_alphabet, U'с'), U'с');
    EXPECT_EQ(strange_in("С\u200Bс1", invisible, U'с'), U'\u200B');
    EXPECT_EQ(strange_in("e4", invisible, U'\u200B'), U'\u200B') << "before the word";
    EXPECT_EQ(strange_in("Фхd5", odd_capture, 0), U'х');
    EXPECT_EQ(strange_in("Ф:d5", odd_capture, 0), 0u);
    EXPECT_EQ(strange_in("O-О", odd_castling, U'О'), U'О');
    EXPECT_EQ(strange_in("Кр c1 – Л d1", odd_castling, 0), 0u);
    EXPECT_EQ(strange_in("Kd5х", odd_check_mark, 0), U'х');
    EXPECT_EQ(strange_in("Kd5шах", odd_check_mark, 0), 0u);
    EXPECT_EQ(strange_in("e8Ф", odd_promotion, 0), 0u);
}

}  // namespace
}  // namespace royalcheck::grammar
