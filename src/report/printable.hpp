// Text of the input on its way to a terminal: no control character gets through, and widths are known.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace royalcheck {

/// One character as it is shown. `shown` may be longer than the character: "<U+202E>".
struct shown_character {
    std::size_t bytes = 0;    ///< taken from the input, at least 1
    std::string shown;        ///< valid UTF-8 without control characters
    std::size_t columns = 0;  ///< of the terminal: 0 for combining marks, 2 for wide characters
};

/// A control or format character, or one that is not assigned: one that is shown by name. Such as no terminal should
/// get to see, though every reader of JSON understands them.
bool is_shown_by_name(char32_t character);

/// The first character of `text`, which is not empty. Bytes that are not UTF-8 are shown as U+FFFD, control and
/// format characters (also those that turn the direction of writing) by name, a tab as one space.
shown_character show_character(std::string_view text);
/// Appends all of `text` as it is shown; returns the columns it takes.
std::size_t append_printable(std::string_view text, std::string& out);
std::string printable(std::string_view text);

/// The name of a file or of a member of an archive, so that no two names are shown alike and each can be got back:
/// `\xFF` for a byte that is not UTF-8 and for those of characters that `show_character` shows by name, and
/// `\x5C` for a backslash that would begin such.
std::string shown_name(std::string_view name);
/// The same for JSON, in which every character has a form of its own: only bytes that are not UTF-8.
std::string json_name(std::string_view name);
/// The name that either of them shows so.
std::string name_of_shown(std::string_view shown);

}  // namespace royalcheck
