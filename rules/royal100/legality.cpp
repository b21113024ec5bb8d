// Legality in Royal Chess 100, over every princess choice that is open (R-QUEEN-ORDER, R-COUNTER).
#include "rules/legality.hpp"

#include <algorithm>

#include "rules/castling.hpp"
#include "rules/royal100/counter_check.hpp"
#include "rules/royal100/generator.hpp"
#include "rules/royal100/turn.hpp"

namespace royalcheck::rules {

namespace {

enum class ban : bool { yields, holds };

/// Calls `take(move)` for the legal moves of a settled turn until it returns true; tells whether it did.
template <class Take>
bool each_legal_move(const royal_turn& turn, ban b, Take&& take) {
    if (turn.decided()) return false;
    const auto legal = [&](const move& m) { return turn.allows(m) && !(b == ban::holds && turn.bans(m)); };
    const auto& p = turn.on();
    if (each_move(p, turn.answers(), [&](const move& m) { return legal(m) && take(m); })) return true;
    for (const wing w : {wing::king_side, wing::queen_side})
        if ((p.castling & castling_bit(p.to_move, w)) != 0)
            if (const move m = castling_move(p, w); legal(m) && take(m)) return true;
    return false;
}

void list_moves(const position<board10>& p, ban b, move_list& out) {
    for (const succession choice : open_choices(p)) {
        const settled_position now(p, choice);
        each_legal_move(royal_turn(now), b, [&](move m) {
            m.succession = choice;
            out.push_back(m);
            return false;
        });
    }
}

bool is_open(const position<board10>& p, succession s) {
    const auto choices = open_choices(p);
    return std::find(choices.begin(), choices.end(), s) != choices.end();
}

}  // namespace

bool counter_check_ban_yields(const position<board10>& p) {
    if (p.of(p.to_move, piece_kind::prince) == 0) return false;
    for (const succession choice : open_choices(p)) {
        const settled_position now(p, choice);
        if (each_legal_move(royal_turn(now), ban::holds, [](const move&) { return true; })) return false;
    }
    return true;
}

template <>
void legal_moves(const position<board10>& p, move_list& out) {
    list_moves(p, ban::holds, out);
    if (out.empty() && p.of(p.to_move, piece_kind::prince) != 0) list_moves(p, ban::yields, out);
}

template <>
bool has_legal_move(const position<board10>& p) {
    // For a side with a prince the ban yields rather than leave it without a move.
    const ban b = p.of(p.to_move, piece_kind::prince) != 0 ? ban::yields : ban::holds;
    for (const succession choice : open_choices(p)) {
        const settled_position now(p, choice);
        if (each_legal_move(royal_turn(now), b, [](const move&) { return true; })) return true;
    }
    return false;
}

template <>
void legal_king_moves(const position<board10>& p, move_list& out) {
    move_list moves;
    legal_moves(p, moves);
    for (const move& m : moves)
        if (m.from == p.king(p.to_move)) out.push_back(m);
}

template <>
bool has_legal_king_move(const position<board10>& p) {
    move_list moves;
    legal_king_moves(p, moves);
    return !moves.empty();
}

template <>
bool is_legal(const position<board10>& p, const move& m) {
    if (p.royal.choice_pending && m.succession == succession::none) {  // under whichever choice
        const auto choices = open_choices(p);
        return std::any_of(choices.begin(), choices.end(), [&](succession choice) {
            move chosen = m;
            chosen.succession = choice;
            return is_legal(p, chosen);
        });
    }
    if (!is_open(p, m.succession)) return false;
    const settled_position now(p, m.succession);
    const royal_turn turn(now);
    return turn.allows(m) && (!turn.bans(m) || counter_check_ban_yields(p));  // of both choices together
}

template <>
refusal why_illegal(const position<board10>& p, const move& m) {
    if (!is_open(p, m.succession)) return {illegality::not_a_choice};
    const settled_position now(p, m.succession);
    const royal_turn turn(now);
    if (const refusal r = turn.why_not(m); r.why != illegality::none) return r;
    if (turn.bans(m) && !counter_check_ban_yields(p)) return {illegality::counter_check, lsb(checkers(p))};
    return {};
}

/// A king that has been captured in the end (R-LOSING) stands in no check.
template <>
board10::bits checkers(const position<board10>& p) {
    const square king = p.king(p.to_move);
    return king == no_square ? 0 : attackers(p, king, other(p.to_move), p.occupied());
}

}  // namespace royalcheck::rules
