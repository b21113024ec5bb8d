// R-LOSING. If X must take the king (R-MUST-TAKE), has no prince, and every capture of the king leaves its own king in
// check, X has lost at that position already; it may, and must, still make one of them, and neither it nor the
// recapture of the king is a move after the end. No such capture is written with `#`. If a capture keeps X's king
// safe, only such captures are legal. Whenever Y has no prince and Y's king is attacked with X to move, Y has lost.
// R-QUEEN-ORDER. Y has lost if any princess choice that is open to X makes it so; X has lost if every choice that
// leaves it a move does.
// R-MATE. In check, and no legal move: mate; not in check, and no legal move: stalemate. Both over all choices.
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "rules/royal100/laws.hpp"
#include "rules/royal100/turn.hpp"

namespace royalcheck::rules {

bool laws<board10>::takes_lost_king(const position<board10>& p, const move& m) {
    const settled_position now(p, m.succession);
    const royal_turn turn(now);
    return turn.decided() && p.king(p.to_move) != no_square && m.to == p.king(other(p.to_move));
}

template <>
lost losing_position(const position<board10>& p) {
    if (!p.royal.choice_pending) return royal_turn(p).losing();
    bool every_way_loses = true, some_way_loses = false;
    for (const succession choice : open_choices(p)) {
        const settled_position now(p, choice);
        const lost losing = royal_turn(now).losing();
        if (losing.any && losing.who != p.to_move) return losing;
        if (losing.any)
            some_way_loses = true;
        else
            every_way_loses = every_way_loses && !has_legal_move<board10>(now);
    }
    return {some_way_loses && every_way_loses, p.to_move};
}

template <>
check_sign sign_after(const position<board10>& before, const move& m) {
    position<board10> after = before;
    play(after, m);
    if (!in_check(after)) return check_sign::none;
    return mate_or_stalemate(after) == ending::checkmate ? check_sign::mate : check_sign::check;
}

}  // namespace royalcheck::rules
