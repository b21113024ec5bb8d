// RC704: games that an archive has already.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/tournament/name_index.hpp"
#include "src/tournament/tags.hpp"

namespace royalcheck {

/// Looks at games in the order of the input and keeps some hundred and fifty bytes of each, never its moves, and the
/// names of all players.
class duplicate_finder {
public:
    /// So many half-moves are not the same by chance. Short draws are: those need the same players.
    static constexpr int telling = 24;

    /// Adds RC704 to `report`, whose keys are filled in (replay_options::move_keys), if an earlier game
    /// \li has the same moves, players, date and round (what one of them does not say counts as the same), or
    /// \li has the same moves, at least `telling` of them, with others of these, or
    /// \li has the same opening, players and date or round, and other moves later.
    /// Where no move is legal, players and date or round have to be known and the same.
    /// Names that differ by initials only may be those of the same players: this is said.
    void look(game_report& report);

private:
    struct seen {
        name_index::id white = 0, black = 0;
        game_date date;
        int round = 0;
        std::uint32_t file = 0;
        std::uint64_t line = 0;
    };

    /// Games by something and the hash of both names: one for each date and round, found at once; and some of them in a
    /// list, where the date and round of one may be unknown.
    struct by_players {
        std::unordered_map<std::uint64_t, seen> of_round;
        std::unordered_map<std::uint64_t, std::vector<seen>> lists;  ///< by something and names alone
    };
    enum class agreement : std::uint8_t { possible, known };  ///< of date or round

    static void put(by_players& among, std::uint64_t key, const seen& now);
    bool alike(const seen& before, const seen& now) const;
    const seen* find_alike(const by_players& among, std::uint64_t key, const seen& now,
                           agreement wanted = agreement::possible) const;
    void report_at(const seen& before, message what, game_report& report) const;
    std::uint32_t file_of(const std::string& name);

    std::unordered_map<std::uint64_t, seen> by_moves_;
    by_players renamed_;  ///< by moves: those not alike any before, and those whose names are written otherwise
    by_players by_opening_;
    name_index names_;
    std::vector<std::string> files_;
};

}  // namespace royalcheck
