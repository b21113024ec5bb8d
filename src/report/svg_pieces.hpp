// Chess men drawn for this program, as SVG in a square of 100 by 100. Shared by pictures of boards and HTML.
#pragma once

#include <string>
#include <string_view>

#include "src/findings/sentence.hpp"

namespace royalcheck {

/// `<symbol id="K" viewBox="0 0 100 100">…</symbol>` for every piece, for use inside `<defs>`. Fill and stroke are
/// taken from where a symbol is used, the colour of lines within the body is `currentColor`.
std::string piece_symbols();

/// Upper-case letters of a man as FEN has it: "pr" is "Pr".
std::string piece_letter(std::string_view man);
bool is_white(std::string_view man);
/// "white prince"
std::string man_name(std::string_view man, report_language language);

}  // namespace royalcheck
