// Alphabets: a word's code points folded into one byte each, so that the grammars know each letter once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace royalcheck::grammar::letters {

/// Bytes of the folded alphabet. ASCII stands for itself and for its Cyrillic look-alikes
/// (а с е о х р А В Е К М Н О Р С Т Х); the letters below have no Latin twin.
inline constexpr char big_ef = '\x80', small_ef = '\x81', big_el = '\x82', small_el = '\x83';
inline constexpr char big_pe = '\x84', small_pe = '\x85', small_ka = '\x86';
inline constexpr char big_sha = '\x87', small_sha = '\x88', small_em = '\x89', small_te = '\x8A', small_en = '\x8B';
inline constexpr char princess_es = '\x8C';  ///< Cyrillic es after pe, where it is not a file: Пс
inline constexpr char figurine_king = '\x90', figurine_queen = '\x91', figurine_rook = '\x92';
inline constexpr char figurine_bishop = '\x93', figurine_knight = '\x94', figurine_pawn = '\x95';
inline constexpr char dagger = '\xA0', double_dagger = '\xA1', not_equal = '\xA2';
/// Signs of judgement, each a NAG of its own (glyphs.cpp).
inline constexpr char plus_minus = '\xB0', minus_plus = '\xB1', infinity = '\xB2', only_move = '\xB3';
inline constexpr char slight_plus = '\xB4', slight_minus = '\xB5', time_trouble = '\xB6', zugzwang = '\xB7';
inline constexpr char initiative = '\xB8', attack = '\xB9', counterplay = '\xBA', idea = '\xBB', better = '\xBC';
inline constexpr char double_bang = '\xBD', double_query = '\xBE', query_bang = '\xBF', bang_query = '\xC0';
inline constexpr char unknown = '\xFF';  ///< no rule matches it

/// A word (or a short stretch of text) after folding. White space becomes ' ', dashes '-', the times sign 'x',
/// the ellipsis three dots, a half `1/2`; invisible characters are left out but remembered.
struct folded {
    static constexpr std::size_t capacity = 64;
    std::array<char, capacity> text;
    std::array<char32_t, capacity> original;       ///< the code point that a byte of `text` stands for
    std::array<std::uint16_t, capacity> end_byte;  ///< where that code point ends in the source
    std::size_t size = 0;
    char32_t invisible = 0;  ///< the first one left out
    bool complete = true;    ///< false: longer than any word of the game, folded in part
    bool decodable = true;   ///< false: not UTF-8, folded up to there

    std::string_view view() const { return {text.data(), size}; }
};

/// Folds `source` from its start until it ends, is not UTF-8 or fills the capacity.
void fold(std::string_view source, folded& out);

inline constexpr bool is_cyrillic(char32_t c) { return c >= 0x400 && c < 0x500; }

}  // namespace royalcheck::grammar::letters
