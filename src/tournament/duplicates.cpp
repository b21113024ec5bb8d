#include "src/tournament/duplicates.hpp"

#include <functional>

#include "src/report/printable.hpp"
#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

std::uint64_t hash_of_players(const game_report& report) {
    std::string key;
    for (const std::string_view side : {"White", "Black"}) {
        for (const std::string& word : name_words(known_tag(report, side))) key.append(word).append(" ");
        key += '\n';
    }
    return std::hash<std::string>()(key);
}

bool may_agree(int a, int b) { return a == b || a == 0 || b == 0; }
bool may_agree(const game_date& a, const game_date& b) {
    return may_agree(a.year, b.year) && may_agree(a.month, b.month) && may_agree(a.day, b.day);
}

}  // namespace

std::uint32_t duplicate_finder::file_of(const std::string& name) {
    if (files_.empty() || files_.back() != name) files_.push_back(name);
    return static_cast<std::uint32_t>(files_.size() - 1);
}

void duplicate_finder::report_at(const seen& before, message what, game_report& report) const {
    finding f;
    f.id = code::duplicate_game;
    f.severity = severity::warning;
    f.at = report.at;
    f.message = {.id = what, .text = shown_name(files_[before.file]) + ':' + std::to_string(before.line)};
    report.findings.insert(report.findings.begin(), std::move(f));
}

void duplicate_finder::look(game_report& report) {
    if (report.moves_key == 0) return;
    const seen now{.players = hash_of_players(report),
                   .date = read_date(known_tag(report, "Date")),
                   .round = read_round(known_tag(report, "Round")).round,
                   .file = file_of(report.file),
                   .line = report.at.line};
    const auto alike = [&](const seen& before) {
        return before.players == now.players && may_agree(before.date, now.date) && may_agree(before.round, now.round);
    };
    const auto [same_moves, new_moves] = by_moves_.emplace(report.moves_key, now);
    if (!new_moves) {
        const seen* same = alike(same_moves->second) ? &same_moves->second : nullptr;
        const std::uint64_t key = report.moves_key ^ now.players;
        for (auto [at, end] = renamed_.equal_range(key); same == nullptr && at != end; ++at)
            if (alike(at->second)) same = &at->second;
        if (same != nullptr)
            report_at(*same, message::duplicate_same, report);
        else if (report.plies >= telling)
            report_at(same_moves->second, message::duplicate_renamed, report);
        if (same == nullptr) renamed_.emplace(key, now);
    }
    if (report.opening_key == 0) return;
    const auto [opening, new_opening] = by_opening_.emplace(report.opening_key ^ now.players, now);
    if (new_opening || !new_moves) return;
    const seen& before = opening->second;
    const bool one_known =
        (before.date.known() && before.date == now.date) || (before.round != 0 && before.round == now.round);
    if (alike(before) && one_known) report_at(before, message::duplicate_tail, report);
}

}  // namespace royalcheck
