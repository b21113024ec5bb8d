// Expect tags: what a game is to be found guilty of, and of nothing else (NOTATION 6).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/replay/game_report.hpp"
#include "src/replay/numbering.hpp"

namespace royalcheck {

/// "RC201@43.../44.": a finding's code and place as an Expect tag writes them.
std::string expectation_text(const finding& f, const numbering& plies);

/// The words of the tag, "none" being no word.
std::vector<std::string> expected_words(std::string_view tag);

/// Holds the report's findings against the tag: every word of it must be found, and every warning and
/// error must be named by a word. A word without a place stands for that code anywhere.
expectation_report compare_with_expectation(std::string_view tag, const game_report& report, const numbering& plies);

}  // namespace royalcheck
