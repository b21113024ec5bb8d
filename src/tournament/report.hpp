// All that is told of one tournament. Formats render it; they never compute.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "src/tournament/table.hpp"

namespace royalcheck {

/// What becomes of the games that an excluded player has played.
enum class played_games : std::uint8_t {
    fide,   ///< they count if they are at least half of his games
    keep,   ///< they count
    annul,  ///< none of his games counts for anybody
};

/// K-SANCTION: a player is out of the tournament after this round; without one, after the game in which he first missed
/// a control period.
struct exclusion {
    std::string name;
    std::optional<int> round;
};

struct tournament_options {
    std::vector<exclusion> excluded;
    played_games played = played_games::fide;
    std::optional<int> rounds;  ///< of the whole tournament, where it is not over
    std::vector<tie_break> tie_breaks{tie_break::sonneborn_berger, tie_break::buchholz, tie_break::direct_encounter,
                                      tie_break::wins};
};

/// A game whose points are others than the record says.
struct changed_result {
    std::size_t game = 0;                  ///< index into the corrected table's games
    game_result from = game_result::none;  ///< none: the record has no such game
    game_result to = game_result::none;
    rules::clause clause = rules::clause::none;
    std::optional<sentence> verdict;  ///< of the game; none where an exclusion made the change
};

/// A game whose result the rules leave open or cannot confirm.
struct open_result {
    std::size_t game = 0;  ///< index into `of.games`
    sentence verdict;
};

struct tournament_finding {
    code id = code::sanction_possible;
    royalcheck::severity severity = severity::warning;
    rules::clause clause = rules::clause::none;
    sentence message;
    std::vector<std::size_t> games;  ///< indices into `of.games`; the first gives the place
};

struct excluded_player {
    player_id player = 0;
    int round = 0;   ///< he is out after it; 0: not known, after the game that `message` of the report names
    int played = 0;  ///< games that he has played up to then
    int due = 0;     ///< of so many
    bool annulled = false;
};

struct tournament_report {
    tournament_record of;
    bool round_robin = false;
    int cycles = 1;          ///< of a round robin: how often each pair meets
    int rounds = 0;          ///< the last that is known or announced
    bool announced = false;  ///< `rounds` was given
    std::vector<tie_break> tie_breaks;
    tournament_table recorded, corrected;
    std::vector<changed_result> changes;
    std::vector<open_result> open;
    std::vector<excluded_player> excluded;
    std::vector<tournament_finding> findings;
};

/// Judges a tournament. `used` gets a mark for each exclusion of `options` that names a player of it.
/// Throws std::runtime_error for an exclusion that says no round where the record has no missed period.
tournament_report judge_tournament(tournament_record of, const tournament_options& options, std::vector<bool>& used);

/// "Ivanov - Petrov"
std::string pairing_text(const tournament_record& of, player_id white, player_id black);
/// "Ivanov - Petrov (games.pgn:41)", with the round where it is known.
sentence game_text(const tournament_record& of, const tournament_game& game);

}  // namespace royalcheck
