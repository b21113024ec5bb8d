// R-PRINCE. Prince and princess move alike and capture as they move: to the eight adjacent squares, and to the eight
// squares two away in the eight straight directions. They never jump: two squares away are two steps of a king over
// an empty square. Along a diagonal that is the one square between; along a rank or file any of the three squares
// between will do, the straight one or a diagonal neighbour of it on the board (the bypass).
#include "rules/attacks.hpp"

namespace royalcheck::rules {

namespace {

constexpr std::array<board10::bits, board10::squares> two_away = [] {
    std::array<board10::bits, board10::squares> table{};
    for (int rank = 0; rank != board10::size; ++rank)
        for (int file = 0; file != board10::size; ++file)
            for (int df = -2; df <= 2; df += 2)
                for (int dr = -2; dr <= 2; dr += 2)
                    if ((df != 0 || dr != 0) && on_board<board10>(file + df, rank + dr))
                        table[make_square<board10>(file, rank)] |=
                            bit<board10>(make_square<board10>(file + df, rank + dr));
    return table;
}();

}  // namespace

template <>
board10::bits royal_attacks<board10>(square s, board10::bits occupied) {
    const board10::bits near = king_attacks<board10>(s);
    const board10::bits over = near & ~occupied;
    // One king's step from all of them at once. What wraps round the edge of the board is never two away from `s`.
    const board10::bits row = over | over << 1 | over >> 1;
    const board10::bits reached = row | row << board10::size | row >> board10::size;
    return near | (reached & two_away[s]);
}

}  // namespace royalcheck::rules
