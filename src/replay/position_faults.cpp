#include "src/replay/position_faults.hpp"

#include "rules/castling.hpp"
#include "rules/chess/laws.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck {
namespace {

using rules::piece;
using rules::piece_kind;
using rules::side;
using rules::square;

message message_of(grammar::position_fault_kind kind) {
    using enum grammar::position_fault_kind;
    switch (kind) {
    case no_fen: return message::fault_no_fen;
    case rank_length: return message::fault_rank_length;
    case rank_count: return message::fault_rank_count;
    case unknown_sign: return message::fault_unknown_sign;
    case prince_on_8x8: return message::fault_prince_on_8x8;
    case princess_on_8x8: return message::fault_princess_on_8x8;
    case bad_side: return message::fault_bad_side;
    case bad_castling: return message::fault_bad_castling;
    case castling_twice: return message::fault_castling_twice;
    case bad_en_passant: return message::fault_bad_en_passant;
    case en_passant_outside: return message::fault_en_passant_outside;
    case two_en_passant: return message::fault_two_en_passant;
    case bad_clock: return message::fault_bad_clock;
    case clock_below_zero: return message::fault_clock_below_zero;
    case bad_number: return message::fault_bad_number;
    case bad_succession: return message::fault_bad_succession;
    case behind_number: return message::fault_behind_number;
    case succession_on_8x8: return message::fault_succession_on_8x8;
    case behind_last_field: return message::fault_behind_last_field;
    case no_side: return message::fault_no_side;
    case no_castling: return message::fault_no_castling;
    case no_en_passant: return message::fault_no_en_passant;
    case no_clock: return message::fault_no_clock;
    case no_number: return message::fault_no_number;
    case no_piece: return message::fault_no_piece;
    case wrong_count: return message::fault_wrong_count;
    case square_outside: return message::fault_square_outside;
    case square_taken: return message::fault_square_taken;
    case before_its_side: return message::fault_before_its_side;
    case not_a_piece: return message::fault_not_a_piece;
    case stray_parenthesis: return message::fault_stray_parenthesis;
    }
    return message::none;
}

template <class Board>
sentence named(square at) {
    return {.id = message::square, .at = name_square<Board>(at)};
}

template <class Board, class Wanted>
std::vector<sentence> squares_of(const rules::setup<Board>& s, Wanted wanted) {
    std::vector<sentence> found;
    for (int at = 0; at < Board::squares; ++at)
        if (wanted(static_cast<square>(at), s.men[static_cast<std::size_t>(at)]))
            found.push_back(named<Board>(static_cast<square>(at)));
    return found;
}

template <class Board>
sentence several(const rules::setup<Board>& s, side owner, piece_kind kind) {
    return {.id = message::defect_several, .side = owner, .piece = kind, .parts = squares_of(s, [&](square, piece m) {
                                                                             return m == piece{kind, owner};
                                                                         })};
}

/// The rights whose king or rook is not at home, each with both squares: "K (e1, h1)".
template <class Board>
std::vector<sentence> rights_in_vain(const rules::setup<Board>& s) {
    constexpr std::string_view letters = "KQkq";
    std::vector<sentence> rights;
    for (const side owner : {side::white, side::black}) {
        for (const rules::wing w : {rules::wing::king_side, rules::wing::queen_side}) {
            const rules::castling_squares c = rules::laws<Board>::castling(owner, w);
            const bool home = s.men[c.king_from] == piece{piece_kind::king, owner} &&
                              s.men[c.rook_from] == piece{piece_kind::rook, owner};
            if ((s.castling & rules::castling_bit(owner, w)) == 0 || home) continue;
            const std::size_t letter = (owner == side::black ? 2 : 0) + (w == rules::wing::queen_side ? 1 : 0);
            rights.push_back({.id = message::defect_castling_right,
                              .text = std::string(1, letters[letter]),
                              .parts = {named<Board>(c.king_from), named<Board>(c.rook_from)}});
        }
    }
    return rights;
}

}  // namespace

sentence sentence_of(const grammar::position_fault& fault) {
    return {.id = message_of(fault.kind),
            .side = fault.white ? side::white : side::black,
            .number = fault.number,
            .due = fault.due,
            .text = fault.text};
}

template <class Board>
sentence sentence_of(const rules::setup<Board>& s, rules::setup_defect d) {
    using enum rules::setup_defect;
    switch (d) {
    case no_white_king: return {.id = message::defect_no_king, .side = side::white};
    case no_black_king: return {.id = message::defect_no_king, .side = side::black};
    case several_white_kings: return several(s, side::white, piece_kind::king);
    case several_black_kings: return several(s, side::black, piece_kind::king);
    case several_white_princes: return several(s, side::white, piece_kind::prince);
    case several_black_princes: return several(s, side::black, piece_kind::prince);
    case several_white_princesses: return several(s, side::white, piece_kind::princess);
    case several_black_princesses: return several(s, side::black, piece_kind::princess);
    case pawn_on_last_rank:
        return {.id = message::defect_last_rank_pawn, .parts = squares_of(s, [](square at, piece m) {
                                                          const int rank = rules::rank_of<Board>(at);
                                                          return m.kind == piece_kind::pawn &&
                                                                 (rank == 0 || rank == Board::size - 1);
                                                      })};
    case side_not_on_move_in_check: {
        const piece king{piece_kind::king, rules::other(s.to_move)};
        return {.id = message::defect_idle_side_in_check,
                .side = king.owner,
                .parts = squares_of(s, [&](square, piece m) { return m == king; })};
    }
    case number_below_one: return {.id = message::defect_number_below_one, .number = s.number};
    case piece_not_of_this_board:
        return {.id = message::defect_royal_piece, .parts = squares_of(s, [](square, piece m) {
                                                       return m.kind == piece_kind::prince ||
                                                              m.kind == piece_kind::princess;
                                                   })};
    case castling_without_king_and_rook: return {.id = message::defect_castling, .parts = rights_in_vain(s)};
    case impossible_en_passant: {
        sentence told{.id = message::defect_en_passant};
        for (const square at : s.en_passant) told.parts.push_back(named<Board>(at));
        return told;
    }
    case negative_clock: return {.id = message::defect_clock, .number = s.halfmove_clock};
    case choice_without_princess: return {.id = message::defect_choice, .side = s.to_move};
    }
    return {};
}

template sentence sentence_of(const rules::setup<rules::board8>&, rules::setup_defect);
template sentence sentence_of(const rules::setup<rules::board10>&, rules::setup_defect);

}  // namespace royalcheck
