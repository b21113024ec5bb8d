// The command line, read by the option table.
#pragma once

#include <optional>

#include "src/cli/arguments.hpp"

namespace royalcheck {

struct parsed_line {
    arguments args;
    std::optional<int> exit;  ///< set where nothing is left to do: help, version (0), wrong usage (2, told on stderr)
};

/// `royalcheck FILE` means `royalcheck check FILE`.
parsed_line parse_arguments(int count, char** words);

}  // namespace royalcheck
