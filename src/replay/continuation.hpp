// The recorded moves of a line from a token on, and how far they can be played.
#pragma once

#include <cstddef>

#include "rules/position.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {

/// Index of the next move token of the same line at or after `from`, passing over variations;
/// `tokens.size()` if the line ends first.
std::size_t next_move(const grammar::game_text& game, std::size_t from);

/// How many of the line's moves from token `from` on are legal one after the other, at most `limit`.
template <class Board>
int playable(const game_context& context, rules::position<Board> position, std::size_t from, grammar::language language,
             int limit);

/// The language of the piece letters (NOTATION 3): option or tag, letters of one language only, else the
/// reading under which the game replays further, English on a tie. Also fills the report's `notation`.
template <class Board>
grammar::language choose_language(const game_context& context, const rules::position<Board>& start);

}  // namespace royalcheck
