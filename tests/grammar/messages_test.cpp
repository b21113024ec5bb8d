#include "grammar/messages.hpp"

#include <gtest/gtest.h>

#include <set>

namespace royalcheck::grammar {
namespace {

TEST(Messages, EveryFaultHasItsOwnSentence) {
    std::set<std::string_view> sentences;
    for (int kind = 0; kind <= static_cast<int>(fault_kind::undecodable); ++kind) {
        const std::string_view text = to_text(static_cast<fault_kind>(kind));
        EXPECT_TRUE(text.ends_with('.')) << kind;
        sentences.insert(text);
    }
    EXPECT_EQ(sentences.size(), 10u);
}

TEST(Messages, EverySpellingHasItsOwnPhrase) {
    std::set<std::string_view> phrases;
    for (std::uint32_t bit = 1; bit <= mark_before_promotion; bit <<= 1) {
        phrases.insert(spelling_text(static_cast<spelling>(bit)));
        EXPECT_FALSE(spelling_text(static_cast<spelling>(bit)).empty()) << bit;
    }
    EXPECT_EQ(phrases.size(), 15u);
    EXPECT_EQ(spelling_texts(figurine | invisible).size(), 2u);
    EXPECT_TRUE(spelling_texts(0).empty());
}

TEST(Messages, StrangeCodePoints) {
    EXPECT_EQ(strange_text(U'с'), "U+0441, Cyrillic, looks like Latin c");
    EXPECT_EQ(strange_text(U'\u200B'), "U+200B, invisible");
    EXPECT_EQ(strange_text(U'C'), "U+0043, Latin C");
    EXPECT_EQ(strange_text(U'Ж'), "U+0416, Cyrillic");
    EXPECT_EQ(strange_text(U'№'), "U+2116");
}

}  // namespace
}  // namespace royalcheck::grammar
