// The parts of a run, summed up.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/input/byte_source.hpp"
#include "src/input/input.hpp"
#include "src/merge/coverage.hpp"
#include "src/report/summary.hpp"

namespace royalcheck {

/// NDJSON of `check` in, figures out. Memory is that of the longest line, the names of the files and the gaps.
class merged_parts {
public:
    /// `tell` is called with all that is wrong, as it is found.
    explicit merged_parts(std::function<void(const input_error&)> tell) : tell_(std::move(tell)) {}

    /// Adds the lines of `part`, plain or compressed; "-" is standard input. A game that was there before is not
    /// counted again.
    void add(const std::string& part);
    /// After the last part: tells which games are missing.
    void finish();
    /// `files` are those that have games, members of archives each for itself.
    const run_summary& summary() const { return summary_; }

private:
    void read_lines(const std::string& part, byte_source& source);
    /// False where nothing more is to be read of the part, which is no report at all.
    bool take(const std::string& part, std::uint64_t number, std::string_view line, bool whole);
    void give_up(const std::string& part);
    void tell_broken(const std::string& part);
    void tell_repeated();
    void tell_at(const std::string& part, std::uint64_t number, const std::string& what);

    std::function<void(const input_error&)> tell_;
    run_summary summary_;
    coverage seen_;
    game_report report_;
    struct broken_line {
        std::uint64_t number = 0;
        std::string why;
        bool whole = true;
    };
    std::vector<broken_line> broken_;  ///< those before the first record of the part
    bool any_record_ = false;          ///< in the part
    game_stretch repeated_;            ///< games that came again, as far as they are in one piece
    std::string repeated_in_;          ///< the part
    std::uint64_t repeated_at_ = 0;    ///< its line
};

}  // namespace royalcheck
