#include "src/cli/selection.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "src/cli/arguments.hpp"

namespace royalcheck {
namespace {

/// A prefix of the code, or the whole name.
bool names(std::string_view wanted, const code_entry& entry) {
    return is_prefix(wanted, entry.text) || (wanted.size() == entry.name.size() && is_prefix(wanted, entry.name));
}

bool any_names(const std::vector<std::string>& list, code id) {
    return std::any_of(list.begin(), list.end(), [&](const std::string& item) { return names(item, about(id)); });
}

}  // namespace

bool is_prefix(std::string_view prefix, std::string_view text) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return text.size() >= prefix.size() &&
           std::equal(prefix.begin(), prefix.end(), text.begin(), [&](char a, char b) { return lower(a) == lower(b); });
}

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

bool is_selected(const arguments& args, code id, severity level) {
    return level >= args.min_severity && (args.select.empty() || any_names(args.select, id)) &&
           !any_names(args.ignore, id);
}

void select_findings(const arguments& args, game_report& report) {
    if (args.select.empty() && args.ignore.empty() && args.min_severity == severity::note) return;
    std::erase_if(report.findings, [&](const finding& f) { return !is_selected(args, f.id, f.severity); });
}

}  // namespace royalcheck
