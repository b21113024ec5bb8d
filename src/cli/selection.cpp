#include "src/cli/selection.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "src/cli/arguments.hpp"

namespace royalcheck {
namespace {

bool begins_with(std::string_view text, std::string_view prefix) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return text.size() >= prefix.size() &&
           std::equal(prefix.begin(), prefix.end(), text.begin(), [&](char a, char b) { return lower(a) == lower(b); });
}

/// A prefix of the code, or the whole name.
bool names(std::string_view wanted, const code_entry& entry) {
    return begins_with(entry.text, wanted) || (wanted.size() == entry.name.size() && begins_with(entry.name, wanted));
}

bool any_names(const std::vector<std::string>& list, code id) {
    return std::any_of(list.begin(), list.end(), [&](const std::string& item) { return names(item, about(id)); });
}

}  // namespace

void add_codes(std::string_view option, std::string_view list, std::vector<std::string>& wanted) {
    for (bool more = true; more;) {
        const std::size_t comma = std::min(list.find(','), list.size());
        more = comma < list.size();
        const std::string_view item = list.substr(0, comma);
        const bool known = !item.empty() && std::any_of(codes().begin(), codes().end(),
                                                        [&](const code_entry& entry) { return names(item, entry); });
        if (!known)
            throw usage_error(fmt::format("{}: '{}' is no code and no beginning of one (see royalcheck explain --list)",
                                          option, item));
        wanted.emplace_back(item);
        list.remove_prefix(more ? comma + 1 : comma);
    }
}

void select_findings(const std::vector<std::string>& select, const std::vector<std::string>& ignore,
                     game_report& report) {
    if (select.empty() && ignore.empty()) return;
    std::erase_if(report.findings, [&](const finding& f) {
        return (!select.empty() && !any_names(select, f.id)) || any_names(ignore, f.id);
    });
}

}  // namespace royalcheck
