// Tag pairs, sound and broken.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

/// How much of a tag stands at a `[`.
enum class tag_shape : std::uint8_t {
    none,   ///< no name follows
    named,  ///< a name and something after it on the line
    quoted  ///< a name and an opening quote
};
tag_shape tag_shape_at(std::string_view text, std::size_t at);

struct tag_reading {
    tag found;
    std::optional<fault_kind> fault;  ///< malformed_tag: `found` has no value; it only says how far the trouble goes
    bool plain = false;               ///< of printable ASCII throughout
};

/// Reads the tag whose `[` stands at `at`. A broken one ends at its line's end at the latest, so that the next
/// line counts again. With `missing_bracket` the name itself stands at `at`.
tag_reading read_tag(std::string_view text, std::size_t at, bool missing_bracket = false);

/// The end of the tag at `at` if it is sound and nothing but `[Name "value"]` in printable ASCII; else `at`.
std::size_t plain_tag_end(std::string_view text, std::size_t at);

}  // namespace royalcheck::grammar
