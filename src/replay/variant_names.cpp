// NOTATION 6: the names that a Variant tag may give.
#include <array>
#include <string>
#include <utility>

#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

// Lower case (Latin and Cyrillic), without spaces, dashes, quotes and underscores: "Royal Chess - 100" ->
// "royalchess100".
std::string plain(std::string_view name) {
    std::string out;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto c = static_cast<unsigned char>(name[i]);
        const auto next = i + 1 < name.size() ? static_cast<unsigned char>(name[i + 1]) : 0u;
        if (c >= 'A' && c <= 'Z') {
            out += static_cast<char>(c - 'A' + 'a');
        } else if (c == 0xD0 && next >= 0x90 && next <= 0xAF) {  // А..Я
            const unsigned lower = 0x430u + (next - 0x90u);
            out += static_cast<char>(0xC0 | (lower >> 6));
            out += static_cast<char>(0x80 | (lower & 0x3F));
            ++i;
        } else if (c != ' ' && c != '-' && c != '_' && c != '\'' && c != '"') {
            out += static_cast<char>(c);
        }
    }
    return out;
}

}  // namespace

std::optional<variant> find_variant(std::string_view name) {
    static const std::array<std::pair<std::string_view, variant>, 10> names{{
        {"royal64", variant::royal64},
        {"royalchess", variant::royal64},
        {"королевскиешахматы", variant::royal64},
        {"royal100", variant::royal100},
        {"royalchess100", variant::royal100},
        {"королевскиешахматы100", variant::royal100},
        {"chess", variant::chess},
        {"standard", variant::chess},
        {"classical", variant::chess},
        {"шахматы", variant::chess},
    }};
    const std::string wanted = plain(name);
    for (const auto& [known, v] : names) {
        if (known == wanted) return v;
    }
    return std::nullopt;
}

}  // namespace royalcheck
