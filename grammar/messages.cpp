#include "grammar/messages.hpp"

#include <array>
#include <cstdio>

#include "grammar/letters.hpp"
#include "grammar/utf8.hpp"

namespace royalcheck::grammar {

std::string_view to_text(fault_kind kind) {
    switch (kind) {
    case fault_kind::unterminated_comment: return "This comment is never closed: its brace has no `}`.";
    case fault_kind::malformed_tag: return "This tag has no value that can be made out.";
    case fault_kind::repaired_tag: return "This tag is not well formed; its value is clear all the same.";
    case fault_kind::stray_close: return "This `)` closes no variation.";
    case fault_kind::unclosed_variation: return "This variation is never closed: its `(` has no `)`.";
    case fault_kind::stray_brace: return "This `}` closes no comment.";
    case fault_kind::unreadable_word: return "This is not a move or anything else that movetext can contain.";
    case fault_kind::stray_symbol: return "This sign means nothing here and is passed over.";
    case fault_kind::control_character: return "There are control characters here, which no game record contains.";
    case fault_kind::undecodable: return "These bytes are not valid text in this encoding.";
    }
    return {};
}

namespace {

struct phrase {
    spelling bit;
    std::string_view text;
};

constexpr std::array phrases{
    phrase{mixed_alphabet, "letters of two alphabets that look alike are mixed"},
    phrase{figurine, "a figurine stands for the piece letter"},
    phrase{lower_case_piece, "the piece letter is small"},
    phrase{odd_capture, "the capture sign is not `x`"},
    phrase{odd_castling, "castling is not written O-O or O-O-O with capital letters and hyphens"},
    phrase{long_form, "the square of departure is written in full"},
    phrase{uci_form, "the move is written as two squares without a piece letter"},
    phrase{odd_promotion, "the promotion is not written with `=` and a capital letter"},
    phrase{short_pawn_capture, "the pawn capture does not say the rank"},
    phrase{pawn_letter, "a letter is written for the pawn"},
    phrase{en_passant_mark, "en passant is marked"},
    phrase{odd_check_mark, "check or mate is not marked with `+` or `#`"},
    phrase{invisible, "there are invisible characters in the move"},
    phrase{no_capture_sign, "the pawn capture has no `x`"},
    phrase{mark_before_promotion, "the check mark stands before the promotion"},
};

}  // namespace

std::string_view spelling_text(spelling bit) {
    for (const phrase& p : phrases)
        if (p.bit == bit) return p.text;
    return {};
}

std::vector<std::string_view> spelling_texts(std::uint32_t bits) {
    std::vector<std::string_view> texts;
    for (const phrase& p : phrases)
        if ((bits & p.bit) != 0) texts.push_back(p.text);
    return texts;
}

std::string strange_text(char32_t c) {
    char number[16];
    std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(c));
    if (is_invisible(c)) return std::string(number) + ", invisible";
    if (letters::is_cyrillic(c)) {
        const char utf8[] = {static_cast<char>(0xC0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3F))};
        letters::folded f;
        letters::fold({utf8, 2}, f);
        const bool twin = f.size == 1 && static_cast<unsigned char>(f.text[0]) < 0x80;
        return std::string(number) + ", Cyrillic" + (twin ? std::string(", looks like Latin ") + f.text[0] : "");
    }
    if (c > 0x20 && c < 0x7F) return std::string(number) + ", Latin " + static_cast<char>(c);
    return number;
}

}  // namespace royalcheck::grammar
