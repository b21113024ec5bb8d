// The faults that the grammar found, as findings.
#pragma once

#include <vector>

#include "src/replay/game_context.hpp"

namespace royalcheck {

/// Adds the finding for `f`, at the half-move and variation where the replay stands. Unreadable words that
/// are tokens are not for here: what they mean depends on where in a line they stand.
void add_syntax_finding(game_context& context, const grammar::fault& f, int ply, const std::vector<int>& variation);

/// Resource limits that are no matter of grammar: long tokens and comments (RC101, RC102).
bool within_limits(game_context& context, const grammar::token& t, int ply, const std::vector<int>& variation);

}  // namespace royalcheck
