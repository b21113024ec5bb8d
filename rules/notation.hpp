// What the rules write: SAN and FEN, English letters. Reading is the grammar's.
#pragma once

#include <string>

#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

enum class check_sign : std::uint8_t { none, check, mate };

/// What stands on the board after `m`: nothing, a check or a mate (never mate under R-LOSING).
template <class Board>
check_sign sign_after(const position<Board>& before, const move& m);
template <>
check_sign sign_after(const position<board10>& before, const move& m);

/// The move in SAN of the PGN standard 8.2.3, shortest disambiguation among legal moves, with + or #. Accepting the
/// princess choice is not written, declining is `Ps=Ps ` before the move (NOTATION 3).
template <class Board>
std::string to_san(const position<Board>& before, const move& m);

/// The square's name, `e4`, `a10`.
template <class Board>
std::string to_text(square s);

/// The six fields (the seventh of the 10x10 form where it is not `-`); en passant after every double step.
template <class Board>
std::string to_fen(const position<Board>& position);

/// The same behind what stands in `out`.
template <class Board>
void append_fen(std::string& out, const position<Board>& position);

}  // namespace royalcheck::rules
