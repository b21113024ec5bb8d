#include "rules/unanswered.hpp"

#include "rules/answers.hpp"
#include "rules/chess/laws.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace {

/// The enemy pawn that would fall by a capture en passant on the empty square `to`, had it moved just now:
/// the first man beyond, near enough to have passed `to` from its start rank. Without the history of the game
/// it cannot be told from one that came in single steps.
template <class Board>
square pawn_that_passed(const position<Board>& p, square to) {
    const side them = other(p.to_move);
    square s = to;
    while (relative_rank<Board>(them, s) < laws<Board>::pawn_rank + laws<Board>::longest_step) {
        s = ahead<Board>(them, s);
        if (p.men[s] == piece{piece_kind::pawn, them})
            return relative_rank<Board>(them, to) > laws<Board>::pawn_rank ? s : no_square;
        if (p.men[s].kind != piece_kind::none) break;
    }
    return no_square;
}

/// Pawn captures: on `to`, or with to_rank -1 anywhere on its file.
template <class Board>
refusal why_no_pawn_captures(const position<Board>& p, const move_request& r, typename Board::bits pawns) {
    const bool files_touch = r.from_file < 0 || r.from_file - r.to_file == 1 || r.to_file - r.from_file == 1;
    if (r.to_rank < 0) return {files_touch ? illegality::nothing_to_capture : illegality::cannot_reach};
    const square to = make_square<Board>(r.to_file, r.to_rank);
    if ((pawns_before(p, to) & pawns) == 0) return {illegality::cannot_reach};
    if (p.men[to].kind != piece_kind::none) return {illegality::own_piece_on_target, to};
    const square passed = pawn_that_passed(p, to);
    if (passed != no_square) return {illegality::en_passant_expired, passed};
    return {illegality::nothing_to_capture};
}

/// Pawn steps straight ahead: the first man in the way of a pawn that is near enough.
template <class Board>
refusal why_no_pawn_steps(const position<Board>& p, square to, typename Board::bits pawns) {
    for (auto left = pawns & file_bits<Board>(file_of<Board>(to)); left != 0;) {
        const square from = pop_lsb(left);
        const int n = relative_rank<Board>(p.to_move, to) - relative_rank<Board>(p.to_move, from);
        if (n < 1 || n > laws<Board>::pawn_steps(p, p.to_move, from)) continue;
        square s = from;
        do s = ahead<Board>(p.to_move, s);
        while (s != to && p.men[s].kind == piece_kind::none);
        return {illegality::pawn_blocked, s};
    }
    return {illegality::cannot_reach};
}

/// Pieces: by geometry on the empty board, then by what stands in the way.
template <class Board>
refusal why_no_piece_moves(const position<Board>& p, piece_kind kind, square to, typename Board::bits men) {
    if ((piece_origins(p, kind, to) & men) != 0) return {illegality::own_piece_on_target, to};
    if ((men & bit<Board>(to)) != 0) return {illegality::already_there};
    for (auto left = piece_attacks<Board>(kind, to, {}) & men; left != 0;)
        if (const auto blockers = between<Board>(pop_lsb(left), to) & p.occupied(); blockers != 0)
            return {illegality::path_blocked, lsb(blockers)};
    return {illegality::cannot_reach};
}

/// No man of the side to move answers the name and the hints.
template <class Board>
refusal why_no_men(const position<Board>& p, const move_request& r) {
    if (r.from_file >= 0 && r.from_rank >= 0) {
        const square from = make_square<Board>(r.from_file, r.from_rank);
        if (takes(p, from)) return {illegality::not_your_piece, from};
    }
    return {illegality::no_such_piece};
}

}  // namespace

template <class Board>
refusal why_unanswered(const position<Board>& p, const move_request& r) {
    if (r.castling != wing::none) return {illegality::castling_no_rook};
    const piece_kind kind = kind_of(p, r);
    const auto men = p.of(p.to_move, kind) & hinted<Board>(r.from_file, r.from_rank);
    if (men == 0) return why_no_men(p, r);
    if (r.to_file < 0 || (r.to_rank < 0 && kind != piece_kind::pawn)) return {illegality::cannot_reach};
    if (kind == piece_kind::pawn) {
        if (pawn_captures(r)) return why_no_pawn_captures(p, r, men);
        if (r.to_rank < 0) return {illegality::cannot_reach};
        const square to = make_square<Board>(r.to_file, r.to_rank);
        if ((men & file_bits<Board>(r.to_file)) == 0) return {illegality::no_such_piece};
        return why_no_pawn_steps(p, to, men);
    }
    return why_no_piece_moves(p, kind, make_square<Board>(r.to_file, r.to_rank), men);
}

template refusal why_unanswered(const position<board8>&, const move_request&);
template refusal why_unanswered(const position<board10>&, const move_request&);

}  // namespace royalcheck::rules
