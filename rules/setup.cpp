#include "rules/setup.hpp"

#include <algorithm>

#include "rules/castling.hpp"
#include "rules/chess/laws.hpp"
#include "rules/chess/passed.hpp"
#include "rules/king_safety.hpp"
#include "rules/royal100/laws.hpp"
#include "rules/royal100/outside.hpp"

namespace royalcheck::rules {

namespace {

template <class Board>
constexpr bool has_royals = false;
template <>
constexpr bool has_royals<board10> = true;

template <class Board>
int count(const setup<Board>& s, piece_kind kind, side owner) {
    return static_cast<int>(std::ranges::count(s.men, piece{kind, owner}));
}

/// RULES 5: exactly one king a side, at most one prince and princess, no pawn on a first or last rank.
template <class Board>
void judge_men(const setup<Board>& s, std::vector<setup_defect>& out) {
    using enum setup_defect;
    const auto name = [&out](bool is_so, setup_defect d) {
        if (is_so) out.push_back(d);
    };
    name(count(s, piece_kind::king, side::white) == 0, no_white_king);
    name(count(s, piece_kind::king, side::black) == 0, no_black_king);
    name(count(s, piece_kind::king, side::white) > 1, several_white_kings);
    name(count(s, piece_kind::king, side::black) > 1, several_black_kings);
    if constexpr (has_royals<Board>) {
        name(count(s, piece_kind::prince, side::white) > 1, several_white_princes);
        name(count(s, piece_kind::prince, side::black) > 1, several_black_princes);
        name(count(s, piece_kind::princess, side::white) > 1, several_white_princesses);
        name(count(s, piece_kind::princess, side::black) > 1, several_black_princesses);
    } else {
        const auto royal = [](piece m) { return m.kind == piece_kind::prince || m.kind == piece_kind::princess; };
        name(std::ranges::any_of(s.men, royal), piece_not_of_this_board);
    }
    const auto pawn = [](piece m) { return m.kind == piece_kind::pawn; };
    name(std::any_of(s.men.begin(), s.men.begin() + Board::size, pawn) ||
             std::any_of(s.men.end() - Board::size, s.men.end(), pawn),
         pawn_on_last_rank);
}

template <class Board>
position<Board> place(const setup<Board>& s) {
    position<Board> p;
    for (int at = 0; at < Board::squares; ++at)
        if (const piece man = s.men[static_cast<std::size_t>(at)]; man.kind != piece_kind::none)
            p.put(static_cast<square>(at), man);
    p.to_move = s.to_move;
    p.halfmove_clock = std::max(s.halfmove_clock, 0);
    p.number = s.number;
    return p;
}

/// Rights whose king and rook are at home.
template <class Board>
std::uint8_t possible_castling(const position<Board>& p) {
    int rights = 0;
    for (const side s : {side::white, side::black})
        for (const wing w : {wing::king_side, wing::queen_side})
            if (at_home(p, s, w)) rights |= castling_bit(s, w);
    return static_cast<std::uint8_t>(rights);
}

}  // namespace

template <class Board>
setup_result<Board> validate(const setup<Board>& s) {
    setup_result<Board> result;
    auto& defects = result.defects;
    judge_men(s, defects);
    if (s.number < 1) defects.push_back(setup_defect::number_below_one);

    position<Board> p = place(s);
    const side idle = other(s.to_move);
    if (!laws<Board>::enemy_may_be_in_check && count(s, piece_kind::king, idle) == 1 &&
        attackers(p, p.king(idle), s.to_move, p.occupied()) != 0)
        defects.push_back(setup_defect::side_not_on_move_in_check);

    const std::uint8_t possible = possible_castling(p);
    p.castling = s.presumes_castling ? possible : s.castling & possible;
    if ((s.castling & ~possible) != 0) defects.push_back(setup_defect::castling_without_king_and_rook);
    p.en_passant = passed_squares(p, s.en_passant);
    if (p.en_passant == 0 && !s.en_passant.empty()) defects.push_back(setup_defect::impossible_en_passant);
    if (s.halfmove_clock < 0) defects.push_back(setup_defect::negative_clock);

    if constexpr (has_royals<Board>) take_royal_state(s, p, defects);

    if (std::ranges::any_of(defects, refuses)) return result;
    p.men_key = recomputed_key(p);
    result.position = p;
    return result;
}

bool refuses(setup_defect d) { return d < setup_defect::castling_without_king_and_rook; }

template setup_result<board8> validate(const setup<board8>&);
template setup_result<board10> validate(const setup<board10>&);

}  // namespace royalcheck::rules
