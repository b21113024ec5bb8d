#include "src/input/text_plausibility.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "grammar/utf8.hpp"

namespace royalcheck {
namespace {

constexpr bool is_cyrillic(char32_t c) { return c >= 0x400 && c < 0x500; }
constexpr bool is_russian(char32_t c) { return (c >= U'А' && c <= U'я') || c == U'Ё' || c == U'ё'; }
constexpr bool is_big_cyrillic(char32_t c) { return c >= 0x400 && c <= U'Я'; }
constexpr bool is_latin(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }
constexpr bool is_accented(char32_t c) { return c >= 0xC0 && c < 0x250 && c != U'×' && c != U'÷'; }
constexpr bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

/// Punctuation that texts and game records have.
constexpr bool is_typographic(char32_t c) {
    return (c >= 0x2010 && c <= 0x2026) || c == U'«' || c == U'»' || c == U'½' || c == U'¼' || c == U'¾' || c == U'±' ||
           c == U'×' || c == U'·' || c == U'°' || c == U'№' || c == U'§' || c == U'©' || c == 0xA0;
}

/// How common the letters а...я are: twice the binary logarithm against an even spread, 4 added.
constexpr std::array<signed char, 32> russian_weight{7, 2, 5, 2, 4, 7, 1,  2, 7, 1,  4,  5, 4, 6,  8, 4,
                                                     5, 6, 6, 4, 0, 1, -1, 2, 0, -2, -4, 3, 2, -2, 0, 3};

int weight_of_russian(char32_t c) {
    if (c == U'Ё' || c == U'ё') return 0;
    return russian_weight[(c - U'А') % 32];
}

/// A square behind a piece letter: `f3`, `xf3`. The letter is then no part of a word.
bool square_follows(const std::vector<char32_t>& text, std::size_t at) {
    if (at < text.size() && (text[at] == 'x' || text[at] == ':')) ++at;
    return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'j' && is_digit(text[at + 1]);
}

int weight_of(const std::vector<char32_t>& text, std::size_t at) {
    const char32_t c = text[at];
    const char32_t before = at > 0 ? text[at - 1] : U' ';
    const char32_t after = at + 1 < text.size() ? text[at + 1] : U' ';
    if (c == 0) return -10;
    if (c == 0xFEFF || c >= 0x10000) return 0;
    const bool piece = square_follows(text, at + 1);
    if (is_cyrillic(c)) {
        if (!is_russian(c)) return -3;
        if (piece) return 6;
        const bool alone = !is_cyrillic(before) && !is_cyrillic(after);
        const bool repeated = c == before && at > 1 && c == text[at - 2];
        int weight = repeated ? -10 : alone ? 1 : weight_of_russian(c);
        if (is_latin(before) || is_latin(after) || is_accented(before)) weight -= 8;
        if (is_big_cyrillic(c) && is_russian(before) && !is_big_cyrillic(before)) weight -= 10;
        return weight;
    }
    if (is_accented(c)) {
        if (piece) return -2;
        const bool big = c < U'ß';
        if (is_latin(before) && before >= 'a' && big) return -4;
        if (is_latin(before) || is_latin(after)) return 5;
        if (c == before) return 0;
        return is_accented(before) || is_accented(after) ? -4 : 1;
    }
    return is_typographic(c) ? 1 : -4;
}

}  // namespace

int text_plausibility(std::string_view utf8) {
    std::vector<char32_t> text;
    const char* const end = utf8.data() + utf8.size();
    for (const char* p = utf8.data(); p < end;) {
        const grammar::code_point c = grammar::decode(p, end);
        text.push_back(c.length == 0 ? 0 : std::max<char32_t>(c.value, 1));  // 0: undecodable; NUL says nothing
        p += c.length == 0 ? 1 : c.length;
    }
    int sum = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] >= 0x80 || text[at] == 0) sum += weight_of(text, at);
    return sum;
}

}  // namespace royalcheck
