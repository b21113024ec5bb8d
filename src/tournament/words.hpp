// What tournament reports say, as sentences of the catalogue.
#pragma once

#include <string>
#include <vector>

#include "src/tournament/report.hpp"

namespace royalcheck {

message label_of(tie_break by);
message label_of(severity level);
/// "SB", "BH", "DE", "WIN": the acronyms of the FIDE handbook.
std::string_view acronym_of(tie_break by);
/// The value of a tie-break as it is shown; empty where it does not apply.
std::string value_of(const standing& s, tie_break by);

/// "3", "2-4" where places are shared, "-" where there is none.
std::string place_of(const standing& s);

/// A table of standings under its title.
struct titled_table {
    message title;
    const tournament_table& table;
};
/// The one table where the rules change no result, else the corrected one and the recorded one.
std::vector<titled_table> standings_of(const tournament_report& report);

/// "players: 12, games: 66, rounds: 11, round robin".
std::string size_text(const tournament_report& report, report_language language);
/// By which rules how many games were judged and, unless the caller chose the variant himself, how many of them without
/// naming it.
std::string rules_text(const tournament_report& report, bool variant_given, report_language language);

/// "Round 3, Ivanov - Petrov (games.pgn:41): 1-0 becomes 0-1. Black won …"
std::string change_text(const tournament_report& report, const changed_result& change, report_language language);
/// "Ivanov, round 3: 1"
std::string bye_text(const tournament_report& report, const tournament_bye& bye, report_language language);
sentence exclusion_text(const tournament_report& report, const excluded_player& excluded);

}  // namespace royalcheck
