#include "src/tournament/schedule.hpp"

#include <algorithm>

namespace royalcheck {

void fill_in_rounds(tournament_table& table, std::size_t players) {
    std::vector<std::vector<bool>> taken(players);  // by player and round
    const auto is_taken = [&](player_id p, std::size_t round) { return round < taken[p].size() && taken[p][round]; };
    const auto take = [&](player_id p, std::size_t round) {
        if (round >= taken[p].size()) taken[p].resize(round + 1, false);
        taken[p][round] = true;
    };
    for (const table_game& game : table.games) {
        if (game.round == 0) continue;
        take(game.white, static_cast<std::size_t>(game.round));
        take(game.black, static_cast<std::size_t>(game.round));
    }
    for (const tournament_bye& bye : table.byes)
        if (bye.round != 0) take(bye.player, static_cast<std::size_t>(bye.round));
    std::vector<std::size_t> next(players, 1);  // before it all are taken
    for (table_game& game : table.games) {
        if (game.round != 0) continue;
        std::size_t round = std::max(next[game.white], next[game.black]);
        while (is_taken(game.white, round) || is_taken(game.black, round)) ++round;
        take(game.white, round);
        take(game.black, round);
        game.round = static_cast<int>(round);
        for (const player_id p : {game.white, game.black})
            while (is_taken(p, next[p])) ++next[p];
    }
    for (tournament_bye& bye : table.byes) {
        if (bye.round != 0) continue;
        while (is_taken(bye.player, next[bye.player])) ++next[bye.player];
        take(bye.player, next[bye.player]);
        bye.round = static_cast<int>(next[bye.player]);
    }
}

}  // namespace royalcheck
