// No run may write over what it reads.
#pragma once

#include <string>
#include <vector>

namespace royalcheck {

/// Throws usage_error if `output` (empty: standard output) is one of the regular files that are read, under whatever
/// name; "-" among `files` is what standard input was redirected from.
void refuse_to_overwrite(const std::vector<std::string>& files, const std::string& output);

}  // namespace royalcheck
