#include "src/convert/tag_section.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

using tag_pair = std::pair<std::string_view, std::string_view>;

constexpr std::array<std::string_view, 7> roster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};

std::size_t rank_of(std::string_view name) {
    const auto found =
        std::find_if(roster.begin(), roster.end(), [&](std::string_view known) { return same_tag_name(known, name); });
    return static_cast<std::size_t>(found - roster.begin());
}

void set(std::vector<tag_pair>& tags, std::string_view name, std::string_view value, bool add) {
    for (auto& [present, old] : tags) {
        if (!same_tag_name(present, name)) continue;
        old = value;
        add = false;
    }
    if (add) tags.emplace_back(name, value);
}

}  // namespace

bool same_tag_name(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

void append_tags(const game_report& report, const tag_changes& changes, std::string& out) {
    std::vector<tag_pair> tags = report.tags;
    for (auto& [name, value] : tags) {
        const game_result said =
            same_tag_name(name, "Result") ? to_result(grammar::read_result(value)) : game_result::none;
        if (said != game_result::none) value = to_text(said);
    }
    if (changes.result) set(tags, "Result", to_text(*changes.result), true);
    set(tags, "Notation", changes.notation, changes.notation_needed);
    std::stable_sort(tags.begin(), tags.end(),
                     [](const tag_pair& a, const tag_pair& b) { return rank_of(a.first) < rank_of(b.first); });
    for (const auto& [name, value] : tags) {
        out.append("[").append(name).append(" \"");
        for (const char c : value) {
            if (c == '"' || c == '\\') out += '\\';
            out += c;
        }
        out += "\"]\n";
    }
}

}  // namespace royalcheck
