// Games as they arrive: in other encodings, packed; and what a whole check says of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/input/input.hpp"

namespace royalcheck {

/// UTF-8 to another encoding, by iconv's name for it.
std::string in_encoding(std::string_view utf8, const char* name);

/// `bytes` as one gzip, bzip2, xz or zstd stream.
std::string compressed(std::string_view bytes, int filter);

struct packed_file {
    std::string name, bytes;
};
/// An archive of these files in a format of libarchive.
std::string archived(const std::vector<packed_file>& files, int format);

struct arrival {
    std::vector<std::string> games;    ///< NDJSON, the file and member name left out
    std::vector<std::string> members;  ///< of each game
    std::vector<input_error> errors;
};
/// Checks a file of these bytes as FIDE chess.
arrival arrive(std::string_view bytes, const input_limits& limits = {});
arrival arrive_from(const std::string& file, const input_limits& limits = {});

/// A report without its encoding and without offsets and lengths: they are those of the bytes.
std::string without_places(std::string ndjson);

}  // namespace royalcheck
