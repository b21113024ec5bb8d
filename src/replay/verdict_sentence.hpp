// What the rules say of a game as a whole, in a sentence.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Who won, whether the record has it right, and why: "Black won (0-1), correctly recorded: …".
sentence verdict_of(const game_report& report);
/// The same in words, and how the record writes its result where that needs a word.
std::string verdict_text(const game_report& report, report_language language);

}  // namespace royalcheck
