#include "src/replay/spelling_notes.hpp"

#include <bit>

#include "grammar/strange_letter.hpp"

namespace royalcheck {
namespace {

// Kinds beyond those of grammar::spelling.
constexpr std::uint32_t odd_result = 1u << 24;
constexpr std::uint32_t detached_en_passant = 1u << 25;
constexpr std::uint32_t detached_mark = 1u << 26;
constexpr std::uint32_t second_reading = 1u << 27;
constexpr std::uint32_t castling_as_king_move = 1u << 28;
constexpr std::uint32_t superfluous_hint = 1u << 29;
constexpr std::uint32_t missing_capture_sign = 1u << 30;
constexpr std::uint32_t vain_capture_sign = 1u << 31;

constexpr std::uint32_t of_alphabets = grammar::mixed_alphabet | grammar::invisible;

message message_of(grammar::spelling bit) {
    switch (bit) {
    case grammar::mixed_alphabet: return message::mixed_alphabet;
    case grammar::figurine: return message::figurine;
    case grammar::lower_case_piece: return message::lower_case_piece;
    case grammar::odd_capture: return message::odd_capture;
    case grammar::odd_castling: return message::odd_castling;
    case grammar::long_form: return message::long_form;
    case grammar::uci_form: return message::uci_form;
    case grammar::odd_promotion: return message::odd_promotion;
    case grammar::short_pawn_capture: return message::short_pawn_capture;
    case grammar::pawn_letter: return message::pawn_letter;
    case grammar::en_passant_mark: return message::en_passant_mark;
    case grammar::odd_check_mark: return message::odd_check_mark;
    case grammar::invisible: return message::invisible;
    case grammar::no_capture_sign: return message::no_capture_sign;
    case grammar::mark_before_promotion: return message::mark_before_promotion;
    case grammar::detached_letter: return message::detached_letter;
    }
    return message::none;
}

sentence name_letter(char32_t c) {
    const auto letter = grammar::describe(c);
    sentence out{.number = static_cast<std::int64_t>(c)};
    switch (letter.kind) {
    case grammar::letter_kind::invisible: out.id = message::strange_invisible; break;
    case grammar::letter_kind::cyrillic_twin: out.id = message::strange_twin; break;
    case grammar::letter_kind::cyrillic: out.id = message::strange_cyrillic; break;
    case grammar::letter_kind::latin: out.id = message::strange_latin; break;
    case grammar::letter_kind::other: out.id = message::strange_other; break;
    }
    if (letter.latin != 0) out.text = letter.latin;
    return out;
}

// What an odd mark stands for. Those of mate and of double check stand for either (NOTATION 2): the position tells.
check_sign sign_of(grammar::check_mark mark, check_sign due) {
    if (mark == grammar::check_mark::check) return check_sign::check;
    if (due != check_sign::unknown) return due;
    return mark == grammar::check_mark::mate ? check_sign::mate : check_sign::unknown;
}

// The look-alike or invisible character behind a deviation, if there is one.
std::vector<sentence> letters_in(std::string_view written, grammar::spelling kind, char32_t noted = 0) {
    const char32_t strange = grammar::strange_in(written, kind, noted);
    if (strange == 0) return {};
    return {name_letter(strange)};
}

// The message that says best what deviates: `written` is the move, `letters` the strange one in it.
message message_of(grammar::spelling bit, std::string_view written, const std::vector<sentence>& letters) {
    const auto has = [written](char c) { return written.find(c) != written.npos; };
    switch (bit) {
    case grammar::odd_castling: return has('0') ? message::castling_with_zeros : message::odd_castling;
    case grammar::odd_promotion: return has('=') ? message::odd_promotion : message::promotion_without_sign;
    case grammar::odd_check_mark: return letters.empty() ? message::odd_check_mark : message::check_mark_letter;
    default: return message_of(bit);
    }
}

}  // namespace

void spelling_notes::note(code id, std::uint32_t kind, const ply_place& where, const std::vector<int>& variation,
                          sentence told) {
    if ((told_ & kind) != 0) return;
    told_ |= kind;
    context_.findings.add(id, severity::note, where, variation, std::move(told));
}

void spelling_notes::look_at(const grammar::move_text& move, const ply_place& where, const std::vector<int>& variation,
                             const seen_by_rules& rules) {
    const auto say = [&](message id) {
        return sentence{.id = id, .text = quoted(context_.text.substr(where.offset, where.length))};
    };
    for (std::uint32_t rest = move.spelling & ~told_; rest != 0; rest &= rest - 1) {
        const std::uint32_t bit = 1u << std::countr_zero(rest);
        const bool of_alphabet = (bit & of_alphabets) != 0;
        sentence told = say(message::none);
        told.sign = sign_of(move.mark, rules.sign);
        told.parts = letters_in(told.text, static_cast<grammar::spelling>(bit), move.strange);
        told.id = message_of(static_cast<grammar::spelling>(bit), told.text, told.parts);
        note(of_alphabet ? code::mixed_alphabet : code::nonstandard_spelling, bit, where, variation, std::move(told));
    }
    const auto note_if = [&](bool seen, std::uint32_t kind, message id) {
        if (seen && (told_ & kind) == 0) note(code::nonstandard_spelling, kind, where, variation, say(id));
    };
    note_if(rules.hint_superfluous, superfluous_hint, message::superfluous_hint);
    note_if(rules.capture_not_written, missing_capture_sign, message::missing_capture_sign);
    note_if(rules.capture_written_in_vain, vain_capture_sign, message::vain_capture_sign);
    note_if(rules.castling_as_king_move, castling_as_king_move, message::castling_as_king_move);
    note_if(rules.second_reading, second_reading, message::second_reading);
}

void spelling_notes::look_at(const grammar::token& t, const ply_place& where, const std::vector<int>& variation,
                             check_sign due) {
    std::string written(context_.written(t));
    switch (t.kind) {
    case grammar::token_kind::mark: {
        auto letters = letters_in(written, grammar::odd_check_mark);
        const bool hash = written == "#";
        const check_sign sign = sign_of(static_cast<grammar::check_mark>(t.value), hash ? check_sign::mate : due);
        note(code::nonstandard_spelling, detached_mark, where, variation,
             {.id = written == "+" || hash ? message::detached_mark : message::detached_odd_mark,
              .sign = sign,
              .text = std::move(written),
              .parts = std::move(letters)});
        break;
    }
    case grammar::token_kind::en_passant:
        note(code::nonstandard_spelling, detached_en_passant, where, variation,
             {.id = message::detached_en_passant, .text = std::move(written)});
        break;
    case grammar::token_kind::result: {
        const auto result = to_result(static_cast<grammar::result_text>(t.value));
        if (written == to_text(result)) break;
        auto letters = letters_in(written, grammar::invisible);
        note(code::nonstandard_spelling, odd_result, where, variation,
             {.id = message::odd_result, .result = result, .text = std::move(written), .parts = std::move(letters)});
        break;
    }
    default: break;
    }
}

}  // namespace royalcheck
