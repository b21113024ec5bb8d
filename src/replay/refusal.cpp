#include "src/replay/refusal.hpp"

#include <type_traits>

#include "rules/notation.hpp"
#include "src/replay/game_context.hpp"

namespace royalcheck {
namespace {

std::string_view word_for(rules::piece_kind kind) {
    switch (kind) {
    case rules::piece_kind::none: return "man";
    case rules::piece_kind::pawn: return "pawn";
    case rules::piece_kind::knight: return "knight";
    case rules::piece_kind::bishop: return "bishop";
    case rules::piece_kind::rook: return "rook";
    case rules::piece_kind::queen: return "queen";
    case rules::piece_kind::king: return "king";
    case rules::piece_kind::prince: return "prince";
    case rules::piece_kind::princess: return "princess";
    }
    return "man";
}

std::string_view adjective_of(rules::side s) { return s == rules::side::white ? "white" : "black"; }

std::string target_of(const rules::move_request& r) {
    std::string out(1, static_cast<char>('a' + r.to_file));
    if (r.to_rank >= 0)
        out += std::to_string(r.to_rank + 1);
    else
        out += "-file";
    return out;
}

// "the bishop on c8"
template <class Board>
std::string man_on(const rules::position<Board>& position, rules::square at) {
    return "the " + std::string(word_for(position.men[at].kind)) + " on " + rules::to_text<Board>(at);
}

template <class Board>
std::string reason(const rules::position<Board>& position, const rules::move_request& request,
                   const rules::resolution& r) {
    using rules::illegality;
    const rules::side us = position.to_move;
    rules::piece_kind kind = request.kind;
    if (kind == rules::piece_kind::none && r.chosen.from != rules::no_square) kind = position.men[r.chosen.from].kind;
    const std::string piece = std::string(adjective_of(us)) + " " + std::string(word_for(kind));
    const bool known = r.spoiler != rules::no_square;
    switch (r.why) {
    case illegality::none: return "it is not legal here";
    case illegality::off_board: return "that square is not on this board";
    case illegality::no_such_piece: return "there is no such " + piece;
    case illegality::not_your_piece: return "the man on the starting square is not " + std::string(name_of(us)) + "'s";
    case illegality::already_there: return "the " + piece + " stands on " + target_of(request) + " already";
    case illegality::cannot_reach: return "no " + piece + " can go to " + target_of(request);
    case illegality::path_blocked:
        return known ? man_on(position, r.spoiler) + " stands in the way" : "a man stands in the way";
    case illegality::own_piece_on_target:
        return "a man of " + std::string(name_of(us)) + "'s own stands on " + target_of(request);
    case illegality::nothing_to_capture:
        return "a pawn moves diagonally only to capture, and there is nothing to capture on " + target_of(request);
    case illegality::en_passant_expired: return "a pawn can be captured en passant only on the very next move";
    case illegality::pawn_blocked:
        return known ? man_on(position, r.spoiler) + " blocks the pawn" : "the pawn is blocked";
    case illegality::promotion_missing:
        return "the pawn reaches the last rank, and the record does not say which piece it becomes";
    case illegality::promotion_forbidden: return "a pawn can become only a queen, rook, bishop or knight";
    case illegality::promotion_misplaced: return "no pawn reaches the last rank with it";
    case illegality::king_left_in_check:
        return "the king is in check" + (known ? " from " + man_on(position, r.spoiler) : std::string()) +
               " and would still be";
    case illegality::king_exposed:
        return "it would uncover the king" + (known ? " to " + man_on(position, r.spoiler) : std::string());
    case illegality::king_into_check:
        return "the king would step into check" + (known ? " from " + man_on(position, r.spoiler) : std::string());
    case illegality::castling_right_lost: return "the king or that rook has moved before, or the rook was captured";
    case illegality::castling_no_rook: return "king and rook do not stand on their first squares";
    case illegality::castling_path_blocked:
        return known ? man_on(position, r.spoiler) + " stands between king and rook"
                     : "a man stands between king and rook";
    case illegality::castling_in_check:
        return "the king is in check" + (known ? " from " + man_on(position, r.spoiler) : std::string());
    case illegality::castling_through_check:
        return "the king would cross an attacked square" +
               (known ? ", attacked by " + man_on(position, r.spoiler) : std::string());
    case illegality::castling_into_check:
        return "the king would land on an attacked square" +
               (known ? ", attacked by " + man_on(position, r.spoiler) : std::string());
    case illegality::must_take_king: return "the enemy king stands attacked and must be captured";
    case illegality::counter_check: return "in check, a side may not answer with a check";
    case illegality::not_a_choice:
        return "no princess's choice stands here: no queen was captured on the move before, the right is lost, or this "
               "edition leaves no choice";
    }
    return "";
}

}  // namespace

code code_of(rules::illegality why) {
    switch (why) {
    case rules::illegality::king_left_in_check:
    case rules::illegality::king_exposed:
    case rules::illegality::king_into_check: return code::king_left_in_check;
    case rules::illegality::must_take_king: return code::king_capture_refused;
    case rules::illegality::counter_check: return code::counter_check;
    case rules::illegality::promotion_forbidden: return code::forbidden_promotion;
    case rules::illegality::not_a_choice: return code::false_succession_mark;
    default: return code::illegal_move;
    }
}

template <>
rules::clause clause_of<rules::board8>(rules::illegality, rules::piece_kind) {
    return rules::clause::c_move;
}

template <>
rules::clause clause_of<rules::board10>(rules::illegality why, rules::piece_kind kind) {
    using rules::illegality;
    switch (why) {
    case illegality::must_take_king: return rules::clause::r_must_take;
    case illegality::counter_check: return rules::clause::r_counter;
    case illegality::not_a_choice: return rules::clause::r_queen;
    case illegality::king_left_in_check:
    case illegality::king_exposed:
    case illegality::king_into_check: return rules::clause::r_no_prince;
    case illegality::promotion_missing:
    case illegality::promotion_forbidden:
    case illegality::promotion_misplaced: return rules::clause::r_promo;
    case illegality::en_passant_expired: return rules::clause::r_ep;
    case illegality::castling_right_lost:
    case illegality::castling_no_rook:
    case illegality::castling_path_blocked:
    case illegality::castling_in_check:
    case illegality::castling_through_check:
    case illegality::castling_into_check: return rules::clause::r_castle;
    default: break;
    }
    if (kind == rules::piece_kind::pawn) return rules::clause::r_pawn_start;
    const bool royal = kind == rules::piece_kind::prince || kind == rules::piece_kind::princess;
    return royal ? rules::clause::r_prince : rules::clause::c_move;
}

std::string_view in_words(rules::ending e) {
    switch (e) {
    case rules::ending::checkmate: return "checkmate";
    case rules::ending::stalemate: return "stalemate";
    case rules::ending::missed_control_period: return "a missed king move in a control period";
    case rules::ending::no_king_move: return "a control period in which no king move is possible";
    case rules::ending::losing_position: return "a losing position";
    case rules::ending::dead_position: return "a dead position";
    case rules::ending::fivefold_repetition: return "the fifth occurrence of a position";
    case rules::ending::seventy_five_moves: return "seventy-five moves without capture or pawn move";
    case rules::ending::none: break;
    }
    return "nothing on the board";
}

template <class Board>
rules::clause clause_of(rules::ending e) {
    constexpr bool large = std::is_same_v<Board, rules::board10>;
    switch (e) {
    case rules::ending::none: return rules::clause::none;
    case rules::ending::checkmate: return large ? rules::clause::r_mate : rules::clause::c_mate;
    case rules::ending::stalemate: return large ? rules::clause::r_mate : rules::clause::c_stale;
    case rules::ending::missed_control_period: return rules::clause::k_last;
    case rules::ending::no_king_move: return rules::clause::k_lose;
    case rules::ending::losing_position: return rules::clause::r_losing;
    case rules::ending::dead_position: return rules::clause::c_dead;
    case rules::ending::fivefold_repetition: return rules::clause::c_rep5;
    case rules::ending::seventy_five_moves: return rules::clause::c_75;
    }
    return rules::clause::none;
}

template <class Board>
std::string refusal_sentence(const rules::position<Board>& position, const rules::move_request& request,
                             const rules::resolution& resolution, std::string_view written) {
    return std::string(written) + " is not possible: " + reason(position, request, resolution) + ".";
}

template <class Board>
std::string ambiguity_sentence(const rules::position<Board>& position, const rules::move_request& request,
                               std::string_view written) {
    const rules::move_list could = rules::candidates(position, request);
    std::string from;
    for (std::size_t i = 0; i < could.size(); ++i) {
        if (i > 0) from += i + 1 == could.size() ? " and " : ", ";
        from += rules::to_text<Board>(could[i].from);
    }
    const auto kind = could.empty() ? request.kind : position.men[could[0].from].kind;
    return std::string(written) + " is ambiguous: the " + std::string(word_for(kind)) + "s on " + from +
           " can both make it.";
}

template rules::clause clause_of<rules::board8>(rules::ending);
template rules::clause clause_of<rules::board10>(rules::ending);
template std::string refusal_sentence(const rules::position<rules::board8>&, const rules::move_request&,
                                      const rules::resolution&, std::string_view);
template std::string ambiguity_sentence(const rules::position<rules::board8>&, const rules::move_request&,
                                        std::string_view);
template std::string refusal_sentence(const rules::position<rules::board10>&, const rules::move_request&,
                                      const rules::resolution&, std::string_view);
template std::string ambiguity_sentence(const rules::position<rules::board10>&, const rules::move_request&,
                                        std::string_view);

}  // namespace royalcheck
