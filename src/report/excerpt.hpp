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

/// The line of `source` around byte `at`, `length` bytes marked; none if `at` lies outside. At most some hundred
/// columns are shown and read, however long the line is.
std::optional<excerpt> make_excerpt(std::string_view source, std::size_t at, std::size_t length);

}  // namespace royalcheck
