// What a game's tag section says, held against what each tag may say.
#pragma once

#include <optional>
#include <string_view>

#include "grammar/pgn.hpp"
#include "src/replay/findings_sink.hpp"
#include "src/replay/game_report.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

/// A tag of interest: its value and where it stands.
struct tag_place {
    std::string_view value;
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
};

struct tag_facts {
    royalcheck::variant variant = variant::royal64;
    bool variant_assumed = false;            ///< nothing says that it is this one
    bool unknown_variant = false;            ///< RC113: the game is not replayed
    game_result result = game_result::none;  ///< none: no Result tag, or no result in it
    std::optional<tag_place> result_tag, fen, pieces, expect, edition, readings;
    std::string_view date;
    std::optional<grammar::language> notation;
};

/// Decodes the tags into `report.tags` and reads those that matter; RC107, RC113, RC115, RC116, RC502 (two Result
/// tags).
tag_facts read_tags(std::string_view text, const grammar::game_text& game, const replay_options& options,
                    findings_sink& findings, game_report& report);

/// The variant that a Variant tag names (NOTATION 6), any case; none if unknown.
std::optional<variant> find_variant(std::string_view name);

game_result to_result(grammar::result_text r);

}  // namespace royalcheck
