#include "src/replay/refusal.hpp"

#include <algorithm>
#include <cstdlib>
#include <type_traits>

#include "rules/royal100/pawns.hpp"

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

using rules::board10;

// The man that was to move; of a move that names only its squares, the one on the first.
rules::piece_kind kind_asked_for(const rules::position<board10>& p, const rules::move_request& request) {
    const auto on_board = [](int n) { return n >= 0 && n < board10::size; };
    if (request.kind != rules::piece_kind::none || !on_board(request.from_file) || !on_board(request.from_rank))
        return request.kind;
    return p.men[rules::make_square<board10>(request.from_file, request.from_rank)].kind;
}

// How far the pawn has come that would advance to the target: its rank from its own side, counted from 0; -1 if there
// is none behind the target on its file.
int rank_of_advancing_pawn(const rules::position<board10>& p, const rules::move_request& request) {
    const rules::piece pawn{rules::piece_kind::pawn, p.to_move};
    const int home = p.to_move == rules::side::white ? 0 : board10::size - 1;
    const int target = std::abs(request.to_rank - home);
    const auto stands_at = [&](int rank) {
        return p.men[rules::make_square<board10>(request.to_file, std::abs(home - rank))] == pawn;
    };
    if (request.from_rank >= 0) return std::abs(request.from_rank - home);
    for (int rank = std::min(target, board10::size) - 1; rank > 0; --rank)
        if (stands_at(rank)) return rank;
    return -1;
}

// Which of its clauses a pawn's move breaks: forward by where the pawn stands, diagonally by what it would capture.
rules::clause pawn_clause(const rules::position<board10>& p, const rules::move_request& request) {
    const bool on_files = request.to_file >= 0 && request.to_file < board10::size;
    if (!on_files || request.to_rank < 0) return rules::clause::r_pawn_then;
    if (request.capture || (request.from_file >= 0 && request.from_file != request.to_file)) {
        const bool passed =
            request.to_rank < board10::size &&
            (p.en_passant & rules::bit<board10>(rules::make_square<board10>(request.to_file, request.to_rank))) != 0;
        return passed ? rules::clause::r_ep : rules::clause::r_pawn_then;
    }
    switch (rank_of_advancing_pawn(p, request)) {
    case rules::royal_pawn_rank: return rules::clause::r_pawn_start;
    case rules::royal_third_rank: return rules::clause::r_pawn_third;
    default: return rules::clause::r_pawn_then;
    }
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
rules::clause clause_of(rules::illegality, const rules::position<rules::board8>&, const rules::move_request&) {
    return rules::clause::c_move;
}

template <>
rules::clause clause_of(rules::illegality why, const rules::position<rules::board10>& position,
                        const rules::move_request& request) {
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
    const rules::piece_kind kind = kind_asked_for(position, request);
    if (kind == rules::piece_kind::pawn) return pawn_clause(position, request);
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
