// What the user is told of each trouble with the writing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/move.hpp"
#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

/// A full sentence for a fault, without its place.
std::string_view to_text(fault_kind kind);

/// A phrase for one `spelling` bit: "castling is written with zeros". Empty for what is not one known bit.
std::string_view spelling_text(spelling bit);

/// The phrases of all bits set in `bits`, in the order of the bits.
std::vector<std::string_view> spelling_texts(std::uint32_t bits);

/// What a strange code point is: "U+0441, Cyrillic, looks like Latin c"; "U+200B, invisible". Without a known
/// twin only the number: "U+2116".
std::string strange_text(char32_t c);

}  // namespace royalcheck::grammar
