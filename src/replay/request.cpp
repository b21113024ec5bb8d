#include "src/replay/request.hpp"

namespace royalcheck {

rules::piece_kind piece_kind_of(grammar::piece_name name, grammar::language language) {
    using grammar::piece_name;
    using rules::piece_kind;
    switch (name) {
    case piece_name::none: return piece_kind::none;
    case piece_name::pawn: return piece_kind::pawn;
    case piece_name::knight: return piece_kind::knight;
    case piece_name::bishop: return piece_kind::bishop;
    case piece_name::rook: return piece_kind::rook;
    case piece_name::queen: return piece_kind::queen;
    case piece_name::king: return piece_kind::king;
    case piece_name::prince: return piece_kind::prince;
    case piece_name::princess: return piece_kind::princess;
    case piece_name::king_or_knight: return language == grammar::russian ? piece_kind::knight : piece_kind::king;
    }
    return piece_kind::none;
}

namespace {

// Spelled out without O-O, castling is told by the king's target: c is the long side on 8 files, the short one on 10.
rules::wing wing_of(const grammar::move_text& move, int board_size) {
    const bool towards_a = move.wing_by_target && move.to_file == 2;
    const bool is_short =
        move.wing_by_target && board_size == 10 ? towards_a : move.form == grammar::move_form::castling_short;
    return is_short ? rules::wing::king_side : rules::wing::queen_side;
}

}  // namespace

rules::move_request request_of(const grammar::move_text& move, grammar::language language, int board_size) {
    rules::move_request request;
    switch (move.form) {
    case grammar::move_form::castling_short:
    case grammar::move_form::castling_long: request.castling = wing_of(move, board_size); return request;
    case grammar::move_form::null: return request;
    case grammar::move_form::ordinary: break;
    }
    request.kind = piece_kind_of(move.piece, language);
    if (request.kind == rules::piece_kind::none && !move.long_algebraic) request.kind = rules::piece_kind::pawn;
    request.from_file = move.from_file;
    request.from_rank = move.from_rank;
    request.to_file = move.to_file;
    request.to_rank = move.to_rank;
    request.capture = move.capture;
    request.promotion = piece_kind_of(move.promotion, language);
    return request;
}

std::string in_letters_of(grammar::language language, std::string_view san) {
    if (language == grammar::english) return std::string(san);
    std::string out;
    for (std::size_t i = 0; i < san.size(); ++i) {
        const char next = i + 1 < san.size() ? san[i + 1] : '\0';
        switch (san[i]) {
        case 'K': out += "Кр"; break;
        case 'Q': out += "Ф"; break;
        case 'R': out += "Л"; break;
        case 'B': out += "С"; break;
        case 'N': out += "К"; break;
        case 'P':
            if (next == 'r' || next == 's') {
                out += next == 'r' ? "Пр" : "Пс";
                ++i;
                break;
            }
            [[fallthrough]];
        default: out += san[i];
        }
    }
    return out;
}

}  // namespace royalcheck
