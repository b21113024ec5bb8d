// "Did you mean": names near a misspelled one.
#pragma once

#include <string_view>
#include <vector>

namespace royalcheck {

/// The candidates nearest to `word` by letters changed, added or left out, any case; at most three, nearest
/// first, none that has little in common with it.
std::vector<std::string_view> nearest(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace royalcheck
