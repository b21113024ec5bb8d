// The table of findings: code, name, severity, what it means. Codes never change meaning.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rules/clauses.hpp"

namespace royalcheck {

enum class severity : std::uint8_t { note, warning, error };

enum class code : std::uint16_t {
    syntax_error = 101,
    unterminated_comment = 102,
    malformed_tag = 103,
    missing_termination = 104,
    undecodable_text = 105,
    move_number_mismatch = 106,
    duplicate_tag = 107,
    nesting_too_deep = 108,
    wrong_check_mark = 109,
    mixed_alphabet = 110,
    nonstandard_spelling = 111,
    invalid_position = 112,
    unknown_variant = 113,
    null_move = 114,
    missing_tag = 115,
    invalid_tag_value = 116,
    quoted_moves = 117,
    unattached_moves = 118,
    illegal_move = 201,
    ambiguous_move = 202,
    king_left_in_check = 203,
    king_capture_refused = 204,
    counter_check = 205,
    forbidden_promotion = 206,
    move_after_end = 207,
    implied_decline = 208,
    false_succession_mark = 209,
    missed_control_period = 301,
    no_king_move = 302,
    late_violation = 303,
    control_period_unknown = 304,
    threefold_repetition = 401,
    fivefold_repetition = 402,
    fifty_move = 403,
    seventy_five_move = 404,
    dead_position = 405,
    wrong_result = 501,
    result_disagrees = 502,
    decided_but_unfinished = 503,
    draw_claim_supported = 504,
    prince_succeeds = 601,
    princess_succeeds = 602,
    succession_declined = 603,
    losing_position = 604,
    depends_on_reading = 605,
    sanction_possible = 701,
    inconsistent_crosstable = 702,
    similar_names = 703,
    duplicate_game = 704
};

struct code_entry {
    code id;
    std::string_view text;  ///< "RC201"
    std::string_view name;  ///< "illegal-move"
    severity usual;
    rules::clause clause;      ///< the clause it usually rests on; none for notation findings
    std::string_view meaning;  ///< what it says, one or two full sentences
    std::string_view why;      ///< why it matters to an arbiter
    std::string_view bad;      ///< a small game (movetext, tags if needed) that raises it
    std::string_view good;     ///< one near it that does not
};

std::span<const code_entry> codes();
const code_entry& about(code id);
/// "RC201" or "illegal-move", any case.
std::optional<code> find_code(std::string_view text);
std::string_view to_text(severity s);

}  // namespace royalcheck
