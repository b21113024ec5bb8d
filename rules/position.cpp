#include "rules/position.hpp"

#include "rules/chess/laws.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

template <class Board>
const position<Board>& start_position() {
    static const position<Board> start = [] {
        position<Board> p;
        const auto set = [&p](int file, int rank, piece_kind kind, side owner) {
            p.put(make_square<Board>(file, rank), {kind, owner});
        };
        for (int file = 0; file < Board::size; ++file) {
            const piece_kind back = laws<Board>::back_rank[static_cast<std::size_t>(file)];
            set(file, 0, back, side::white);
            set(file, 1, piece_kind::pawn, side::white);
            set(file, Board::size - 2, piece_kind::pawn, side::black);
            set(file, Board::size - 1, back, side::black);
        }
        p.castling = white_king_side | white_queen_side | black_king_side | black_queen_side;
        p.men_key = recomputed_key(p);
        return p;
    }();
    return start;
}

template <class Board>
key recomputed_key(const position<Board>& position) {
    key k = zobrist<Board>.castling[position.castling] ^ laws<Board>::state_key(position);
    if (position.to_move == side::black) k ^= zobrist<Board>.black_to_move;
    for (auto left = position.occupied(); left != 0;) {
        const square s = pop_lsb(left);
        k ^= man_key<Board>(position.men[s], s);
    }
    return k;
}

template const position<board8>& start_position<board8>();
template key recomputed_key(const position<board8>&);
template const position<board10>& start_position<board10>();
template key recomputed_key(const position<board10>&);

}  // namespace royalcheck::rules
