// How each code is called, what it means and why it matters, in the language of the report; the English words stand in
// the table of codes.
#pragma once

#include <string_view>

#include "src/findings/codes.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

/// A few words after the code; in English its name.
std::string_view code_title(code id, report_language language);
std::string_view code_meaning(code id, report_language language);
std::string_view code_why(code id, report_language language);

}  // namespace royalcheck
