// Where a place in the file ends, for formats that mark more than its beginning.
#pragma once

#include <cstdint>

#include "src/replay/game_report.hpp"

namespace royalcheck {

struct region_end {
    std::uint64_t line = 1;
    std::uint64_t column = 1;  ///< just behind the last character, in code points
};

/// The end of `at`, a place of a finding in `report`; its beginning where the text is not at hand.
region_end end_of(const game_report& report, const place& at);

}  // namespace royalcheck
