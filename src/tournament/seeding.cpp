#include "src/tournament/seeding.hpp"

#include <algorithm>
#include <charconv>

namespace royalcheck {

std::vector<player_id> starting_order(const tournament_record& of) {
    std::vector<player_id> order(of.players.size());
    for (player_id p = 0; p < order.size(); ++p) order[p] = p;
    const auto rating = [&](player_id p) {
        const std::string& text = of.players[p].rating;
        int value = 0;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    };
    std::stable_sort(order.begin(), order.end(), [&](player_id a, player_id b) { return rating(a) > rating(b); });
    return order;
}

}  // namespace royalcheck
