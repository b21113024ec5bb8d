// Files, folders, standard input -> text cut at game boundaries. Memory is bounded by the largest game.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/input/encoding.hpp"

namespace royalcheck {

/// Bytes of a file, from its front.
struct byte_range {
    std::uint64_t begin = 0;
    std::uint64_t end = std::numeric_limits<std::uint64_t>::max();  ///< not in it

    bool empty() const { return begin >= end; }
    bool holds(std::uint64_t offset) const { return begin <= offset && offset < end; }
    bool reaches_end() const { return end == std::numeric_limits<std::uint64_t>::max(); }
};

/// A run of whole games (never a part of one) in one encoding, as UTF-8; bytes that mean nothing stay such.
struct chunk {
    std::string_view text;
    std::uint64_t offset = 0;     ///< of text[0] in the file
    std::uint64_t line = 1;       ///< of text[0], from 1; LF, CRLF and lone CR each end a line
    bool truncated_game = false;  ///< a game passed the size limit: its rest was dropped up to the next tag section
    royalcheck::encoding encoding = encoding::utf8;  ///< of the file here; `original_length` gives places in it
    std::string_view member;  ///< its distinct name inside an archive; empty for a file of its own
    bool document = false;    ///< running text, whole, in which games may be quoted
    std::optional<std::uint64_t> games = std::nullopt;  ///< how many, where that was seen in passing
    bool before_range = false;                          ///< no game of it begins in input_limits::range
    bool nul_bytes = false;  ///< `truncated_game` because of NUL bytes (nul_bytes.hpp), not of its size
};

/// Which files are read as running text in which games are quoted.
enum class document_reading : std::uint8_t {
    never,
    by_name,  ///< .txt, .html and .md with `is_running_text` (document.hpp)
    always
};

struct input_limits {
    std::uint64_t max_game = 1ull << 30;      ///< bytes; at most 3 GiB (the grammar's offsets have 32 bits)
    std::uint64_t max_comment = 64ull << 20;  ///< bytes; a longer brace comment does not hide what follows it
    std::uint64_t max_expanded = 1ull << 40;  ///< bytes that come out of one compressed file or archive
    std::optional<royalcheck::encoding> encoding = std::nullopt;  ///< of all files; none: decided for each game
    document_reading documents = document_reading::never;
    /// Of a plain text: what begins behind it is not read. Chunks before it are handed out, for their games count.
    byte_range range = {};
    std::size_t chunk_size = 1u << 16;  ///< how much is read before a cut is looked for
};

/// Why an input could not be read (all of it); becomes exit status 2.
struct input_error {
    std::string file;
    std::string reason;
};

/// Text documents (.txt, .html, .md) in folders.
struct folder_documents {
    bool wanted = false;            ///< a folder means them, too
    std::vector<std::string> left;  ///< those that it does not mean although they quote moves
};

/// The files that the arguments name: a folder means all game files below it (.pgn, .txt of games ...), in name order;
/// "-" is standard input. A file that is named twice (also in another spelling, with its folder or through a link) is
/// read once, under the name that comes first. Missing files and folders without games are errors.
std::vector<std::string> find_files(const std::vector<std::string>& arguments, std::vector<input_error>& errors,
                                    folder_documents& documents);
std::vector<std::string> find_files(const std::vector<std::string>& arguments, std::vector<input_error>& errors);

/// Reads `file` from front to back and hands out chunks in order. A compressed file or an archive, known by its
/// content, is expanded as it is read; offsets and lines are those of the expanded file or member. Returns what could
/// not be read; the rest was handed out.
std::vector<input_error> read_chunks(const std::string& file, const input_limits& limits,
                                     const std::function<void(const chunk&)>& take);

}  // namespace royalcheck
