// Half-moves of the main line as people name them.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"
#include "src/replay/numbering.hpp"

namespace royalcheck {

/// How the main line is numbered; from move 1 of White where the game has no position.
numbering numbering_of(const game_report& report);

}  // namespace royalcheck
