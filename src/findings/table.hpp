// The rows of the table of findings; everything else reaches them through codes.hpp.
#pragma once

#include <span>

#include "src/findings/codes.hpp"

namespace royalcheck {

/// In ascending order of the code's number.
std::span<const code_entry> code_table();

}  // namespace royalcheck
