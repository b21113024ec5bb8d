// Printable ASCII, eight bytes at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace royalcheck::grammar {

/// How many bytes from `p` are printable ASCII and neither a quote nor a backslash: what stands unchanged between the
/// quotes of a tag, and of a JSON string.
inline std::size_t plain_run(const char* p, std::size_t size) {
    constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
    const auto has_byte = [](std::uint64_t word, unsigned char c) {
        const std::uint64_t zeroed = word ^ (ones * c);
        return (zeroed - ones) & ~zeroed;  // its top bit is set where a byte is zero, perhaps above one too
    };
    std::size_t n = 0;
    for (; n + 8 <= size; n += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, p + n, 8);
        const std::uint64_t control = (word - ones * 0x20) & ~word;
        if (((word | control | has_byte(word, '"') | has_byte(word, '\\') | has_byte(word, 0x7F)) & tops) != 0) break;
    }
    const auto plain = [](char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; };
    while (n < size && plain(p[n])) ++n;
    return n;
}

}  // namespace royalcheck::grammar
