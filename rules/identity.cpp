// When two positions are the same (FIDE 9.2.3; C-REP3).
#include "rules/legality.hpp"
#include "rules/pseudo.hpp"

namespace royalcheck::rules {

template <class Board>
key en_passant_key(const position<Board>& p) {
    key k = 0;
    for (auto passed = p.en_passant; passed != 0;) {
        move m;
        m.to = pop_lsb(passed);
        m.en_passant = true;
        for (auto capturers = pawns_before(p, m.to); capturers != 0;) {
            m.from = pop_lsb(capturers);
            if (!is_legal(p, m)) continue;  // the pawn is pinned, or the king stands in another check
            k ^= zobrist<Board>.en_passant[m.to];
            break;
        }
    }
    return k;
}

template key en_passant_key(const position<board8>&);
template key en_passant_key(const position<board10>&);

}  // namespace royalcheck::rules
