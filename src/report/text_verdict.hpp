// What the rules say of a game as a whole, in words.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// "game 3 (Ivanov - Petrov)"; the players only where a tag names them.
std::string game_label(const game_report& report);
/// One line: the recorded result, whether it stands, which one is correct, and why (clause, half-move).
void append_verdict(const game_report& report, std::string& out);
/// The control-period ledger, a line a side; nothing where the variant has none.
void append_periods(const game_report& report, std::string& out);

}  // namespace royalcheck
