#include "src/report/printable.hpp"

#include <fmt/core.h>
#include <utf8proc.h>

#include "grammar/plain_run.hpp"
#include "grammar/utf8_parts.hpp"

namespace royalcheck {
namespace {

bool shows_nothing(utf8proc_category_t category) {
    switch (category) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    default: return false;
    }
}

/// The valid sequence of `length` bytes at the front of `text`.
utf8proc_int32_t code_point(std::string_view text, std::size_t length) {
    utf8proc_int32_t point = 0;
    utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(length),
                     &point);
    return point;
}

/// As the C library of common systems has it (wcwidth), on which terminals rest: a combining mark that takes space
/// has a column, and the vowels and finals of Hangul stand in the block that their initial begins.
std::size_t columns_of(utf8proc_int32_t point, utf8proc_category_t category) {
    if (category == UTF8PROC_CATEGORY_MC) return 1;
    if ((point >= 0x1160 && point <= 0x11FF) || (point >= 0xD7B0 && point <= 0xD7FB)) return 0;
    return static_cast<std::size_t>(utf8proc_charwidth(point));
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'); }

/// A backslash that would be taken for the beginning of `\xFF`.
bool reads_as_byte(std::string_view text) {
    return text.size() >= 4 && text.starts_with("\\x") && is_hex(text[2]) && is_hex(text[3]);
}

std::string with_bytes(std::string_view name, bool invisible_ones) {
    std::string out;
    while (!name.empty()) {
        const std::size_t whole = grammar::utf8_length(name);
        const std::size_t length = whole > 0 ? whole : grammar::broken_length(name);
        const bool escaped = whole == 0 || reads_as_byte(name) ||
                             (invisible_ones && shows_nothing(utf8proc_category(code_point(name, whole))));
        for (const char c : name.substr(0, length)) {
            if (escaped)
                out += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
            else
                out += c;
        }
        name.remove_prefix(length);
    }
    return out;
}

}  // namespace

bool is_shown_by_name(char32_t character) {
    return shows_nothing(utf8proc_category(static_cast<utf8proc_int32_t>(character)));
}

shown_character show_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead >= 0x20 && lead < 0x7F) return {1, std::string(1, text[0]), 1};
    if (lead == '\t') return {1, " ", 1};
    const std::size_t length = grammar::utf8_length(text);
    if (length == 0) return {grammar::broken_length(text), "\xEF\xBF\xBD", 1};
    const utf8proc_int32_t point = code_point(text, length);
    const utf8proc_category_t category = utf8proc_category(point);
    if (shows_nothing(category)) {
        std::string name = fmt::format("<U+{:04X}>", point);
        const std::size_t columns = name.size();
        return {length, std::move(name), columns};
    }
    return {length, std::string(text.substr(0, length)), columns_of(point, category)};
}

std::size_t append_printable(std::string_view text, std::string& out) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const shown_character c = show_character(text);
        out += c.shown;
        columns += c.columns;
        text.remove_prefix(c.bytes);
    }
    return columns;
}

std::string printable(std::string_view text) {
    std::string out;
    append_printable(text, out);
    return out;
}

std::string shown_name(std::string_view name) { return with_bytes(name, true); }

std::string json_name(std::string_view name) {
    const bool plain = grammar::plain_run(name.data(), name.size()) == name.size();
    return plain ? std::string(name) : with_bytes(name, false);
}

std::string name_of_shown(std::string_view shown) {
    std::string out;
    while (!shown.empty()) {
        const bool escaped = reads_as_byte(shown);
        out += escaped ? static_cast<char>(std::stoi(std::string(shown.substr(2, 2)), nullptr, 16)) : shown[0];
        shown.remove_prefix(escaped ? 4 : 1);
    }
    return out;
}

}  // namespace royalcheck
