// King, prince, princess and succession: RULES.md section 3.5 to 3.7, clause by clause.
//
// Where the clauses leave something open, this file decides as follows.
//  (1) Where Y has lost by standing in check without a prince, X has no legal move: the game is over. The recapture
//  that
//      a record may still show after R-LOSING is therefore not generated.
//  (2) Each princess choice is settled first and the moves under it are judged on the board after it (R-QUEEN-ORDER);
//      so if accepting makes every king capture unsafe, those captures are legal accepting moves, as R-LOSING says.
//  (3) Ends of the game are judged over both choices, R-LOSING for X included: X has lost only if every choice that
//      leaves X a legal move makes X a loser. Y has lost if any choice open to X makes it so.
//  (4) The counter-check ban yields only if under both choices together no legal move would be left, as with mate.
//  (5) Under edition ru a princess right recorded as lost in a FEN stays lost: there is no compulsory succession.
#include "naive_royal100.hpp"

#include "naive_pieces.hpp"

#include <algorithm>

namespace naive {

using royalcheck::rules::counter_check_reading;
using royalcheck::rules::edition;
using royalcheck::rules::third_rank_reading;

namespace {

bool has_prince(const position& p, side s) { return !find(p, kind::prince, s).empty(); }

// ---- the princess choice -------------------------------------------------------------------------------------------

/// Edition. en: X may accept or decline (R-QUEEN, R-DECLINE). ru: the succession is compulsory, there is no decline.
std::vector<choice> open_choices(const position& p, const readings& r) {
    if (!p.choice_pending) return {choice::none};
    if (r.edition == edition::ru) return {choice::accept};
    return {choice::accept, choice::decline};
}

/// R-QUEEN: on acceptance a queen stands on the princess's square, before X moves. R-DECLINE: the right is lost for the
/// rest of the game.
position settled(position p, choice c) {
    p.choice_pending = false;
    if (c == choice::accept) p.at(find(p, kind::princess, p.to_move).front()).what = kind::queen;
    if (c == choice::decline) p.princess_right_lost[index(p.to_move)] = true;
    return p;
}

// ---- making a move -------------------------------------------------------------------------------------------------

void drop_castling_rights(position& p, square touched) {
    for (side s : {side::white, side::black}) {
        castling_rights& rights = p.castling[index(s)];
        const int rank = home_rank(s);
        if (touched == square{4, rank}) rights = {};
        if (touched == square{0, rank}) rights.king_side = false;
        if (touched == square{9, rank}) rights.queen_side = false;
    }
}

/// R-SUCCEED: the prince of the side whose king was taken is removed and a king stands on its square. R-CASTLE: a king
/// that came from a prince never castles.
void succeed(position& p, side s) {
    p.at(find(p, kind::prince, s).front()).what = kind::king;
    p.castling[index(s)] = {};
}

/// R-PAWN-THIRD, the memory that the readings need. `stepped`: the right comes with a one-square step, not with a
/// capture. `immediate`: it comes with any arrival and lasts for the side's very next turn only.
void update_third_rights(position& p, const move& m, bool pawn_moved, const readings& r) {
    auto right = [&](square s) -> bool& {
        return p.third_rights[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)];
    };
    right(m.from) = false;
    right(m.to) = false;
    if (r.third_rank == third_rank_reading::immediate)
        for (int file = 0; file < 10; ++file) right({file, third_rank(p.to_move)}) = false;
    if (!pawn_moved || m.to.rank != third_rank(p.to_move)) return;
    const bool by_capture = m.from.file != m.to.file;
    right(m.to) = !(r.third_rank == third_rank_reading::stepped && by_capture);
}

/// The position after a pseudo-move of X whose princess choice has been settled. Who stands in check is not asked.
position made(position p, const move& m, const readings& r) {
    const side x = p.to_move;
    const side y = other(x);
    const bool pawn_moved = p.at(m.from).what == kind::pawn;
    // R-EP: the pawn that passed stands one square beyond the last square that it passed.
    const square captured = m.en_passant ? square{p.passed.back().file, p.passed.back().rank + forward(y)} : m.to;
    const kind victim = p.at(captured).what;

    p.at(captured) = {};
    p.at(m.to) = p.at(m.from);
    p.at(m.from) = {};
    if (m.promotion != kind::none) p.at(m.to).what = m.promotion;
    if (m.castling) {
        const int rook_from = m.to.file < m.from.file ? 0 : 9;
        const int rook_to = m.to.file < m.from.file ? 3 : 6;  // a to d, j to g
        p.at({rook_to, m.to.rank}) = p.at({rook_from, m.to.rank});
        p.at({rook_from, m.to.rank}) = {};
    }
    if (victim == kind::king) succeed(p, y);
    drop_castling_rights(p, m.from);
    drop_castling_rights(p, m.to);
    update_third_rights(p, m, pawn_moved, r);

    p.passed.clear();
    if (pawn_moved)
        for (int rank = m.from.rank + forward(x); m.from.file == m.to.file && rank != m.to.rank; rank += forward(x))
            p.passed.push_back({m.from.file, rank});

    // R-QUEEN, R-QUEEN-ANY: whichever queen is taken gives the choice, if there is a princess and the right is not
    // lost.
    p.choice_pending = victim == kind::queen && !find(p, kind::princess, y).empty() && !p.princess_right_lost[index(y)];

    p.halfmove_clock = pawn_moved || victim != kind::none ? 0 : p.halfmove_clock + 1;
    if (x == side::black) ++p.move_number;
    p.to_move = y;
    return p;
}

// ---- what X may do, its princess choice settled
// ----------------------------------------------------------------------

/// R-LOSING, last sentence: Y has no prince and its king is attacked with X to move.
bool y_has_lost(const position& p) {
    const side y = other(p.to_move);
    return !has_prince(p, y) && in_check(p, y);
}

/// R-MUST-TAKE: Y's king is attacked when X is to move, and Y has a prince.
bool must_take(const position& p) {
    const side y = other(p.to_move);
    return has_prince(p, y) && in_check(p, y);
}

std::vector<move> king_captures(const position& p, const readings& r) {
    std::vector<move> captures;
    const square target = find(p, kind::king, other(p.to_move)).front();
    for (const move& m : pseudo_moves(p, r))
        if (m.to == target) captures.push_back(m);
    return captures;
}

/// Of some moves, those after which X's own king is not attacked (R-NO-PRINCE: judged after any succession of Y).
std::vector<move> keeping_own_king_safe(const position& p, const std::vector<move>& moves, const readings& r) {
    std::vector<move> safe;
    for (const move& m : moves)
        if (!in_check(made(p, m, r), p.to_move)) safe.push_back(m);
    return safe;
}

/// R-LOSING for X: it must take, has no prince, and every capture of the king leaves its own king in check.
bool x_has_lost(const position& p, const readings& r) {
    return must_take(p) && !has_prince(p, p.to_move) && keeping_own_king_safe(p, king_captures(p, r), r).empty();
}

/// The moves where X must take. With a prince X may leave its king in check (R-STAY), so all captures of the king. With
/// none only the safe ones (R-NO-PRINCE), unless there is none: then X has lost, and must still make one of them
/// (R-LOSING). R-COUNTER does not apply.
std::vector<move> compulsory_captures(const position& p, const readings& r) {
    std::vector<move> captures = king_captures(p, r);
    if (has_prince(p, p.to_move) || x_has_lost(p, r)) return captures;
    return keeping_own_king_safe(p, captures, r);
}

/// R-COUNTER: whether on this turn of X a move that leaves Y's king in check is forbidden. Princes are counted now,
/// when the turn begins. With none on the board every reading leaves it to ordinary chess.
bool counter_check_banned(const position& p, const readings& r) {
    if (!in_check(p, p.to_move)) return false;
    const bool x = has_prince(p, p.to_move);
    const bool y = has_prince(p, other(p.to_move));
    switch (r.counter_check) {
    case counter_check_reading::any_prince: return x || y;
    case counter_check_reading::one_prince: return x != y;
    case counter_check_reading::off: return false;
    }
    return false;
}

enum class ban { in_force, yielding };

std::vector<move> moves_once_settled(const position& p, const readings& r, ban b) {
    if (y_has_lost(p)) return {};
    if (must_take(p)) return compulsory_captures(p, r);
    const bool may_stay_in_check = has_prince(p, p.to_move);  // R-STAY
    const bool no_counter_check = b == ban::in_force && counter_check_banned(p, r);
    std::vector<move> moves;
    for (const move& m : pseudo_moves(p, r)) {
        const position after = made(p, m, r);
        if (!may_stay_in_check && in_check(after, p.to_move)) continue;    // R-NO-PRINCE
        if (no_counter_check && in_check(after, after.to_move)) continue;  // R-COUNTER
        moves.push_back(m);
    }
    return moves;
}

std::vector<move> moves_over_all_choices(const position& p, const readings& r, ban b) {
    std::vector<move> moves;
    for (choice c : open_choices(p, r))
        for (move m : moves_once_settled(settled(p, c), r, b)) {
            m.princess = c;
            moves.push_back(m);
        }
    return moves;
}

// ---- dead positions
// --------------------------------------------------------------------------------------------------

/// C-DEAD on a board without prince and princess: K-K, K+B-K, K+N-K, or kings and bishops all on one square colour.
bool is_dead(const position& p) {
    int knights = 0;
    int light_bishops = 0;
    int dark_bishops = 0;
    for (square s : all_squares()) {
        switch (p.at(s).what) {
        case kind::none:
        case kind::king: break;
        case kind::knight: ++knights; break;
        case kind::bishop: ++(is_dark(s) ? dark_bishops : light_bishops); break;
        default: return false;
        }
    }
    if (knights > 0) return knights == 1 && light_bishops + dark_bishops == 0;
    return light_bishops == 0 || dark_bishops == 0;
}

}  // namespace

