// Every sentence and word of the reports for people, by name; the words of each language stand in messages_en and
// messages_ru.
#pragma once

#include <cstddef>
#include <cstdint>

namespace royalcheck {

enum class message : std::uint16_t {
    none,
    literal,    ///< the sentence's text alone
    square,     ///< a square alone
    period_of,  ///< a side and a control period

    // RC101-RC105: what the grammar found
    unterminated_comment,
    malformed_tag,
    repaired_tag,
    stray_close,
    unclosed_variation,
    stray_brace,
    unreadable_word,
    stray_symbol,
    control_character,
    undecodable,
    comment_too_long,
    word_too_long,
    game_too_long,
    no_move,
    nested_too_deep,
    null_move,
    move_number,

    // RC103-RC116: tags
    result_tag_unknown,
    result_tag_spelling,
    two_result_tags,
    duplicate_tag,
    notation_tag_unknown,
    date_tag_malformed,
    fen_without_setup,
    setup_without_fen,
    variant_taken,
    variant_unknown,
    both_lose_in_chess,
    tags_missing,
    reading_unknown,

    // RC112: positions from outside
    position_impossible,
    position_mended,

    // RC110, RC111: spellings, in the order of grammar::spelling
    mixed_alphabet,
    figurine,
    lower_case_piece,
    odd_capture,
    odd_castling,
    long_form,
    uci_form,
    odd_promotion,
    short_pawn_capture,
    pawn_letter,
    en_passant_mark,
    odd_check_mark,
    invisible,
    no_capture_sign,
    mark_before_promotion,
    detached_letter,
    strange_invisible,  ///< in parentheses after a spelling: which letter it is
    strange_twin,
    strange_cyrillic,
    strange_latin,
    strange_other,
    superfluous_hint,
    missing_capture_sign,
    vain_capture_sign,
    castling_as_king_move,
    second_reading,
    detached_mark,
    detached_en_passant,
    odd_result,

    // RC109
    check_is_none,
    check_is_mate,
    double_is_none,
    double_is_single,
    mate_is_none,
    mate_is_check,

    // RC201-RC206: why a move is refused; `blocked_by` and the like where the man to blame is known
    not_legal,
    off_board,
    no_such_piece,
    not_your_piece,
    already_there,
    cannot_reach,
    path_blocked,
    path_blocked_by,
    own_piece_on_target,
    nothing_to_capture,
    en_passant_expired,
    pawn_blocked,
    pawn_blocked_by,
    promotion_missing,
    promotion_forbidden,
    promotion_misplaced,
    left_in_check,
    left_in_check_by,
    exposed,
    exposed_to,
    into_check,
    into_check_by,
    castling_right_lost,
    castling_no_rook,
    castling_path_blocked,
    castling_path_blocked_by,
    castling_in_check,
    castling_in_check_by,
    castling_through_check,
    castling_through_check_by,
    castling_into_check,
    castling_into_check_by,
    must_take_king,
    counter_check,
    not_a_choice,
    ambiguous,
    electronic_board,

    // RC117-RC118: moves quoted in running text
    quoted_position,
    quoted_from_start,
    quoted_other_start,
    quoted_further,
    quoted_side_line,
    quoted_again,
    quoted_mended,
    quoted_decided,
    quoted_open,
    quoted_up_to,
    quoted_at_once,
    unattached_moves,
    mentioned_move,

    // RC207-RC209, RC601-RC604
    after_end,
    after_draw,
    implied_decline,
    declined,
    false_crown,
    prince_succeeds,
    princess_succeeds,
    losing_position,

    // RC301-RC304
    missed_period,
    missed_period_lost,
    no_king_move,
    late_violation,
    late_violations,
    late_violation_decided,
    late_violations_decided,
    period_unknown,

    // RC401-RC405
    threefold,
    threefold_intended,
    fivefold,
    fivefold_old,
    fifty_moves,
    seventy_five_moves,
    seventy_five_moves_old,
    dead_position,

    // RC501-RC504
    no_termination,
    tag_and_end_disagree,
    wrong_result,
    decided_but_unfinished,
    draw_claim_supported,
    win_by_bare_king,

    // RC605
    depends_on_reading,
    under_reading,
    would_be_legal,
    would_not_be_legal,
    reading_stops,
    reading_decides_nothing,
    reading_decides,

    // what the rules say of a game as a whole
    verdict_confirmed,
    verdict_unrecorded,
    verdict_unwritten,
    verdict_contradicted,
    verdict_contradicted_choice,
    verdict_arbiter,
    verdict_claim,
    verdict_undecided,
    verdict_unfinished,
    verdict_unwritten_open,
    verdict_invalid,
    verdict_invalid_open,
    verdict_invalid_at_once,
    verdict_cut_off,
    verdict_unchecked,
    verdict_by_tag,

    // by what it was decided
    why_ended,
    why_ended_at_start,
    why_missed,
    why_no_king_move,

    // words of the text report
    label_error,
    label_warning,
    label_note,
    label_game,
    label_notation,
    label_at,
    label_in_variation,
    label_rule,
    label_legal_moves,
    label_meant,
    label_among_others,
    label_with,
    label_periods,
    label_white,
    label_black,

    // states of a control period
    period_met,
    period_missed,
    period_impossible,
    period_open,
    period_exempt,
    period_unknown_state,

    label_rules_cited,
    not_as_expected,
    expected_not_found,
    found_not_expected,
    as_expected,

    // figures of a run
    sum_games,
    sum_files,
    sum_plies,
    sum_time,
    sum_verdicts,
    sum_confirmed,
    sum_contradicted,
    sum_arbiter,
    sum_unrecorded,
    sum_undecided,
    sum_unfinished,
    sum_invalid,
    sum_findings,
    sum_errors,
    sum_warnings,
    sum_notes,
    sum_worst,
    sum_error,
    sum_warning,
    sum_note,
    sum_none,
    sum_as_expected,
    sum_not_as_expected,
    sum_without_expect,

    last  ///< no message: how many there are
};

inline constexpr std::size_t message_count = static_cast<std::size_t>(message::last);

}  // namespace royalcheck
