// How the reports name a game.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// "game 3 (Ivanov - Petrov)"; the players only where a tag names them.
std::string game_label(const game_report& report, report_language language = report_language::english);

}  // namespace royalcheck
