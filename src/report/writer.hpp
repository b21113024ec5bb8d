// What every report format is: game reports in, bytes out. Formats render; they never compute or select.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/replay/game_report.hpp"
#include "src/report/summary.hpp"

namespace royalcheck {

struct report_style {
    bool color = false;      ///< text: escape sequences for the terminal
    bool periods = false;    ///< text: the control-period ledger of each game
    bool expect = false;     ///< judged by `Expect` tags: text shows unmet games only, NDJSON has a field more
    bool all_games = false;  ///< text, HTML: games without findings too
    std::optional<severity> fail_on = severity::error;    ///< JUnit: from here on a game fails; none: never
    report_language language = report_language::english;  ///< text; the formats for machines are English
    std::size_t width = 0;                                ///< text: columns of a line; 0: sentences are not broken
};

/// One format. `game` only appends and keeps no state, so games may be rendered in any order by any thread.
class report_writer {
public:
    virtual ~report_writer() = default;
    /// What comes before the first game; `files` are those of the run, as the user named them.
    virtual void begin(const std::vector<std::string>& /*files*/, std::string& /*out*/) const {}
    virtual void game(const game_report& report, std::string& out) const = 0;
    /// An input that could not be read, or not all of it, where the run came upon it. Formats that keep them for their
    /// end find them in the summary; the others leave them to the messages on stderr.
    virtual void trouble(const input_error& /*error*/, std::string& /*out*/) const {}
    /// What follows the last game; `summary` of the whole run.
    virtual void end(const run_summary& summary, std::string& out) const = 0;
    /// Stands between two games that wrote something.
    virtual std::string_view separator() const { return {}; }

    /// Appends a game to a batch of them, which holds nothing else, with the separator where one is due. Batches
    /// that are not empty are joined by the separator in turn.
    void append(const game_report& report, std::string& batch) const;
};

/// The writer of a format by its name in the contract ("text", "ndjson"); null for a format that does not exist.
std::unique_ptr<report_writer> make_report_writer(std::string_view format, const report_style& style);

}  // namespace royalcheck
