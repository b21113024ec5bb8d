#include "src/report/summary.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string_view>

namespace royalcheck {
namespace {

std::string counted(std::uint64_t n, std::string_view thing) {
    return fmt::format("{} {}{}", n, thing, n == 1 ? "" : "s");
}

}  // namespace

void run_summary::add(const game_report& report, bool expect) {
    ++games;
    plies += static_cast<std::uint64_t>(report.plies);
    if (expect && report.expectation.present) {
        ++expecting;
        unmet += report.expectation.met() ? 0 : 1;
        return;
    }
    if (report.findings.empty()) return;
    std::size_t gravest = 0;
    for (const finding& f : report.findings) {
        const auto level = static_cast<std::size_t>(f.severity);
        ++findings[level];
        ++by_code[f.id];
        gravest = std::max(gravest, level);
    }
    ++games_with[gravest];
}

void run_summary::add(const run_summary& other) {
    files += other.files;
    games += other.games;
    plies += other.plies;
    for (std::size_t level = 0; level < findings.size(); ++level) {
        findings[level] += other.findings[level];
        games_with[level] += other.games_with[level];
    }
    for (const auto& [id, count] : other.by_code) by_code[id] += count;
    expecting += other.expecting;
    unmet += other.unmet;
}

bool run_summary::reaches(severity level) const {
    if (unmet > 0) return true;
    for (auto at = static_cast<std::size_t>(level); at < findings.size(); ++at)
        if (findings[at] > 0) return true;
    return false;
}

void append_summary(const run_summary& summary, std::string& out) {
    const auto [notes, warnings, errors] = summary.findings;
    const std::uint64_t clean =
        summary.games - summary.expecting - summary.games_with[0] - summary.games_with[1] - summary.games_with[2];
    fmt::format_to(std::back_inserter(out), "{} in {}, {}: {}, {}, {}\n", counted(summary.games, "game"),
                   counted(summary.files, "file"), fmt::format("{} half-moves", summary.plies),
                   counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note"));
    fmt::format_to(std::back_inserter(out),
                   "games: {} with errors, {} with warnings at most, {} with notes only, {} without findings\n",
                   summary.games_with[2], summary.games_with[1], summary.games_with[0], clean);
    for (const auto& [id, count] : summary.by_code)
        fmt::format_to(std::back_inserter(out), "{:>9}  {} {}\n", count, about(id).text, about(id).name);
}

void append_expectations(const run_summary& summary, std::string& out) {
    const std::uint64_t without = summary.games - summary.expecting;
    fmt::format_to(std::back_inserter(out), "{}, {} as expected", counted(summary.games, "game"),
                   summary.expecting - summary.unmet);
    if (summary.unmet > 0) fmt::format_to(std::back_inserter(out), ", {} not as expected", summary.unmet);
    if (without > 0) fmt::format_to(std::back_inserter(out), ", {} without an Expect tag", without);
    out += '\n';
}

}  // namespace royalcheck
