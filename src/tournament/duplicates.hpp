// RC704: games that an archive has already.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/tournament/tags.hpp"

namespace royalcheck {

/// Looks at games in the order of the input and keeps some hundred and fifty bytes of each, never its moves or names.
class duplicate_finder {
public:
    /// So many half-moves are not the same by chance. Short draws are: those need the same players.
    static constexpr int telling = 24;

    /// Adds RC704 to `report`, whose keys are filled in (replay_options::move_keys), if an earlier game
    /// \li has the same moves, players, date and round (what one of them does not say counts as the same), or
    /// \li has the same moves, at least `telling` of them, with others of these, or
    /// \li has the same opening, players and date or round, and other moves later.
    void look(game_report& report);

private:
    struct seen {
        std::uint64_t players = 0;  ///< hash of both names, spelled alike
        game_date date;
        int round = 0;
        std::uint32_t file = 0;
        std::uint64_t line = 0;
    };

    void report_at(const seen& before, message what, game_report& report) const;
    std::uint32_t file_of(const std::string& name);

    std::unordered_map<std::uint64_t, seen> by_moves_;
    std::unordered_multimap<std::uint64_t, seen> renamed_;  ///< by moves and players: those not alike any before
    std::unordered_map<std::uint64_t, seen> by_opening_;    ///< by the opening and the players
    std::vector<std::string> files_;
};

}  // namespace royalcheck