std::vector<move> legal_moves(const position& p, const readings& r) {
    std::vector<move> moves = moves_over_all_choices(p, r, ban::in_force);
    // R-COUNTER yields where it would leave a side that still has a prince without any legal move.
    if (moves.empty() && has_prince(p, p.to_move)) moves = moves_over_all_choices(p, r, ban::yielding);
    return moves;
}

position play(const position& p, const move& m, const readings& r) { return made(settled(p, m.princess), m, r); }

std::uint64_t perft(const position& p, const readings& r, int depth) {
    if (depth == 0) return 1;
    const std::vector<move> moves = legal_moves(p, r);
    if (depth == 1) return moves.size();
    std::uint64_t lines = 0;
    for (const move& m : moves) lines += perft(play(p, m, r), r, depth - 1);
    return lines;
}

verdict judge(const position& p, const readings& r) {
    const side x = p.to_move;
    const side y = other(x);
    const std::vector<choice> choices = open_choices(p, r);
    for (choice c : choices)
        if (y_has_lost(settled(p, c))) return {ending::losing_position, y};  // R-LOSING, R-QUEEN-ORDER

    const std::vector<move> moves = legal_moves(p, r);
    if (moves.empty()) {  // R-MATE
        if (in_check(p, x)) return {ending::checkmate, x};
        return {ending::stalemate, {}};
    }
    const bool every_way_loses =
        std::all_of(moves.begin(), moves.end(), [&](const move& m) { return x_has_lost(settled(p, m.princess), r); });
    if (every_way_loses) return {ending::losing_position, x};
    if (is_dead(p)) return {ending::dead, {}};
    return {};
}

}  // namespace naive
