// How much a decoded text looks like Russian or Western words.
#pragma once

#include <string_view>

namespace royalcheck {

/// Positive for words, negative for what a wrong encoding makes of them: signs of line drawing, capitals after small
/// letters, Latin and Cyrillic in one word, rows of accented letters. ASCII alone counts nothing.
int text_plausibility(std::string_view utf8);

}  // namespace royalcheck
