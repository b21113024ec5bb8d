// Lines broken at spaces, by the columns that characters take on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace royalcheck {

/// How wide lines may be and what stands before those that follow the first.
struct line_shape {
    std::size_t width = 0;  ///< 0: lines are not broken
    std::string_view indent;
};

/// Appends `text`, which is printable, in a line that already takes `column` columns; ends with a line feed.
void append_wrapped(std::string_view text, std::size_t column, const line_shape& shape, std::string& out);

/// The columns that `text` takes.
std::size_t columns_of(std::string_view text);

}  // namespace royalcheck
