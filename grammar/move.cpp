#include "grammar/move.hpp"

#include <cstdlib>

#include "grammar/move_grammar.hpp"
#include "grammar/move_reading.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = move_rules;
using letters::folded;

/// What the actions gather; `settle` turns it into the move.
struct reading {
    move_text& out;
    piece_name letter = piece_name::none;  ///< the piece letter read last
    std::uint8_t letter_language = 0;
    bool letter_small = false;
    bool letter_figurine = false;
    const char* russian_begin = nullptr;  ///< the Russian piece letters, to see whether they are Latin
    const char* russian_end = nullptr;
    std::int8_t next_file = -1, next_rank = -1;
    bool has_next = false;
    bool pawn_tail = false;  ///< exd5, ed, without a rank after the first file
    bool dashed = false;
    const char* capture_sign = nullptr;
    const char* body_end = nullptr;
    bool broken = false;  ///< two promotions
};

std::int8_t file_at(const char* p) { return static_cast<std::int8_t>(*p - 'a'); }
std::int8_t rank_at(const char* p, const char* end) { return static_cast<std::int8_t>(end - p == 2 ? 9 : *p - '1'); }

/// `x`, `:` or `-` in front of a square; returns where the square begins.
const char* separator(const char* p, reading& r) {
    if (*p == '-') {
        r.dashed = true;
        return p + 1;
    }
    if (*p != 'x' && *p != 'X' && *p != ':') return p;
    r.out.capture = true;
    r.capture_sign = p;
    if (*p != 'x') r.out.spelling |= odd_capture;
    return p + 1;
}

template <class Rule>
struct action : pegtl::nothing<Rule> {};

template <piece_name Name, std::uint8_t Language>
struct letter_action {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        const char c = *in.begin();
        r.letter = Name;
        r.letter_language = Language;
        r.letter_small = (c >= 'a' && c <= 'z') || c == letters::small_ef || c == letters::small_el ||
                         c == letters::small_pe || c == letters::small_ka;
        r.letter_figurine = false;
        r.russian_begin = Language == russian ? in.begin() : nullptr;
        r.russian_end = in.end();
    }
};
template <>
struct action<rules::prince_en> : letter_action<piece_name::prince, english> {};
template <>
struct action<rules::prince_ru> : letter_action<piece_name::prince, russian> {};
template <>
struct action<rules::princess_en> : letter_action<piece_name::princess, english> {};
template <>
struct action<rules::princess_ru> : letter_action<piece_name::princess, russian> {};
template <>
struct action<rules::king_ru> : letter_action<piece_name::king, russian> {};
template <>
struct action<rules::king_knight> : letter_action<piece_name::king_or_knight, 0> {};
template <>
struct action<rules::queen_en> : letter_action<piece_name::queen, english> {};
template <>
struct action<rules::queen_ru> : letter_action<piece_name::queen, russian> {};
template <>
struct action<rules::rook_en> : letter_action<piece_name::rook, english> {};
template <>
struct action<rules::rook_ru> : letter_action<piece_name::rook, russian> {};
template <>
struct action<rules::bishop_en> : letter_action<piece_name::bishop, english> {};
template <>
struct action<rules::bishop_ru> : letter_action<piece_name::bishop, russian> {};
template <>
struct action<rules::knight_en> : letter_action<piece_name::knight, english> {};
template <>
struct action<rules::small_bishop> : letter_action<piece_name::bishop, english> {};
template <>
struct action<rules::small_es> : letter_action<piece_name::bishop, russian> {};
template <>
struct action<rules::promoted_pawn> : letter_action<piece_name::pawn, 0> {};

