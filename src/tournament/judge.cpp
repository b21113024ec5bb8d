#include <algorithm>
#include <fmt/core.h>

#include "src/report/printable.hpp"
#include "src/tournament/checks.hpp"
#include "src/tournament/names.hpp"
#include "src/tournament/report.hpp"
#include "src/tournament/sanctions.hpp"
#include "src/tournament/schedule.hpp"
#include "src/tournament/shape.hpp"

namespace royalcheck {
namespace {

/// What the game counts for once the rules have spoken; none where they leave more than one result and the record says
/// neither: then the arbiter has to decide first.
game_result corrected_result(const tournament_game& game) {
    switch (game.status) {
    case verdict_status::contradicted:
    case verdict_status::unrecorded: return game.correct[1] == game_result::none ? game.correct[0] : game_result::none;
    case verdict_status::arbiter:
    case verdict_status::confirmed:
    case verdict_status::undecided:
    case verdict_status::unfinished:
    case verdict_status::invalid: break;
    }
    return game.recorded;
}

std::vector<table_game> table_games(const tournament_record& of, const std::vector<bool>& left_out) {
    std::vector<table_game> games;
    for (std::size_t i = 0; i < of.games.size(); ++i) {
        if (left_out[i]) continue;
        const tournament_game& game = of.games[i];
        games.push_back({.white = game.white,
                         .black = game.black,
                         .round = game.round,
                         .result = game.recorded,
                         .forfeit = game.unplayed,
                         .record = i});
    }
    return games;
}

bool has_result(game_result r) { return points_of(r).has_value(); }

/// Corrects the results by the verdicts and says what that changes and what stays open.
void apply_verdicts(tournament_report& report) {
    for (std::size_t i = 0; i < report.corrected.games.size(); ++i) {
        table_game& game = report.corrected.games[i];
        const tournament_game& record = report.of.games[game.record];
        game.result = corrected_result(record);
        const auto verdict = report.of.verdicts.find(game.record);
        if (verdict == report.of.verdicts.end()) continue;
        if (game.result != record.recorded && (has_result(game.result) || has_result(record.recorded)))
            report.changes.push_back({i, record.recorded, game.result, record.clause, verdict->second});
        else
            report.open.push_back({game.record, verdict->second});
    }
}

}  // namespace

std::string pairing_text(const tournament_record& of, player_id white, player_id black) {
    return of.players[white].name + " - " + of.players[black].name;
}

sentence game_text(const tournament_record& of, const tournament_game& game) {
    return {.id = game.round == 0 ? message::tournament_game : message::tournament_game_of_round,
            .number = game.round,
            .text = fmt::format("{} ({}:{})", pairing_text(of, game.white, game.black), shown_name(of.files[game.file]),
                                game.line)};
}

tournament_report judge_tournament(tournament_record of, const tournament_options& options, std::vector<bool>& used) {
    tournament_report report;
    report.of = std::move(of);
    report.tie_breaks = options.tie_breaks;
    std::vector<bool> left_out(report.of.games.size(), false);
    check_records(report.of, left_out, report.findings);
    report.recorded.games = table_games(report.of, left_out);
    report.recorded.byes = take_byes(report.of, report.findings);
    const std::size_t players = report.of.players.size();
    const tournament_shape shape = shape_of(report.recorded.games, players);
    report.round_robin = shape.round_robin;
    report.cycles = shape.cycles;
    report.announced = options.rounds.has_value();
    report.rounds = std::max(options.rounds.value_or(0), shape.rounds);
    for (const tournament_bye& bye : report.recorded.byes) report.rounds = std::max(report.rounds, bye.round);

    report.corrected = report.recorded;
    apply_verdicts(report);
    const std::vector<bool> annulled = apply_exclusions(options, report, used);
    check_pairings(report);
    hint_at_sanctions(report);
    find_similar_names(report.of, report.findings);

    report.recorded.rows = rank(report.recorded, std::vector<bool>(players, false), options.tie_breaks);
    report.corrected.rows = rank(report.corrected, annulled, options.tie_breaks);
    fill_in_rounds(report.recorded, players);
    fill_in_rounds(report.corrected, players);
    for (const table_game& game : report.corrected.games) report.rounds = std::max(report.rounds, game.round);
    for (const tournament_bye& bye : report.corrected.byes) report.rounds = std::max(report.rounds, bye.round);
    return report;
}

}  // namespace royalcheck
