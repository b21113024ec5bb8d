// Attacks on a square as the men stand, and on the own king after a move (FIDE 3.1.2, 3.1.3, 3.9).
#pragma once

#include "rules/attacks.hpp"
#include "rules/position.hpp"
#include "rules/pseudo.hpp"

namespace royalcheck::rules {

/// Men of `by` that attack `s` over the given occupied squares. Lines are only followed where a slider
/// of that kind stands on one at all, which is the rare case.
template <class Board>
typename Board::bits attackers(const position<Board>& p, square s, side by, typename Board::bits occupied) {
    const auto of = [&](piece_kind k) { return p.kinds[static_cast<std::size_t>(k)]; };
    auto found = (knight_attacks<Board>(s) & of(piece_kind::knight)) |
                 (pawn_attacks<Board>(other(by), s) & of(piece_kind::pawn)) |
                 (king_attacks<Board>(s) & of(piece_kind::king));
    const auto men = p.sides[static_cast<std::size_t>(by)];
    const auto straight = (of(piece_kind::rook) | of(piece_kind::queen)) & men;
    const auto diagonal = (of(piece_kind::bishop) | of(piece_kind::queen)) & men;
    if ((attack_table<Board>.rook_lines[s] & straight) != 0) found |= rook_attacks<Board>(s, occupied) & straight;
    if ((attack_table<Board>.bishop_lines[s] & diagonal) != 0) found |= bishop_attacks<Board>(s, occupied) & diagonal;
    const auto royals = (of(piece_kind::prince) | of(piece_kind::princess)) & men;
    if ((attack_table<Board>.royal_reach[s] & royals) != 0) found |= royal_attacks<Board>(s, occupied) & royals;
    return found & men;
}

/// Enemy men that attack the king of the side to move once pseudo-legal `m` is played; not for castling.
template <class Board>
typename Board::bits attackers_after(const position<Board>& p, const move& m) {
    auto gone = bit<Board>(m.from);
    auto taken = bit<Board>(m.to);
    if (m.en_passant) gone |= taken = bit<Board>(en_passant_victim(p, m.to));
    const auto occupied = (p.occupied() & ~gone) | bit<Board>(m.to);
    const square king = p.king(p.to_move) == m.from ? m.to : p.king(p.to_move);
    return attackers(p, king, other(p.to_move), occupied) & ~taken;
}

}  // namespace royalcheck::rules
