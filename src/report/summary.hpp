// What a whole run found, in figures.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "src/input/input.hpp"
#include "src/replay/game_report.hpp"

namespace royalcheck {

/// What reports speak of and a reader may have to be told: the clauses, and what the legend explains.
struct report_terms {
    std::uint64_t clauses = 0;          ///< a bit for each clause that a finding or a verdict rests on
    std::uint64_t variant_assumed = 0;  ///< games
    bool russian_letters = false, both_lose = false, boards = false, spellings = false;

    void add(const game_report& report, bool with_findings);
    void add(const report_terms& other);
    bool any_of_control_periods() const;
};

struct run_summary {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::array<std::uint64_t, 3> findings{};    ///< by severity: note, warning, error
    std::array<std::uint64_t, 3> games_with{};  ///< games whose gravest finding has that severity
    std::map<code, std::uint64_t> by_code;
    std::array<std::uint64_t, 7> verdicts{};  ///< by verdict_status
    report_terms terms;                       ///< of the games in which something was found
    report_terms quiet_terms;                 ///< of the others, whose verdicts are shown only where all games are
    double seconds = 0;                       ///< that the run took; 0: not known
    std::uint64_t expecting = 0;              ///< games with an Expect tag
    std::uint64_t unmet = 0;                  ///< of these, games that did not turn out as expected
    std::vector<input_error> troubles;        ///< what could not be read

    /// Counts one game; with `expect` a game with an Expect tag counts by its expectation alone.
    void add(const game_report& report, bool expect);
    /// Counts what another summary has counted, its files too.
    void add(const run_summary& other);
    /// True if something at or above `level` was found, an unmet expectation counting as an error.
    bool reaches(severity level) const;
};

/// The figures in words, some lines, each ended by a line feed and broken at `width` columns (0: not broken).
void append_summary(const run_summary& summary, report_language language, std::size_t width, std::string& out);
/// "games: 42, as expected: 42"
void append_expectations(const run_summary& summary, report_language language, std::size_t width, std::string& out);

}  // namespace royalcheck
