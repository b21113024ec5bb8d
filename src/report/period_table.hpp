// The control-period ledger as a table, a row a period.
#pragma once

#include <string>
#include <string_view>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Nothing where the variant has no control periods.
void append_periods(const game_report& report, report_language language, std::string_view indent, std::string& out);

}  // namespace royalcheck
