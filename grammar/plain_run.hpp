// Printable ASCII, eight bytes at a time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace royalcheck::grammar {

namespace plain {

inline constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;

/// Top bits of the bytes of `word` that are not plain. Above the lowest of them more may be set than is true.
inline std::uint64_t others(std::uint64_t word) {
    const auto is = [word](unsigned char c) {
        const std::uint64_t zero_there = word ^ (ones * c);
        return (zero_there - ones) & ~zero_there;
    };
    const std::uint64_t control = (word - ones * ' ') & ~word;
    return (word | control | is('"') | is('\\') | is(0x7F)) & tops;
}

inline std::uint64_t word_at(const char* p) {
    std::uint64_t word = 0;
    std::memcpy(&word, p, sizeof word);
    return word;
}

inline constexpr std::array<bool, 256> bytes = [] {
    std::array<bool, 256> plain{};
    for (std::size_t c = ' '; c < 0x7F; ++c) plain[c] = c != '"' && c != '\\';
    return plain;
}();

}  // namespace plain

/// How many bytes from `p` are printable ASCII and neither a quote nor a backslash: what stands unchanged between the
/// quotes of a tag, and of a JSON string.
inline std::size_t plain_run(const char* p, std::size_t size) {
    std::size_t n = 0;
    if constexpr (std::endian::native == std::endian::little) {
        const auto run = [](std::uint64_t others) { return static_cast<std::size_t>(std::countr_zero(others)) / 8; };
        for (; n + 8 <= size; n += 8)
            if (const std::uint64_t others = plain::others(plain::word_at(p + n)); others != 0) return n + run(others);
        if (n > 0 && n < size) {  // the last eight once more rather than the rest one by one
            const std::uint64_t others = plain::others(plain::word_at(p + size - 8));
            return others == 0 ? size : size - 8 + run(others);
        }
    }
    while (n < size && plain::bytes[static_cast<unsigned char>(p[n])]) ++n;
    return n;
}

}  // namespace royalcheck::grammar
