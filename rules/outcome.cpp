#include "rules/outcome.hpp"

#include "rules/legality.hpp"

namespace royalcheck::rules {

namespace {

template <class Board>
typename Board::bits dark_squares() {
    typename Board::bits dark{};
    for (int s = 0; s < Board::squares; ++s)
        if (is_dark<Board>(static_cast<square>(s))) dark |= bit<Board>(static_cast<square>(s));
    return dark;
}

}  // namespace

template <class Board>
bool is_dead(const position<Board>& p, bool periods) {
    if (has_major_man(p)) return false;
    const auto knights = p.kinds[static_cast<std::size_t>(piece_kind::knight)];
    const auto bishops = p.kinds[static_cast<std::size_t>(piece_kind::bishop)];
    if (periods) return (knights | bishops) == 0;
    if (knights != 0) return bishops == 0 && !more_than_one(knights);
    static const auto dark = dark_squares<Board>();
    return (bishops & dark) == 0 || (bishops & ~dark) == 0;
}

template <>
lost losing_position(const position<board8>&) {
    return {};
}

template <class Board>
ending mate_or_stalemate(const position<Board>& p) {
    if (has_legal_move(p)) return ending::none;
    if (losing_position(p).any) return ending::none;  // R-LOSING: the other side has lost, which is no stalemate
    return in_check(p) ? ending::checkmate : ending::stalemate;
}

template bool is_dead(const position<board8>&, bool);
template ending mate_or_stalemate(const position<board8>&);
template bool is_dead(const position<board10>&, bool);
template ending mate_or_stalemate(const position<board10>&);

}  // namespace royalcheck::rules
