// The source line of a finding with a caret under the place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace royalcheck {

struct excerpt {
    std::string line;   ///< printable; "..." where a long line was cut
    std::string caret;  ///< spaces, then ^~~~ under the place
};

/// The widest excerpt, so that what is read of a line has an end.
inline constexpr std::size_t longest_excerpt = 100;

/// The line of `source` around byte `at`, `length` bytes marked; none if `at` lies outside. At most `columns` (20
/// to longest_excerpt) are shown and the sign for the rest, however long the line is.
std::optional<excerpt> make_excerpt(std::string_view source, std::size_t at, std::size_t length,
                                    std::size_t columns = longest_excerpt);

}  // namespace royalcheck
