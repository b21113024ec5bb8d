// Inside the grammar: moves from words that are already cut out.
#pragma once

#include <string_view>

#include "grammar/letters.hpp"
#include "grammar/move.hpp"

namespace royalcheck::grammar {

/// Reads canonical SAN of single-digit ranks, false for every other word. `out` must be fresh; spoilt on failure.
bool read_plain_move(std::string_view word, move_text& out);
/// Reads an ASCII word by the grammar, without folding. `out` must be fresh; it is spoilt on failure.
bool read_ascii_move(std::string_view word, move_text& out);
/// Reads a folded word.
bool read_folded_move(const letters::folded& word, move_text& out);

}  // namespace royalcheck::grammar
