// Legality of the ordinary move in classical chess, without generating anything (FIDE 3.9.2).
#pragma once

#include "rules/king_safety.hpp"

namespace royalcheck::rules {

/// Whether pseudo-legal `m`, neither castling nor en passant, leaves the own king safe. Only enemy men that could
/// attack the king over an empty board are looked at, and there are hardly ever two.
inline bool keeps_king_safe(const position<board8>& p, const move& m) {
    const auto& table = attack_table<board8>;
    const square king = p.king(p.to_move);
    if (m.from == king) return attackers_after(p, m) == 0;
    const auto of = [&p](piece_kind k) { return p.kinds[static_cast<std::size_t>(k)]; };
    const auto theirs = p.sides[static_cast<std::size_t>(other(p.to_move))] & ~bit<board8>(m.to);
    const auto leapers =
        (table.knight[king] & of(piece_kind::knight)) | (pawn_attacks<board8>(p.to_move, king) & of(piece_kind::pawn));
    if ((leapers & theirs) != 0) return false;
    const auto occupied = (p.occupied() & ~bit<board8>(m.from)) | bit<board8>(m.to);
    auto sliders = ((table.rook_lines[king] & (of(piece_kind::rook) | of(piece_kind::queen))) |
                    (table.bishop_lines[king] & (of(piece_kind::bishop) | of(piece_kind::queen)))) &
                   theirs;
    while (sliders != 0)
        if ((between<board8>(king, pop_lsb(sliders)) & occupied) == 0) return false;
    return true;
}

}  // namespace royalcheck::rules
