// --select, --ignore and --min-severity: which findings are reported and counted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/cli/arguments.hpp"
#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Appends the codes of a list such as "RC3,illegal-move" to `codes`; usage_error if one names no code.
void add_codes(std::string_view option, std::string_view list, std::vector<std::string>& codes);

/// `text` begins with `prefix`, any case.
bool is_prefix(std::string_view prefix, std::string_view text);

/// Removes the findings that are not selected (an empty --select selects all), that are ignored, or that are below
/// --min-severity.
void select_findings(const arguments& args, game_report& report);

}  // namespace royalcheck
