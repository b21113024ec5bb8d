// Royal Chess 100 along a line: successions, their marks, losing positions. Nothing on the classical board.
#pragma once

#include <string>
#include <vector>

#include "rules/lone_answer.hpp"
#include "rules/moves.hpp"
#include "src/replay/game_context.hpp"
#include "src/replay/royal_line.hpp"

namespace royalcheck {

template <class Board>
struct royal_watch {
    /// Half-move `ply`, which a princess mark may wait for, is not recorded: notes it, and forgets the mark.
    static void drop_mark(game_context&, royal_line<Board>&, int, const std::vector<int>&) {}
    /// Adds the waiting princess mark to what the rules are asked.
    static void complete(rules::move_request&, royal_line<Board>&) {}
    /// The line is over: any move but the allowed capture of a king comes after the end (R-LOSING).
    static bool over(const royal_line<Board>&, const rules::position<Board>&, const rules::move&) { return false; }
    /// `before` would have nothing to note of `m`, and no mark waits for it.
    static bool is_silent(const royal_line<Board>&, const rules::position<Board>&, const rules::move&) { return true; }
    /// Before `m` is played from `now`: a decline undoes a loss that only accepting would have brought (R-QUEEN-ORDER).
    static void undo(royal_line<Board>&, const rules::position<Board>&, const rules::move&) {}
    /// The record has gone on without a decline: the loss stands.
    static void confirm(royal_line<Board>&) {}
    /// After it (and at the start): a losing position decides the line.
    static void decide(royal_line<Board>&, const rules::position<Board>&, const ply_place&) {}
    /// Before `m` is played from `now`: notes successions that it brings about.
    static void before(game_context&, royal_line<Board>&, const rules::position<Board>&, const rules::move&,
                       const rules::move_request&, const ply_place&, const std::vector<int>&) {}
    /// After it (and at the start): decides, and remembers checks. True if a check was answered with a check.
    static bool after(game_context&, royal_line<Board>&, const rules::step_judge<Board>&, const ply_place&) {
        return false;
    }
    /// Notes the losing position (RC604) now that the record has gone on or ended without a decline.
    static void settle(game_context&, royal_line<Board>&, const std::vector<int>&) {}
    /// The record ends here: which readings the moves that are left may depend on.
    static void finish(game_context&, const royal_line<Board>&, const rules::position<Board>&) {}
    /// The side that has lost by R-LOSING, and after which half-move.
    static std::optional<rules::side> loser(const royal_line<Board>&) { return std::nullopt; }
    static int lost_at(const royal_line<Board>&) { return 0; }
};

template <>
struct royal_watch<rules::board10> {
    using line = royal_line<rules::board10>;
    using position = rules::position<rules::board10>;

    /// A succession mark before a move (NOTATION 3). RC209 if it is not true on this board, or contradicts the one
    /// before it; the move is then read as one without a mark.
    static void mark(game_context& context, line& l, const position& now, const grammar::token& t,
                     const ply_place& where, const std::vector<int>& path);
    static void drop_mark(game_context& context, line& l, int ply, const std::vector<int>& path);
    static void complete(rules::move_request& request, line& l);
    static bool over(const line& l, const position& now, const rules::move& m);
    static bool is_silent(const line& l, const position& now, const rules::move& m);
    static void undo(line& l, const position& now, const rules::move& m);
    static void confirm(line& l) { l.untold = false; }
    static void decide(line& l, const position& now, const ply_place& where);
    static void before(game_context& context, line& l, const position& now, const rules::move& m,
                       const rules::move_request& request, const ply_place& where, const std::vector<int>& path);
    static bool after(game_context& context, line& l, const rules::royal_turn& turn, const ply_place& where);
    static void settle(game_context& context, line& l, const std::vector<int>& path);
    static void finish(game_context& context, const line& l, const position& now);
    static std::optional<rules::side> loser(const line& l) { return l.loser; }
    static int lost_at(const line& l) { return l.lost_at.ply; }
};

}  // namespace royalcheck
