// What a line of play of Royal Chess 100 carries beside its position; nothing on the classical board.
#pragma once

#include <optional>

#include "grammar/pgn.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "src/replay/findings_sink.hpp"

namespace royalcheck {

template <class Board>
struct royal_line {};

template <>
struct royal_line<rules::board10> {
    std::optional<grammar::token> princess_mark;  ///< `Ps=Q` or `Ps=Ps` that waits for its move
    bool contradicted = false;                    ///< another mark for the same move says the opposite: neither counts
    std::optional<rules::side> crowned;           ///< whose prince became king on the newest half-move (R-SUCCEED)
    std::optional<rules::side> loser;             ///< R-LOSING has decided the line
    ply_place lost_at;                            ///< after this half-move
    bool checked = false;                         ///< in check, with a prince on the board, is the side to move
    bool untold = false;                          ///< the loss is not noted yet: a decline may still undo it
};

}  // namespace royalcheck
