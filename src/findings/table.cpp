// The table of findings. What a code means never changes; new codes are added.
#include "src/findings/table.hpp"

#include <string>
#include <vector>

namespace royalcheck {
namespace {

using rules::clause;

/// 257 variations inside one another, one more than is followed.
std::string deep_nesting() {
    std::string game = "1. e4 ";
    for (int level = 0; level < 257; ++level) game += level % 2 == 0 ? "(1. d4 " : "(1. e4 ";
    return game + std::string(257, ')') + " e5 *";
}

std::vector<code_entry> make_table() {
    static const std::string nested = deep_nesting();
    return {
        // what is written ------------------------------------------------------------------------------------------
        {code::syntax_error, "RC101", "syntax-error", severity::error, clause::none,
         "A word or sign in the record is neither a move nor a number, comment, variation, annotation or result. It is "
         "a warning where the game can be read all the same.",
         "What cannot be read cannot be judged: a move may be hidden in it, and everything after it may be wrong.",
         "1. e4 e5 2. Nf3 horse Nc6 *", "1. e4 e5 2. Nf3 {horse} Nc6 *"},
        {code::unterminated_comment, "RC102", "unterminated-comment", severity::error, clause::none,
         "A comment opens with { and is never closed with }. The place given is the opening brace.",
         "Moves that stand after the brace are part of the comment for every reader, so the game seems to end early.",
         "1. e4 {The King's Pawn e5 2. Nf3 *", "1. e4 {The King's Pawn} e5 2. Nf3 *"},
        {code::malformed_tag, "RC103", "malformed-tag", severity::warning, clause::none,
         "A tag pair is not of the form [Name \"value\"]. It is a warning where the value is clear all the same, and "
         "an error where it is not.",
         "Names, results and start positions stand in tags; programs that read them more strictly lose the value.",
         "[White \"Ivanov]\n[Black \"Petrov\"]\n\n1. e4 e5 *", "[White \"Ivanov\"]\n[Black \"Petrov\"]\n\n1. e4 e5 *"},
        {code::missing_termination, "RC104", "missing-termination", severity::warning, clause::none,
         "The moves do not end with a result: 1-0, 0-1, 1/2-1/2 or *.",
         "Nobody can tell whether the record is complete or was cut off.", "[Result \"*\"]\n\n1. e4 e5\n",
         "[Result \"*\"]\n\n1. e4 e5 *\n"},
        {code::undecodable_text, "RC105", "undecodable-text", severity::warning, clause::none,
         "Bytes of the file are no text in its encoding, or are control characters that no text contains.",
         "The file was damaged or is in another encoding; names and moves may be other than they seem.",
         "[White \"M\xFCller\"]\n\n1. e4 e5 *", "[White \"Müller\"]\n\n1. e4 e5 *"},
        {code::move_number_mismatch, "RC106", "move-number-mismatch", severity::warning, clause::none,
         "A move number in the record is not the number of the move that follows it. The moves are counted, and the "
         "written number is passed over.",
         "A move may be missing, or the score sheet was numbered wrongly; in Royal Chess control periods depend on it.",
         "1. e4 e5 3. Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6 *"},
        {code::duplicate_tag, "RC107", "duplicate-tag", severity::warning, clause::none,
         "The same tag stands twice in one game.", "Where the values differ, programs disagree about which one counts.",
         "[White \"Ivanov\"]\n[White \"Petrov\"]\n\n1. e4 e5 *",
         "[White \"Ivanov\"]\n[Black \"Petrov\"]\n\n1. e4 e5 *"},
        {code::nesting_too_deep, "RC108", "nesting-too-deep", severity::error, clause::none,
         "Variations stand inside variations more deeply than is followed (256 levels unless set otherwise).",
         "No analysis is that deep: the file is damaged or made to harm programs. What lies deeper is not judged.",
         nested, "1. e4 (1. d4 (1. c4 (1. Nf3))) e5 *"},
        {code::wrong_check_mark, "RC109", "wrong-check-mark", severity::warning, clause::none,
         "The move carries + or # and is no check or no mate, or it is marked + and is mate.",
         "A false mark often means that another move was played, or that a mate went unnoticed.", "1. e4+ e5 *",
         "1. f4 e5 2. g4 Qh4# 0-1"},
        {code::mixed_alphabet, "RC110", "mixed-alphabet", severity::note, clause::none,
         "Latin and Cyrillic letters that look alike stand in one move, or a file is named by a Cyrillic letter. The "
         "code points are named.",
         "The move looks right on paper, but other programs cannot read it.",
         "1. \xD0\xB5"
         "4 e5 *",
         "1. e4 e5 *"},
        {code::nonstandard_spelling, "RC111", "nonstandard-spelling", severity::note, clause::none,
         "The move is clear but not spelled as the standard algebraic notation asks.",
         "Other programs may refuse it; the conversion to canonical notation mends it.", "1. e2-e4 e7-e5 *",
         "1. e4 e5 *"},
        {code::invalid_position, "RC112", "invalid-position", severity::error, clause::none,
         "The start position in FEN or as a list of pieces cannot be: every defect is named. Rights to castle or to "
         "capture en passant that cannot exist are dropped with a warning.",
         "No move can be judged from a position that is not one; the game's moves are not checked.",
         "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/K3K3 w - - 0 1\"]\n\n1. e4 *",
         "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *"},
        {code::unknown_variant, "RC113", "unknown-variant", severity::error, clause::none,
         "The Variant tag names a game whose rules are not known here. The game is skipped, not guessed at.",
         "Under the wrong rules legal moves look illegal and wrong results right.",
         "[Variant \"Atomic\"]\n\n1. e4 e5 *", "[Variant \"chess\"]\n\n1. e4 e5 *"},
        {code::null_move, "RC114", "null-move", severity::error, clause::none,
         "A null move (--, Z0) stands among the moves that were played. In variations it is a way of showing a threat "
         "and is allowed.",
         "No player may pass: a move is missing from the record.", "1. e4 -- 2. d4 *",
         "1. e4 e5 (1... -- 2. d4) 2. d4 *"},
        {code::missing_tag, "RC115", "missing-tag", severity::note, clause::none,
         "A tag of the Seven Tag Roster (Event, Site, Date, Round, White, Black, Result) is missing.",
         "Without it the game cannot be assigned to its round and players.", "[White \"Ivanov\"]\n\n1. e4 e5 *",
         "[Event \"Club\"]\n[Site \"Minsk\"]\n[Date \"2019.05.20\"]\n[Round \"1\"]\n[White \"Ivanov\"]\n"
         "[Black \"Petrov\"]\n[Result \"*\"]\n\n1. e4 e5 *"},
        {code::invalid_tag_value, "RC116", "invalid-tag-value", severity::warning, clause::none,
         "A tag's value is not of the form that the tag asks for: a date such as 2019.05.20, a result, a reading.",
         "Dates decide which rules were in force, results decide the table; neither may be guessed.",
         "[Result \"white won\"]\n\n1. e4 e5 1-0", "[Result \"1-0\"]\n\n1. e4 e5 1-0"},

        {code::quoted_moves, "RC117", "quoted-moves", severity::note, clause::none,
         "Moves or a position are quoted in running text. The note says which line they belong to, what a misprint "
         "before them was taken for, and what the board says at their end.",
         "An article or the rules themselves can be checked as a game is: every line that is quoted has its verdict.",
         "After the moves 1. e4 e5 the reply 2. Nf3 attacks the pawn.", "Chess is played on a board of 64 squares."},
        {code::unattached_moves, "RC118", "unattached-moves", severity::warning, clause::none,
         "Words of running text look like moves, but no line of a game in it reaches their number, or they have none "
         "(then it is a note); or none of them is legal, and neither a result nor a position says that they are of a "
         "game: a numbered list can look like moves.",
         "What fits nowhere is not checked: the moves before it may be missing, or the number is misprinted.",
         "After 1. e4 e5 the game was soon over with 30. Qh7 and mate.",
         "After 1. e4 e5 the game went on with 2. Nf3 and castling."},
        // the laws of the moves ------------------------------------------------------------------------------------
        {code::illegal_move, "RC201", "illegal-move", severity::error, clause::c_move,
         "The recorded move cannot be played in this position; the reason is given, and the legal moves that come "
         "closest. The rest of the game's main line is not judged.",
         "Either an illegal move was played (FIDE 7.5), or the record differs from what was played.",
         "1. e4 e5 2. Nd4 *", "1. e4 e5 2. Nf3 *"},
        {code::ambiguous_move, "RC202", "ambiguous-move", severity::error, clause::c_move,
         "Two or more men can make the recorded move, and the record does not say which.",
         "Which game was played cannot be told from the record; it is never guessed.", "1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
         "1. d4 d5 2. Nf3 Nf6 3. Nbd2 *"},
        {code::king_left_in_check, "RC203", "king-left-in-check", severity::error, clause::c_move,
         "The move leaves or puts the player's own king in check: the check was not answered, the man is pinned, or "
         "the king steps onto an attacked square.",
         "It is the commonest illegal move over the board (FIDE 3.9.2, 7.5.1).", "1. e4 e5 2. f4 Qh4+ 3. Nc3 *",
         "1. e4 e5 2. f4 Qh4+ 3. g3 *"},
        {code::king_capture_refused, "RC204", "king-capture-refused", severity::error, clause::r_must_take,
         "The enemy king can be captured and the other side has a prince, so the king must be captured; the record "
         "has another move.",
         "In Royal Chess 100 the capture is compulsory: any other move is illegal.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k8(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n1. Kj2 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k8(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n"
         "1. Rxa10 *"},
        {code::counter_check, "RC205", "counter-check", severity::error, clause::r_counter,
         "A king in check is defended by a move that gives check. While a prince is on the board this is forbidden.",
         "The ban decides which answers to a check exist, and with them mate. It depends on a reading: see RC605.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4r4(pr)/10/10/10/10/k9/10/10/7Q2/4K5 w - - 0 1\"]\n\n1. Qe5 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4r4(pr)/10/10/10/10/k9/10/10/7Q2/4K5 w - - 0 1\"]\n\n1. Qe2 *"},
        {code::forbidden_promotion, "RC206", "forbidden-promotion", severity::error, clause::c_move,
         "A pawn is promoted to a piece that it may not become. Queen, rook, bishop and knight are allowed; king, "
         "prince and princess are not.",
         "The move as recorded is illegal, and which piece was meant cannot be told.",
         "[Variant \"chess\"]\n[Notation \"en\"]\n[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=K *",
         "[Variant \"chess\"]\n[Notation \"en\"]\n[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q *"},
        {code::move_after_end, "RC207", "move-after-end", severity::error, clause::c_mate,
         "Moves are recorded after a position that ended the game. After a draw that nobody need have noticed (dead "
         "position, fifth occurrence, seventy-five moves) it is a warning.",
         "The result is that of the end; what was played afterwards does not count.",
         "1. f3 e5 2. g4 Qh4# 3. a3 Qg5 0-1", "1. f3 e5 2. g4 Qh4# 0-1"},
        {code::implied_decline, "RC208", "implied-decline", severity::warning, clause::r_decline,
         "The record does not say whether the princess became a queen, but the move is possible only if that was "
         "declined. The decline is taken as meant.",
         "Declining loses the right for the rest of the game, so it should be recorded (Ps=Ps).",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Psb2 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Ps=Ps Psb2 *"},
        {code::false_succession_mark, "RC209", "false-succession-mark", severity::error, clause::r_succeed,
         "The record marks a succession (Ps=Q, Ps=Ps, Pr=K) that did not take place, or marks that contradict each "
         "other. The move after it is read as one without a mark.",
         "A man is believed to be what it is not; the positions of the players and of the record differ.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"1k7(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n"
         "1. Ra2 Pr=K Kc10 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k8(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n"
         "1. Rxa10 Pr=K Kj9 *"},

        // control periods ------------------------------------------------------------------------------------------
        {code::missed_control_period, "RC301", "missed-control-period", severity::error, clause::k_last,
         "A side made its last move of a control period without having moved its king in it. Castling counts as a "
         "king move; a mate by another piece on that move does not excuse it.",
         "In Royal Chess the side loses the game; the director may also apply sanctions (K-SANCTION).",
         "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. d3 d6 5. Be2 Be7 6. a3 O-O 7. b3 a6 8. Bb2 b6 9. h3 Bb7 10. g3 0-1",
         "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. d3 d6 5. Be2 Be7 6. a3 O-O 7. b3 a6 8. Bb2 b6 9. h3 Bb7 10. O-O *"},
        {code::no_king_move, "RC302", "no-king-move", severity::note, clause::k_lose,
         "The side to move must move its king now, on the last move of its control period, and the king has no legal "
         "move. That side has lost without playing the move.",
         "The game ends here although it is neither mate nor resignation; the result must say so.",
         "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. h3 h5 9. Qd2 Bg4 0-1",
         "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. h3 h5 9. Qd2 Be7 *"},
        {code::late_violation, "RC303", "late-violation", severity::error, clause::k_first_late,
         "A control period was missed and play went on. The arbiter decides: both lose, or the side that missed its "
         "period first loses. Later offences of either side are listed.",
         "The program cannot give the result here, it can only say who was first and which two results are allowed. "
         "Once "
         "the arbiter has decided, --late-violation offender or both says how, and this is no error any more.",
         "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. d3 d6 5. Be2 Be7 6. a3 O-O 7. b3 a6 8. Bb2 b6 9. h3 Bb7 10. g3 h6 "
         "11. Kf1 0-1",
         "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. d3 d6 5. Be2 Be7 6. a3 O-O 7. b3 a6 8. Bb2 b6 9. h3 Bb7 10. O-O h6 "
         "11. Kh1 *"},
        {code::control_period_unknown, "RC304", "control-period-unknown", severity::note, clause::k_setup,
         "The record starts inside a control period and shows no king move in the rest of it. Whether the king moved "
         "before is unknown, so nothing is held against that side.",
         "The complete score sheet is needed to judge this period.",
         "[SetUp \"1\"]\n[FEN \"4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 14\"]\n\n14. a3 a6 15. b3 b6 *",
         "[SetUp \"1\"]\n[FEN \"4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 14\"]\n\n14. a3 a6 15. Kd2 b6 *"},

        // draws ----------------------------------------------------------------------------------------------------
        {code::threefold_repetition, "RC401", "threefold-repetition", severity::note, clause::c_rep3,
         "The same position has appeared for the third time, or an intended move would make it appear: the player on "
         "move may claim a draw.",
         "A claim made at this moment is correct (FIDE 9.2); without a claim the game goes on.",
         "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", "1. Nf3 Nf6 2. Ng1 Ng8 *"},
        {code::fivefold_repetition, "RC402", "fivefold-repetition", severity::warning, clause::c_rep5,
         "The same position has appeared for the fifth time: the game is drawn without a claim.",
         "The arbiter has to step in (FIDE 9.6.1). In games before 1 July 2014 the rule did not exist.",
         "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2",
         "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 1/2-1/2"},
        {code::fifty_move, "RC403", "fifty-move", severity::note, clause::c_50,
         "Fifty moves of each side have been made without a capture or a pawn move: the player on move may claim a "
         "draw.",
         "A claim made at this moment is correct (FIDE 9.3); without a claim the game goes on.",
         "[Variant \"chess\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"]\n\n80. Ra2 *",
         "[Variant \"chess\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 90 80\"]\n\n80. Ra2 *"},
        {code::seventy_five_move, "RC404", "seventy-five-move", severity::warning, clause::c_75,
         "Seventy-five moves of each side have been made without a capture or a pawn move: the game is drawn without "
         "a claim, unless the last of them is mate.",
         "The arbiter has to step in (FIDE 9.6.2). In games before 1 July 2014 the rule did not exist.",
         "[Variant \"chess\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 149 90\"]\n\n90. Ra2 1/2-1/2",
         "[Variant \"chess\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 140 90\"]\n\n90. Ra2 1/2-1/2"},
        {code::dead_position, "RC405", "dead-position", severity::note, clause::c_dead,
         "Neither side can win by any series of legal moves: the game is drawn at once. In Royal Chess only bare "
         "kings are dead, since a control period can be lost otherwise.",
         "No other result is possible, whatever happens on the clock (FIDE 5.2.2).",
         "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/1p6/K7 w - - 0 1\"]\n\n1. Kxb2 1/2-1/2",
         "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/1p6/K7 w - - 0 1\"]\n\n1. Ka2 *"},

        // results --------------------------------------------------------------------------------------------------
        {code::wrong_result, "RC501", "wrong-result", severity::error, clause::none,
         "The recorded result is not the one that the final position, or a missed control period, gives by the rules.",
         "The table counts the wrong points until it is corrected.", "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0",
         "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"},
        {code::result_disagrees, "RC502", "result-disagrees", severity::error, clause::none,
         "The Result tag, the result at the end of the moves, or two Result tags say different things. It is a "
         "warning where one of them is *.",
         "Which result was recorded cannot be told; the score sheets have to be compared.",
         "[Result \"1-0\"]\n\n1. e4 e5 0-1", "[Result \"1-0\"]\n\n1. e4 e5 1-0"},
        {code::decided_but_unfinished, "RC503", "decided-but-unfinished", severity::warning, clause::none,
         "The game is decided on the board, but the record says * (unfinished).",
         "The result is missing from the table although it is known.", "[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *",
         "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"},
        {code::draw_claim_supported, "RC504", "draw-claim-supported", severity::note, clause::c_rep3,
         "The game is recorded as drawn, and the player on move at its end could have claimed that draw by repetition "
         "or by the fifty-move rule.",
         "It explains the draw: no agreement is needed where a claim stands.",
         "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", "1. Nf3 Nf6 2. Ng1 Ng8 1/2-1/2"},

        // succession -----------------------------------------------------------------------------------------------
        {code::prince_succeeds, "RC601", "prince-succeeds", severity::note, clause::r_succeed,
         "The king was captured and the prince became king on its square, as part of the capture.",
         "From here on the side has no prince and may not leave its king in check.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k8(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n"
         "1. Rxa10 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"1k7(pr)/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n1. Ra2 *"},
        {code::princess_succeeds, "RC602", "princess-succeeds", severity::note, clause::r_queen,
         "The queen was captured and the princess became a queen on its square before the side's next move.",
         "It happens without a mark in the record, so the reader should know it.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Qa2 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Ps=Ps Psb2 *"},
        {code::succession_declined, "RC603", "succession-declined", severity::note, clause::r_decline,
         "The princess could have become a queen and the side declined; it has lost the right for the rest of the "
         "game.",
         "A later queen lost gives no succession any more.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Ps=Ps Psb2 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4k5/10/10/10/10/1Q5r2/10/10/10/(Ps)8K b - - 0 1\"]\n\n1... Rxb5 2. Qa2 *"},
        {code::losing_position, "RC604", "losing-position", severity::note, clause::r_losing,
         "A side has lost at this position already: its king is attacked, it has no prince and is not on move, or "
         "every compulsory capture of the enemy king exposes its own.",
         "The game is decided although no mate stands on the board.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"k9/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n1-0",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n[FEN \"1k8/10/10/10/10/10/10/10/10/R8K w - - 0 1\"]\n\n1. Ra2 *"},
        {code::depends_on_reading, "RC605", "depends-on-reading", severity::warning, clause::none,
         "The verdict would be another one under another reading of a clause that the sources leave open. The reading, "
         "its value and the other verdict are named.",
         "The rules of the tournament have to say which reading is in force.",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4r4(pr)/10/10/10/10/k9/10/10/7Q2/4K5 w - - 0 1\"]\n\n1. Qe5 *",
         "[Variant \"royal100\"]\n[SetUp \"1\"]\n"
         "[FEN \"4r4(pr)/10/10/10/10/k9/10/10/7Q2/4K5 w - - 0 1\"]\n\n1. Qe2 *"},

        // tournaments ----------------------------------------------------------------------------------------------
        {code::sanction_possible, "RC701", "sanction-possible", severity::warning, clause::k_sanction,
         "A player missed a control period and did not resign. The director may exclude the player, with losses in "
         "all remaining games. It is offered in tournament reports and never applied by itself.",
         "It is a decision of the arbiter, which changes the table.",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Dorn\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"0-1\"]\n"
         "\n"
         "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 Ke7 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 0-1",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Dorn\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"0-1\"]\n"
         "\n"
         "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 Ke7 7. g3 g6 8. h3 h6 9. a4 a5 10. Kd2 0-1"},
        {code::inconsistent_crosstable, "RC702", "inconsistent-crosstable", severity::error, clause::none,
         "The games of a tournament contradict one another: a player twice in a round or against himself, a game "
         "recorded "
         "twice, rounds in which games are missing.",
         "The table cannot be right as long as the games disagree.",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1/2-1/2\"]\n"
         "\n"
         "1. e4 e5 1/2-1/2",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"2\"]\n"
         "[White \"Berg\"]\n"
         "[Black \"Adler\"]\n"
         "[Result \"1/2-1/2\"]\n"
         "\n"
         "1. e4 e5 1/2-1/2"},
        {code::similar_names, "RC703", "similar-names", severity::warning, clause::none,
         "Two names in a tournament differ only in spelling: case, diacritics, initials, the order of first name and "
         "surname, Cyrillic or Latin letters. They are counted as two players.",
         "If they are one player, the table is wrong until the records agree.",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler, A.\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"2\"]\n"
         "[White \"Berg\"]\n"
         "[Black \"ADLER, A\"]\n"
         "[Result \"0-1\"]\n"
         "\n"
         "1. d4 d5 0-1",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler, A.\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"2\"]\n"
         "[White \"Berg\"]\n"
         "[Black \"Adler, A.\"]\n"
         "[Result \"0-1\"]\n"
         "\n"
         "1. d4 d5 0-1"},
        {code::duplicate_game, "RC704", "duplicate-game", severity::warning, clause::none,
         "The archive has this game already: the same players, date, round and moves; or the same moves under other "
         "names; or the same game with other moves at the end. It is looked for with --duplicates.",
         "Duplicates count twice in every statistic and table, and where they differ one of them is wrong.",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
         "[Event \"Cup\"]\n"
         "[Round \"1\"]\n"
         "[White \"Adler\"]\n"
         "[Black \"Berg\"]\n"
         "[Result \"1-0\"]\n"
         "\n"
         "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n"
         "\n"
         "[Event \"Cup\"]\n"
         "[Round \"2\"]\n"
         "[White \"Berg\"]\n"
         "[Black \"Adler\"]\n"
         "[Result \"0-1\"]\n"
         "\n"
         "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 0-1"},
    };
}

}  // namespace

std::span<const code_entry> code_table() {
    static const std::vector<code_entry> table = make_table();
    return table;
}

}  // namespace royalcheck
