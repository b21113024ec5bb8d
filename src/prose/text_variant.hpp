// Which game a text says that it is about.
#pragma once

#include <optional>
#include <string_view>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// The first name in the text (UTF-8) decides: "Royal Chess 100", "Королевских шахматах 100" are royal100, the same
/// without a hundred royal64. Nothing if it has no such name.
std::optional<variant> named_variant(std::string_view text);

}  // namespace royalcheck
