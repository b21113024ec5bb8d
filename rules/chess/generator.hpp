// Legal moves of classical chess, made legal from the start: checkers and pins are found once, then every
// man goes only where king safety lets him (FIDE 3.9.2).
#pragma once

#include "rules/castling.hpp"
#include "rules/chess/laws.hpp"

namespace royalcheck::rules {

/// Generates into a list, one group of men at a time, so that a question of existence can stop early.
class chess_generator {
public:
    using bits = board8::bits;

    chess_generator(const position<board8>& p, move_list& out)
        : p_(p), out_(out), us_(p.to_move), them_(other(p.to_move)), king_(p.king(p.to_move)), occupied_(p.occupied()),
          own_(p.sides[static_cast<std::size_t>(us_)]), enemy_(p.sides[static_cast<std::size_t>(them_)]) {
        find_checkers_and_pins();
    }

    /// More than one checker: only the king may move.
    bool double_check() const { return more_than_one(checkers_); }

    void knights() {
        // A pinned knight never moves: no knight's step stays on a line.
        for (bits left = own(piece_kind::knight) & ~pinned_; left != 0;) {
            const square from = pop_lsb(left);
            emit(from, knight_attacks<board8>(from) & allowed_);
        }
    }

    void sliders() {
        for (bits left = own(piece_kind::bishop) | own(piece_kind::queen); left != 0;) {
            const square from = pop_lsb(left);
            emit(from, bishop_attacks<board8>(from, occupied_) & allowed_from(from));
        }
        for (bits left = own(piece_kind::rook) | own(piece_kind::queen); left != 0;) {
            const square from = pop_lsb(left);
            emit(from, rook_attacks<board8>(from, occupied_) & allowed_from(from));
        }
    }

    void king_steps() {
        const bits without_king = occupied_ & ~bit<board8>(king_);
        for (bits left = king_attacks<board8>(king_) & ~own_; left != 0;) {
            const square to = pop_lsb(left);
            if (attackers(p_, to, them_, without_king) == 0) add(king_, to);
        }
    }

    void castlings() {
        if (checkers_ != 0 || p_.castling == 0) return;
        for (const wing w : {wing::king_side, wing::queen_side})
            if (castling_refusal(p_, w).why == illegality::none) out_.push_back(castling_move(p_, w));
    }

    void pawns() {
        for (bits left = own(piece_kind::pawn); left != 0;) {
            const square from = pop_lsb(left);
            bits to = pawn_attacks<board8>(us_, from) & enemy_;
            const square one = ahead<board8>(us_, from);
            if ((bit<board8>(one) & occupied_) == 0) {
                to |= bit<board8>(one);
                if (relative_rank<board8>(us_, from) == laws<board8>::pawn_rank)
                    to |= bit<board8>(ahead<board8>(us_, one)) & ~occupied_;
            }
            to &= allowed_from(from);
            if (relative_rank<board8>(us_, from) == board8::size - 2)
                promote(from, to);
            else
                emit(from, to);
        }
        if (p_.en_passant != 0) en_passant();
    }

private:
    bits own(piece_kind k) const { return p_.of(us_, k); }

    void find_checkers_and_pins() {
        const bits queens = p_.of(them_, piece_kind::queen);
        checkers_ = (knight_attacks<board8>(king_) & p_.of(them_, piece_kind::knight)) |
                    (pawn_attacks<board8>(us_, king_) & p_.of(them_, piece_kind::pawn));
        const auto& table = attack_table<board8>;
        for (bits snipers = (table.rook_lines[king_] & (p_.of(them_, piece_kind::rook) | queens)) |
                            (table.bishop_lines[king_] & (p_.of(them_, piece_kind::bishop) | queens));
             snipers != 0;) {
            const square sniper = pop_lsb(snipers);
            const bits screen = between<board8>(king_, sniper) & occupied_;
            if (screen == 0)
                checkers_ |= bit<board8>(sniper);
            else if (!more_than_one(screen))
                pinned_ |= screen & own_;
        }
        allowed_ = ~own_;
        if (checkers_ != 0) allowed_ &= between<board8>(king_, lsb(checkers_)) | checkers_;
    }

    /// Where a man on `from` may go: a pinned one stays on the line through the king (FIDE 3.1.3).
    bits allowed_from(square from) const {
        return (pinned_ & bit<board8>(from)) == 0 ? allowed_ : allowed_ & line_through<board8>(king_, from);
    }

    void add(square from, square to, piece_kind promotion = piece_kind::none) {
        move m;
        m.from = from;
        m.to = to;
        m.promotion = promotion;
        out_.push_back(m);
    }
    void emit(square from, bits targets) {
        while (targets != 0) add(from, pop_lsb(targets));
    }
    void promote(square from, bits targets) {
        while (targets != 0) {
            const square to = pop_lsb(targets);
            for (const piece_kind k : {piece_kind::queen, piece_kind::rook, piece_kind::bishop, piece_kind::knight})
                add(from, to, k);
        }
    }

    /// Two men leave one rank at once, so pins do not tell: the position after the capture is looked at.
    void en_passant() {
        const square to = lsb(p_.en_passant);
        for (bits left = pawns_before(p_, to); left != 0;) {
            move m;
            m.from = pop_lsb(left);
            m.to = to;
            m.en_passant = true;
            if (attackers_after(p_, m) == 0) out_.push_back(m);
        }
    }

    const position<board8>& p_;
    move_list& out_;
    side us_, them_;
    square king_;
    bits occupied_, own_, enemy_;
    bits checkers_ = 0, pinned_ = 0;
    bits allowed_ = 0;  ///< targets that answer a check, if there is one, and are not own men
};

}  // namespace royalcheck::rules
