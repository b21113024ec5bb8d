// The games that count, and what the players have from them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "src/tournament/score.hpp"
#include "src/tournament/tournament.hpp"

namespace royalcheck {

/// A pairing of the table. Most are games of the record; losses of an excluded player need none (K-SANCTION).
struct table_game {
    static constexpr std::size_t no_record = static_cast<std::size_t>(-1);

    player_id white = 0, black = 0;
    int round = 0;  ///< 0: not known
    game_result result = game_result::none;
    bool forfeit = false;            ///< decided without play
    bool annulled = false;           ///< played, but it counts for nobody
    std::size_t record = no_record;  ///< index into `of.games`
};

/// How players with the same points are ranked.
enum class tie_break : std::uint8_t { sonneborn_berger, buchholz, direct_encounter, wins };

struct standing {
    player_id player = 0;
    int games = 0;  ///< that have a result and count
    half_points points = 0;
    long sonneborn_berger = 0;             ///< quarters: points of each opponent times the points made against him
    half_points buchholz = 0;              ///< points of all opponents
    std::optional<half_points> encounter;  ///< points among those who are still tied; none where it does not apply
    int wins = 0;                          ///< by forfeit and by a bye of a full point too
    std::size_t first = 0, last = 0;       ///< the places shared, from 1
    bool annulled = false;                 ///< excluded, and with him all his games: he has no place
};

struct tournament_table {
    std::vector<table_game> games;
    std::vector<tournament_bye> byes;
    std::vector<standing> rows;  ///< in the order of their places
};

/// Counts and ranks. Games without result count for nobody. `annulled` has a mark for each player.
std::vector<standing> rank(const tournament_table& table, const std::vector<bool>& annulled,
                           std::span<const tie_break> order);

}  // namespace royalcheck
