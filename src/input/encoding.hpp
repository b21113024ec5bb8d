// The encodings of game files: names, tables, and how many bytes of the file a decoded text was.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace royalcheck {

/// NOTATION 1. `windows1252` is read for ISO-8859-1 too: they differ only in control characters.
enum class encoding : std::uint8_t { utf8, utf16le, utf16be, utf32le, utf32be, windows1251, koi8r, cp866, windows1252 };

/// As reports name it: "UTF-8", "UTF-16LE", "UTF-32BE", "windows-1251", "KOI8-R", "CP866", "windows-1252".
std::string_view to_text(encoding e);

/// By name or usual alias, any case, with or without '-' and '_'; empty if it is none of ours.
std::optional<encoding> find_encoding(std::string_view name);

/// Bytes of one unit; more than one in UTF-16 and UTF-32.
inline constexpr std::size_t unit_size(encoding e) {
    if (e == encoding::utf16le || e == encoding::utf16be) return 2;
    return e == encoding::utf32le || e == encoding::utf32be ? 4 : 1;
}
inline constexpr bool is_wide(encoding e) { return unit_size(e) > 1; }

/// What stands in a decoded text for bytes that mean nothing in their encoding: a byte that is never UTF-8, so that
/// the grammar reports it at its place (RC105). It is one character, as the bytes were.
inline constexpr char undecodable_byte = '\xFF';

/// How many bytes of the file `decoded` was. No map is kept: every encoding but UTF-8 has one size of unit, and
/// UTF-8 is never changed.
inline std::uint64_t original_length(encoding e, std::string_view decoded) {
    if (e == encoding::utf8) return decoded.size();
    std::uint64_t characters = 0, surrogate_pairs = 0;
    for (const char c : decoded) {
        const auto byte = static_cast<unsigned char>(c);
        characters += (byte & 0xC0u) != 0x80u ? 1 : 0;
        surrogate_pairs += byte >= 0xF0 && byte < 0xF8 ? 1 : 0;
    }
    return unit_size(e) * (unit_size(e) == 2 ? characters + surrogate_pairs : characters);
}

/// Strictly UTF-8 (no surrogates, no overlong forms); fast over ASCII.
bool is_utf8(std::string_view text);
/// No byte from 0x80 on.
bool is_ascii(std::string_view text);

/// Appends `bytes` of a one-byte encoding as UTF-8. Throws std::runtime_error if the system has no table for it.
void decode_bytes(encoding e, std::string_view bytes, std::string& out);
/// Appends one code point as UTF-8.
void append_utf8(char32_t c, std::string& out);

}  // namespace royalcheck
