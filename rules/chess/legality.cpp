// Legality in classical chess (FIDE 3.1-3.9).
#include "rules/legality.hpp"

#include "rules/chess/generator.hpp"
#include "rules/chess/quick_legality.hpp"

namespace royalcheck::rules {

template <>
void legal_moves(const position<board8>& p, move_list& out) {
    chess_generator g(p, out);
    if (!g.double_check()) {
        g.pawns();
        g.knights();
        g.sliders();
        g.castlings();
    }
    g.king_steps();
}

template <>
void legal_king_moves(const position<board8>& p, move_list& out) {
    chess_generator g(p, out);
    if (!g.double_check()) g.castlings();
    g.king_steps();
}

namespace {

/// A pawn can step ahead, or a knight can move, that is on no line with its king and so cannot be pinned.
/// Settles nearly every position of real games, at a fraction of the generator's cost.
bool has_free_man(const position<board8>& p) {
    const square king = p.king(p.to_move);
    const auto own = p.sides[static_cast<std::size_t>(p.to_move)];
    const auto free = own & ~(attack_table<board8>.rook_lines[king] | attack_table<board8>.bishop_lines[king]);
    const auto pawns = free & p.kinds[static_cast<std::size_t>(piece_kind::pawn)];
    const auto steps = p.to_move == side::white ? pawns << board8::size : pawns >> board8::size;
    if ((steps & ~p.occupied()) != 0) return true;
    for (auto knights = free & p.kinds[static_cast<std::size_t>(piece_kind::knight)]; knights != 0;)
        if ((knight_attacks<board8>(pop_lsb(knights)) & ~own) != 0) return true;
    return false;
}

/// The king can step to a square that is not attacked. Whoever can castle can step to the square crossed.
bool has_king_step(const position<board8>& p) {
    const square king = p.king(p.to_move);
    const auto without_king = p.occupied() & ~bit<board8>(king);
    for (auto left = king_attacks<board8>(king) & ~p.sides[static_cast<std::size_t>(p.to_move)]; left != 0;)
        if (attackers(p, pop_lsb(left), other(p.to_move), without_king) == 0) return true;
    return false;
}

}  // namespace

template <>
bool has_legal_move(const position<board8>& p) {
    if (in_check(p) ? has_king_step(p) : has_free_man(p)) return true;
    move_list out;
    chess_generator g(p, out);
    if (!g.double_check()) {
        g.knights();
        if (!out.empty()) return true;
        g.pawns();
        if (!out.empty()) return true;
        g.sliders();
        if (!out.empty()) return true;
    }
    return has_king_step(p);
}

template <>
bool has_legal_king_move(const position<board8>& p) {
    return has_king_step(p);
}

template <>
bool is_legal(const position<board8>& p, const move& m) {
    if (m.castling != wing::none) return castling_refusal(p, m.castling).why == illegality::none;
    return m.en_passant ? attackers_after(p, m) == 0 : keeps_king_safe(p, m);
}

template <>
refusal why_illegal(const position<board8>& p, const move& m) {
    if (m.castling != wing::none) return castling_refusal(p, m.castling);
    const auto after = attackers_after(p, m);
    if (after == 0) return {};
    if (m.from == p.king(p.to_move)) return {illegality::king_into_check, lsb(after)};
    const auto still = after & checkers(p);
    if (still != 0) return {illegality::king_left_in_check, lsb(still)};
    return {illegality::king_exposed, lsb(after)};
}

}  // namespace royalcheck::rules
