// Forsyth-Edwards notation (PGN standard 16.1; NOTATION 5 for the large board), written.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string_view>

#include "rules/chess/laws.hpp"
#include "rules/notation.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace {

/// Writes FEN from a place on and knows where it ends.
struct fen_writer {
    char* to;

    void add(char c) { *to++ = c; }
    void add(std::string_view text) { to = std::copy(text.begin(), text.end(), to); }
    void add(int number) { to = std::to_chars(to, to + 11, number).ptr; }
};

/// The men rank by rank from the top: letters, small for Black, prince and princess in parentheses; figures for gaps.
template <class Board>
void add_placement(const position<Board>& p, fen_writer& fen) {
    static constexpr std::array<std::array<std::string_view, piece_kinds>, 2> names{
        {{"", "P", "N", "B", "R", "Q", "K", "(Pr)", "(Ps)"}, {"", "p", "n", "b", "r", "q", "k", "(pr)", "(ps)"}}};
    // Written in any case and kept where there is one: whether the next man stands beside, nobody can foretell.
    const auto gap = [&](int empty) {
        *fen.to = '1';
        fen.to += empty == 10 ? 1 : 0;
        *fen.to = static_cast<char>('0' + empty % 10);
        fen.to += empty > 0 ? 1 : 0;
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
            if (name.size() == 1)
                fen.add(name[0]);
            else
                fen.add(name);
        }
        gap(Board::size - file);
        if (rank > 0) fen.add('/');
    }
}

void add_castling(std::uint8_t rights, fen_writer& fen) {
    if (rights == 0) return fen.add('-');
    for (const auto& [right, sign] :
         {std::pair{white_king_side, 'K'}, {white_queen_side, 'Q'}, {black_king_side, 'k'}, {black_queen_side, 'q'}})
        if ((rights & right) != 0) fen.add(sign);
}

/// Every passed square, nearest the start of the pawn that has just moved first.
template <class Board>
void add_en_passant(const position<Board>& p, fen_writer& fen) {
    if (p.en_passant == 0) return fen.add('-');
    std::string out;
    for (auto left = p.en_passant; left != 0;) {
        const std::string name = to_text<Board>(pop_lsb(left));
        out = p.to_move == side::black ? out + name : name + out;  // a white pawn came from below
    }
    fen.add(out);
}

}  // namespace

template <class Board>
void append_fen(std::string& out, const position<Board>& p) {
    std::array<char, Board::squares * 4 + Board::size + 64> text;
    fen_writer fen{text.data()};
    add_placement(p, fen);
    fen.add(p.to_move == side::white ? " w " : " b ");
    add_castling(p.castling, fen);
    fen.add(' ');
    add_en_passant(p, fen);
    fen.add(' ');
    fen.add(p.halfmove_clock);
    fen.add(' ');
    fen.add(p.number);
    fen.add(laws<Board>::fen_tail(p));
    out.append(text.data(), fen.to);
}

template <class Board>
std::string to_fen(const position<Board>& p) {
    std::string out;
    append_fen(out, p);
    return out;
}

template void append_fen(std::string&, const position<board8>&);
template void append_fen(std::string&, const position<board10>&);
template std::string to_fen(const position<board8>&);
template std::string to_fen(const position<board10>&);

}  // namespace royalcheck::rules
