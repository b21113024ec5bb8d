// Which encoding makes one game readable.
#pragma once

#include <optional>
#include <string_view>

#include "src/input/encoding.hpp"

namespace royalcheck {

/// The encoding of `game`, bytes that are not all ASCII. UTF-8 if it is that, even with some damage, and also if
/// nothing makes a text of it: then its bytes are reported. Else the candidate under which most piece letters
/// form moves and the letters of tags and comments form words. Where two come close, `before`, the one-byte
/// encoding decided last in the same file, and then a guess from byte statistics tip the scales.
encoding detect_encoding(std::string_view game, std::optional<encoding> before);

/// The encoding of running text: the candidate whose letters form words best.
encoding detect_document_encoding(std::string_view text);

}  // namespace royalcheck
