// The source files of the HTML report, as they lie beside this one; embedded at build by embed.cmake.
#pragma once

#include <string_view>

namespace royalcheck::html {

extern const std::string_view body, style, words, board, game, report;

}  // namespace royalcheck::html
