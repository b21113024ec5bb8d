#include "src/report/printable.hpp"

#include <fmt/core.h>
#include <utf8proc.h>

#include "src/report/json.hpp"

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

}  // namespace

shown_character show_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead >= 0x20 && lead < 0x7F) return {1, std::string(1, text[0]), 1};
    if (lead == '\t') return {1, " ", 1};
    const std::size_t length = utf8_length(text);
    if (length == 0) return {broken_length(text), "\xEF\xBF\xBD", 1};
    utf8proc_int32_t point = 0;
    utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(length),
                     &point);
    if (shows_nothing(utf8proc_category(point))) {
        std::string name = fmt::format("<U+{:04X}>", point);
        const std::size_t columns = name.size();
        return {length, std::move(name), columns};
    }
    return {length, std::string(text.substr(0, length)), static_cast<std::size_t>(utf8proc_charwidth(point))};
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

}  // namespace royalcheck
