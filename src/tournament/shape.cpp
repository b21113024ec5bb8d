#include "src/tournament/shape.hpp"

#include <algorithm>
#include <utility>

namespace royalcheck {

tournament_shape shape_of(std::span<const table_game> games, std::size_t players) {
    tournament_shape shape;
    std::vector<std::pair<player_id, player_id>> pairs;
    for (const table_game& game : games) {
        shape.rounds = std::max(shape.rounds, game.round);
        if (game.white != game.black) pairs.emplace_back(std::minmax(game.white, game.black));
    }
    const std::size_t paired = pairs.size();
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    const std::size_t possible = players * (players - (players > 0 ? 1 : 0)) / 2;
    shape.round_robin = players >= 3 && pairs.size() * 4 >= possible * 3;
    if (shape.round_robin) shape.cycles = static_cast<int>((paired + pairs.size() / 2) / pairs.size());
    return shape;
}

}  // namespace royalcheck
