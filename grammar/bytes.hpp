// What a byte begins, for the reader's dispatch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace royalcheck::grammar {

enum class byte_kind : std::uint8_t {
    word,
    digit,
    high,
    space,
    brace,
    stray_brace,
    semicolon,
    percent,
    open,
    close,
    bracket,
    dollar,
    star,
    dot,
    symbol,
    control
};

inline constexpr std::array<byte_kind, 256> byte_kinds = [] {
    std::array<byte_kind, 256> kinds{};
    for (std::size_t i = 0; i < 0x20; ++i) kinds[i] = byte_kind::control;
    kinds[0x7F] = byte_kind::control;
    for (std::size_t i = 0x80; i < 0x100; ++i) kinds[i] = byte_kind::high;
    for (const char c : {' ', '\t', '\n', '\r', '\v', '\f'}) kinds[static_cast<unsigned char>(c)] = byte_kind::space;
    for (unsigned char c = '0'; c <= '9'; ++c) kinds[c] = byte_kind::digit;
    for (const char c : {'"', ',', '<', '>', ']'}) kinds[static_cast<unsigned char>(c)] = byte_kind::symbol;
    kinds['{'] = byte_kind::brace;
    kinds['}'] = byte_kind::stray_brace;
    kinds[';'] = byte_kind::semicolon;
    kinds['%'] = byte_kind::percent;
    kinds['('] = byte_kind::open;
    kinds[')'] = byte_kind::close;
    kinds['['] = byte_kind::bracket;
    kinds['$'] = byte_kind::dollar;
    kinds['*'] = byte_kind::star;
    kinds['.'] = byte_kind::dot;
    return kinds;
}();

inline constexpr byte_kind kind_of(char c) { return byte_kinds[static_cast<unsigned char>(c)]; }

inline constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// True for the kinds that may stand inside a word.
inline constexpr bool is_word_kind(byte_kind k) {
    return k <= byte_kind::high || k == byte_kind::dot || k == byte_kind::percent;
}

}  // namespace royalcheck::grammar
