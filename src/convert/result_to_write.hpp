// What the Result tag and the end of the movetext are to say.
#pragma once

#include <optional>
#include <string_view>

#include "src/replay/game_report.hpp"

namespace royalcheck {

struct result_to_write {
    std::optional<game_result> tag;  ///< for every Result tag, one is added if there is none; empty: as they are
    game_result terminator = game_result::unfinished;
};

/// `terminator` is that of the record, none if it has none. A missing one is taken from the tag, and 0-0 goes into the
/// tag, the movetext then ends in `*` (NOTATION 2); where the two disagree both stay. With `fix` both say the one
/// result that the rules allow, where they allow one only.
result_to_write choose_result(const game_report& report, game_result terminator, bool fix);

}  // namespace royalcheck