template <>
struct action<rules::figurine> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        constexpr piece_name names[] = {piece_name::king, piece_name::queen, piece_name::rook, piece_name::bishop,
                                        piece_name::knight};
        r.letter = names[static_cast<unsigned char>(*in.begin() - letters::figurine_king)];
        r.letter_language = 0;
        r.letter_small = false;
        r.letter_figurine = true;
        r.russian_begin = nullptr;
    }
};
template <>
struct action<rules::moving_piece> {
    static void apply0(reading& r) {
        r.out.piece = r.letter;
        r.out.evidence = r.letter_language;
        r.out.spelling = (r.letter_small ? lower_case_piece : 0u) | (r.letter_figurine ? figurine : 0u);
    }
};
template <>
struct action<rules::pawn_letter> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        r.out.piece = piece_name::pawn;
        r.out.spelling = pawn_letter;
        const bool pe = *in.begin() == letters::big_pe || *in.begin() == letters::small_pe;
        r.out.evidence = pe ? russian : 0;
    }
};
template <>
struct action<rules::pawn_figurine> {
    static void apply0(reading& r) {
        r.out.piece = piece_name::pawn;
        r.out.spelling = figurine;
        r.out.evidence = 0;
    }
};
template <>
struct action<rules::first_file> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        r.out.from_file = file_at(in.begin());
    }
};
template <>
struct action<rules::first_rank> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        r.out.from_rank = rank_at(in.begin(), in.end());
    }
};
template <>
struct action<rules::next_square> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        const char* const square = separator(in.begin(), r);
        r.has_next = true;
        r.next_file = file_at(square);
        r.next_rank = rank_at(square + 1, in.end());
    }
};
template <>
struct action<rules::letter_capture> : action<rules::next_square> {};
template <>
struct action<rules::pawn_capture> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        const char* const square = separator(in.begin(), r);
        r.has_next = r.pawn_tail = true;
        r.next_file = file_at(square);
        if (square + 1 != in.end()) r.next_rank = rank_at(square + 1, in.end());
    }
};
template <move_form Form>
struct form_action {
    static void apply0(reading& r) {
        r.out = {};
        r.out.form = Form;
    }
};
template <>
struct action<rules::short_castling> : form_action<move_form::castling_short> {};
template <>
struct action<rules::long_castling> : form_action<move_form::castling_long> {};
template <>
struct action<rules::null_move> : form_action<move_form::null> {};
template <>
struct action<rules::body> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        r.body_end = in.end();
    }
};

template <>
struct action<rules::promotion> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        if (r.out.promotion != piece_name::none) r.broken = true;
        r.out.promotion = r.letter;
        r.out.evidence |= r.letter_language;
        const bool canonical = *in.begin() == '=' && in.begin()[1] != '(' && !r.letter_small;
        if (!canonical) r.out.spelling |= odd_promotion;
        if (r.letter_figurine) r.out.spelling |= figurine;
        if (r.out.mark != check_mark::none) r.out.spelling |= mark_before_promotion;
    }
};
template <check_mark Mark, std::uint32_t Spelling>
struct mark_action {
    static void apply0(reading& r) {
        if (Mark > r.out.mark) r.out.mark = Mark;
        r.out.spelling |= Spelling;
    }
};
template <>
struct action<rules::check_plus> : mark_action<check_mark::check, 0> {};
template <>
struct action<rules::early_check> : mark_action<check_mark::check, 0> {};
template <>
struct action<rules::check_other> : mark_action<check_mark::check, odd_check_mark> {};
template <>
struct action<rules::double_mark> : mark_action<check_mark::double_check_or_mate, odd_check_mark> {};
template <>
struct action<rules::mate_hash> : mark_action<check_mark::mate, 0> {};
template <>
struct action<rules::mate_other> : mark_action<check_mark::mate, odd_check_mark> {};
template <>
struct action<rules::en_passant> {
    static void apply0(reading& r) {
        r.out.en_passant = true;
        r.out.spelling |= en_passant_mark;
    }
};
template <>
struct action<rules::sign> {
    template <class Input>
    static void apply(const Input& in, reading& r) {
        if (r.out.glyphs < r.out.glyph.size())
            r.out.glyph[r.out.glyphs++] = attached_glyph({in.begin(), in.size()}).nag;
    }
};

/// A pawn's `exd5`, `ed5`, `ed`; also the small bishop of `bf4`, `сf4`, where the letter cannot be a pawn's file.
bool settle_pawn_tail(reading& r) {
    move_text& m = r.out;
    const int distance = std::abs(r.next_file - m.from_file);
    m.to_file = r.next_file;
    m.to_rank = r.next_rank;
    if (m.capture) {
        if (m.to_rank < 0) m.spelling |= short_pawn_capture;
        return distance != 0;
    }
    const bool letter = m.from_file == 1 || m.from_file == 2;
    if (letter && distance != 1 && m.to_rank >= 0 && m.piece == piece_name::none) {
        m.piece = piece_name::bishop;
        m.evidence |= m.from_file == 1 ? english : russian;
        m.from_file = -1;
        m.spelling |= lower_case_piece;
        return true;
    }
    m.capture = true;
    m.spelling |= no_capture_sign;
    if (m.to_rank < 0) m.spelling |= short_pawn_capture;
    return m.to_rank < 0 ? distance == 1 : distance != 0;
}

