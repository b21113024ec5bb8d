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
/// A text in which no line begins with a tag pair and a word stands before the first move, or two without a move
/// between them; HTML without tag pairs always. Comments are no words. A score sheet has no such words, and whatever
/// has them cannot be followed as a game file.
bool is_running_text(std::string_view head);

/// A move number with a square close behind it stands in `head`: `1.e4`, `12... Kd7`.
bool quotes_moves(std::string_view head);

/// Whether what is called `name` is read so; of `text` only the head is looked at.
bool reads_as_document(std::string_view name, document_reading how, peeked_source& text);
/// How what was found in a folder or an archive is read: nobody has said of it that it is a document.
inline document_reading of_found(document_reading how) {
    return how == document_reading::always ? document_reading::by_name : how;
}

/// Reads all of `source` and hands it out as chunks of one document each (`chunk::document`).
void read_document(byte_source& source, const input_limits& limits, std::string_view member,
                   const std::function<void(const chunk&)>& take);

}  // namespace royalcheck
