// Spellings with two readings, of which the rules choose: a small `b` is a file first and a bishop second,
// and `Kg` is the king and a file first, and the king alone second (NOTATION 3).
#pragma once

#include "grammar/move.hpp"
#include "rules/resolve.hpp"

namespace royalcheck {

/// For a move that is not possible as first read: where a second reading is, `request` and `resolution` become its
/// own and the answer is true.
template <class Board>
bool resolve_second_reading(const rules::position<Board>& position, const grammar::move_text& text,
                            grammar::language language, rules::move_request& request, rules::resolution& resolution);

}  // namespace royalcheck
