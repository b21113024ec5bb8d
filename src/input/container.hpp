// Compressed files and archives, by what they begin with.
#pragma once

#include <cstdint>
#include <string_view>

namespace royalcheck {

enum class container : std::uint8_t { none, gzip, bzip2, xz, zstd, tar, zip, seven_zip };

/// Bytes that `container_of` needs to see.
inline constexpr std::size_t container_head = 512;

/// What a file that begins with `head` is.
container container_of(std::string_view head);

inline constexpr bool is_compression(container c) { return c >= container::gzip && c <= container::zstd; }

/// A text that begins like a game file: a tag pair at a line start, or the first move number.
bool looks_like_games(std::string_view head);
/// The name ends in `.pgn`, any case.
bool is_game_name(std::string_view name);
/// The name ends like that of a compressed file or an archive (`.gz`, `.zip`, `.tgz`), any case.
bool has_packed_name(std::string_view name);

}  // namespace royalcheck
