// Inside the grammar: moves from words that are already cut out.
#pragma once

#include <cstddef>
#include <string_view>

#include "grammar/letters.hpp"
#include "grammar/move.hpp"

namespace royalcheck::grammar {

/// Reads an ASCII word by the grammar, without folding. `out` must be fresh; it is spoilt on failure.
bool read_ascii_move(std::string_view word, move_text& out);
/// Reads a folded word.
bool read_folded_move(const letters::folded& word, move_text& out);

}  // namespace royalcheck::grammar
