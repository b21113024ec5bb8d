// Running text with games in it, told from game files and read as a whole.
#pragma once

#include <functional>
#include <string_view>

#include "src/input/archive.hpp"
#include "src/input/input.hpp"

namespace royalcheck {

/// Whether `name` (of a file or an archive's member, also compressed) is that of a document: .txt .html .htm .md.
bool is_document_name(std::string_view name);

/// Bytes of a document that `is_running_text` is to see.
inline constexpr std::size_t document_head = 64u << 10;
/// A text without PGN tags in which words outnumber what names a square; HTML is always one. Comments are no words.
bool is_running_text(std::string_view head);

/// Whether what is called `name` is read so; of `text` only the head is looked at.
bool reads_as_document(std::string_view name, const input_limits& limits, peeked_source& text);

/// Reads all of `source` and hands it out as chunks of one document each (`chunk::document`).
void read_document(byte_source& source, const input_limits& limits, std::string_view member,
                   const std::function<void(const chunk&)>& take);

}  // namespace royalcheck
