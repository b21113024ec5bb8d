// Forsyth-Edwards notation (PGN standard 16.1; NOTATION 5 for the large board), written.
#include <algorithm>
#include <array>

#include "rules/chess/laws.hpp"
#include "rules/notation.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace {

/// The men rank by rank from the top: letters, small for Black, prince and princess in parentheses; figures for gaps.
template <class Board>
std::string placement(const position<Board>& p) {
    static constexpr std::array<std::array<std::string_view, piece_kinds>, 2> names{
        {{"", "P", "N", "B", "R", "Q", "K", "(Pr)", "(Ps)"}, {"", "p", "n", "b", "r", "q", "k", "(pr)", "(ps)"}}};
    std::array<char, Board::squares * 4 + Board::size> text;
    char* to = text.data();
    const auto gap = [&](int empty) {
        if (empty == 10) *to++ = '1';
        if (empty > 0) *to++ = static_cast<char>('0' + empty % 10);
    };
    constexpr auto lowest_rank = static_cast<typename Board::bits>((bit<Board>(Board::size)) - 1);
    for (int rank = Board::size - 1; rank >= 0; --rank) {
        int file = 0;  // of the first square that is not written
        for (auto men = p.occupied() & (lowest_rank << make_square<Board>(0, rank)); men != 0;) {
            const square at = pop_lsb(men);
            gap(file_of<Board>(at) - file);
            file = file_of<Board>(at) + 1;
            const auto name =
                names[static_cast<std::size_t>(p.men[at].owner)][static_cast<std::size_t>(p.men[at].kind)];
            *to = name[0];
            to = name.size() == 1 ? to + 1 : std::copy(name.begin(), name.end(), to);
        }
        gap(Board::size - file);
        if (rank > 0) *to++ = '/';
    }
    return {text.data(), to};
}

std::string castling_text(std::uint8_t rights) {
    std::string out;
    for (const auto& [right, sign] :
         {std::pair{white_king_side, 'K'}, {white_queen_side, 'Q'}, {black_king_side, 'k'}, {black_queen_side, 'q'}})
        if ((rights & right) != 0) out += sign;
    return out.empty() ? "-" : out;
}

/// Every passed square, nearest the start of the pawn that has just moved first.
template <class Board>
std::string en_passant_text(const position<Board>& p) {
    std::string out;
    for (auto left = p.en_passant; left != 0;) {
        const std::string name = to_text<Board>(pop_lsb(left));
        out = p.to_move == side::black ? out + name : name + out;  // a white pawn came from below
    }
    return out.empty() ? "-" : out;
}

}  // namespace

template <class Board>
std::string to_fen(const position<Board>& p) {
    return placement(p) + (p.to_move == side::white ? " w " : " b ") + castling_text(p.castling) + ' ' +
           en_passant_text(p) + ' ' + std::to_string(p.halfmove_clock) + ' ' + std::to_string(p.number) +
           laws<Board>::fen_tail(p);
}

template std::string to_fen(const position<board8>&);
template std::string to_fen(const position<board10>&);

}  // namespace royalcheck::rules
