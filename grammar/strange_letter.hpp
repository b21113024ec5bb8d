// What kind of letter a look-alike or invisible code point is.
#pragma once

#include <cstdint>
#include <string_view>

#include "grammar/move.hpp"

namespace royalcheck::grammar {

enum class letter_kind : std::uint8_t { invisible, cyrillic_twin, cyrillic, latin, other };

struct strange_letter {
    letter_kind kind = letter_kind::other;
    char latin = 0;  ///< the Latin letter it is (latin) or looks like (cyrillic_twin)
};

strange_letter describe(char32_t c);

/// The look-alike or invisible character of `written` that makes its spelling deviate as `kind` says, 0 if there is
/// none; `noted` is what the reader of the move noted (move_text::strange).
char32_t strange_in(std::string_view written, spelling kind, char32_t noted);

}  // namespace royalcheck::grammar
