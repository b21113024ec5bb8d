// Spellings with two readings, of which the rules choose: a small `b` is a file first and a bishop second,
// and `Kg` is the king and a file first, and the king alone second (NOTATION 3).
#pragma once

#include "grammar/move.hpp"
#include "rules/resolve.hpp"

namespace royalcheck {

struct read_move_result {
    rules::move_request request;
    rules::resolution resolution;
    bool second = false;  ///< only the second reading is possible
};

/// Asks the rules for the move as first read and, where that is not possible and a second reading is, for that.
template <class Board>
read_move_result resolve_written(const rules::position<Board>& position, const grammar::move_text& text,
                                 grammar::language language, const rules::move_request& request);

}  // namespace royalcheck
