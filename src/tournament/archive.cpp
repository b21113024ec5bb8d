#include "src/tournament/archive.hpp"

#include <algorithm>

#include "src/replay/verdict_sentence.hpp"
#include "src/report/printable.hpp"
#include "src/tournament/tags.hpp"

namespace royalcheck {
namespace {

/// Where the report of a game with nothing to change is all that is to be said of it.
bool stands_as_recorded(const game_report& report) {
    const verdict_status status = report.result.status;
    return status == verdict_status::confirmed || status == verdict_status::undecided;
}

/// A result that was won by forfeit before a move was made. Archives of bare results have no moves either, so the
/// Termination tag has to say it.
bool by_forfeit(const game_report& report) {
    if (report.plies > 0) return false;
    std::string why(known_tag(report, "Termination"));
    std::transform(why.begin(), why.end(), why.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const std::string_view word : {"forfeit", "default", "walkover", "неявка"})
        if (why.find(word) != why.npos) return true;
    return false;
}

/// RC502, the gravest there is; null without.
const finding* disagreement(const game_report& report) {
    const finding* worst = nullptr;
    for (const finding& f : report.findings)
        if (f.id == code::result_disagrees && (worst == nullptr || f.severity > worst->severity)) worst = &f;
    return worst;
}

bool missed_period(const std::vector<rules::period_entry>& ledger) {
    return std::any_of(ledger.begin(), ledger.end(),
                       [](const rules::period_entry& p) { return p.state == rules::period_state::missed; });
}

template <class Map>
typename Map::mapped_type number_of(Map& numbers, std::string name) {
    const auto next = static_cast<typename Map::mapped_type>(numbers.size());
    return numbers.emplace(std::move(name), next).first->second;
}

void note(std::string& known, std::string_view value) {
    if (known.empty()) known = value;
}

}  // namespace

tournament_archive::collected& tournament_archive::tournament_of(const game_report& report) {
    const std::string_view event = known_tag(report, "Event");
    std::string key(event);
    key.append("\n").append(known_tag(report, "EventDate"));
    const std::size_t at = number_of(by_event_, std::move(key));
    if (at == all_.size()) {
        all_.emplace_back();
        all_.back().of.event = event;
        all_.back().of.site = known_tag(report, "Site");
    }
    return all_[at];
}

player_id tournament_archive::player(const game_report& report, std::string_view side, collected& to) {
    const auto tag = [&](std::string_view what) { return known_tag(report, std::string(side).append(what)); };
    const std::string_view name = tag("");
    const player_id id = number_of(to.players, std::string(name));
    if (id == to.of.players.size()) {
        to.of.players.emplace_back();
        to.of.players.back().name = name;
    }
    tournament_player& p = to.of.players[id];
    note(p.title, tag("Title"));
    note(p.rating, tag("Elo"));
    note(p.fide_id, tag("FideId"));
    note(p.federation, tag("Federation"));
    return id;
}

/// False where the record is that of a game.
bool tournament_archive::add_bye(const game_report& report, std::uint32_t file, collected& to) {
    if (report.plies > 0) return false;
    const bool white_is_none = names_nobody(report, "White"), black_is_none = names_nobody(report, "Black");
    const std::string_view side = black_is_none ? "White" : "Black";
    if (white_is_none == black_is_none || known_tag(report, side).empty()) return false;
    const auto points = points_of(report.result.recorded);
    tournament_bye bye;
    bye.player = player(report, side, to);
    bye.round = read_round(known_tag(report, "Round")).round;
    if (points) bye.points = black_is_none ? points->white : points->black;
    bye.file = file;
    bye.line = report.at.line;
    to.of.byes.push_back(bye);
    return true;
}

void tournament_archive::add(const game_report& report) {
    collected& to = tournament_of(report);
    const std::uint32_t file = number_of(to.files, report.file);
    if (file == to.of.files.size()) to.of.files.push_back(report.file);
    if (add_bye(report, file, to)) return;
    ++to.of.judged[static_cast<std::size_t>(report.variant)];
    if (known_tag(report, "Variant").empty()) ++to.of.assumed;
    const auto nobody = [&](std::string_view side) {
        return known_tag(report, side).empty() || (report.plies == 0 && names_nobody(report, side));
    };
    if (nobody("White") || nobody("Black")) {
        to.of.nameless.push_back(
            {.id = message::literal, .text = shown_name(report.file) + ':' + std::to_string(report.at.line)});
        return;
    }
    tournament_game game;
    game.white = player(report, "White", to);
    game.black = player(report, "Black", to);
    const std::string_view said = known_tag(report, "Round");
    const round_tag round = read_round(said);
    if (round.round == 0 && !said.empty()) to.of.unread_rounds.emplace(to.of.games.size(), said);
    game.round = round.round;
    game.part = round.part;
    game.date = read_date(known_tag(report, "Date"));
    game.file = file;
    game.number = report.game;
    game.line = report.at.line;
    const verdict_report& verdict = report.result;
    game.recorded = verdict.recorded == game_result::none ? game_result::unfinished : verdict.recorded;
    game.status = verdict.status;
    game.clause = verdict.clause;
    if (verdict.reason != rules::ending::none)
        for (std::size_t i = 0; i < game.correct.size() && i < verdict.correct.size(); ++i)
            game.correct[i] = verdict.correct[i];
    game.missed = {missed_period(report.white_periods), missed_period(report.black_periods)};
    game.unplayed = by_forfeit(report);
    const finding* disagrees = disagreement(report);
    if (disagrees != nullptr) game.disagrees = disagrees->severity;
    if (!stands_as_recorded(report))
        to.of.verdicts.emplace(to.of.games.size(), verdict_of(report));
    else if (game.disagrees == severity::error)
        to.of.verdicts.emplace(to.of.games.size(), disagrees->message);
    to.of.games.push_back(game);
}

std::vector<tournament_record> tournament_archive::take() {
    std::vector<tournament_record> taken;
    taken.reserve(all_.size());
    for (collected& each : all_) taken.push_back(std::move(each.of));
    all_.clear();
    by_event_.clear();
    return taken;
}

}  // namespace royalcheck
