#include "src/replay/spelling_notes.hpp"

#include <bit>

#include "grammar/messages.hpp"

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

}  // namespace

void spelling_notes::note(code id, std::uint32_t kind, const ply_place& where, const std::vector<int>& variation,
                          std::string message) {
    if ((told_ & kind) != 0) return;
    told_ |= kind;
    context_.findings.add(id, severity::note, where, variation, std::move(message));
}

void spelling_notes::look_at(const grammar::move_text& move, const ply_place& where, const std::vector<int>& variation,
                             const seen_by_rules& rules) {
    const std::string written(context_.text.substr(where.offset, where.length));
    for (std::uint32_t rest = move.spelling & ~told_; rest != 0; rest &= rest - 1) {
        const std::uint32_t bit = 1u << std::countr_zero(rest);
        const std::string_view words = grammar::spelling_text(static_cast<grammar::spelling>(bit));
        if (words.empty()) continue;
        std::string message = "In " + written + ", " + std::string(words);
        if ((bit & of_alphabets) != 0 && move.strange != 0) message += " (" + grammar::strange_text(move.strange) + ")";
        note((bit & of_alphabets) != 0 ? code::mixed_alphabet : code::nonstandard_spelling, bit, where, variation,
             message + ".");
    }
    if (rules.hint_superfluous)
        note(code::nonstandard_spelling, superfluous_hint, where, variation,
             written + " says more of the starting square than is needed.");
    if (rules.capture_not_written)
        note(code::nonstandard_spelling, missing_capture_sign, where, variation,
             written + " is a capture written without its sign.");
    if (rules.capture_written_in_vain)
        note(code::nonstandard_spelling, vain_capture_sign, where, variation,
             written + " is written as a capture, but nothing is captured.");
    if (rules.castling_as_king_move)
        note(code::nonstandard_spelling, castling_as_king_move, where, variation,
             written + " is castling, written as the king's move alone.");
    if (rules.second_reading)
        note(code::nonstandard_spelling, second_reading, where, variation,
             written + " is possible only as a move of the piece that its letter can also mean.");
}

void spelling_notes::look_at(const grammar::token& t, const ply_place& where, const std::vector<int>& variation) {
    const std::string written(context_.written(t));
    switch (t.kind) {
    case grammar::token_kind::mark:
        note(code::nonstandard_spelling, detached_mark, where, variation,
             "The check mark " + written + " stands apart from its move.");
        break;
    case grammar::token_kind::en_passant:
        note(code::nonstandard_spelling, detached_en_passant, where, variation,
             written + " stands apart from its move; en passant needs no mark.");
        break;
    case grammar::token_kind::result: {
        const auto result = to_result(static_cast<grammar::result_text>(t.value));
        if (written != to_text(result))
            note(code::nonstandard_spelling, odd_result, where, variation,
                 "The result " + written + " is read as " + std::string(to_text(result)) + ".");
        break;
    }
    default: break;
    }
}

}  // namespace royalcheck
