// The bridge between what is written and what the rules are asked.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "grammar/move.hpp"
#include "rules/moves.hpp"

namespace royalcheck {

/// The piece that a letter names in a language; `K` is the king in English, the knight in Russian.
constexpr rules::piece_kind piece_kind_of(grammar::piece_name name, grammar::language language) {
    using rules::piece_kind;
    constexpr std::array<piece_kind, 10> kinds{
        piece_kind::none,  piece_kind::pawn, piece_kind::knight, piece_kind::bishop,   piece_kind::rook,
        piece_kind::queen, piece_kind::king, piece_kind::prince, piece_kind::princess, piece_kind::king};
    const bool russian_knight = name == grammar::piece_name::king_or_knight && language == grammar::russian;
    return russian_knight ? piece_kind::knight : kinds[static_cast<std::size_t>(name)];
}

/// By piece name, the man that moves: a pawn lacks a letter.
using moved_kinds = std::array<rules::piece_kind, 10>;

inline const moved_kinds& moved_kinds_of(grammar::language language) {
    static constexpr auto table = [](grammar::language of) {
        moved_kinds kinds{};
        for (std::size_t name = 0; name < kinds.size(); ++name)
            kinds[name] = piece_kind_of(static_cast<grammar::piece_name>(name), of);
        kinds[static_cast<std::size_t>(grammar::piece_name::none)] = rules::piece_kind::pawn;
        return kinds;
    };
    static constexpr moved_kinds english = table(grammar::english), russian = table(grammar::russian);
    return language == grammar::russian ? russian : english;
}

/// The wing that a castling means. Spelled out without O-O it is told by the king's target, and so by `board_size`.
rules::wing wing_of(const grammar::move_text& move, int board_size);

/// The move as the rules are to be asked for it. `board_size` tells which wing a spelled-out castling means.
[[gnu::always_inline]] inline rules::move_request request_of(const grammar::move_text& move, grammar::language language,
                                                             int board_size) {
    rules::move_request request;
    if (move.form != grammar::move_form::ordinary) {
        if (move.form != grammar::move_form::null) request.castling = wing_of(move, board_size);
        return request;
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

/// English SAN in the letters of `language`, for people: "Ng4" is "Кg4" in Russian.
std::string in_letters_of(grammar::language language, std::string_view san);

}  // namespace royalcheck
