#pragma once

#include <string_view>

namespace royalcheck::fuzz {

/// Whether a parser of its own takes `text` for one JSON value.
bool is_json(std::string_view text);

}  // namespace royalcheck::fuzz
