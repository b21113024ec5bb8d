// Playing a move: men, rights, clocks and key, all kept up step by step.
#include "rules/play_inlined.hpp"

namespace royalcheck::rules {

template <class Board>
void play(position<Board>& p, const move& m) {
    play_inlined(p, m);
}

template <class Board>
void play_null(position<Board>& p) {
    p.en_passant = {};
    ++p.halfmove_clock;
    laws<Board>::skip_turn(p);
    pass_turn(p);
}

template void play(position<board8>&, const move&);
template void play_null(position<board8>&);
template void play(position<board10>&, const move&);
template void play_null(position<board10>&);

}  // namespace royalcheck::rules
