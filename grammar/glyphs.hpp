// Signs of annotation, and the numbers the PGN standard (chapter 10) and common use give them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace royalcheck::grammar {

struct glyph_match {
    std::size_t length = 0;  ///< folded bytes; 0: no sign begins here
    std::uint8_t nag = 0;
};

/// The longest sign at the start of `folded` that may follow a move without a space (`!?`, `+-`, `±` ...).
glyph_match attached_glyph(std::string_view folded);
/// The same for a word of its own, where letters count too (`N` novelty, `D` diagram).
glyph_match detached_glyph(std::string_view folded);

}  // namespace royalcheck::grammar
