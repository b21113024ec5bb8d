#pragma once

#include <string_view>

namespace royalcheck {

/// What exactly was built, "(2ed9c93)", "(2ed9c93, changed)"; empty where nobody knows. Written by revision.cmake.
extern const std::string_view revision;

}  // namespace royalcheck
