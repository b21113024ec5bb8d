// What the board decides, held against what the record says (RULES 4; K-FIRST-LATE).
#pragma once

#include <optional>
#include <vector>

#include "src/replay/game_context.hpp"

namespace royalcheck {

/// The events of the main line that can decide a game.
struct main_line_events {
    bool invalid = false;  ///< replay stopped: illegal, ambiguous, unreadable, no position
    std::vector<rules::period_violation> violations;
    bool violation_was_last = true;           ///< nothing was recorded after the first violation
    bool violation_mates = false;             ///< the move of the first violation gives mate on the board
    rules::ending end = rules::ending::none;  ///< the first position that ended the game by itself
    rules::clause end_clause = rules::clause::none;
    int end_ply = 0;
    std::optional<rules::side> loser;      ///< of `end`; none for a draw
    bool claim_on_board = false;           ///< K-LOSE: the side to move may claim a draw instead
    std::optional<rules::side> bare_king;  ///< a side that has only its king left in the final position
    sentence claim{};  ///< a draw may be claimed at the end, on the board or by an intended move; none if not
};

/// What the record says: tag and terminator, RC104, RC502. `terminator` is none if there is none.
struct recorded_result {
    game_result terminator = game_result::none;
    std::uint32_t offset = 0, length = 0;  ///< of the terminator, or of where it should stand
};

/// Fills `report.result` and adds RC104 and RC501 to RC504.
void judge(game_context& context, const main_line_events& events, const recorded_result& recorded);

/// The result in which `loser` loses.
game_result lost_by(rules::side loser);

}  // namespace royalcheck
