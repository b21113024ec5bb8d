#include "grammar/plain_run.hpp"

#include <gtest/gtest.h>
#include <string>

namespace royalcheck::grammar {
namespace {

/// Texts of 0 to 50 bytes with each byte at each place.
template <class Check>
void with_every_byte_at_every_place(const Check& check) {
    for (std::size_t size = 0; size <= 50; ++size) {
        for (std::size_t place = 0; place < size; ++place) {
            std::string text(size, 'a');
            for (int byte = 0; byte < 256; ++byte) {
                text[place] = static_cast<char>(byte);
                const bool plain = byte >= ' ' && byte < 0x7F && byte != '"' && byte != '\\';
                check(text, plain ? size : place);
            }
        }
    }
}

}  // namespace

TEST(plain_run, ends_at_the_first_byte_that_is_not_plain) {
    with_every_byte_at_every_place([](const std::string& text, std::size_t run) {
        ASSERT_EQ(plain_run(text.data(), text.size()), run) << text;
        ASSERT_EQ(plain_run((text + "\n").data(), text.size() + 1), run) << text;
    });
    EXPECT_EQ(plain_run("", 0), 0u);
}

TEST(plain_run, what_is_copied_is_the_text_and_no_more) {
    with_every_byte_at_every_place([](const std::string& text, std::size_t run) {
        std::string copy(text.size() + 1, '#');
        const bool plain = copy_plain(text.data(), text.size(), copy.data());
        ASSERT_EQ(plain, run == text.size()) << text;
        ASSERT_EQ(copy.back(), '#');
        if (plain) {
            ASSERT_EQ(copy, text + '#');
        }
    });
}

}  // namespace royalcheck::grammar
