// The catalogue in English. A finding's sentence says what is wrong and where the rules put it, without a name.
#include "src/findings/catalogue.hpp"

namespace royalcheck {
namespace {

constexpr std::array<message_text, message_count> texts{{
    {message::none, ""},
    {message::literal, "<text>"},
    {message::square, "<at>"},
    {message::period_of, "<side> in moves <span>"},

    {message::unterminated_comment, "This comment is never closed: its brace has no `}`."},
    {message::malformed_tag, "This tag has no value that can be made out."},
    {message::repaired_tag, "This tag is not well formed; its value is clear all the same."},
    {message::stray_close, "This `)` closes no variation."},
    {message::unclosed_variation, "This variation is never closed: its `(` has no `)`."},
    {message::stray_brace, "This `}` closes no comment."},
    {message::mark_in_brackets,
     "In brackets <text> is a variation without a move, and says nothing of the moves outside them."},
    {message::unreadable_word, "This is not a move or anything else that movetext can contain."},
    {message::stray_symbol, "This sign means nothing here and is passed over."},
    {message::control_character, "There are control characters here, which no game record contains."},
    {message::undecodable, "These bytes are not valid text in this encoding."},
    {message::comment_too_long, "This comment is longer than the limit."},
    {message::word_too_long, "This word is longer than the limit for one token."},
    {message::game_too_long, "The game is longer than the limit for one game (--max-game); its rest was not read."},
    {message::game_in_nul_bytes,
     "Here are a megabyte of NUL bytes or more, as a damaged disk leaves them; reading went on at the next tags."},
    {message::no_move, "\"<text>\" is neither a move nor anything else that a game record may contain."},
    {message::nested_too_deep, "Variations are nested more than <number> deep; what lies deeper is not checked."},
    {message::null_move, "A null move stands in the game itself; it is allowed in variations only."},
    {message::move_number, "The move number <number> is written where move <due> is due."},

    {message::result_tag_unknown, "The Result tag says \"<text>\", which is no result."},
    {message::result_tag_spelling, "The Result tag is read as <result>."},
    {message::two_result_tags, "One Result tag says <text>, another says <parts>."},
    {message::duplicate_tag, "The tag <text> appears a second time in this game."},
    {message::notation_tag_unknown, "The Notation tag says \"<text>\"; en and ru are known."},
    {message::date_tag_malformed,
     "The Date tag should read YYYY.MM.DD, with ? for what is not known, but says \"<text>\"."},
    {message::fen_without_setup,
     "The game starts from a FEN, but no SetUp tag says \"1\"; the FEN is used all the same."},
    {message::setup_without_fen,
     "The SetUp tag says \"1\", but no FEN or Pieces tag gives the position; the start position is used."},
    {message::variant_taken,
     "The Variant tag says \"<text>\", which is not a known name; the game is checked as <parts>."},
    {message::variant_unknown,
     "The variant \"<text>\" is not supported, so the game was not checked; chess, royal64 and royal100 are."},
    {message::both_lose_in_chess,
     "The result 0-0 (both lose) is not one of the four results of the PGN standard; it is kept as it is."},
    {message::tags_missing, "Of the seven tags that every game should have, these are missing: <roster>."},
    {message::reading_unknown, "\"<text>\" names no edition or reading of Royal Chess 100."},

    {message::position_impossible, "The position is impossible: <parts>."},
    {message::position_mended, "The position was mended: <parts>."},
    {message::fault_no_fen, "the FEN is empty"},
    {message::fault_rank_length, "rank <text> should have <due> squares, but has <number>"},
    {message::fault_rank_count, "the board should have <due> ranks, but has <number>"},
    {message::fault_unknown_sign, "rank <number> has `<text>`, which is neither a piece nor a number of squares"},
    {message::fault_prince_on_8x8, "on rank <number> stands a prince, which chess on 8x8 does not have"},
    {message::fault_princess_on_8x8, "on rank <number> stands a princess, which chess on 8x8 does not have"},
    {message::fault_bad_side, "the side to move is `<text>`, not `w` or `b`"},
    {message::fault_bad_castling, "the castling field is `<text>`, not `-` or some of `KQkq`"},
    {message::fault_castling_twice, "the castling field names `<text>` twice"},
    {message::fault_bad_en_passant, "the en passant field is `<text>`, not `-` or a square"},
    {message::fault_en_passant_outside, "the en passant square `<text>` is not on the board"},
    {message::fault_two_en_passant, "the en passant field `<text>` names two squares; on 8x8 there is one"},
    {message::fault_bad_clock, "the halfmove clock is `<text>`, not a number"},
    {message::fault_clock_below_zero, "the halfmove clock is `<text>`, below 0"},
    {message::fault_bad_number, "the move number is `<text>`, not a number"},
    {message::fault_bad_succession, "the succession field is `<text>`, not `-` or `w`, `b`, `wb`, with or without `?`"},
    {message::fault_behind_number, "`<text>` stands after the move number"},
    {message::fault_succession_on_8x8, "a succession field stands after the move number; on 8x8 there is none"},
    {message::fault_behind_last_field, "`<text>` stands after the last field"},
    {message::fault_no_side, "the side to move is missing: White is taken"},
    {message::fault_no_castling, "the castling field is missing: no right is taken"},
    {message::fault_no_en_passant, "the en passant field is missing: none is taken"},
    {message::fault_no_clock, "the halfmove clock is missing: 0 is taken"},
    {message::fault_no_number, "the move number is missing: 1 is taken"},
    {message::fault_no_piece, "the list names no piece"},
    {message::fault_wrong_count, "for <side> the list names <number>, but its count says <due>"},
    {message::fault_square_outside, "`<text>` is not on the <due>x<due> board"},
    {message::fault_square_taken, "`<text>` names a square where a piece stands already"},
    {message::fault_before_its_side, "`<text>` is listed before its side is named"},
    {message::fault_not_a_piece, "`<text>` is not a piece on a square"},
    {message::fault_stray_parenthesis, "a parenthesis holds no count"},
    {message::defect_no_king, "<side> has no king"},
    {message::defect_several, "<side> has more than one <piece>: on <parts:and>"},
    {message::defect_last_rank_pawn, "a pawn stands on the first or the last rank: on <parts:and>"},
    {message::defect_idle_side_in_check, "<side> is not to move but stands in check, with the king on <parts>"},
    {message::defect_number_below_one, "the move number is <number>, below 1"},
    {message::defect_royal_piece,
     "the board of classical chess has no prince or princess, but one stands on <parts:and>"},
    {message::defect_castling, "castling is given without king and rook at home: <parts>"},
    {message::defect_castling_right, "<text> (<parts>)"},
    {message::defect_en_passant, "no pawn can just have passed <parts:and>"},
    {message::defect_clock, "the halfmove clock is <number>, below 0"},
    {message::defect_choice, "a princess choice is given to <side>, who has no princess or has lost the right to it"},

    {message::mixed_alphabet,
     "In <text>, a letter stands for one of another alphabet that looks the same<parts:aside>."},
    {message::figurine, "In <text>, a figurine stands for the piece letter."},
    {message::lower_case_piece, "In <text>, the piece letter is small."},
    {message::odd_capture, "In <text>, the capture sign is not `x`<parts:aside>."},
    {message::odd_castling,
     "In <text>, castling is not written O-O or O-O-O with capital letters and hyphens<parts:aside>."},
    {message::castling_with_zeros,
     "In <text>, castling is written with zeros<parts:aside>; PGN writes O-O or O-O-O with the letter O."},
    {message::long_form, "In <text>, the square of departure is written in full."},
    {message::uci_form, "In <text>, the move is written as two squares without a piece letter."},
    {message::odd_promotion, "In <text>, the promotion is written with `=`, but not with a capital letter."},
    {message::promotion_without_sign, "In <text>, the promotion has no `=` before the piece."},
    {message::short_pawn_capture, "In <text>, the pawn capture does not say the rank."},
    {message::pawn_letter, "In <text>, a letter is written for the pawn."},
    {message::en_passant_mark, "In <text>, en passant is marked."},
    {message::odd_check_mark, "In <text>, the <sign> is not written as <sign:ascii><parts:aside>."},
    {message::check_mark_letter, "In <text>, the <sign> is a Cyrillic letter<parts:aside> instead of <sign:ascii>."},
    {message::invisible, "In <text>, there are invisible characters in the move<parts:aside>."},
    {message::no_capture_sign, "In <text>, the pawn capture has no `x`."},
    {message::mark_before_promotion, "In <text>, the check sign stands before the promotion."},
    {message::detached_letter, "In <text>, the piece letter stands apart from its square."},
    {message::strange_invisible, "<code_point>, invisible"},
    {message::strange_twin, "<code_point>, Cyrillic, looks like Latin <text>"},
    {message::strange_cyrillic, "<code_point>, Cyrillic"},
    {message::strange_latin, "<code_point>, Latin <text>"},
    {message::strange_other, "<code_point>"},
    {message::superfluous_hint, "<text> says more of the starting square than is needed."},
    {message::missing_capture_sign, "<text> is a capture written without its sign."},
    {message::vain_capture_sign, "<text> is written as a capture, but nothing is captured."},
    {message::castling_as_king_move, "<text> is castling, written as the king's move alone."},
    {message::second_reading, "<text> is possible only as a move of the piece that its letter can also mean."},
    {message::detached_mark, "The <sign> <text> stands apart from its move."},
    {message::detached_odd_mark,
     "The <sign> <text><parts:aside> stands apart from its move; PGN writes <sign:ascii> directly behind it."},
    {message::detached_en_passant, "<text> stands apart from its move; en passant needs no mark."},
    {message::odd_result, "The result <text><parts:aside> is read as <result>."},

    {message::check_is_none, "<text> is marked as check, but it gives no check."},
    {message::check_is_mate, "<text> is marked as check, but it is mate."},
    {message::double_is_none, "<text> is marked as double check or mate, but it gives no check."},
    {message::double_is_single, "<text> is marked as double check or mate, but it is a single check."},
    {message::mate_is_none, "<text> is marked as mate, but it gives no check."},
    {message::mate_is_check, "<text> is marked as mate, but it is only check."},

    {message::not_legal, "<text> is not possible: it is not legal here."},
    {message::off_board, "<text> is not possible: that square is not on this board."},
    {message::no_such_piece, "<text> is not possible: there is no such <man>."},
    {message::not_your_piece, "<text> is not possible: the man on the starting square is not <side>'s."},
    {message::already_there, "<text> is not possible: the <man> stands on <target> already."},
    {message::cannot_reach, "<text> is not possible: no <man> can go to <target>."},
    {message::path_blocked, "<text> is not possible: a man stands in the way."},
    {message::path_blocked_by, "<text> is not possible: <blocker> stands in the way."},
    {message::own_piece_on_target, "<text> is not possible: a man of <side>'s own stands on <target>."},
    {message::nothing_to_capture,
     "<text> is not possible: a pawn moves diagonally only to capture, and there is nothing to capture on <target>."},
    {message::en_passant_expired,
     "<text> is not possible: a pawn can be captured en passant only on the very next move."},
    {message::pawn_blocked, "<text> is not possible: the pawn is blocked."},
    {message::pawn_blocked_by, "<text> is not possible: <blocker> blocks the pawn."},
    {message::promotion_missing,
     "<text> is not possible: the pawn reaches the last rank, and the record does not say which piece it becomes."},
    {message::promotion_forbidden, "<text> is not possible: a pawn can become only a queen, rook, bishop or knight."},
    {message::promotion_misplaced, "<text> is not possible: no pawn reaches the last rank with it."},
    {message::left_in_check, "<text> is not possible: the king is in check and would still be."},
    {message::left_in_check_by, "<text> is not possible: the king is in check from <blocker> and would still be."},
    {message::exposed, "<text> is not possible: it would uncover the king."},
    {message::exposed_to, "<text> is not possible: it would uncover the king to <blocker>."},
    {message::into_check, "<text> is not possible: the king would step into check."},
    {message::into_check_by, "<text> is not possible: the king would step into check from <blocker>."},
    {message::castling_right_lost,
     "<text> is not possible: the king or that rook has moved before, or the rook was captured."},
    {message::castling_no_rook, "<text> is not possible: king and rook do not stand on their first squares."},
    {message::castling_path_blocked, "<text> is not possible: a man stands between king and rook."},
    {message::castling_path_blocked_by, "<text> is not possible: <blocker> stands between king and rook."},
    {message::castling_in_check, "<text> is not possible: the king is in check."},
    {message::castling_in_check_by, "<text> is not possible: the king is in check from <blocker>."},
    {message::castling_through_check, "<text> is not possible: the king would cross an attacked square."},
    {message::castling_through_check_by,
     "<text> is not possible: the king would cross an attacked square, attacked by <blocker>."},
    {message::castling_into_check, "<text> is not possible: the king would land on an attacked square."},
    {message::castling_into_check_by,
     "<text> is not possible: the king would land on an attacked square, attacked by <blocker>."},
    {message::must_take_king, "<text> is not possible: the enemy king stands attacked and must be captured."},
    {message::counter_check, "<text> is not possible: in check, a side may not answer with a check."},
    {message::became_queen, "<text> is not possible: the queen is captured, and under edition=ru <blocker> becomes the "
                            "queen before the move."},
    {message::became_queen_by_mark,
     "<text> is not possible: the mark before it makes <blocker> the queen, and so she moves."},
    {message::ambiguous, "<text> is ambiguous: the <piece>s on <parts:and> can both make it."},
    {message::electronic_board, "It looks like the sign by which electronic boards record the result."},

    {message::quoted_position, "A position is given here; the moves that follow start from it."},
    {message::quoted_from_start, "Moves of a game are quoted here, from its start."},
    {message::quoted_other_start, "Moves of another line are quoted here, from the start of the game."},
    {message::quoted_further, "The moves quoted here go on after <text>."},
    {message::quoted_side_line, "The moves quoted here are another line after <text>."},
    {message::quoted_again, "The moves quoted here are known from before."},
    {message::quoted_mended, "<text> is taken for <parts>."},
    {message::quoted_decided, "At their end: <outcome>, <parts>."},
    {message::quoted_open, "At their end nothing on the board has decided the game."},
    {message::quoted_up_to, "They are legal only up to and including <text>."},
    {message::quoted_at_once, "Already the first of them is not legal."},
    {message::unattached_moves, "<text>: no line of a game in this text reaches these moves; they were not checked."},
    {message::no_legal_moves,
     "<text>: read as moves, nothing of this is legal in any line, and nothing says that it is from a game."},
    {message::mentioned_move, "<text> looks like a move, but no number says where it belongs; it was not checked."},

    {message::after_end, "The game had ended before <text> (<ending>)."},
    {message::after_draw,
     "The game had ended in a draw before this move (<ending>); the moves from here on do not count."},
    {message::implied_decline,
     "<side> moves as only a side can that has kept its princess: the succession is taken as declined, and the right "
     "is lost."},
    {message::declined, "<side> has declined to make the princess a queen, and has lost the right."},
    {message::false_crown,
     "The record says that <side>'s prince has become king, but the king was not captured on the move before."},
    {message::no_queen_lost, "The mark <text> is false: no queen of <side>'s was captured on the move before."},
    {message::no_princess_to_replace, "The mark <text> is false: <side> has no princess."},
    {message::princess_right_lost, "The mark <text> is false: <side> has lost the right to make the princess a queen."},
    {message::succession_compulsory,
     "The mark <text> is false: under edition=ru there is no declining, and <side>'s princess becomes the queen."},
    {message::contradicting_mark,
     "The mark <text> contradicts the mark before it. Neither counts: the move is read as one without a mark."},
    {message::mark_without_move, "No move of <side>'s follows the mark <text>; it changes nothing."},
    {message::prince_succeeds, "<side>'s king is captured; the prince on <at> has become king."},
    {message::princess_succeeds, "<side>'s princess on <at> has become the queen."},
    {message::losing_position, "This is a losing position: <side> has lost here."},
    {message::losing_position_in_variation, "This is a losing position: in this variation <side> would have lost."},

    {message::missed_period, "<side> made no king move in the control period of moves <span>; this was the last move "
                             "of it, and it had to be a king move."},
    {message::violation_stands, "This is a violation, whatever result is recorded."},
    {message::missed_period_lost,
     "<side> made no king move in the control period of moves <span>; this was the last move of it, and it had to be a "
     "king move. None was possible: <side> had lost already."},
    {message::no_king_move,
     "<side> must make a king move on move <due>, the last of the control period, and has none that is legal: <side> "
     "has lost."},
    {message::no_king_move_in_variation, "<side> must make a king move on move <due>, the last of the control period, "
                                         "and has none that is legal. In this variation <side> would have lost."},
    {message::late_violation,
     "Play went on after a missed control period, so the arbiter decides. First to miss the king move: <side> in moves "
     "<span>. The result may be <correct> (both lose)."},
    {message::late_violations,
     "Play went on after a missed control period, so the arbiter decides. First to miss the king move: <side> in moves "
     "<span>. Later also: <parts>. The result may be <correct> (both lose)."},
    {message::late_violation_decided, "Play went on after a missed control period. First to miss the king move: <side> "
                                      "in moves <span>. By the arbiter's "
                                      "decision the result is <correct>."},
    {message::late_violations_decided,
     "Play went on after a missed control period. First to miss the king move: <side> in moves <span>. Later also: "
     "<parts>. By the arbiter's decision the result is <correct>."},
    {message::period_unknown,
     "The record covers only a part of <side>'s control period of moves <span>, so whether the king moved in it is not "
     "known."},

    {message::threefold, "This position stands on the board for the third time: <side> may claim a draw."},
    {message::threefold_intended,
     "<side> may claim a draw by announcing <text>: the position will then stand on the board for the third time."},
    {message::fivefold,
     "This position stands on the board for the fifth time: the game is a draw here, nobody need claim it."},
    {message::fivefold_old,
     "This position stands on the board for the fifth time; when this game was played that ended nothing by itself."},
    {message::fifty_moves,
     "Fifty moves by each side have passed without a capture or pawn move: <side> may claim a draw."},
    {message::seventy_five_moves,
     "Seventy-five moves by each side have passed without a capture or pawn move: the game is a draw here, nobody need "
     "claim it."},
    {message::seventy_five_moves_old,
     "Seventy-five moves by each side have passed without a capture or pawn move; when this game was played that ended "
     "nothing by itself."},
    {message::dead_position, "The position is dead: neither side can win it any more, so the game is a draw here."},

    {message::no_termination, "The game has no result at its end."},
    {message::tag_and_end_disagree, "The Result tag (<text>) and the end of the game (<result>) disagree."},
    {message::wrong_result,
     "The record says <result>, but the game was decided by <ending>: the result must be <correct>."},
    {message::wrong_result_choice,
     "The record says <record>, but because of <ending> the result can only be <outcomes:or>."},
    {message::decided_but_unfinished,
     "The record leaves the game unfinished, but it was decided by <ending>: the result is <correct>."},
    {message::claim_of_repetition,
     "At the end <side> could claim the draw: the position stood on the board for the third time."},
    {message::claim_of_intended_repetition, "At the end <side> could claim the draw by announcing <text>: the position "
                                            "would then have stood on the board for the third time."},
    {message::claim_of_fifty_moves,
     "At the end <side> could claim the draw: fifty moves by each side had passed without a capture or pawn move."},
    {message::claim_of_intended_fifty_moves, "At the end <side> could claim the draw: with the next move fifty by each "
                                             "side would have passed without a capture or pawn move."},
    {message::win_by_bare_king,
     "The record says <result>, but <side> has only the king and could not have won; the result should be 1/2-1/2 "
     "unless the opponent was forfeited for another reason."},

    {message::depends_on_reading, "The verdict depends on how the rules are read: <parts:each>."},
    {message::under_reading, "under <text> <parts>"},
    {message::would_be_legal, "<text> would be legal, and <parts>"},
    {message::would_not_be_legal, "<text> would not be legal, and <parts>"},
    {message::reading_stops, "the game could not be judged beyond it"},
    {message::reading_decides_nothing, "the board would decide nothing"},
    {message::reading_decides, "the result would be <correct> (<ending>)"},

    {message::verdict_confirmed, "<outcome>, correctly recorded: <parts>."},
    {message::verdict_unrecorded, "<outcome>, but the game is recorded as unfinished (*): <parts>."},
    {message::verdict_unwritten, "<outcome>, but no result is recorded: <parts>."},
    {message::verdict_contradicted, "<outcome>, but <record> is recorded: <parts>."},
    {message::verdict_contradicted_choice, "The result can only be <outcomes:or>, but <record> is recorded: <parts>."},
    {message::verdict_arbiter, "<noted>; the arbiter chooses between <outcomes>: <parts>."},
    {message::verdict_arbiter_allowed,
     "<noted>, which the rules allow; the arbiter chooses between <outcomes>: <parts>."},
    {message::verdict_claim, "<noted>; right is <outcomes:or>, if the draw was claimed: <parts>."},
    {message::verdict_undecided, "<recorded>, as recorded. Nothing on the board decides the game, so this may stand: "
                                 "the opponent may have resigned or lost on time."},
    {message::verdict_unplayed,
     "<recorded>, as recorded. There is no move in the record, so this may stand: the game may not have been played."},
    {message::verdict_undecided_draw,
     "<recorded>, as recorded. Nothing on the board decides the game, so this may stand as a draw by agreement."},
    {message::verdict_undecided_claim, "<recorded>, as recorded, and this stands. <parts>"},
    {message::verdict_undecided_loss, "<recorded>, as recorded. Nothing on the board decides the game, so this may "
                                      "stand only as a decision of the arbiter."},
    {message::verdict_unfinished, "Recorded as unfinished (*); nothing on the board has decided the game."},
    {message::verdict_unwritten_open, "No result is recorded, and nothing on the board has decided the game."},
    {message::verdict_invalid,
     "<noted>, which cannot be confirmed: the moves are legal only up to and including <text>."},
    {message::verdict_invalid_open, "<noted>, and the moves are legal only up to and including <text>."},
    {message::verdict_invalid_at_once, "<noted>; it cannot be confirmed: already the first move is not legal."},
    {message::verdict_cut_off, "<noted>; it cannot be confirmed: the game was not read to its end."},
    {message::verdict_unchecked, "<noted>; it cannot be confirmed: the game could not be checked."},
    {message::verdict_by_tag, "What counts as recorded is the Result tag; the end of the moves says otherwise."},
    {message::verdict_both_lose_tag,
     "The result 0-0 stands in the Result tag; at the end of the moves PGN writes `*` in its place."},

    {message::why_ended, "<ending> after <text> (<clause>)"},
    {message::why_ended_at_start, "<ending> in the start position (<clause>)"},
    {message::why_missed, "with <text> <side> ended a control period without a king move (<clause>)"},
    {message::why_missed_mate,
     "<text> gives mate, but not with the king, on the last move of the period, and so loses (<clause>)"},
    {message::why_missed_late,
     "with <text> <side> ended a control period without a king move, and play went on (<clause>)"},
    {message::why_missed_both, "with <text> <side> was the first to end a control period without a king move, and "
                               "later so did <parts:each>; play went on (<clause>)"},
    {message::why_no_king_move,
     "after <text> <side> cannot make the king move that the control period demands (<clause>)"},

    {message::label_error, "error"},
    {message::label_warning, "warning"},
    {message::label_note, "note"},
    {message::label_game, "game"},
    {message::label_notation, "piece letters"},
    {message::label_told_by, "told by"},
    {message::letters_english, "English"},
    {message::letters_russian, "Russian"},
    {message::letters_figurine, "figurines"},
    {message::variant_chess, "chess"},
    {message::variant_royal64, "Royal Chess (royal64)"},
    {message::variant_royal100, "Royal Chess 100 (royal100)"},
    {message::label_at, "at"},
    {message::label_after, "after"},
    {message::label_start_position, "start position"},
    {message::label_in_variation, "in a variation"},
    {message::label_rule, "rule"},
    {message::label_legal_moves, "legal would have been"},
    {message::label_king_moves, "king moves that were possible"},
    {message::label_meant, "it could mean"},
    {message::label_among_others, ", among others"},
    {message::label_with, "with"},
    {message::label_periods, "control periods"},
    {message::label_white, "White"},
    {message::label_black, "Black"},

    {message::period_met, "met, move <number>"},
    {message::period_missed, "missed, move <number>"},
    {message::period_impossible, "impossible"},
    {message::period_open, "open"},
    {message::period_exempt, "not due any more"},
    {message::period_unknown_state, "unknown"},

    {message::label_rules_cited, "Rules cited above"},
    {message::label_legend, "How to read this"},
    {message::legend_variant_assumed, "Games without a Variant tag, judged as Royal Chess (royal64): <number>. With "
                                      "--variant chess they are judged as classical chess."},
    {message::legend_control_periods, "Control periods are stretches of moves in which a side must move its king at "
                                      "least once; castling is a king move. See K-PERIOD below."},
    {message::legend_russian_letters,
     "In games with Russian piece letters Кр is the king, Ф the queen, Л the rook, С the bishop and К the knight. A "
     "Latin K or C stands there for the same letters: K is a knight."},
    {message::legend_both_lose, "The result 0-0 means that both sides lost. Among the moves 0-0 is castling."},
    {message::legend_boards, "On the boards capital letters are White's men and small letters Black's."},
    {message::legend_spellings, "Each peculiarity of spelling is noted once in a game, where it first appears."},
    {message::not_as_expected, "not as expected: <parts:each>"},
    {message::expected_not_found, "expected and not found: <text>"},
    {message::found_not_expected, "found and not expected: <text>"},
    {message::as_expected, "as expected"},

    {message::sum_games, "games"},
    {message::sum_files, "files"},
    {message::sum_plies, "half-moves"},
    {message::sum_time, "seconds"},
    {message::sum_verdicts, "verdicts"},
    {message::sum_confirmed, "correctly recorded"},
    {message::sum_contradicted, "wrongly recorded"},
    {message::sum_arbiter, "for the arbiter to decide"},
    {message::sum_unrecorded, "decided but not recorded"},
    {message::sum_undecided, "may stand as recorded"},
    {message::sum_unfinished, "unfinished"},
    {message::sum_invalid, "cannot be confirmed"},
    {message::sum_findings, "findings"},
    {message::sum_errors, "errors"},
    {message::sum_warnings, "warnings"},
    {message::sum_notes, "notes"},
    {message::sum_worst, "games by their worst finding"},
    {message::sum_error, "error"},
    {message::sum_warning, "warning"},
    {message::sum_note, "note"},
    {message::sum_none, "none"},
    {message::sum_as_expected, "as expected"},
    {message::sum_not_as_expected, "not as expected"},
    {message::sum_without_expect, "without an Expect tag"},

    {message::duplicate_same, "The same game stands in <text> already: players, date, round and moves agree."},
    {message::duplicate_by_initials,
     "The same game seems to stand in <text> already: date, round and moves agree, and so do "
     "the players, as far as their names are written out."},
    {message::duplicate_renamed,
     "The same moves stand in <text> already, under other names or with another date or round."},
    {message::duplicate_tail, "This seems to be the game in <text>, with other moves at the end: players and opening "
                              "agree, and so do date and round as far as both are known."},

    {message::tournament_game, "<text>"},
    {message::tournament_game_of_round, "round <number>, <text>"},
    {message::tournament_sanction, "<text> missed a control period: <parts:each>. The arbiter may exclude the player, "
                                   "with losses in all remaining games (--exclude)."},
    {message::tournament_twice, "<text> plays more than once in round <number>: <parts:each>."},
    {message::tournament_two_results,
     "<text> is recorded with <result> and with <correct>: <parts:and>; the first of them counts."},
    {message::tournament_repeated, "<text> is recorded twice: <parts:and>; the game counts once."},
    {message::tournament_self, "<text> plays against himself: <parts>; the game does not count."},
    {message::tournament_bye_repeated,
     "The bye of <text> in round <number> is recorded twice: <parts:and>; it counts once."},
    {message::tournament_bye_and_game,
     "<text> has a bye in round <number> and plays in it too: <parts:each>. Both count."},
    {message::tournament_nameless, "It is not said who played in <parts>; this does not count."},
    {message::tournament_unread_rounds,
     "The Round tag is no number from 1 to 999 here: <parts:each>. In tables by round "
     "these games stand where both players are free."},
    {message::tournament_empty_round, "There is no game of round <number>."},
    {message::tournament_byes_only, "Round <number> has byes only (<parts>): nobody plays in it."},
    {message::tournament_absent, "<text> has no game in these rounds: <parts>."},
    {message::tournament_similar_names, "\"<text>\" and \"<parts>\" may be the same player: the names differ only in "
                                        "spelling or initials. They are counted as two."},
    {message::tournament_changed, "<parts>: <result> becomes <correct>."},
    {message::tournament_result_open,
     "<parts>: <result> cannot stand, and the arbiter has to decide; until then the game counts for nobody."},
    {message::tournament_lost_by_sanction,
     "<parts>: <result> becomes <correct>, because the player is excluded (K-SANCTION)."},
    {message::tournament_annulled, "<parts>: <result> is annulled, because the player is excluded (K-SANCTION)."},
    {message::tournament_forfeited, "<parts>, not played: <correct>, because the player is excluded (K-SANCTION)."},
    {message::tournament_bye, "<text>, round <number>: <parts>"},
    {message::tournament_excluded_kept,
     "<text> is excluded after <number> of <due> games: what was played counts, the rest is lost (K-SANCTION)."},
    {message::tournament_excluded_annulled,
     "<text> is excluded after <number> of <due> games: none of the player's games counts for anybody (K-SANCTION)."},
    {message::label_players, "players"},
    {message::label_rounds, "rounds"},
    {message::label_round_robin, "round robin"},
    {message::label_judged_as, "Judged by the rules of:"},
    {message::variant_assumed, "Games whose record does not name its rules (a Variant tag): <number>; --variant chess "
                               "takes them for classical chess."},
    {message::label_player, "player"},
    {message::label_points, "points"},
    {message::label_sonneborn_berger, "SB"},
    {message::label_buchholz, "Buchholz"},
    {message::label_direct_encounter, "direct"},
    {message::label_wins, "wins"},
    {message::label_standings_same, "Standings (the rules leave every recorded result as it is)"},
    {message::label_standings_corrected, "Standings as corrected"},
    {message::label_standings_recorded, "Standings as recorded"},
    {message::label_crosstable, "Crosstable"},
    {message::legend_crosstable, "1 won, ½ drawn, 0 lost, . not met, * still open; + = - won, drawn, lost without "
                                 "play; (1) annulled; ! changed by the rules."},
    {message::legend_rounds,
     "In each round: the place of the opponent, w with White, b with Black, and the result: 1 won, ½ drawn, 0 lost, * "
     "still open; + = - won, drawn, lost without play; (1) annulled; ! changed by the rules."},
    {message::label_changes, "Changed results"},
    {message::label_open, "Results to be decided or confirmed"},
    {message::label_byes, "Byes"},
    {message::label_excluded, "Excluded"},
}};
static_assert(complete(texts));

std::string_view name_of(rules::side s) { return s == rules::side::white ? "White" : "Black"; }

std::string_view name_of(rules::piece_kind kind) {
    switch (kind) {
    case rules::piece_kind::none: return "man";
    case rules::piece_kind::pawn: return "pawn";
    case rules::piece_kind::knight: return "knight";
    case rules::piece_kind::bishop: return "bishop";
    case rules::piece_kind::rook: return "rook";
    case rules::piece_kind::queen: return "queen";
    case rules::piece_kind::king: return "king";
    case rules::piece_kind::prince: return "prince";
    case rules::piece_kind::princess: return "princess";
    }
    return "man";
}

std::string_view name_of(check_sign sign) {
    switch (sign) {
    case check_sign::check: return "check sign";
    case check_sign::mate: return "mate sign";
    case check_sign::unknown: break;
    }
    return "check or mate sign";
}

std::string_view name_of(rules::ending e) {
    switch (e) {
    case rules::ending::checkmate: return "checkmate";
    case rules::ending::stalemate: return "stalemate";
    case rules::ending::missed_control_period: return "a missed king move in a control period";
    case rules::ending::no_king_move: return "a control period in which no king move is possible";
    case rules::ending::losing_position: return "a losing position";
    case rules::ending::dead_position: return "a dead position";
    case rules::ending::fivefold_repetition: return "the fifth occurrence of a position";
    case rules::ending::seventy_five_moves: return "seventy-five moves without capture or pawn move";
    case rules::ending::none: break;
    }
    return "nothing on the board";
}

// A result as a sentence begins with it.
std::string_view outcome(game_result r) {
    switch (r) {
    case game_result::white_wins: return "White won (1-0)";
    case game_result::black_wins: return "Black won (0-1)";
    case game_result::draw: return "The game is a draw (1/2-1/2)";
    case game_result::both_lose: return "Both sides lost (0-0)";
    case game_result::unfinished: return "Unfinished (*)";
    case game_result::none: break;
    }
    return "No result";
}

// The same within a sentence.
std::string_view choice(game_result r) {
    switch (r) {
    case game_result::white_wins: return "1-0 (White wins)";
    case game_result::black_wins: return "0-1 (Black wins)";
    case game_result::draw: return "1/2-1/2 (a draw)";
    case game_result::both_lose: return "0-0 (both lose)";
    case game_result::unfinished: return "unfinished (*)";
    case game_result::none: break;
    }
    return "no result";
}

bool append(const sentence& s, std::string_view argument, std::string_view form, std::string& out) {
    if (argument == "side") {
        out += name_of(s.side);
    } else if (argument == "man") {
        out += s.side == rules::side::white ? "white " : "black ";
        out += name_of(s.piece);
    } else if (argument == "piece") {
        out += name_of(s.piece);
    } else if (argument == "blocker") {
        out += "the ";
        out += name_of(s.blocker);
        out += " on " + to_text(s.blocker_at);
    } else if (argument == "target") {
        out += to_text(s.at) + (s.at.rank < 0 ? "-file" : "");
    } else if (argument == "sign" && form != "ascii") {
        out += name_of(s.sign);
    } else if (argument == "ending") {
        out += name_of(s.ending);
    } else if (argument == "outcome") {
        out += outcome(s.correct[0]);
    } else if (argument == "recorded") {
        out += outcome(s.result);
    } else if (argument == "noted") {
        if (s.result == game_result::none)
            out += "No result is recorded";
        else
            out.append("Recorded as ").append(choice(s.result));
    } else if (argument == "record") {
        out += choice(s.result);
    } else if (argument == "outcomes") {
        out += choice(s.correct[0]);
        out += form == "or" ? " or " : " and ";
        out += choice(s.correct[1]);
    } else if (argument == "span") {
        out += std::to_string(s.span.from) + " to " + std::to_string(s.span.to);
    } else {
        return false;
    }
    return true;
}

constexpr catalogue words{texts, " and ", " or ", " (and <left_out> more findings of this kind in this game)", append};

}  // namespace

const catalogue& english_words() { return words; }

}  // namespace royalcheck
