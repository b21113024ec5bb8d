// Repetition, move counting and dead positions along the main line (C-REP3, C-REP5, C-50, C-75, C-DEAD, K-DEAD).
#pragma once

#include <optional>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// A position that ended the game by itself, without anybody claiming.
struct automatic_end {
    rules::ending reason = rules::ending::none;
    rules::clause clause = rules::clause::none;
    int ply = 0;
};

/// Follows the main line; reports what becomes claimable and what ends the game.
template <class Board>
class draw_watch {
public:
    explicit draw_watch(game_context& context);

    /// The start position (half-move 0, C-START).
    void start(const rules::position<Board>& first);
    /// The position after half-move `ply`, whose text is `token`.
    [[gnu::always_inline]] void after(const rules::position<Board>& now, int ply, const grammar::token& token) {
        history_.push(now);
        const int occurrences = now.halfmove_clock < 4 ? 1 : history_.occurrences();
        claim_stands_ = repeated_ = false;
        if (occurrences == 1 && now.halfmove_clock < 100 && rules::has_major_man(now))
            fifty_told_ = false;  // nothing to watch, as nearly always
        else
            watch(now, occurrences, place_of(context_, ply, token));
    }

    /// The first position that ended the game; none while play may go on.
    const std::optional<automatic_end>& end() const { return end_; }
    /// The side to move has lost by K-LOSE at the newest position: a draw that would have ended the
    /// game there can at most be claimed, and its finding is taken back.
    void yield_to_loss();
    /// A draw may be claimed at the newest position, by the side to move (9.2.2, 9.3.2).
    bool claim_stands() const { return claim_stands_; }
    /// What such a claim rests on: repetition before the move count.
    rules::clause claim_clause() const { return repeated_ ? rules::clause::c_rep3 : rules::clause::c_50; }
    /// A draw may be claimed by an intended legal move (9.2.1, 9.3.1); adds repetitions to the report.
    /// With `king_only` only king moves may be intended (K-CLAIM).
    bool claim_by_intended_move(const rules::position<Board>& now, int ply, bool king_only);

private:
    void watch(const rules::position<Board>& now, int occurrences, const ply_place& where);
    void repetition(const rules::position<Board>& now, int occurrences, const ply_place& where);
    void finish(rules::ending reason, rules::clause clause, int ply);

    game_context& context_;
    rules::history<Board> history_;
    std::optional<automatic_end> end_;
    bool automatic_;  ///< C-OLD: C-REP5 and C-75 end the game
    bool claim_stands_ = false;
    bool repeated_ = false;  ///< a claim by repetition stands, on the board or by an intended move
    bool fifty_told_ = false;
    int last_twin_ = -1;  ///< half-move at which a position last occurred at least twice
};

}  // namespace royalcheck
