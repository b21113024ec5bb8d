// Any bytes as a file (plain, compressed, archive, in any encoding): no more comes out than allowed, chunks know their
// place, and wherever the file is cut the games are the same.
#include "src/input/input.hpp"

#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

#include "grammar/pgn.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

constexpr std::uint64_t most_expanded = 1u << 20;

class memory_file {
public:
    explicit memory_file(std::string_view bytes) : descriptor_(::memfd_create("fuzz", 0)) {
        for (std::string_view rest = bytes; !rest.empty();) {
            const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
            if (written <= 0) throw std::runtime_error("no memory file");
            rest.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    ~memory_file() { ::close(descriptor_); }
    memory_file(const memory_file&) = delete;
    memory_file& operator=(const memory_file&) = delete;
    std::string name() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

private:
    int descriptor_;
};

/// Checks where `c` stands in `file`; returns where it ends.
std::uint64_t check_chunk(std::string_view file, const chunk& c, std::uint64_t before) {
    require(c.offset >= before, "chunks follow one another");
    const bool plain = c.encoding == encoding::utf8 && c.member.empty() && c.offset + c.text.size() <= file.size() &&
                       file.substr(c.offset, c.text.size()) == c.text;
    if (plain && file.substr(0, c.offset).find('\0') == file.npos) {  // else UTF-16 may have come before
        std::uint64_t line = 1;
        for (std::size_t i = 0; i < c.offset; ++i) {
            const bool pair = file[i] == '\r' && i + 1 < file.size() && file[i + 1] == '\n';
            line += file[i] == '\n' || (file[i] == '\r' && !pair) ? 1 : 0;
        }
        require(c.line == line, "the line is that of the offset");
    }
    return c.offset + original_length(c.encoding, c.text);
}

/// Each game's text without what parts it from the next, behind the name of its member.
std::vector<std::string> games_of(std::string_view bytes, const memory_file& file, const input_limits& limits) {
    std::vector<std::string> games;
    std::string member;
    std::uint64_t end = 0, expanded = 0;
    read_chunks(file.name(), limits, [&](const chunk& c) {
        if (c.member != member) end = 0;
        member = c.member;
        end = check_chunk(bytes, c, end);
        expanded += c.text.size();
        grammar::pgn_reader reader(c.text);
        grammar::game_text game;
        while (reader.next(game)) {
            std::string_view text = c.text.substr(game.begin, game.end - game.begin);
            while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
            games.push_back(member + '\n' + std::string(text));
        }
    });
    require(expanded <= 4 * (most_expanded + bytes.size()), "no more comes out than allowed");
    return games;
}

}  // namespace

void input(std::string_view bytes) {
    const memory_file file(bytes);
    input_limits limits;
    limits.max_expanded = most_expanded;
    const auto whole = games_of(bytes, file, limits);
    limits.chunk_size = 61;
    require(games_of(bytes, file, limits) == whole, "the games are the same wherever the file is cut");
    limits.max_game = 256;
    limits.max_comment = 64;
    games_of(bytes, file, limits);
}

}  // namespace royalcheck::fuzz
