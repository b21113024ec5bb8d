#include <algorithm>
#include <cstring>

#include "src/input/byte_source.hpp"
#include "src/input/game_boundaries.hpp"
#include "src/input/input.hpp"

namespace royalcheck {
namespace {

/// Where to cut a game that is too long: after white space if there is some near, never inside a character.
std::size_t cut_before(std::string_view text, std::size_t limit) {
    const std::size_t nearest = limit > 65536 ? limit - 65536 : 0;
    for (std::size_t at = limit; at > nearest; --at)
        if (text[at - 1] == ' ' || text[at - 1] == '\n' || text[at - 1] == '\r') return at;
    while (limit > 1 && (static_cast<unsigned char>(text[limit]) & 0xC0) == 0x80) --limit;
    return limit;
}

/// The first line start in `text`, itself never one, that begins a tag; npos if there is none.
std::size_t next_tag_section(std::string_view text) {
    for (std::size_t at = text.find('[', 1); at != text.npos; at = text.find('[', at + 1)) {
        const bool line_start = text[at - 1] == '\n' || text[at - 1] == '\r';
        if (line_start && at + 1 < text.size() && ((text[at + 1] | 0x20) >= 'a' && (text[at + 1] | 0x20) <= 'z'))
            return at;
    }
    return text.npos;
}

class chunk_reader {
public:
    chunk_reader(byte_source& source, const input_limits& limits, const std::function<void(const chunk&)>& take)
        : source_(source), limits_(limits), take_(take), boundaries_(limits.max_comment, limits.max_game) {}

    void run() {
        while (!ended_) {
            fill();
            cut();
        }
        if (used_ > 0 && !skipping_) take_({text(), offset_, line_, false});
    }

private:
    std::string_view text() const { return {buffer_.data(), used_}; }

    /// One block more; a pipe may give it in small pieces.
    void fill() {
        const std::size_t wanted = used_ + std::max<std::size_t>(limits_.chunk_size, 1);
        if (buffer_.size() < wanted) buffer_.resize(std::max(wanted, std::min(2 * buffer_.size(), wanted * 2)));
        while (used_ < wanted && !ended_) {
            const std::size_t got = source_.read(buffer_.data() + used_, wanted - used_);
            ended_ = got == 0;
            used_ += got;
        }
    }

    /// Hands out what is whole, and the start of what is too long.
    void cut() {
        while (!skipping_ || find_next_game()) {
            boundaries_.scan(text(), ended_);
            if (boundaries_.last() > 0) hand_out_whole_games();
            if (used_ <= limits_.max_game) return;
            hand_out_truncated();
        }
    }

    void drop(std::size_t bytes, std::uint64_t lines) {
        std::memmove(buffer_.data(), buffer_.data() + bytes, used_ - bytes);
        used_ -= bytes;
        offset_ += bytes;
        line_ += lines;
    }

    void hand_out_whole_games() {
        const std::size_t bytes = boundaries_.last();
        const std::uint64_t lines = boundaries_.last_line();
        take_({text().substr(0, bytes), offset_, line_, false});
        boundaries_.drop();
        drop(bytes, lines);
    }

    /// The buffer begins with a game that passes the limit: its start goes out, the rest is skipped.
    void hand_out_truncated() {
        const std::size_t bytes = cut_before(text(), static_cast<std::size_t>(limits_.max_game));
        take_({text().substr(0, bytes), offset_, line_, true});
        // the byte before the cut stays: it tells whether a line starts at the cut
        drop(bytes - 1, lines_before(bytes - 1));
        skipping_ = true;
    }

    /// While skipping: throws away what is read up to the next tag section; true once that stands in front.
    bool find_next_game() {
        const std::size_t at = next_tag_section(text());
        if (at == std::string_view::npos) {
            // a tag may begin at the very end: "\r" or "\n", "[" and no letter yet
            const std::size_t keep = std::min<std::size_t>(used_, 2);
            drop(used_ - keep, lines_before(used_ - keep));
            return false;
        }
        drop(at, lines_before(at));
        boundaries_ = game_boundaries(limits_.max_comment, limits_.max_game);
        skipping_ = false;
        return true;
    }

    /// Line ends in the first `bytes` bytes; a CR whose LF comes after them is not counted yet.
    std::uint64_t lines_before(std::size_t bytes) const {
        const std::uint64_t ends = count_line_ends(text().substr(0, bytes));
        const bool split = bytes > 0 && bytes < used_ && text()[bytes - 1] == '\r' && text()[bytes] == '\n';
        return ends - (split ? 1 : 0);
    }

    byte_source& source_;
    const input_limits& limits_;
    const std::function<void(const chunk&)>& take_;
    game_boundaries boundaries_;
    std::vector<char> buffer_;
    std::size_t used_ = 0;
    std::uint64_t offset_ = 0;
    std::uint64_t line_ = 1;
    bool ended_ = false;
    bool skipping_ = false;
};

}  // namespace

input_error read_chunks(const std::string& file, const input_limits& limits,
                        const std::function<void(const chunk&)>& take) {
    const auto source = open_plain(file);
    chunk_reader(*source, limits, take).run();
    return {file, source->error()};
}

}  // namespace royalcheck
