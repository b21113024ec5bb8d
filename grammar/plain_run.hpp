// Printable ASCII, eight bytes at a time, or sixteen.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

#ifdef __SSE2__
/// The same of sixteen bytes, exactly, one bit each.
inline unsigned others_of_sixteen(const char* p) {
    const __m128i text = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    const auto is = [text](char c) { return _mm_cmpeq_epi8(text, _mm_set1_epi8(c)); };
    const __m128i below = _mm_cmplt_epi8(text, _mm_set1_epi8(' '));  // signed: not ASCII too
    const __m128i others = _mm_or_si128(_mm_or_si128(below, is('"')), _mm_or_si128(is('\\'), is(0x7F)));
    return static_cast<unsigned>(_mm_movemask_epi8(others));
}
#endif

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
#ifdef __SSE2__
    const auto first = [](unsigned others) { return static_cast<std::size_t>(std::countr_zero(others)); };
    for (; n + 16 <= size; n += 16)
        if (const unsigned others = plain::others_of_sixteen(p + n); others != 0) return n + first(others);
    if (n > 0 && n < size) {  // the last sixteen once more rather than the rest one by one
        const unsigned others = plain::others_of_sixteen(p + size - 16);
        return others == 0 ? size : size - 16 + first(others);
    }
#endif
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

/// Copies `size` bytes if all of them are such bytes, and says whether they are; short texts in half the steps of
/// asking first. If not, what stands at `to` then is no matter.
inline bool copy_plain(const char* from, std::size_t size, char* to) {
    if (size > 16) {
        const bool all = plain_run(from, size) == size;
        if (all) std::memcpy(to, from, size);
        return all;
    }
    if (size >= 8) {
        const std::uint64_t first = plain::word_at(from), last = plain::word_at(from + size - 8);
        std::memcpy(to, &first, sizeof first);
        std::memcpy(to + size - 8, &last, sizeof last);
        return (plain::others(first) | plain::others(last)) == 0;
    }
    if (size >= 4) {
        std::uint32_t halves[2];
        std::memcpy(&halves[0], from, sizeof halves[0]);
        std::memcpy(&halves[1], from + size - 4, sizeof halves[1]);
        std::memcpy(to, &halves[0], sizeof halves[0]);
        std::memcpy(to + size - 4, &halves[1], sizeof halves[1]);
        return plain::others(halves[0] | std::uint64_t{halves[1]} << 32) == 0;
    }
    bool all = true;
    for (std::size_t i = 0; i < size; ++i) {
        to[i] = from[i];
        all = all && plain::bytes[static_cast<unsigned char>(from[i])];
    }
    return all;
}

}  // namespace royalcheck::grammar
