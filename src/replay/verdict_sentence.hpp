// What the rules say of a game as a whole, in a sentence.
#pragma once

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Who won, whether the record has it right, and why: "Black won (0-1), correctly recorded: …".
sentence verdict_of(const game_report& report);

}  // namespace royalcheck
