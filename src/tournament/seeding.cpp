#include "src/tournament/seeding.hpp"

#include <algorithm>
#include <charconv>

namespace royalcheck {

int rating_of(const tournament_player& player) {
    constexpr int most = 9999;
    const char* const end = player.rating.data() + player.rating.size();
    int value = 0;
    const auto [stop, error] = std::from_chars(player.rating.data(), end, value);
    return error == std::errc() && stop == end && value > 0 && value <= most ? value : 0;
}

std::vector<player_id> starting_order(const tournament_record& of) {
    std::vector<player_id> order(of.players.size());
    for (player_id p = 0; p < order.size(); ++p) order[p] = p;
    std::stable_sort(order.begin(), order.end(),
                     [&](player_id a, player_id b) { return rating_of(of.players[a]) > rating_of(of.players[b]); });
    return order;
}

}  // namespace royalcheck
