// What legality means the same on both boards.
#include "rules/legality.hpp"

#include "rules/king_safety.hpp"

namespace royalcheck::rules {

template <class Board>
typename Board::bits checkers(const position<Board>& p) {
    return attackers(p, p.king(p.to_move), other(p.to_move), p.occupied());
}

template <class Board>
bool in_check(const position<Board>& p) {
    return checkers(p) != 0;
}

template <class Board>
std::uint64_t perft(const position<Board>& p, int depth) {
    if (depth <= 0) return 1;
    move_list moves;
    legal_moves(p, moves);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const move& m : moves) {
        position<Board> next = p;
        play(next, m);
        leaves += perft(next, depth - 1);
    }
    return leaves;
}

template board8::bits checkers(const position<board8>&);
template bool in_check(const position<board8>&);
template std::uint64_t perft(const position<board8>&, int);
template bool in_check(const position<board10>&);
template std::uint64_t perft(const position<board10>&, int);

}  // namespace royalcheck::rules
