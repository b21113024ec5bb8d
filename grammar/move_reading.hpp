// Inside the grammar: moves from words that are already cut out.
#pragma once

#include <cstddef>
#include <string_view>

#include "grammar/letters.hpp"
#include "grammar/move.hpp"

namespace royalcheck::grammar {

/// The longest word that `read_plain_move` accepts, and the character after it.
inline constexpr std::size_t plain_move_room = 8;
/// Reads canonical SAN of single-digit ranks before white space or `)`; returns where it ends, null for every other
/// word. `plain_move_room` bytes can be read. `out` must be fresh; spoilt on failure.
const char* read_plain_move(const char* word, move_text& out);
/// Reads an ASCII word by the grammar, without folding. `out` must be fresh; it is spoilt on failure.
bool read_ascii_move(std::string_view word, move_text& out);
/// Reads a folded word.
bool read_folded_move(const letters::folded& word, move_text& out);

}  // namespace royalcheck::grammar
