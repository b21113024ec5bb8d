// One turn of the side to move, its princess choice settled: what the clauses on king and prince say of its moves.
#pragma once

#include "rules/legality.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// X is the side to move, Y the other. "Has a prince" is read off the board at the start of the turn.
/// R-CHESS64: with no prince on the board all of this comes down to classical chess.
class royal_turn {
public:
    using bits = board10::bits;

    /// `settled` has no princess choice pending and must outlive the turn.
    explicit royal_turn(const position<board10>& settled);

    const position<board10>& on() const { return p_; }
    /// R-STAY: X has a prince, so its king may be left in check and may move into check.
    bool has_prince() const { return has_prince_; }
    /// X is in check, and a prince is on the board: counter-checks may be forbidden (R-COUNTER).
    bool checked() const { return checked_; }
    /// R-LOSING: Y has no prince and its king is attacked, or a king is gone: the game is over, X has no move.
    bool decided() const { return decided_; }
    /// R-MUST-TAKE: Y's king is attacked and Y has a prince: X captures it and makes no other move.
    bool must_take() const { return must_take_; }
    /// R-LOSING: X must take, has no prince, and every capture of the king leaves its own king in check.
    bool has_lost() const { return must_take_ && !has_prince_ && !has_safe_capture(); }

    /// Squares to one of which a man other than X's king must go; perhaps some more.
    bits answers() const;
    /// R-LOSING: the side that has lost already.
    lost losing() const;

    /// Whether a move by piece movement is legal, where the given position had no princess choice to settle.
    bool is_legal(const move& m) const;
    /// The same, the ban on counter-checks left aside.
    bool allows(const move& m) const;
    /// R-COUNTER: the move is a counter-check, which the reading in force forbids on this turn.
    bool bans(const move& m) const;
    /// Why `allows` says no; `none` if it says yes.
    refusal why_not(const move& m) const;

private:
    bits attackers_of_own_king_after(const move& m) const;
    bool has_safe_capture() const;
    refusal why_unsafe(const move& m, bits attackers) const;

    const position<board10>& p_;
    bool has_prince_;
    bool checked_;
    bool decided_ = false, must_take_ = false;
    square enemy_king_;
    bits attackers_of_enemy_king_{};
};

}  // namespace royalcheck::rules
