// R-PRINCE. Prince and princess move alike and capture as they move: to the eight adjacent squares, and to the eight
// squares two away in the eight straight directions. They never jump: two squares away are two steps of a king over
// an empty square. Along a diagonal that is the one square between; along a rank or file any of the three squares
// between will do, the straight one or a diagonal neighbour of it on the board (the bypass).
#include "rules/attacks.hpp"

namespace royalcheck::rules {

template <>
board10::bits royal_attacks<board10>(square s, board10::bits occupied) {
    const board10::bits near = king_attacks<board10>(s);
    const board10::bits over = near & ~occupied;
    // One king's step from all of them at once. What wraps round the edge of the board is out of reach of `s`.
    const board10::bits row = over | over << 1 | over >> 1;
    const board10::bits reached = row | row << board10::size | row >> board10::size;
    return near | (reached & attack_table<board10>.royal_reach[s]);
}

}  // namespace royalcheck::rules
