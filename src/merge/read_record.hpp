// One line of NDJSON, as `check` writes it -> what it says of its game.
#pragma once

#include <stdexcept>
#include <string_view>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Why a line is no record of a game.
struct broken_record : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Fills in what sums need: file, game, where it begins, plies, status, code and severity of each finding, expectation.
/// Throws broken_record.
void read_record(std::string_view line, game_report& report);

}  // namespace royalcheck
