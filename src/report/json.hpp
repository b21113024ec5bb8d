// JSON by hand: the hot path of archives. Every string that goes in comes out as valid UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace royalcheck {

/// Appends `text` as a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD, one for each
/// maximal part of a broken sequence; control characters are escaped.
void append_json(std::string_view text, std::string& out);
/// Appends a number in decimal.
void append_json(std::int64_t number, std::string& out);
void append_json(std::uint64_t number, std::string& out);
inline void append_json(int number, std::string& out) { append_json(static_cast<std::int64_t>(number), out); }

/// Length of the valid UTF-8 sequence at the front of `text`, 1 to 4; 0 if there is none (overlong forms,
/// surrogates and values above U+10FFFF are none). `text` is not empty.
std::size_t utf8_length(std::string_view text);
/// How many bytes at the front of `text`, where utf8_length gives 0, make up one broken sequence.
std::size_t broken_length(std::string_view text);

}  // namespace royalcheck
