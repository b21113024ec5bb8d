// Castling on either board (FIDE 3.8.2; R-CASTLE): the squares come from the board's laws.
#pragma once

#include "rules/king_safety.hpp"
#include "rules/legality.hpp"

namespace royalcheck::rules {

/// The bit of the right to castle for `s` on wing `w`.
constexpr std::uint8_t castling_bit(side s, wing w) {
    const int king_side = s == side::white ? white_king_side : black_king_side;
    return static_cast<std::uint8_t>(w == wing::king_side ? king_side : king_side << 1);
}

/// King and rook of `s` stand where castling on wing `w` starts.
template <class Board>
bool at_home(const position<Board>& p, side s, wing w) {
    const castling_squares c = laws<Board>::castling(s, w);
    return p.men[c.king_from] == piece{piece_kind::king, s} && p.men[c.rook_from] == piece{piece_kind::rook, s};
}

/// The king's step of a castling of the side to move.
template <class Board>
move castling_move(const position<Board>& p, wing w) {
    const castling_squares c = laws<Board>::castling(p.to_move, w);
    move m;
    m.from = c.king_from;
    m.to = c.king_to;
    m.castling = w;
    return m;
}

/// Why the side to move may not castle on wing `w`, in the order right, path, check, crossing, arrival;
/// `none` if it may.
template <class Board>
refusal castling_refusal(const position<Board>& p, wing w) {
    using bits = typename Board::bits;
    if ((p.castling & castling_bit(p.to_move, w)) == 0)
        return {at_home(p, p.to_move, w) ? illegality::castling_right_lost : illegality::castling_no_rook};
    const castling_squares c = laws<Board>::castling(p.to_move, w);
    if (const bits in_the_way = between<Board>(c.king_from, c.rook_from) & p.occupied(); in_the_way != 0)
        return {illegality::castling_path_blocked, lsb(in_the_way)};
    if (laws<Board>::castles_freely(p)) return {};

    const auto attacker_of = [&](square s) { return attackers(p, s, other(p.to_move), p.occupied()); };
    if (const bits a = attacker_of(c.king_from); a != 0) return {illegality::castling_in_check, lsb(a)};
    for (bits crossed = between<Board>(c.king_from, c.king_to); crossed != 0;)
        if (const bits a = attacker_of(pop_lsb(crossed)); a != 0) return {illegality::castling_through_check, lsb(a)};
    if (const bits a = attacker_of(c.king_to); a != 0) return {illegality::castling_into_check, lsb(a)};
    return {};
}

}  // namespace royalcheck::rules
