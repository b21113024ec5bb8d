// Whole games as bytes -> chunks of UTF-8, one for each run of games in one encoding.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "src/input/input.hpp"

namespace royalcheck {

class game_decoder {
public:
    game_decoder(const input_limits& limits, const std::function<void(const chunk&)>& take)
        : limits_(limits), take_(take) {}

    /// Hands on `games` (text: the bytes). UTF-8 and what was UTF-16 goes through as it is.
    void hand_out(const chunk& games);

private:
    void hand_out_decoded(chunk games, encoding e);

    const input_limits& limits_;
    const std::function<void(const chunk&)>& take_;
    std::optional<encoding> before_;  ///< the one-byte encoding decided last
    std::string decoded_;
};

}  // namespace royalcheck
