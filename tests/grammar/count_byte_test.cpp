#include "grammar/count_byte.hpp"

#include <gtest/gtest.h>
#include <string>

namespace royalcheck::grammar {

TEST(count_byte, finds_the_byte_at_every_place_of_texts_of_every_size) {
    for (std::size_t size = 0; size <= 70; ++size) {
        EXPECT_EQ(count_byte(std::string(size, 'a'), '\n'), 0u) << size;
        EXPECT_EQ(count_byte(std::string(size, '\n'), '\n'), size);
        for (std::size_t place = 0; place < size; ++place) {
            std::string text(size, '\xFF');
            text[place] = '\n';
            ASSERT_EQ(count_byte(text, '\n'), 1u) << size << ' ' << place;
        }
    }
}

TEST(count_byte, counts_beyond_what_a_byte_holds) {
    EXPECT_EQ(count_byte(std::string(1'000'003, '\n'), '\n'), 1'000'003u);
}

}  // namespace royalcheck::grammar
