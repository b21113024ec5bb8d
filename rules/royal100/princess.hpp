// R-QUEEN. If the last move captured a queen of the side to move, and that side has a princess and has not lost the
// right, it may replace the princess by a queen on the same square at the start of its turn. Then it moves any man,
// the new queen included.
// R-QUEEN-ANY. Of several queens, whichever is taken first gives the right.
// R-DECLINE. A side may decline; it then loses the right for the rest of the game. Edition ru knows no decline: there
// the succession is compulsory.
// R-QUEEN-ORDER. Acceptance comes before the move, so everything that the turn is judged by is judged on the board
// with the new queen: turns are looked at with the choice settled, one for each choice that is open.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/laws.hpp"
#include "rules/position.hpp"

namespace royalcheck::rules {

/// What the side to move may choose: `none` alone where no choice stands.
inline succession_choices open_choices(const position<board10>& p) {
    if (!p.royal.choice_pending) return succession_choices(succession::none);
    if (p.royal.readings.edition == edition::ru) return succession_choices(succession::accept);
    return {succession::accept, succession::decline};
}

/// The open choices that a record with this mark can mean: all of them without one. Empty if the mark names a choice
/// that does not stand.
inline succession_choices choices_for(const position<board10>& p, succession mark) {
    const succession_choices open = open_choices(p);
    if (mark == succession::none) return open;
    for (const succession s : open)
        if (s == mark) return succession_choices(mark);
    return {};
}

inline key choice_key() { return zobrist<board10>.royal[2]; }
/// The key of a princess right that is lost.
inline key right_lost_key(side s) { return zobrist<board10>.royal[static_cast<std::size_t>(s)]; }

/// The side to move makes its choice, if one stands: no mark means acceptance.
inline void settle(position<board10>& p, succession s) {
    if (!p.royal.choice_pending) return;
    p.royal.choice_pending = false;
    p.men_key ^= choice_key();
    if (s == succession::decline) {
        p.royal.princess_right[static_cast<std::size_t>(p.to_move)] = false;
        p.men_key ^= right_lost_key(p.to_move);
        return;
    }
    const square at = lsb(p.of(p.to_move, piece_kind::princess));
    p.remove(at);
    p.put(at, {piece_kind::queen, p.to_move});
}

/// `s` has just lost a man: whether it has the choice on its turn, which comes next.
inline void offer_choice(position<board10>& p, side s, piece_kind lost) {
    if (lost != piece_kind::queen || p.of(s, piece_kind::princess) == 0) return;
    if (!p.royal.princess_right[static_cast<std::size_t>(s)]) return;
    p.royal.choice_pending = true;
    p.men_key ^= choice_key();
}

/// A position as it stands once the side to move has chosen; the given one itself where no choice stands, which is
/// nearly always. Must not outlive the given position.
class settled_position {
public:
    settled_position(const position<board10>& p, succession s) : given_(p) {
        if (!p.royal.choice_pending) return;
        own_ = p;
        settle(*own_, s);
    }
    operator const position<board10>&() const { return own_ ? *own_ : given_; }  // NOLINT: stands for it everywhere

private:
    const position<board10>& given_;
    std::optional<position<board10>> own_;
};

}  // namespace royalcheck::rules
