#include "grammar/strange_letter.hpp"

#include "grammar/letters.hpp"
#include "grammar/utf8.hpp"

namespace royalcheck::grammar {

strange_letter describe(char32_t c) {
    if (is_invisible(c)) return {letter_kind::invisible};
    if (letters::is_cyrillic(c)) {
        const char utf8[] = {static_cast<char>(0xC0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3F))};
        letters::folded f;
        letters::fold({utf8, 2}, f);
        const bool twin = f.size == 1 && static_cast<unsigned char>(f.text[0]) < 0x80;
        return twin ? strange_letter{letter_kind::cyrillic_twin, f.text[0]} : strange_letter{letter_kind::cyrillic};
    }
    if (c > 0x20 && c < 0x7F) return {letter_kind::latin, static_cast<char>(c)};
    return {};
}

}  // namespace royalcheck::grammar
