// R-COUNTER. When the king of X is in check, a move of X that leaves the king of Y in check is illegal; a capture of
// the king under R-MUST-TAKE is exempt. Reading counter-check: any-prince (while at least one prince is on the
// board), one-prince (while exactly one side has a prince), off. Princes are counted when the turn of X begins; with
// none on the board counter-checks are those of chess. The ban yields where it would leave a side that still has a
// prince without any legal move, both princess choices together.
#pragma once

#include "rules/position.hpp"

namespace royalcheck::rules {

/// Whether the reading in force forbids counter-checks, if X stands in check at all.
inline bool counter_check_rule_applies(const position<board10>& p) {
    const bool x = p.of(p.to_move, piece_kind::prince) != 0;
    const bool y = p.of(other(p.to_move), piece_kind::prince) != 0;
    switch (p.royal.readings.counter_check) {
    case counter_check_reading::any_prince: return x || y;
    case counter_check_reading::one_prince: return x != y;
    case counter_check_reading::off: break;
    }
    return false;
}

/// The ban yields on this turn. Either princess choice may be pending.
bool counter_check_ban_yields(const position<board10>& p);  // legality.cpp

}  // namespace royalcheck::rules
