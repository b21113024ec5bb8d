#include "rules/clauses.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace royalcheck::rules {

namespace {

constexpr std::array table{
    clause_entry{clause::none, "", "", "", ""},

    // Classical chess.
    clause_entry{clause::c_move, "C-MOVE", "all",
                 "Every move must be one that the Laws allow: the piece goes the way it goes, over free squares, to a "
                 "square that holds no man of its own side, and its own king is not left or placed in check. This "
                 "includes castling (king and rook have not moved, the squares between them are empty, and the king "
                 "neither stands in, crosses nor reaches check), the capture en passant on the very next move, and "
                 "promotion to queen, rook, bishop or knight on the last rank.",
                 "FIDE Laws of Chess 2023, articles 3.1 to 3.9"},
    clause_entry{clause::c_mate, "C-MATE", "all",
                 "A side whose king is in check and that has no legal move is checkmated: it has lost, and the game is "
                 "over at once.",
                 "FIDE Laws of Chess 2023, article 5.1.1"},
    clause_entry{
        clause::c_stale, "C-STALE", "all",
        "A side to move that has no legal move and whose king is not in check is stalemated: the game is drawn "
        "and over at once.",
        "FIDE Laws of Chess 2023, article 5.2.1"},
    clause_entry{clause::c_dead, "C-DEAD", "all",
                 "The game is drawn and over at once when neither side can checkmate by any series of legal moves. "
                 "Recognised are: bare kings, king and bishop against king, king and knight against king, and kings "
                 "with bishops that all stand on squares of one colour.",
                 "FIDE Laws of Chess 2023, article 5.2.2"},
    clause_entry{
        clause::c_rep3, "C-REP3", "all",
        "The player on move may claim a draw when the same position has just appeared for the third time, or "
        "will appear for the third time by the move that he intends. Positions are the same when the same side "
        "is to move, the same men stand on the same squares and all possible moves are the same: rights to "
        "castle count, and a right to capture en passant counts only where such a capture is legal.",
        "FIDE Laws of Chess 2023, articles 9.2.1 to 9.2.3"},
    clause_entry{
        clause::c_rep5, "C-REP5", "all",
        "When the same position has appeared for the fifth time the game is drawn and over at once; nobody need "
        "claim it.",
        "FIDE Laws of Chess 2023, article 9.6.1"},
    clause_entry{clause::c_50, "C-50", "all",
                 "The player on move may claim a draw when the last fifty moves of both sides were made without a pawn "
                 "move and without a capture, or will have been with the move that he intends.",
                 "FIDE Laws of Chess 2023, article 9.3"},
    clause_entry{clause::c_75, "C-75", "all",
                 "When the last seventy-five moves of both sides were made without a pawn move and without a capture, "
                 "the game is drawn and over at once. A checkmate by the last of these moves takes precedence.",
                 "FIDE Laws of Chess 2023, article 9.6.2"},
    clause_entry{clause::c_old, "C-OLD", "all",
                 "The fifth occurrence and the seventy-five moves end a game only since 1 July 2014. In a game whose "
                 "date is provably earlier they are remarked upon and end nothing.",
                 "FIDE Laws of Chess in force from 1 July 2014, article 9.6"},
    clause_entry{clause::c_start, "C-START", "all",
                 "The position from which a game starts is its own first occurrence and counts for repetition. It may "
                 "itself already be the end of the game.",
                 "FIDE Laws of Chess 2023, articles 9.2.2 and 5.1 to 5.2"},

    // Royal Chess on the classical board.
    clause_entry{
        clause::k_period, "K-PERIOD", "royal64",
        "Each side makes at least one king move in each of its control periods. White's periods are moves 1 to "
        "10, 11 to 15, 21 to 25, 31 to 35 and so on; Black's are moves 1 to 10, 16 to 20, 26 to 30, 36 to 40 "
        "and so on. Outside them nobody has to move the king.",
        "Royal Chess, Additions 1 and 2"},
    clause_entry{clause::k_castle, "K-CASTLE", "royal64", "Castling is a king move: it meets the control period.",
                 "Royal Chess, Addition 3"},
    clause_entry{clause::k_draw, "K-DRAW", "royal64",
                 "Stalemate and threefold repetition draw the game just as in classical chess.",
                 "Royal Chess, Addition 3"},
    clause_entry{
        clause::k_lose, "K-LOSE", "royal64",
        "A side that cannot make the king move it owes loses. When it is to make the last move of its control "
        "period, has made no king move in the period and has no legal king move, it has lost at that position, "
        "without playing on, unless it is stalemated or may claim a draw at that very position; with such a claim "
        "both results are right.",
        "Royal Chess, Addition 4, Examples 1, 5, 6"},
    clause_entry{clause::k_last, "K-LAST", "royal64",
                 "On the last move of a control period a side that still owes its king move must make it, even if "
                 "another move would checkmate; a side that makes another move loses. Checkmate on an earlier move of "
                 "the period is in order, and so is a king move, castling included, that itself "
                 "checkmates.",
                 "Royal Chess, Addition 5, Examples 2, 3"},
    clause_entry{clause::k_first_late, "K-FIRST-LATE", "royal64",
                 "When the record ends with the violation, the opponent has won. When the game was played on, the "
                 "arbiter decides: both sides lose, or the side that missed its period first loses.",
                 "Royal Chess, The aim of the game, Example 4"},
    clause_entry{clause::k_sanction, "K-SANCTION", "royal64",
                 "A player who did not make the king move and did not resign may be excluded from the tournament, with "
                 "losses in all his remaining games. The arbiter decides; nothing of this is applied silently.",
                 "Royal Chess, The aim of the game, Example 3"},
    clause_entry{clause::k_claim, "K-CLAIM", "royal64",
                 "A draw claimed by an intended move counts only if that move may be played: on the last move of a "
                 "control period a side that still owes its king move can claim only by a king move.",
                 "Royal Chess, Addition 5, Example 6 (inference)"},
    clause_entry{clause::k_setup, "K-SETUP", "royal64",
                 "When a record starts from a given position inside a control period, the moves before it are not "
                 "known. A period that the record covers only in part, and in which it shows no king move, is unknown "
                 "and is not held against the side.",
                 "Royal Chess, Additions 1 and 2 (inference)"},
    clause_entry{clause::k_dead, "K-DEAD", "royal64",
                 "A position is dead only if neither side can lose it in any way, the control period included. Bare "
                 "kings are dead; king and bishop or king and knight against king are not, because a king that cannot "
                 "move on the last move of its period loses.",
                 "Royal Chess, Addition 4 (inference); FIDE Laws of Chess 2023, article 5.2.2"},

    // Royal Chess 100.
    clause_entry{clause::r_setup, "R-SETUP", "royal100",
                 "The board has files a to j and ranks 1 to 10; a1 is dark. White has on rank 1, from a1 to j1: rook, "
                 "knight, bishop, princess, king, queen, prince, bishop, knight, rook, and pawns on rank 2. Black "
                 "mirrors this on ranks 10 and 9.",
                 "Royal Chess 100, Prince and princess; charts 1 and 2"},
    clause_entry{
        clause::r_pawn_start, "R-PAWN-START", "royal100",
        "A pawn on its start rank (White 2, Black 9) may advance one, two or three squares; the squares passed "
        "and the square reached must be empty.",
        "Royal Chess 100, Pawns"},
    clause_entry{clause::r_pawn_third, "R-PAWN-THIRD", "royal100",
                 "A pawn on its third rank (White 3, Black 8) may advance one or two squares. Reading third-rank: any "
                 "(every pawn there), stepped (only one that came there by a single step), immediate (only on the next "
                 "turn of its side).",
                 "Royal Chess 100, Pawns"},
    clause_entry{clause::r_pawn_then, "R-PAWN-THEN", "royal100",
                 "From then on a pawn advances one square at a time. It always captures one square diagonally forward.",
                 "Royal Chess 100, Pawns"},
    clause_entry{clause::r_ep, "R-EP", "royal100",
                 "A pawn that has just advanced two or three squares may be captured, on that reply only, by an enemy "
                 "pawn that attacks a square it passed over. The capturing pawn lands on the passed square. A double "
                 "step from the third rank can be answered likewise.",
                 "Royal Chess 100, Pawns a; chart 3"},
    clause_entry{clause::r_promo, "R-PROMO", "royal100",
                 "A pawn that reaches the last rank becomes a queen, rook, bishop or knight, also when it captures the "
                 "king there. It cannot become a king, prince or princess.",
                 "Royal Chess 100, Pawns b"},
    clause_entry{
        clause::r_prince, "R-PRINCE", "royal100",
        "Prince and princess move one or two squares in any of the eight straight directions and capture as "
        "they move. They never jump: for two squares along a diagonal the square between must be empty, and for "
        "two squares along a rank or file at least one of the three squares between, straight or round, must "
        "be empty.",
        "Royal Chess 100, Prince and princess; charts 7 to 12"},
    clause_entry{
        clause::r_castle, "R-CASTLE", "royal100",
        "Castling O-O takes the king to the c-file and the rook from a to d; O-O-O takes the king to the h-file "
        "and the rook from j to g. Rights, an empty path and the conditions on attacked squares are those of "
        "chess. A king that came from a prince never castles. Reading castling-attack: strict, or free (a side "
        "that has its prince is exempt from the attack conditions).",
        "Royal Chess 100, Castling; chart 4"},
    clause_entry{clause::r_stay, "R-STAY", "royal100",
                 "A side that has a prince may leave its king in check and may move its king into check.",
                 "Royal Chess 100, King 1a, 1b, 2; diagram of a losing position, right"},
    clause_entry{
        clause::r_must_take, "R-MUST-TAKE", "royal100",
        "When the opponent has a prince and his king is attacked, the side to move must capture that king, with "
        "any man that can. Any other move is illegal.",
        "Royal Chess 100, King 1a, 1b"},
    clause_entry{clause::r_succeed, "R-SUCCEED", "royal100",
                 "When a king is captured, its side's prince leaves the board and a new king stands on the prince's "
                 "square, as part of the capture. Then that side moves, with any man.",
                 "Royal Chess 100, King 1a"},
    clause_entry{clause::r_no_prince, "R-NO-PRINCE", "royal100",
                 "A side without a prince may not leave its king in check or put it in check. This is judged after any "
                 "succession that the move itself causes.",
                 "Royal Chess 100, King 2a, 2b"},
    clause_entry{clause::r_mate, "R-MATE", "royal100",
                 "A side in check that has no legal move is checkmated and has lost. A side not in check that has no "
                 "legal move is stalemated and the game is drawn.",
                 "Royal Chess 100, King 1a; FIDE Laws of Chess 2023, articles 5.1.1 and 5.2.1"},
    clause_entry{
        clause::r_counter, "R-COUNTER", "royal100",
        "A side whose king is in check may not make a move that leaves the enemy king in check; a capture of "
        "the king is exempt. Reading counter-check: any-prince (while at least one prince is on the board), "
        "one-prince (while exactly one side has a prince), off. The ban yields where it would leave a side that "
        "has a prince without any legal move.",
        "Royal Chess 100, King 3, 1a"},
    clause_entry{
        clause::r_losing, "R-LOSING", "royal100",
        "A side without a prince that must capture the enemy king, and whose every such capture leaves its own "
        "king in check, has lost at that position. If a capture keeps its king safe, only such captures are "
        "legal. A side without a prince whose king is attacked when the opponent is to move has lost.",
        "Royal Chess 100, King 5; both diagrams of a losing position"},
    clause_entry{clause::r_chess64, "R-CHESS64", "royal100",
                 "With no prince on the board the sides move by the laws of classical chess; the clauses on queen and "
                 "princess remain in force.",
                 "Royal Chess 100, King 4"},
    clause_entry{
        clause::r_queen, "R-QUEEN", "royal100",
        "A side whose queen was captured by the last move, and that has a princess and has not lost the right, "
        "may replace the princess by a queen on the same square at the start of its turn. Then it moves any "
        "man, the new queen included.",
        "Royal Chess 100, Queen 1"},
    clause_entry{clause::r_queen_any, "R-QUEEN-ANY", "royal100",
                 "Where a side has several queens, the first that is captured gives the right, whichever it is.",
                 "Royal Chess 100, Queen 2"},
    clause_entry{clause::r_decline, "R-DECLINE", "royal100",
                 "A side may decline to replace its princess. It then loses the right for the rest of the game.",
                 "Royal Chess 100, Queen 3"},
    clause_entry{
        clause::r_queen_order, "R-QUEEN-ORDER", "royal100",
        "The princess becomes a queen before the move, so the new queen counts for everything that is judged on "
        "that turn: the duty to capture an attacked king, a losing position, checkmate and stalemate.",
        "Royal Chess 100, Queen 1, 3"},
};

bool same_word(std::string_view a, std::string_view b) {
    const auto upper = [](char c) { return std::toupper(static_cast<unsigned char>(c)); };
    return std::ranges::equal(a, b, {}, upper, upper);
}

}  // namespace

std::span<const clause_entry> clauses() { return std::span(table).subspan(1); }

const clause_entry& about(clause id) { return table[static_cast<std::size_t>(id)]; }

std::optional<clause> find_clause(std::string_view name) {
    const auto found =
        std::ranges::find_if(clauses(), [name](const clause_entry& e) { return same_word(e.name, name); });
    return found == clauses().end() ? std::nullopt : std::optional{found->id};
}

}  // namespace royalcheck::rules
