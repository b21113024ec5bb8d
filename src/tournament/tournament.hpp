// A tournament as its records tell it: who played, which games there are, and what each of them is worth.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/replay/game_report.hpp"
#include "src/tournament/score.hpp"

namespace royalcheck {

using player_id = std::uint32_t;  ///< index into tournament_record::players

/// What the tags say of a player; the first game that says it counts.
struct tournament_player {
    std::string name;  ///< as the White or Black tag writes it, without blanks around it
    std::string title, rating, fide_id, federation;
};

/// "2026.11.30"; 0 stands for what is not known.
struct game_date {
    int year = 0, month = 0, day = 0;
    bool known() const { return year != 0 && month != 0 && day != 0; }
    friend auto operator<=>(const game_date&, const game_date&) = default;
};

/// What standings need of one game, so that memory does not grow with the moves.
struct tournament_game {
    player_id white = 0, black = 0;
    int round = 0;  ///< 0: the record does not say
    int part = 0;   ///< "3.2": 2, a board or a game of a match; 0: not said
    game_date date;
    std::uint32_t file = 0;    ///< index into tournament_record::files
    std::uint64_t number = 0;  ///< of the game in the file
    std::uint64_t line = 0;
    game_result recorded = game_result::none;
    std::array<game_result, 2> correct{};  ///< what the rules leave; `none` where the board decides nothing
    verdict_status status = verdict_status::unfinished;
    rules::clause clause = rules::clause::none;  ///< on which the verdict rests
    std::array<bool, 2> missed{};                ///< White, Black: missed a control period (K-PERIOD)
    std::optional<severity> disagrees;           ///< RC502: the record has another result as well
    bool unplayed = false;                       ///< won or lost by forfeit: nothing was played
};

/// A round in which the record gives a player no opponent (`bye`, `-`), and no moves: no game, but it may give points.
struct tournament_bye {
    player_id player = 0;
    int round = 0;                      ///< 0: the record does not say
    std::optional<half_points> points;  ///< none: no result is recorded
    std::uint32_t file = 0;             ///< index into tournament_record::files
    std::uint64_t line = 0;
};

struct tournament_record {
    std::string event, site;
    std::vector<std::string> files;
    std::array<std::uint64_t, 3> judged{};  ///< games by the variant by whose rules they were judged
    std::uint64_t assumed = 0;              ///< of these, games whose record does not say which that is
    std::vector<tournament_player> players;
    std::vector<sentence> nameless;                    ///< where games stand that do not say who played
    std::map<std::size_t, std::string> unread_rounds;  ///< by game: Round tags that name no round
    std::vector<tournament_game> games;                ///< in the order of the input
    std::vector<tournament_bye> byes;                  ///< in the order of the input, too
    std::map<std::size_t, sentence>
        verdicts;  ///< of the games whose record the rules change, question or cannot confirm
};

}  // namespace royalcheck
