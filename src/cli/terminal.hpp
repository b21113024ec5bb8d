// What is known of the reader: his language, and how text is shown to him.
#pragma once

#include <cstddef>

#include "src/cli/arguments.hpp"

namespace royalcheck {

/// --lang, or the locale (LC_ALL, LC_MESSAGES, LANG, the first that is set).
report_language language_of(const arguments& args);

/// --color, or what stands behind standard output; NO_COLOR and TERM=dumb are respected.
bool wants_color(const arguments& args);

/// Where lines of text are to be broken: COLUMNS, or the width of the terminal; 0 (nowhere) for files and pipes.
std::size_t text_width(const arguments& args);
/// The same for what is written to standard error.
std::size_t message_width();

/// Standard error is a terminal on which a line can be erased.
bool can_show_progress();

}  // namespace royalcheck
