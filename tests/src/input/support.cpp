#include "support.hpp"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

#include "grammar/pgn.hpp"

namespace royalcheck {

scratch_folder::scratch_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "royalcheck-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
}

scratch_folder::~scratch_folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string scratch_folder::put(const std::string& name, std::string_view bytes) const {
    const auto file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return file.string();
}

std::vector<kept_chunk> chunks_of(std::string_view bytes, const input_limits& limits) {
    const scratch_folder folder;
    std::vector<kept_chunk> chunks;
    const auto errors = read_chunks(folder.put("x.pgn", bytes), limits, [&](const chunk& c) {
        chunks.push_back({std::string(c.text), c.offset, c.line, c.truncated_game});
    });
    EXPECT_TRUE(errors.empty()) << errors.front().reason;
    return chunks;
}

std::string trimmed(std::string_view game) {
    while (!game.empty() && (game.back() == '\n' || game.back() == '\r' || game.back() == ' ')) game.remove_suffix(1);
    return std::string(game);
}

std::vector<std::string> games_of(std::string_view bytes, std::size_t chunk_size) {
    input_limits limits;
    limits.chunk_size = chunk_size;
    std::vector<std::string> games;
    for (const kept_chunk& c : chunks_of(bytes, limits)) {
        grammar::pgn_reader reader(c.text);
        grammar::game_text game;
        while (reader.next(game)) {
            games.push_back(trimmed(std::string_view(c.text).substr(game.begin, game.end - game.begin)));
        }
    }
    return games;
}

}  // namespace royalcheck
