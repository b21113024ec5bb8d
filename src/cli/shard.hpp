// --shard: what can be divided.
#pragma once

#include <string>
#include <vector>

#include "src/cli/arguments.hpp"

namespace royalcheck {

/// Throws usage_error for input that cannot be read from any place, for reports that are not the sum of their parts,
/// and for options that need to see all games.
void refuse_what_cannot_be_divided(const arguments& args, const std::vector<std::string>& files);

}  // namespace royalcheck
