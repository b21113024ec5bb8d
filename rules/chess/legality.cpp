// Legality in classical chess (FIDE 3.1-3.9).
#include "rules/legality.hpp"

#include "rules/chess/generator.hpp"

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
bool has_legal_move(const position<board8>& p) {
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
    g.king_steps();  // whoever can castle can step to the square crossed
    return !out.empty();
}

template <>
bool has_legal_king_move(const position<board8>& p) {
    move_list out;
    chess_generator(p, out).king_steps();  // whoever can castle can step to the square crossed
    return !out.empty();
}

template <>
bool is_legal(const position<board8>& p, const move& m) {
    if (m.castling != wing::none) return castling_refusal(p, m.castling).why == illegality::none;
    return attackers_after(p, m) == 0;
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
