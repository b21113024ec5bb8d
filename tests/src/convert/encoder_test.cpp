// Encodings of the output.
#include "src/convert/encoder.hpp"

#include <gtest/gtest.h>

#include "src/input/encoding.hpp"

namespace royalcheck {
namespace {

TEST(encoder, writes_what_the_reader_reads) {
    const std::string text = "1. Крe2 – Фоменко";
    for (const auto e : {encoding::windows1251, encoding::koi8r, encoding::cp866}) {
        std::string bytes, back;
        const std::string plain = e == encoding::windows1251 ? text : "1. Крe2 Фоменко";
        ASSERT_FALSE(encoder(to_text(e)).encode(plain, bytes).has_value());
        decode_bytes(e, bytes, back);
        EXPECT_EQ(back, plain) << to_text(e);
    }
}

TEST(encoder, utf16_begins_with_its_mark) {
    std::string bytes;
    const encoder little("utf-16le"), big("UTF-16BE");
    EXPECT_EQ(little.mark(), "\xFF\xFE");
    EXPECT_EQ(big.mark(), "\xFE\xFF");
    little.encode("К", bytes);
    big.encode("К", bytes);
    EXPECT_EQ(bytes, "\x1A\x04\x04\x1A");
}

TEST(encoder, utf32_begins_with_its_mark) {
    std::string bytes;
    const encoder little("utf-32le"), big("UTF-32BE");
    EXPECT_EQ(little.mark(), std::string_view("\xFF\xFE\0\0", 4));
    EXPECT_EQ(big.mark(), std::string_view("\0\0\xFE\xFF", 4));
    little.encode("К", bytes);
    big.encode("К", bytes);
    EXPECT_EQ(bytes, std::string_view("\x1A\x04\0\0\0\0\x04\x1A", 8));
}

TEST(encoder, names_the_place_of_what_it_cannot_write_and_writes_nothing) {
    std::string bytes = "before";
    EXPECT_EQ(encoder("windows-1251").encode("ab♔c", bytes), 2u);
    EXPECT_EQ(encoder("koi8-r").encode("ab\xFF", bytes), 2u);
    EXPECT_EQ(encoder("cp866").encode(std::string(10'000, 'a') + "é", bytes), 10'000u);
    EXPECT_EQ(bytes, "before");
}

TEST(encoder, latin_1_is_not_windows_1252) {
    std::string bytes;
    EXPECT_FALSE(encoder("windows-1252").encode("“é”", bytes).has_value());
    EXPECT_EQ(bytes, "\x93\xE9\x94");
    EXPECT_EQ(encoder("ISO-8859-1").encode("“é”", bytes), 0u);
}

TEST(encoder, utf8_passes_as_it_is) {
    std::string bytes;
    EXPECT_FALSE(encoder("UTF-8").encode("♔\xFF", bytes).has_value());
    EXPECT_EQ(bytes, "♔\xFF");
}

TEST(encoder, knows_its_names) {
    EXPECT_TRUE(encoder::knows("cp1251"));
    EXPECT_TRUE(encoder::knows("latin1"));
    EXPECT_FALSE(encoder::knows("EBCDIC"));
}

}  // namespace
}  // namespace royalcheck
