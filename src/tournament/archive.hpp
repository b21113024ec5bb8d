// Game reports of an archive -> its tournaments.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "src/tournament/tournament.hpp"

namespace royalcheck {

/// Sorts games by their tournament: same Event tag, and same EventDate where there is one. Site is no help: some
/// archives put the address of the game there.
class tournament_archive {
public:
    /// Keeps what standings need of `report`; the rest of it may go.
    void add(const game_report& report);
    /// All tournaments in the order of their first games; the archive is empty then.
    std::vector<tournament_record> take();

private:
    struct collected {
        tournament_record of;
        std::unordered_map<std::string, player_id> players;
        std::unordered_map<std::string, std::uint32_t> files;
    };

    collected& tournament_of(const game_report& report);
    static player_id player(const game_report& report, std::string_view side, collected& to);
    static bool add_bye(const game_report& report, std::uint32_t file, collected& to);

    std::deque<collected> all_;
    std::unordered_map<std::string, std::size_t> by_event_;
};

}  // namespace royalcheck
