// Royal Chess 100 on ten by ten squares: the answers of its laws to the questions of the shared code.
#pragma once

#include <string>

#include "rules/laws.hpp"
#include "rules/position.hpp"
#include "rules/royal100/castling.hpp"
#include "rules/royal100/pawns.hpp"
#include "rules/royal100/princess.hpp"
#include "rules/royal100/start.hpp"
#include "rules/royal100/succession.hpp"

namespace royalcheck::rules {

template <>
struct laws<board10> {
    static constexpr auto back_rank = royal_back_rank;
    /// Where pawns start, counted from 0 from their own side.
    static constexpr int pawn_rank = royal_pawn_rank;
    /// The most squares a pawn ever advances at once.
    static constexpr int longest_step = 3;
    /// R-STAY: it may, and then it must be captured (R-MUST-TAKE) or has lost (R-LOSING).
    static constexpr bool enemy_may_be_in_check = true;

    static constexpr castling_squares castling(side s, wing w) { return royal_castling(s, w); }
    static constexpr auto rights_at = royal_rights_at;
    static int pawn_steps(const position<board10>& p, side s, square from) { return royal_pawn_steps(p, s, from); }
    static bool castles_freely(const position<board10>& p) { return royal_castles_freely(p); }

    /// The princess choices that a record with this mark can mean; empty if the mark is false.
    static succession_choices choices(const position<board10>& p, succession mark) { return choices_for(p, mark); }
    /// The position on which the moves under a choice are judged (R-QUEEN-ORDER).
    static settled_position settled(const position<board10>& p, succession s) { return {p, s}; }
    /// R-LOSING: `m` captures the king of a side that has lost. Such a move ends the record, though the game has
    /// ended before it and it counts among no legal moves.
    static bool takes_lost_king(const position<board10>& p, const move& m);  // losing.cpp

    static void begin_turn(position<board10>& p, const move& m) { settle(p, m.succession); }
    /// After the move, before the turn passes.
    static void end_turn(position<board10>& p, const move& m, piece captured) {
        const side them = other(p.to_move);
        if (captured.kind == piece_kind::king) succeed(p, them);
        offer_choice(p, them, captured.kind);
        remember_third_rank(p, m);
    }
    /// A null move: the choice lapses, and the right of `immediate` with it.
    static void skip_turn(position<board10>& p) {
        if (p.royal.choice_pending) p.men_key ^= choice_key();
        p.royal.choice_pending = false;
        if (p.royal.readings.third_rank == third_rank_reading::immediate)
            set_third_rank(p, p.royal.third_rank & ~third_rank_of(p.to_move));
    }

    /// Section 3.7: princess rights, a pending choice and the pawns that may still make a double step.
    static key state_key(const position<board10>& p) {
        key k = third_rank_key(p.royal.third_rank);
        for (const side s : {side::white, side::black})
            if (!p.royal.princess_right[static_cast<std::size_t>(s)]) k ^= right_lost_key(s);
        return p.royal.choice_pending ? k ^ choice_key() : k;
    }
    /// The seventh field: the sides that have lost the princess right, then `?` for a pending choice.
    static std::string fen_tail(const position<board10>& p) {
        std::string tail;
        if (!p.royal.princess_right[0]) tail += 'w';
        if (!p.royal.princess_right[1]) tail += 'b';
        if (p.royal.choice_pending) tail += '?';
        return tail.empty() ? tail : ' ' + tail;
    }
};

}  // namespace royalcheck::rules
