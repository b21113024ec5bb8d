// Half-moves of the main line as people name them.
#pragma once

#include <string_view>

#include "src/replay/game_report.hpp"
#include "src/replay/numbering.hpp"

namespace royalcheck {

/// Numbers of the half-moves that follow a position, from the turn and the move number of its FEN.
numbering numbering_of(std::string_view fen);
/// How the main line is numbered; from move 1 of White where the game has no position.
numbering numbering_of(const game_report& report);

}  // namespace royalcheck
