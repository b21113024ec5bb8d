// Files in a folder of their own, and what read_chunks makes of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "src/input/input.hpp"

namespace royalcheck {

/// A folder that is removed with all that was put into it.
class scratch_folder {
public:
    scratch_folder();
    ~scratch_folder();
    std::string put(const std::string& name, std::string_view bytes) const;
    std::string path(const std::string& name = "") const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

/// A chunk whose text outlives the call.
struct kept_chunk {
    std::string text;
    std::uint64_t offset, line;
    bool truncated_game;
};

std::vector<kept_chunk> chunks_of(std::string_view bytes, const input_limits& limits);
/// Without white space at its end.
std::string trimmed(std::string_view game);
/// The texts of all games, in order, as the grammar's reader cuts them within the chunks.
std::vector<std::string> games_of(std::string_view bytes, std::size_t chunk_size);

}  // namespace royalcheck
