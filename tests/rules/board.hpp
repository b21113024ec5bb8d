// Positions for tests: a FEN, or a board drawn as eight lines, read by the shortest possible reader.
#pragma once

#include <string>
#include <string_view>

#include "rules/setup.hpp"

namespace royalcheck::rules::testing {

/// Reads a FEN of the classical board (or ten by ten ranks without princes) as it stands, unchecked.
/// Missing fields keep their defaults.
template <class Board = board8>
setup<Board> read_setup(std::string_view fen) {
    setup<Board> s;
    const auto field = [&fen] {
        while (fen.starts_with(' ')) fen.remove_prefix(1);
        const std::string_view f = fen.substr(0, fen.find(' '));
        fen.remove_prefix(f.size());
        return f;
    };
    int file = 0, rank = Board::size - 1;
    for (const char c : field()) {
        if (c == '/') {
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
        } else {
            constexpr std::string_view letters = "PNBRQKpnbrqk";
            const auto i = letters.find(c);
            s.men.at(make_square<Board>(file++, rank)) = {static_cast<piece_kind>(1 + i % 6),
                                                          i < 6 ? side::white : side::black};
        }
    }
    s.to_move = field() == "b" ? side::black : side::white;
    for (const char c : field()) {
        constexpr std::string_view letters = "KQkq";
        if (const auto i = letters.find(c); i != std::string_view::npos)
            s.castling = static_cast<std::uint8_t>(s.castling | 1u << i);
    }
    if (const auto ep = field(); ep.size() >= 2) s.en_passant.push_back(make_square<Board>(ep[0] - 'a', ep[1] - '1'));
    if (const auto clock = field(); !clock.empty()) s.halfmove_clock = std::stoi(std::string(clock));
    if (const auto number = field(); !number.empty()) s.number = std::stoi(std::string(number));
    return s;
}

/// The checked position of a FEN that must be possible.
inline position<board8> from_fen(std::string_view fen) { return validate(read_setup(fen)).position.value(); }

/// A board drawn from the eighth rank down, `.` for an empty square, spaces and line ends ignored; then
/// the side to move.
inline position<board8> from_board(std::string_view drawn, side to_move, std::string_view rights = "-") {
    std::string fen;
    int n = 0;
    for (const char c : drawn) {
        if (c == ' ' || c == '\n') continue;
        if (n > 0 && n % 8 == 0) fen += '/';
        fen += c == '.' ? '1' : c;
        ++n;
    }
    return from_fen(fen + (to_move == side::white ? " w " : " b ") + std::string(rights) + " - 0 1");
}

/// A square by its name, `e4`.
inline square sq(std::string_view name) { return make_square<board8>(name[0] - 'a', name[1] - '1'); }

}  // namespace royalcheck::rules::testing
