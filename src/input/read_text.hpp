// One text, from a file or out of an archive -> chunks.
#pragma once

#include <functional>
#include <string_view>

#include "src/input/byte_source.hpp"
#include "src/input/input.hpp"

namespace royalcheck {

/// Reads `source` to its end, or that of input_limits::range, and hands out its games; `member` is its name inside an
/// archive. Whether the end came too early, `source.error()` says.
void read_text(byte_source& source, const input_limits& limits, std::string_view member,
               const std::function<void(const chunk&)>& take);

}  // namespace royalcheck
