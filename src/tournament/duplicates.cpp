#include "src/tournament/duplicates.hpp"

#include <algorithm>
#include <functional>

#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t longest_list = 32;  ///< games that may be of one another's date or round are few

/// Mixed, so that the key of moves with it is no other one's.
std::uint64_t hash_of(name_index::id white, name_index::id black) {
    return std::hash<std::string>()(std::to_string(white) + ' ' + std::to_string(black));
}

std::uint64_t hash_of(const game_date& date, int round) {
    const auto number = [](int n) { return static_cast<std::uint64_t>(n); };
    return std::hash<std::string>()(
        std::to_string(number(date.year) << 40 | number(date.month) << 32 | number(date.day) << 24 | number(round)));
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

bool duplicate_finder::alike(const seen& before, const seen& now) const {
    const auto similar = [this](name_index::id a, name_index::id b) {
        const auto& all = names_.similar_to(a);
        return std::find(all.begin(), all.end(), b) != all.end();
    };
    return similar(now.white, before.white) && similar(now.black, before.black) && may_agree(before.date, now.date) &&
           may_agree(before.round, now.round);
}

void duplicate_finder::put(by_players& among, std::uint64_t key, const seen& now) {
    const std::uint64_t players = key ^ hash_of(now.white, now.black);
    if (!among.of_round.emplace(players ^ hash_of(now.date, now.round), now).second) return;
    std::vector<seen>& list = among.lists[players];
    if (list.size() < longest_list) list.push_back(now);
}

const duplicate_finder::seen* duplicate_finder::find_alike(const by_players& among, std::uint64_t key, const seen& now,
                                                           agreement wanted) const {
    const auto fits = [&](const seen& before) {
        if (!alike(before, now)) return false;
        return wanted == agreement::possible || (before.date.known() && before.date == now.date) ||
               (before.round != 0 && before.round == now.round);
    };
    for (const name_index::id white : names_.similar_to(now.white)) {
        for (const name_index::id black : names_.similar_to(now.black)) {
            const std::uint64_t players = key ^ hash_of(white, black);
            const auto same = among.of_round.find(players ^ hash_of(now.date, now.round));
            if (same != among.of_round.end() && fits(same->second)) return &same->second;
            const auto list = among.lists.find(players);
            if (list == among.lists.end()) continue;
            const auto found = std::find_if(list->second.begin(), list->second.end(), fits);
            if (found != list->second.end()) return &*found;
        }
    }
    return nullptr;
}

void duplicate_finder::look(game_report& report) {
    if (report.moves_key == 0) return;
    const seen now{.white = names_.add(known_tag(report, "White")),
                   .black = names_.add(known_tag(report, "Black")),
                   .date = read_date(known_tag(report, "Date")),
                   .round = read_round(known_tag(report, "Round")).round,
                   .file = file_of(report.file),
                   .line = report.at.line};
    const bool nobody_knows =
        now.white == names_.add({}) || now.black == names_.add({}) || (!now.date.known() && now.round == 0);
    if (report.plies == 0 && nobody_knows) return;
    const auto [same_moves, new_moves] = by_moves_.emplace(report.moves_key, now);
    if (!new_moves) {
        const auto wanted = report.plies == 0 ? agreement::known : agreement::possible;
        const seen* same =
            alike(same_moves->second, now) && wanted == agreement::possible ? &same_moves->second : nullptr;
        if (same == nullptr) same = find_alike(renamed_, report.moves_key, now, wanted);
        if (same != nullptr) {
            const bool spelled_out = same->white == now.white && same->black == now.black;
            report_at(*same, spelled_out ? message::duplicate_same : message::duplicate_by_initials, report);
            if (!spelled_out) put(renamed_, report.moves_key, now);
        } else {
            if (report.plies >= telling) report_at(same_moves->second, message::duplicate_renamed, report);
            put(renamed_, report.moves_key, now);
        }
    } else if (report.plies == 0) {
        put(renamed_, report.moves_key, now);
    }
    if (report.opening_key == 0) return;
    const seen* const before = new_moves ? find_alike(by_opening_, report.opening_key, now, agreement::known) : nullptr;
    put(by_opening_, report.opening_key, now);
    if (before != nullptr) report_at(*before, message::duplicate_tail, report);
}

}  // namespace royalcheck
