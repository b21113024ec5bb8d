// "Did you mean": names near a misspelled one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace royalcheck {

/// The candidates nearest to `word` by letters changed, added or left out, any case; at most three, nearest
/// first, none that has little in common with it.
std::vector<std::string_view> nearest(std::string_view word, const std::vector<std::string_view>& candidates);

/// "; did you mean check or convert?"; empty if nothing is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace royalcheck
