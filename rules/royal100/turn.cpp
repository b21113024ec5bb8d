// R-STAY. A side that has a prince may leave its king in check, and may move its king into check.
// R-NO-PRINCE. A side without one may do neither; this is judged after any succession that the move itself causes.
// R-MUST-TAKE. If the king of Y is attacked when X is to move, and Y has a prince, X must capture the king, with any
// man, by its ordinary capture; any other move is illegal.
#include "rules/royal100/turn.hpp"

#include "rules/castling.hpp"
#include "rules/king_safety.hpp"
#include "rules/royal100/counter_check.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

royal_turn::royal_turn(const position<board10>& settled)
    : p_(settled), has_prince_(settled.of(settled.to_move, piece_kind::prince) != 0),
      checked_(settled.kinds[static_cast<std::size_t>(piece_kind::prince)] != 0 && checkers(settled) != 0),
      enemy_king_(settled.king(other(settled.to_move))) {
    const side us = p_.to_move, them = other(us);
    if (p_.king(us) == no_square || enemy_king_ == no_square) {
        decided_ = true;
        return;
    }
    attackers_of_enemy_king_ = attackers(p_, enemy_king_, us, p_.occupied());
    if (attackers_of_enemy_king_ == 0) return;
    must_take_ = p_.of(them, piece_kind::prince) != 0;
    decided_ = !must_take_;
}

board10::bits royal_turn::answers() const {
    if (must_take_) return bit<board10>(enemy_king_);
    const bits attackers = has_prince_ ? bits{} : checkers(p_);
    if (attackers == 0) return ~bits{};
    if (more_than_one(attackers)) return {};
    const square king = p_.king(p_.to_move), from = lsb(attackers);
    const bits bypass = king_attacks<board10>(king) & king_attacks<board10>(from);  // of a prince or princess
    return attackers | between<board10>(king, from) | bypass | p_.en_passant;
}

lost royal_turn::losing() const {
    const bool ours = p_.king(p_.to_move) == no_square || has_lost();
    return {ours || decided_, ours ? p_.to_move : other(p_.to_move)};
}

bool royal_turn::is_legal(const move& m) const { return allows(m) && (!bans(m) || counter_check_ban_yields(p_)); }

board10::bits royal_turn::attackers_of_own_king_after(const move& m) const {
    if (!must_take_) return attackers_after(p_, m);
    position<board10> after = p_;  // the heir of Y attacks from the prince's square as a king (R-SUCCEED)
    play(after, m);
    return attackers(after, after.king(p_.to_move), after.to_move, after.occupied());
}

bool royal_turn::has_safe_capture() const {
    for (auto left = attackers_of_enemy_king_; left != 0;) {
        move m;
        m.from = pop_lsb(left);
        m.to = enemy_king_;
        if (attackers_of_own_king_after(m) == 0) return true;  // what a pawn becomes makes no difference to this
    }
    return false;
}

bool royal_turn::allows(const move& m) const {
    if (decided_) return false;
    if (must_take_) {
        if (m.to != enemy_king_ || m.castling != wing::none) return false;
        return has_prince_ || attackers_of_own_king_after(m) == 0 || !has_safe_capture();
    }
    if (m.castling != wing::none) return castling_refusal(p_, m.castling).why == illegality::none;
    return has_prince_ || attackers_of_own_king_after(m) == 0;
}

bool royal_turn::bans(const move& m) const {
    if (!checked_ || must_take_ || decided_ || !counter_check_rule_applies(p_)) return false;
    position<board10> after = p_;
    play(after, m);
    return checkers(after) != 0;
}

refusal royal_turn::why_not(const move& m) const {
    if (p_.king(p_.to_move) == no_square) return {illegality::king_left_in_check};
    if (decided_ || (must_take_ && m.to != enemy_king_)) return {illegality::must_take_king, enemy_king_};
    if (allows(m)) return {};
    if (m.castling != wing::none) return castling_refusal(p_, m.castling);
    return why_unsafe(m, attackers_of_own_king_after(m));
}

refusal royal_turn::why_unsafe(const move& m, bits attackers) const {
    if (m.from == p_.king(p_.to_move)) return {illegality::king_into_check, lsb(attackers)};
    const auto still = attackers & checkers(p_);
    if (still != 0) return {illegality::king_left_in_check, lsb(still)};
    return {illegality::king_exposed, lsb(attackers)};
}

}  // namespace royalcheck::rules
