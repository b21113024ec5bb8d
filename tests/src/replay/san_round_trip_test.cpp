// What the rules write, the grammar reads and the rules resolve to the same move: along random games on both boards.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "grammar/move.hpp"
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/resolve.hpp"
#include "src/replay/request.hpp"

namespace royalcheck::testing {
namespace {

/// The move that SAN leads back to; `Ps=Q` and `Ps=Ps` before it are the princess marks.
template <class Board>
rules::resolution read_back(const rules::position<Board>& position, std::string san) {
    auto choice = rules::succession::none;
    if (const auto space = san.find(' '); space != std::string::npos) {
        choice = san.starts_with("Ps=Ps") ? rules::succession::decline : rules::succession::accept;
        san.erase(0, space + 1);
    }
    const auto text = grammar::read_move(san);
    if (!text) return {};
    auto request = request_of(*text, grammar::english, Board::size);
    request.succession = choice;
    return rules::resolve(position, request);
}

template <class Board>
void play_at_random(unsigned seed, int plies) {
    std::mt19937 random(seed);
    auto position = rules::start_position<Board>();
    for (int ply = 0; ply < plies; ++ply) {
        rules::move_list legal;
        rules::legal_moves(position, legal);
        if (legal.empty() || ply % 150 == 149) {
            position = rules::start_position<Board>();
            continue;
        }
        for (const rules::move& m : legal) {
            const std::string san = rules::to_san(position, m);
            const auto back = read_back(position, san);
            ASSERT_EQ(back.verdict, rules::verdict::legal) << san << " in " << rules::to_fen(position);
            ASSERT_EQ(back.chosen, m) << san << " in " << rules::to_fen(position);
        }
        rules::play(position, legal[random() % legal.size()]);
    }
}

TEST(san_round_trip, every_legal_move_of_chess) { play_at_random<rules::board8>(1, 1500); }
TEST(san_round_trip, every_legal_move_of_royal100) { play_at_random<rules::board10>(2, 1500); }

}  // namespace
}  // namespace royalcheck::testing
