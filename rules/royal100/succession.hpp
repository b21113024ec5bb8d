// R-SUCCEED. When a king is captured, its side's prince leaves the board and a king stands on the prince's square, as
// part of the capture; then that side moves, with any man. A king that came from a prince never castles (R-CASTLE):
// who still has rights to castle has the king at home, and a capture there ends them like any other.
#pragma once

#include "rules/position.hpp"

namespace royalcheck::rules {

/// The heir of `s` takes the throne, after the king of `s` has been taken. Without a prince there is none: `s` has
/// lost (R-LOSING) and stays without a king.
inline void succeed(position<board10>& p, side s) {
    const auto princes = p.of(s, piece_kind::prince);
    if (princes == 0) return;
    const square heir = lsb(princes);
    p.remove(heir);
    p.put(heir, {piece_kind::king, s});
}

}  // namespace royalcheck::rules
