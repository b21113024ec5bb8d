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

char32_t strange_in(std::string_view written, spelling kind, char32_t noted) {
    const auto first = [&](auto wanted) {
        const char* const end = written.data() + written.size();
        for (const char* p = written.data(); p < end;) {
            const code_point c = decode(p, end);
            if (c.length > 0 && wanted(c.value)) return c.value;
            p += c.length > 0 ? c.length : 1;
        }
        return char32_t{0};
    };
    switch (kind) {
    case mixed_alphabet: return is_invisible(noted) ? 0 : noted;
    case invisible: {
        const char32_t inside = first(is_invisible);
        return inside == 0 && is_invisible(noted) ? noted : inside;  // it may stand before the word
    }
    case odd_castling: return first([](char32_t c) { return c == U'О' || c == U'о'; });
    case odd_check_mark:
        if (first([](char32_t c) { return c == U'ш' || c == U'Ш'; }) != 0) return 0;  // the word for check
        [[fallthrough]];
    case odd_capture: return first([](char32_t c) { return c == U'х' || c == U'Х'; });
    default: return 0;
    }
}

}  // namespace royalcheck::grammar
