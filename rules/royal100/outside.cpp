#include "rules/royal100/outside.hpp"

#include "rules/attacks.hpp"
#include "rules/royal100/pawns.hpp"

namespace royalcheck::rules {

template <>
board10::bits passed_squares(const position<board10>& p, const std::vector<square>& named) {
    const side mover = other(p.to_move);
    board10::bits passed{};
    for (const square s : named) {
        if (s >= board10::squares) return {};
        passed |= bit<board10>(s);
    }
    if (passed == 0) return {};
    const square first = mover == side::white ? lsb(passed) : msb(passed);
    const square last = mover == side::white ? msb(passed) : lsb(passed);
    const int left_rank = relative_rank<board10>(mover, first) - 1;
    if (left_rank != royal_pawn_rank && left_rank != royal_third_rank) return {};
    const int length = popcount(passed);
    if (length > (left_rank == royal_pawn_rank ? 2 : 1)) return {};
    if (relative_rank<board10>(mover, last) != left_rank + length) return {};

    const square left = ahead<board10>(p.to_move, first);
    const square landed = ahead<board10>(mover, last);
    const bool possible = p.men[landed] == piece{piece_kind::pawn, mover} && p.men[left].kind == piece_kind::none &&
                          between<board10>(left, landed) == passed && (passed & p.occupied()) == 0;
    return possible ? passed : board10::bits{};
}

void take_royal_state(const setup<board10>& s, position<board10>& p, std::vector<setup_defect>& defects) {
    p.royal.readings = s.readings;
    p.royal.princess_right = {!s.white_lost_princess_right, !s.black_lost_princess_right};
    if (s.choice_pending) {
        p.royal.choice_pending =
            p.of(s.to_move, piece_kind::princess) != 0 && p.royal.princess_right[static_cast<std::size_t>(s.to_move)];
        if (!p.royal.choice_pending) defects.push_back(setup_defect::choice_without_princess);
    }
    if (s.readings.third_rank != third_rank_reading::any)
        for (const side owner : {side::white, side::black})
            p.royal.third_rank |= p.of(owner, piece_kind::pawn) & third_rank_of(owner);
}

}  // namespace royalcheck::rules
