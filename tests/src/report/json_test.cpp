#include "src/report/json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace royalcheck {
namespace {

std::string as_json(std::string_view text) {
    std::string out;
    append_json(text, out);
    return out;
}

TEST(json, every_byte_and_pair_of_bytes_reads_back_as_json) {
    for (int a = 0; a < 256; ++a)
        for (int b = 0; b < 256; ++b) {
            const std::string text = {static_cast<char>(a), static_cast<char>(b), '\xD0', '\xBA', '!'};
            const auto read = nlohmann::json::parse(as_json(text), nullptr, false);
            ASSERT_TRUE(read.is_string()) << a << ' ' << b;
            if (a < 0x80 && b < 0x80) {
                EXPECT_EQ(read.get<std::string>(), text);
            }
            EXPECT_EQ(read.get<std::string>().back(), '!');
        }
}

TEST(json, escapes) {
    EXPECT_EQ(as_json("a\"b\\c\n\r\t"), R"("a\"b\\c\n\r\t")");
    EXPECT_EQ(as_json(std::string("\0\x1f\x7f", 3)), R"("\u0000\u001f\u007f")");
}

TEST(json, valid_text_is_unchanged) {
    for (const char* text : {"Крf6", "♘", "\xF0\x9F\x99\x82", "\xEF\xBF\xBD"})
        EXPECT_EQ(as_json(text), '"' + std::string(text) + '"');
}

TEST(json, what_a_terminal_would_obey_is_escaped_and_reads_back) {
    EXPECT_EQ(as_json("a\xC2\x9B"
                      "31m"),
              R"("a\u009b31m")");  // CSI
    EXPECT_EQ(as_json("\xE2\x80\xAE"
                      "e4"),
              R"("\u202ee4")");  // right to left from here
    EXPECT_EQ(as_json("\xF4\x8F\xBF\xBF"), R"("\udbff\udfff")");
    for (const std::string text : {"\xC2\x80", "\xE2\x80\xAE", "\xF3\xA0\x80\x81", "\xF4\x8F\xBF\xBF"})
        EXPECT_EQ(nlohmann::json::parse(as_json(text)).get<std::string>(), text);
}

TEST(json, invalid_bytes_become_the_replacement_character) {
    const std::string r = "\xEF\xBF\xBD";
    EXPECT_EQ(as_json("M\xFCller"), "\"M" + r + "ller\"");
    EXPECT_EQ(as_json("\xE2\x99"), '"' + r + '"');              // cut off: one
    EXPECT_EQ(as_json("\xE2\x99x"), '"' + r + "x\"");           // the letter survives
    EXPECT_EQ(as_json("\xC0\xAF"), '"' + r + r + '"');          // overlong
    EXPECT_EQ(as_json("\xED\xA0\x80"), '"' + r + r + r + '"');  // surrogate
    EXPECT_EQ(as_json("\xF5\x80"), '"' + r + r + '"');          // above U+10FFFF
}

TEST(json, pieces_of_any_length_come_out_in_order) {
    for (const std::size_t length : {0, 1, 4000, 4093, 4094, 4095, 4096, 4097, 10000}) {
        for (const std::string& end : {std::string(), std::string("\n"), std::string("é")}) {
            const std::string text = std::string(length, 'x') + end;
            std::string out = "{", expected = "{";
            {
                json_text json(out);
                for (int n = 0; n < 3; ++n) {
                    ((json += '[') += "null").string(text);
                    EXPECT_EQ(json.back(), '"');
                    json += text;
                    expected += "[null" + as_json(text) + text;
                }
            }
            EXPECT_EQ(out, expected) << length;
        }
    }
}

TEST(json, numbers) {
    std::string out;
    {
        json_text json(out);
        json.number(std::int64_t{-1});
        json.number(std::uint64_t{18446744073709551615u});
    }
    EXPECT_EQ(out, "-118446744073709551615");
}

}  // namespace
}  // namespace royalcheck
