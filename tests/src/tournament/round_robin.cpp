#include "tests/src/tournament/round_robin.hpp"

#include <map>
#include <utility>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

struct played {
    std::string_view result;
    std::string_view moves = "1. e4 e5";
};

const std::map<std::pair<int, int>, played> special{
    {{1, 2}, {"1/2-1/2"}},
    {{8, 9}, {"1-0", white_misses_unnoticed}},
    {{11, 7}, {"1-0", black_misses}},
    {{3, 6}, {"1-0", white_misses}},
    {{4, 5}, {"0-0", white_misses_unnoticed}},
    {{10, 11}, {"*", white_misses}},
    {{4, 7}, {"1/2-1/2"}},
    {{7, 5}, {"1-0"}},
};

/// Who sits where in a round: the last player stays, the others move on by six places.
int seated(int place, int round) { return place == 12 ? 12 : (place - 1 + 6 * (round - 1)) % 11 + 1; }

}  // namespace

std::string player(int number) { return (number < 10 ? "Player 0" : "Player ") + std::to_string(number); }

std::string round_robin() {
    std::string pgn;
    for (int round = 1; round <= 11; ++round)
        for (int table = 1; table <= 6; ++table) {
            int white = seated(table, round), black = seated(13 - table, round);
            if (table == 1 && round % 2 == 0) std::swap(white, black);
            const auto other = special.find({white, black});
            const played how = other != special.end() ? other->second : played{white < black ? "1-0" : "0-1"};
            pgn += game(round, player(white), player(black), how.result, how.moves);
        }
    return pgn;
}

}  // namespace royalcheck::testing