/// Tells target from origin once all squares are read; false where no target was written.
bool settle(reading& r) {
    move_text& m = r.out;
    if (r.broken) return false;
    if (m.form != move_form::ordinary) return m.promotion == piece_name::none && !m.en_passant;
    if (r.pawn_tail) return settle_pawn_tail(r);
    if (!r.has_next) {
        m.to_file = m.from_file;
        m.to_rank = m.from_rank;
        m.from_file = m.from_rank = -1;
        return m.to_file >= 0 && m.to_rank >= 0;
    }
    m.to_file = r.next_file;
    m.to_rank = r.next_rank;
    m.long_algebraic = m.from_file >= 0 && m.from_rank >= 0;
    if (m.long_algebraic || r.dashed) {
        const bool uci = m.piece == piece_name::none && !r.dashed && !m.capture;
        m.spelling |= uci ? uci_form : long_form;
        const bool uci_promotion = uci && m.promotion != piece_name::none && r.letter_small;
        if (uci_promotion) m.spelling &= ~std::uint32_t{odd_promotion};
    }
    return true;
}

bool parse(std::string_view text, reading& r) {
    using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;
    input in(text.data(), text.data() + text.size(), "");
    return pegtl::parse<rules::move, action>(in, r) && settle(r);
}

void note_strange(move_text& m, char32_t c) {
    if (m.strange == 0) m.strange = c;
}

/// Which of the letters before the suffix are from the other alphabet than Russian or English notation has there.
void note_look_alikes(const folded& word, const reading& r) {
    move_text& m = r.out;
    const auto body = static_cast<std::size_t>(r.body_end - word.text.data());
    const bool castling = m.form == move_form::castling_short || m.form == move_form::castling_long;
    bool latin_oh = false, cyrillic_oh = false;
    for (std::size_t i = 0; i < body; ++i) {
        const char c = word.text[i];
        const char32_t original = word.original[i];
        const bool cyrillic = letters::is_cyrillic(original);
        if (castling) {
            if (c == '-' ? original != U'-' : original != U'O') m.spelling |= odd_castling;
            if (cyrillic) note_strange(m, original);
            if (c == 'O' || c == 'o') (cyrillic ? cyrillic_oh : latin_oh) = true;
        } else if (cyrillic) {
            const bool small_piece = i == 0 && m.piece == piece_name::bishop && c == 'c';
            const bool file = (c == 'a' || c == 'c' || c == 'e') && !small_piece;
            if (file || (i == 0 && (c == 'B' || c == 'P'))) {
                m.spelling |= mixed_alphabet;
                note_strange(m, original);
            }
        }
    }
    if (castling && body != 3 && body != 5) m.spelling |= odd_castling;  // OO, O - O
    if (latin_oh && cyrillic_oh) m.spelling |= mixed_alphabet;
    if (r.capture_sign != nullptr) {
        const char32_t original = word.original[static_cast<std::size_t>(r.capture_sign - word.text.data())];
        if (original != U'x') m.spelling |= odd_capture;
        if (letters::is_cyrillic(original)) note_strange(m, original);
    }
}

}  // namespace

bool read_ascii_move(std::string_view word, move_text& out) {
    reading r{out};
    if (!parse(word, r)) return false;
    if (r.russian_begin != nullptr) {  // Cc4, Kpe7: Latin letters in a Russian sense
        out.spelling |= mixed_alphabet;
        note_strange(out, static_cast<unsigned char>(*r.russian_begin));
    }
    const bool castling = out.form == move_form::castling_short || out.form == move_form::castling_long;
    const std::string_view sign = word.substr(0, static_cast<std::size_t>(r.body_end - word.data()));
    if (castling && sign != "O-O" && sign != "O-O-O") out.spelling |= odd_castling;
    return true;
}

bool read_folded_move(const folded& word, move_text& out) {
    if (!word.complete || !word.decodable || word.size == 0) return false;
    reading r{out};
    if (!parse(word.view(), r)) return false;
    note_look_alikes(word, r);
    if (r.russian_begin != nullptr) {
        for (const char* p = r.russian_begin; p != r.russian_end; ++p) {
            const char32_t original = word.original[static_cast<std::size_t>(p - word.text.data())];
            if (letters::is_cyrillic(original)) continue;
            out.spelling |= mixed_alphabet;
            note_strange(out, original);
        }
    }
    if (word.invisible != 0) {
        out.spelling |= invisible;
        note_strange(out, word.invisible);
    }
    return true;
}

std::optional<move_text> read_move(std::string_view word) {
    move_text out;
    bool ascii = true;
    for (const char c : word) ascii = ascii && static_cast<unsigned char>(c) < 0x80;
    if (ascii) return read_ascii_move(word, out) ? std::optional(out) : std::nullopt;
    folded f;
    letters::fold(word, f);
    return read_folded_move(f, out) ? std::optional(out) : std::nullopt;
}

}  // namespace royalcheck::grammar
