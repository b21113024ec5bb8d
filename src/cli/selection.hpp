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

/// Whether a finding is selected (an empty --select selects all), not ignored, and not below --min-severity.
bool is_selected(const arguments& args, code id, severity level);
/// Removes the findings that are not.
void select_findings(const arguments& args, game_report& report);

}  // namespace royalcheck
