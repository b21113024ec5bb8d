// Tag pairs as people and programs write them.
#include <gtest/gtest.h>

#include "tests/grammar/support.hpp"

namespace royalcheck::grammar {
namespace {

using test::games;

std::string tags_of(std::string_view text) {
    const auto all = games(text);
    return all.size() == 1 ? test::tags(text, all[0]) : std::to_string(all.size()) + " games";
}
using test::only_faults;

TEST(Tag, Plain) {
    EXPECT_EQ(tags_of("[Event \"A b\"]\n[Site \"\"]\n*"), "Event=A b|Site=");
    EXPECT_EQ(only_faults("[Event \"A b\"]\n[Site \"\"]\n*"), "");
}

TEST(Tag, WhiteSpaceAnywhere) {
    EXPECT_EQ(tags_of(" [Event \"A\"]\n\t[ Site  \"B\" ]\n*"), "Event=A|Site=B");
    const char* const several =
        "[Event \"Cup\"] [Site \"?\"][Round \"1\"]\n[White\n  \"White, A\"\n][Black \"B\"] 1. e4 *";
    EXPECT_EQ(tags_of(several), "Event=Cup|Site=?|Round=1|White=White, A|Black=B");
    EXPECT_EQ(only_faults(several), "");
    EXPECT_EQ(tags_of("[Event \"A\"]\r[Site \"B\"]\r\r*"), "Event=A|Site=B");
}

TEST(Tag, Escapes) {
    EXPECT_EQ(tags_of(R"([Event "The \"Open\" C:\\x"] *)"), R"(Event=The "Open" C:\x)");
    EXPECT_EQ(tags_of(R"([Event "C:\x"] *)"), R"(Event=C:\x)");
}

TEST(Tag, TrailingBackslash) {
    const char* const text = "[White \"Engine /Level 6\\\"]\n[Black \"B\"]\n*";
    EXPECT_EQ(tags_of(text), "White=Engine /Level 6\\|Black=B");
    EXPECT_EQ(only_faults(text), "repaired_tag@0:[White \"Engine /Level 6\\\"]");
}

TEST(Tag, InnerQuotes) {
    const char* const text = "[Event \"3rd \"Spring\" Memorial\"]\n[Site \"Club \"Victory\"\"]\n*";
    EXPECT_EQ(tags_of(text), "Event=3rd \"Spring\" Memorial|Site=Club \"Victory\"");
    EXPECT_EQ(games(text)[0].faults.size(), 2u);
    EXPECT_EQ(games(text)[0].faults[0].kind, fault_kind::repaired_tag);
}

TEST(Tag, MissingQuoteOrBracket) {
    EXPECT_EQ(tags_of("[White \"A]\n[Black \"B\"]\n*"), "White=A|Black=B");
    EXPECT_EQ(tags_of("[White \"A\"\n[Black \"B\"]\n*"), "White=A|Black=B");
    EXPECT_EQ(tags_of("[White \"A\n[Black \"B\"]\n*"), "White=A|Black=B");
    EXPECT_EQ(tags_of("[White \"A] [Black \"B\"]\n*"), "White=A|Black=B");
    EXPECT_EQ(tags_of("White \"A\"]\n[Black \"B\"]\n*"), "White=A|Black=B");
    EXPECT_EQ(tags_of("[White A]\n[Black “B”]\n*"), "White=A|Black=B");
    for (const char* text : {"[White \"A]\n*", "[White \"A\"\n*", "[White \"A\n*", "[White A]\n*"}) {
        ASSERT_EQ(games(text).size(), 1u) << text;
        ASSERT_EQ(games(text)[0].faults.size(), 1u) << text;
        EXPECT_EQ(games(text)[0].faults[0].kind, fault_kind::repaired_tag) << text;
    }
}

TEST(Tag, WithoutAValue) {
    const char* const text = "[Event \"A\"]\n[Round 1.1\n[White \"W\"]\n\n1. e4 *";
    EXPECT_EQ(tags_of(text), "Event=A|Round=1.1|White=W");
    EXPECT_EQ(only_faults(text), "repaired_tag@12:[Round 1.1");
    EXPECT_EQ(tags_of("[Event \"A\"]\n[Round]\n[White \"W\"]\n*"), "Event=A|White=W");
    EXPECT_EQ(only_faults("[Event \"A\"]\n[Round]\n[White \"W\"]\n*"), "malformed_tag@12:[Round]");
    EXPECT_EQ(only_faults("[Event \"A\"]\n[]\n[\"x\"]\n*"), "malformed_tag@12:[] malformed_tag@15:[\"x\"]");
    EXPECT_EQ(only_faults("[Event \"A\"]\n["), "malformed_tag@12:[");
}

TEST(Tag, NotInsideMovetextUnlessItLooksLikeOne) {
    EXPECT_EQ(only_faults("1. e4 [%clk 0:01] e5"),
              "stray_symbol@6:[ unreadable_word@7:%clk unreadable_word@12:0:01 stray_symbol@16:]");
    EXPECT_EQ(games("1. e4 [diagram] e5").size(), 1u);
    EXPECT_EQ(games("1. e4 e5 [Event \"x\"] 1. d4").size(), 2u);
}

TEST(Tag, BadBytesInside) {
    EXPECT_EQ(only_faults("[White \"M\xFCller\"]\n*"), "undecodable@9:\xFC");
    EXPECT_EQ(only_faults(std::string_view("[White \"M\0\0x\"]\n*", 16)), std::string("control_character@9:\0\0", 22));
}

}  // namespace
}  // namespace royalcheck::grammar
