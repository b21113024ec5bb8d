// Text that may be broken, as it is drawn: one U+FFFD for each maximal part of a broken sequence (Unicode, 3.9).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace royalcheck::grammar {

/// How many of the bytes that the lead byte of `text` (not empty) asks for are there and possible; `wanted` is how many
/// it asks for, 0 if it is no lead byte.
inline constexpr std::size_t well_formed(std::string_view text, std::size_t& wanted) {
    const auto byte = [text](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
    const std::uint8_t lead = byte(0);
    std::uint8_t low = 0x80, high = 0xBF;  // of the second byte (Unicode, table 3-7)
    if (lead < 0x80)
        wanted = 1;
    else if (lead >= 0xC2 && lead <= 0xDF)
        wanted = 2;
    else if (lead >= 0xE0 && lead <= 0xEF)
        wanted = 3;
    else if (lead >= 0xF0 && lead <= 0xF4)
        wanted = 4;
    else
        wanted = 0;
    if (lead == 0xE0) low = 0xA0;
    if (lead == 0xED) high = 0x9F;
    if (lead == 0xF0) low = 0x90;
    if (lead == 0xF4) high = 0x8F;
    std::size_t have = 1;
    while (have < wanted && have < text.size() && byte(have) >= low && byte(have) <= high) {
        ++have;
        low = 0x80;
        high = 0xBF;
    }
    return have;
}

/// Length of the valid UTF-8 sequence at the front of `text`, 1 to 4; 0 if there is none (overlong forms,
/// surrogates and values above U+10FFFF are none). `text` is not empty.
inline constexpr std::size_t utf8_length(std::string_view text) {
    std::size_t wanted = 0;
    const std::size_t have = well_formed(text, wanted);
    return have == wanted ? have : 0;
}

/// How many bytes at the front of `text`, where utf8_length gives 0, make up one broken sequence.
inline constexpr std::size_t broken_length(std::string_view text) {
    std::size_t wanted = 0;
    return well_formed(text, wanted);
}

/// Code points of `text`, each part of broken sequences being one.
inline constexpr std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    std::size_t wanted = 0;
    for (; !text.empty(); ++count) text.remove_prefix(well_formed(text, wanted));
    return count;
}

/// The front of `text`, at most `most` code points.
inline constexpr std::string_view first_code_points(std::string_view text, std::size_t most) {
    std::size_t end = 0;
    std::size_t wanted = 0;
    for (; most > 0 && end < text.size(); --most) end += well_formed(text.substr(end), wanted);
    return text.substr(0, end);
}

}  // namespace royalcheck::grammar
