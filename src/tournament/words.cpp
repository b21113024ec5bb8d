#include "src/tournament/words.hpp"

#include <fmt/core.h>

namespace royalcheck {

message label_of(tie_break by) {
    switch (by) {
    case tie_break::sonneborn_berger: return message::label_sonneborn_berger;
    case tie_break::buchholz: return message::label_buchholz;
    case tie_break::direct_encounter: return message::label_direct_encounter;
    case tie_break::wins: return message::label_wins;
    }
    return message::none;
}

message label_of(severity level) {
    switch (level) {
    case severity::error: return message::label_error;
    case severity::warning: return message::label_warning;
    case severity::note: return message::label_note;
    }
    return message::none;
}

std::string_view acronym_of(tie_break by) {
    switch (by) {
    case tie_break::sonneborn_berger: return "SB";
    case tie_break::buchholz: return "BH";
    case tie_break::direct_encounter: return "DE";
    case tie_break::wins: return "WIN";
    }
    return "";
}

std::string value_of(const standing& s, tie_break by) {
    switch (by) {
    case tie_break::sonneborn_berger: return decimal_of_quarters(s.sonneborn_berger);
    case tie_break::buchholz: return decimal(s.buchholz);
    case tie_break::direct_encounter: return s.encounter ? decimal(*s.encounter) : std::string();
    case tie_break::wins: return std::to_string(s.wins);
    }
    return {};
}

std::string place_of(const standing& s) {
    if (s.annulled) return "-";
    return std::to_string(s.first) + (s.first == s.last ? "" : "-" + std::to_string(s.last));
}

std::vector<titled_table> standings_of(const tournament_report& report) {
    if (report.changes.empty()) return {{message::label_standings_same, report.corrected}};
    return {{message::label_standings_corrected, report.corrected},
            {message::label_standings_recorded, report.recorded}};
}

std::string size_text(const tournament_report& report, report_language language) {
    const auto word = [language](message id) { return to_text(id, language); };
    std::string line = fmt::format("{}: {}, {}: {}", word(message::label_players), report.of.players.size(),
                                   word(message::sum_games), report.of.games.size());
    if (report.rounds > 0) line += fmt::format(", {}: {}", word(message::label_rounds), report.rounds);
    if (report.round_robin) line.append(", ").append(word(message::label_round_robin));
    return line;
}

std::string rules_text(const tournament_report& report, bool variant_given, report_language language) {
    std::string line(to_text(message::label_judged_as, language));
    constexpr message names[] = {message::variant_chess, message::variant_royal64, message::variant_royal100};
    for (std::size_t i = 0; i < report.of.judged.size(); ++i) {
        if (report.of.judged[i] == 0) continue;
        line +=
            fmt::format("{} {}: {}", line.ends_with(':') ? "" : ",", to_text(names[i], language), report.of.judged[i]);
    }
    if (report.of.assumed > 0 && !variant_given)
        line.append(". ").append(to_text(
            {.id = message::variant_assumed, .number = static_cast<std::int64_t>(report.of.assumed)}, language));
    return line;
}

std::string change_text(const tournament_report& report, const changed_result& change, report_language language) {
    const table_game& game = report.corrected.games[change.game];
    sentence what{.id = message::tournament_changed, .result = change.from, .correct = {change.to}};
    if (game.record == table_game::no_record) {
        what.id = message::tournament_forfeited;
        what.parts = {{.id = message::literal, .text = pairing_text(report.of, game.white, game.black)}};
        return to_text(what, language);
    }
    what.parts = {game_text(report.of, report.of.games[game.record])};
    if (game.annulled)
        what.id = message::tournament_annulled;
    else if (!change.verdict)
        what.id = message::tournament_lost_by_sanction;
    else if (change.to == game_result::none)
        what.id = message::tournament_result_open;
    std::string text = to_text(what, language);
    if (change.verdict) text.append(" ").append(to_text(*change.verdict, language));
    return text;
}

std::string bye_text(const tournament_report& report, const tournament_bye& bye, report_language language) {
    const std::string points = bye.points ? with_half(*bye.points) : "*";
    return to_text({.id = message::tournament_bye,
                    .number = bye.round,
                    .text = report.of.players[bye.player].name,
                    .parts = {{.id = message::literal, .text = points}}},
                   language);
}

sentence exclusion_text(const tournament_report& report, const excluded_player& excluded) {
    return {.id = excluded.annulled ? message::tournament_excluded_annulled : message::tournament_excluded_kept,
            .number = excluded.played,
            .due = excluded.due,
            .text = report.of.players[excluded.player].name};
}

}  // namespace royalcheck
