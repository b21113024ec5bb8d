#include "grammar/letters.hpp"

#include "grammar/utf8.hpp"

namespace royalcheck::grammar::letters {

namespace {

char fold_cyrillic(char32_t c) {
    switch (c) {
    case U'а': return 'a';
    case U'с': return 'c';
    case U'е': return 'e';
    case U'о': return 'o';
    case U'х': return 'x';
    case U'р': return 'p';
    case U'А': return 'A';
    case U'В': return 'B';
    case U'Е': return 'E';
    case U'К': return 'K';
    case U'М': return 'M';
    case U'Н': return 'H';
    case U'О': return 'O';
    case U'Р': return 'P';
    case U'С': return 'C';
    case U'Т': return 'T';
    case U'Х': return 'X';
    case U'Ф': return big_ef;
    case U'ф': return small_ef;
    case U'Л': return big_el;
    case U'л': return small_el;
    case U'П': return big_pe;
    case U'п': return small_pe;
    case U'к': return small_ka;
    case U'Ш': return big_sha;
    case U'ш': return small_sha;
    case U'м': return small_em;
    case U'т': return small_te;
    case U'н': return small_en;
    default: return unknown;
    }
}

char fold_symbol(char32_t c) {
    switch (c) {
    case U'♔':
    case U'♚': return figurine_king;
    case U'♕':
    case U'♛': return figurine_queen;
    case U'♖':
    case U'♜': return figurine_rook;
    case U'♗':
    case U'♝': return figurine_bishop;
    case U'♘':
    case U'♞': return figurine_knight;
    case U'♙':
    case U'♟': return figurine_pawn;
    case U'†': return dagger;
    case U'‡': return double_dagger;
    case U'≠': return not_equal;
    case U'±': return plus_minus;
    case U'∓': return minus_plus;
    case U'∞': return infinity;
    case U'□': return only_move;
    case U'⩲': return slight_plus;
    case U'⩱': return slight_minus;
    case U'⊕':
    case U'⨁': return time_trouble;
    case U'⊙':
    case U'⨀': return zugzwang;
    case U'↑': return initiative;
    case U'→': return attack;
    case U'⇆': return counterplay;
    case U'∆':
    case U'Δ': return idea;
    case U'⌓': return better;
    case U'‼': return double_bang;
    case U'⁇': return double_query;
    case U'⁈': return query_bang;
    case U'⁉': return bang_query;
    case U'×': return 'x';
    case U'−': return '-';
    default: return c >= 0x2010 && c <= 0x2015 ? '-' : is_unicode_space(c) ? ' ' : unknown;
    }
}

}  // namespace

void fold(std::string_view source, folded& out) {
    out.size = 0;
    out.invisible = 0;
    out.complete = out.decodable = true;
    const char* const begin = source.data();
    const char* const end = begin + source.size();
    for (const char* p = begin; p < end;) {
        const code_point c = decode(p, end);
        if (c.length == 0) {
            out.decodable = false;
            return;
        }
        p += c.length;
        if (is_invisible(c.value)) {
            if (out.invisible == 0) out.invisible = c.value;
            continue;
        }
        const char single[] = {c.value < 0x80         ? static_cast<char>(c.value)
                               : is_cyrillic(c.value) ? fold_cyrillic(c.value)
                                                      : fold_symbol(c.value)};
        const std::string_view bytes = c.value == U'…' ? "..." : c.value == U'½' ? "1/2" : std::string_view(single, 1);
        if (out.size + bytes.size() > folded::capacity) {
            out.complete = false;
            return;
        }
        for (const char byte : bytes) {
            out.text[out.size] = byte == '\t' || byte == '\n' || byte == '\r' ? ' ' : byte;
            out.original[out.size] = c.value;
            out.end_byte[out.size] = static_cast<std::uint16_t>(p - begin);
            ++out.size;
        }
    }
    // Пс is the princess, but п with a Cyrillic file letter is a pawn: the digit after it tells (пс4).
    for (std::size_t i = 1; i < out.size; ++i) {
        const bool after_pe = out.text[i - 1] == big_pe || out.text[i - 1] == small_pe;
        const bool es = out.original[i] == U'с' || out.original[i] == U'С';
        const bool digit = i + 1 < out.size && out.text[i + 1] >= '1' && out.text[i + 1] <= '9';
        if (after_pe && es && !digit) out.text[i] = princess_es;
    }
}

}  // namespace royalcheck::grammar::letters
