// Comments: what they say, and the one form in which they are written.
#pragma once

#include <string>
#include <string_view>

#include "src/convert/line_writer.hpp"

namespace royalcheck {

/// The text of a comment as it stands in the game, `{...}` or `;...`. A line end between two words is a space; but
/// where any stands beside white space the comment is laid out in lines (a board, a table) and keeps all of them, as
/// LF.
std::string comment_text(std::string_view written);

/// Writes a comment in braces. Line ends are put for single spaces between words only, so that reading it back gives
/// the same text; never before `[` or `%`, which begin a tag or an escape where they begin a line. A comment laid out
/// in lines is not broken. A text with a closing brace, which only a comment to the line's end can have, is written as
/// such.
void write_comment(std::string_view text, line_writer& out);

/// True for the text of a comment that --annotate has written.
bool is_annotation(std::string_view text);
/// The text of such a comment.
std::string annotation(std::string_view code, std::string_view name, std::string_view message);

}  // namespace royalcheck
