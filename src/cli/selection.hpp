// --select and --ignore: which findings are reported and counted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Appends the codes of a list such as "RC3,illegal-move" to `codes`; usage_error if one names no code.
void add_codes(std::string_view option, std::string_view list, std::vector<std::string>& codes);

/// Removes the findings that are not selected (an empty `select` selects all) or that are ignored.
void select_findings(const std::vector<std::string>& select, const std::vector<std::string>& ignore,
                     game_report& report);

}  // namespace royalcheck
