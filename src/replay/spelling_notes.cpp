#include "src/replay/spelling_notes.hpp"

#include <bit>

#include "grammar/messages.hpp"

namespace royalcheck {
namespace {

// Kinds beyond those of grammar::spelling.
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
}

}  // namespace royalcheck
