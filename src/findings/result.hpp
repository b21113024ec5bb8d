// The results that a record may give a game.
#pragma once

#include <cstdint>
#include <string_view>

namespace royalcheck {

enum class game_result : std::uint8_t { none, white_wins, black_wins, draw, both_lose, unfinished };

std::string_view to_text(game_result r);  ///< "1-0", "0-1", "1/2-1/2", "0-0", "*"; "" for none

}  // namespace royalcheck
