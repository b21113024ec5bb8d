// A position as an ASCII board for people.
#pragma once

#include <string>
#include <string_view>

#include "src/findings/sentence.hpp"

namespace royalcheck {

/// Appends the placement of `fen` (8x8 or 10x10), White below, each line after `indent`:
/// ranks at the left, files below, dots for empty squares, princes and princesses as two letters, all in
/// the letters of the language.
void append_board(std::string_view fen, report_language language, std::string_view indent, std::string& out);

}  // namespace royalcheck
