// The tag pairs of a game in export format.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// Tags whose value is not simply kept.
struct tag_changes {
    std::optional<game_result> result;  ///< the value of every Result tag; added if there is none
    std::string_view notation = "en";   ///< the value of every Notation tag
    bool notation_needed = false;       ///< a Notation tag is added if there is none
};

/// Appends the game's tags, one on a line: the seven of the roster in its order, then the others in theirs; values
/// escaped, results in their standard form. Nothing if there are none.
void append_tags(const game_report& report, const tag_changes& changes, std::string& out);

/// Tag names are compared without case, as replay does.
bool same_tag_name(std::string_view a, std::string_view b);

}  // namespace royalcheck
