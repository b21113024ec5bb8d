// Half-moves and move numbers of one game.
#pragma once

#include <string>

#include "rules/square.hpp"

namespace royalcheck {

/// Half-moves count from 1; a game from a setup begins at its own number, perhaps with Black.
struct numbering {
    int first_number = 1;
    rules::side first_side = rules::side::white;

    /// Whose move half-move `ply` is.
    rules::side mover(int ply) const {
        const bool black = (ply % 2 == 0) != (first_side == rules::side::black);
        return black ? rules::side::black : rules::side::white;
    }
    /// The move number of half-move `ply`.
    int number(int ply) const { return first_number + (ply - 1 + (first_side == rules::side::black ? 1 : 0)) / 2; }
    /// "12." or "12..." as Expect tags and reports name it.
    std::string text(int ply) const {
        return std::to_string(number(ply)) + (mover(ply) == rules::side::white ? "." : "...");
    }
};

}  // namespace royalcheck
