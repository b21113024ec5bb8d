// What kind of letter a look-alike or invisible code point is.
#pragma once

#include <cstdint>

namespace royalcheck::grammar {

enum class letter_kind : std::uint8_t { invisible, cyrillic_twin, cyrillic, latin, other };

struct strange_letter {
    letter_kind kind = letter_kind::other;
    char latin = 0;  ///< the Latin letter it is (latin) or looks like (cyrillic_twin)
};

strange_letter describe(char32_t c);

}  // namespace royalcheck::grammar
