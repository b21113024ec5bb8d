// Points, without fractions: in half points, and in quarters where half points are multiplied.
#pragma once

#include <optional>
#include <string>

#include "src/findings/result.hpp"

namespace royalcheck {

using half_points = int;

/// What a result gives to each side.
struct game_points {
    half_points white = 0, black = 0;
};
/// None for a game that has no result yet.
inline std::optional<game_points> points_of(game_result r) {
    switch (r) {
    case game_result::white_wins: return game_points{2, 0};
    case game_result::black_wins: return game_points{0, 2};
    case game_result::draw: return game_points{1, 1};
    case game_result::both_lose: return game_points{0, 0};
    case game_result::none:
    case game_result::unfinished: break;
    }
    return std::nullopt;
}

/// "7.5" for 15 half points.
std::string decimal(half_points points);
/// "7½" for 15 half points, "½" for one.
std::string with_half(half_points points);
/// "31.25" for 125 quarters.
std::string decimal_of_quarters(long quarters);

}  // namespace royalcheck
