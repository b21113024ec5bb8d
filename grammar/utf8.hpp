// One code point of UTF-8 at a time, strictly (no surrogates, no overlong forms).
#pragma once

#include <cstddef>

namespace royalcheck::grammar {

struct code_point {
    char32_t value = 0;
    std::size_t length = 0;  ///< bytes; 0 if the bytes at this place are not UTF-8
};

inline constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

/// Decodes the code point at `p` (p < end).
inline constexpr code_point decode(const char* p, const char* end) {
    const auto lead = static_cast<unsigned char>(*p);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || static_cast<std::size_t>(end - p) < length) return {};
    char32_t value = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(p[i])) return {};
        value = (value << 6) | (static_cast<unsigned char>(p[i]) & 0x3Fu);
    }
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (overlong || surrogate || value > 0x10FFFF) return {};
    return {value, length};
}

/// No-break, typographic and ideographic spaces, and the Unicode line ends (NOTATION 1).
inline constexpr bool is_unicode_space(char32_t c) {
    return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 ||
           c == 0x202F || c == 0x205F || c == 0x3000;
}

/// Characters that no reader sees but that make a word another word: soft hyphens, zero-width characters, marks of
/// writing direction, variation selectors behind figurines, byte order marks.
inline constexpr bool is_invisible(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2069) ||
           (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

}  // namespace royalcheck::grammar
