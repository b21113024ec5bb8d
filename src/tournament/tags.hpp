// Values of tags that tournaments need.
#pragma once

#include <string>
#include <string_view>

#include "src/tournament/tournament.hpp"

namespace royalcheck {

/// The tag's value without blanks around it; empty where it is missing or unknown ("?", "-").
std::string_view known_tag(const game_report& report, std::string_view name);

/// The tag White or Black says that there was no opponent: "bye" in some language, in any case, or "-".
bool names_nobody(const game_report& report, std::string_view side);

struct round_tag {
    int round = 0, part = 0;
};
/// "3" and "3.2" (board or game 2 of round 3); zeros for what is no number.
round_tag read_round(std::string_view value);

/// "2026.11.??"; zeros for what is no number. What does not begin with a year ("01.12.2026") says nothing.
game_date read_date(std::string_view value);

}  // namespace royalcheck
