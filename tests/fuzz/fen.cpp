// Positions as text: what is believed is written and read back as the same position, and its legal moves can be played.
#include <string>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "src/replay/setup.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

template <class Board>
void check_moves(const rules::position<Board>& p) {
    rules::move_list moves;
    rules::legal_moves(p, moves);
    require(moves.empty() != rules::has_legal_move(p), "one answer whether there is a move");
    for (const rules::move& m : moves) {
        require(rules::is_legal(p, m), "a legal move is legal");
        require(rules::why_illegal(p, m).why == rules::illegality::none, "no reason against a legal move");
        require(!rules::to_san(p, m).empty(), "a move has a name");
        auto after = p;
        rules::play(after, m);
        require(after.men_key == rules::recomputed_key(after), "the key is kept");
    }
}

template <class Board>
void check_position(const outside_position<Board>& read) {
    require(read.position.has_value() != !read.errors.empty(), "a position or errors");
    if (!read.position) return;
    const std::string written = rules::to_fen(*read.position);
    const auto again = position_from_fen<Board>(written, {});
    require(again.position.has_value(), "a written position is read");
    require(rules::to_fen(*again.position) == written, "and is the same");
    check_moves(*read.position);
}

}  // namespace

void fen(std::string_view bytes) {
    check_position(position_from_fen<rules::board8>(bytes, {}));
    check_position(position_from_fen<rules::board10>(bytes, {}));
    check_position(position_from_pieces<rules::board8>(bytes, {}, {}));
    check_position(position_from_pieces<rules::board10>(bytes, {}, {}));
}

}  // namespace royalcheck::fuzz
