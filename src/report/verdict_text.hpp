// What the rules say of a game as a whole, in a sentence.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// "game 3 (Ivanov - Petrov)"; the players only where a tag names them.
std::string game_label(const game_report& report, report_language language = report_language::english);

/// Who won, whether the record has it right, and why: "Black won (0-1), correctly recorded: …".
sentence verdict_of(const game_report& report);

}  // namespace royalcheck
