#include "src/replay/refusal.hpp"

#include <type_traits>

namespace royalcheck {
namespace {

// The message for a reason; the second of a pair where the man to blame is known.
message message_of(rules::illegality why, bool known) {
    using rules::illegality;
    const auto either = [known](message without, message with) { return known ? with : without; };
    switch (why) {
    case illegality::none: return message::not_legal;
    case illegality::off_board: return message::off_board;
    case illegality::no_such_piece: return message::no_such_piece;
    case illegality::not_your_piece: return message::not_your_piece;
    case illegality::already_there: return message::already_there;
    case illegality::cannot_reach: return message::cannot_reach;
    case illegality::path_blocked: return either(message::path_blocked, message::path_blocked_by);
    case illegality::own_piece_on_target: return message::own_piece_on_target;
    case illegality::nothing_to_capture: return message::nothing_to_capture;
    case illegality::en_passant_expired: return message::en_passant_expired;
    case illegality::pawn_blocked: return either(message::pawn_blocked, message::pawn_blocked_by);
    case illegality::promotion_missing: return message::promotion_missing;
    case illegality::promotion_forbidden: return message::promotion_forbidden;
    case illegality::promotion_misplaced: return message::promotion_misplaced;
    case illegality::king_left_in_check: return either(message::left_in_check, message::left_in_check_by);
    case illegality::king_exposed: return either(message::exposed, message::exposed_to);
    case illegality::king_into_check: return either(message::into_check, message::into_check_by);
    case illegality::castling_right_lost: return message::castling_right_lost;
    case illegality::castling_no_rook: return message::castling_no_rook;
    case illegality::castling_path_blocked:
        return either(message::castling_path_blocked, message::castling_path_blocked_by);
    case illegality::castling_in_check: return either(message::castling_in_check, message::castling_in_check_by);
    case illegality::castling_through_check:
        return either(message::castling_through_check, message::castling_through_check_by);
    case illegality::castling_into_check: return either(message::castling_into_check, message::castling_into_check_by);
    case illegality::must_take_king: return message::must_take_king;
    case illegality::counter_check: return message::counter_check;
    case illegality::not_a_choice: return message::not_legal;
    case illegality::became_queen: return message::became_queen;
    }
    return message::not_legal;
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
    case illegality::not_a_choice:
    case illegality::became_queen: return rules::clause::r_queen;
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
sentence refusal_sentence(const rules::position<Board>& position, const rules::move_request& request,
                          const rules::resolution& r, std::string_view written) {
    const bool known = r.spoiler != rules::no_square;
    sentence out{.id = message_of(r.why, known),
                 .side = position.to_move,
                 .piece = request.kind,
                 .at = {request.to_file, request.to_rank},
                 .text = std::string(written)};
    if (r.why == rules::illegality::became_queen && request.succession == rules::succession::accept)
        out.id = message::became_queen_by_mark;
    if (out.piece == rules::piece_kind::none && r.chosen.from != rules::no_square)
        out.piece = position.men[r.chosen.from].kind;
    if (known) {
        out.blocker = position.men[r.spoiler].kind;
        out.blocker_at = name_square<Board>(r.spoiler);
    }
    return out;
}

template <class Board>
sentence ambiguity_sentence(const rules::position<Board>& position, const rules::move_request& request,
                            std::string_view written) {
    const rules::move_list could = rules::candidates(position, request);
    sentence out{.id = message::ambiguous, .piece = request.kind, .text = std::string(written)};
    if (!could.empty()) out.piece = position.men[could[0].from].kind;
    for (const auto& m : could) out.parts.push_back({.id = message::square, .at = name_square<Board>(m.from)});
    return out;
}

template rules::clause clause_of<rules::board8>(rules::ending);
template rules::clause clause_of<rules::board10>(rules::ending);
template sentence refusal_sentence(const rules::position<rules::board8>&, const rules::move_request&,
                                   const rules::resolution&, std::string_view);
template sentence ambiguity_sentence(const rules::position<rules::board8>&, const rules::move_request&,
                                     std::string_view);
template sentence refusal_sentence(const rules::position<rules::board10>&, const rules::move_request&,
                                   const rules::resolution&, std::string_view);
template sentence ambiguity_sentence(const rules::position<rules::board10>&, const rules::move_request&,
                                     std::string_view);

}  // namespace royalcheck
