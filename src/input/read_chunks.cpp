#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "grammar/tags.hpp"
#include "src/input/byte_source.hpp"
#include "src/input/decode_games.hpp"
#include "src/input/document.hpp"
#include "src/input/game_boundaries.hpp"
#include "src/input/member_names.hpp"
#include "src/input/nul_bytes.hpp"
#include "src/input/open_input.hpp"
#include "src/input/read_text.hpp"
#include "src/input/text_segments.hpp"

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

/// Enough of a tag to see that it is one.
constexpr std::size_t tag_head = 1u << 10;

/// The first line start in `text`, itself never one, that begins a tag; npos if there is none. What lost its beginning
/// to NUL bytes may be a line.
std::size_t next_tag_section(std::string_view text) {
    for (std::size_t at = text.find('[', 1); at != text.npos; at = text.find('[', at + 1)) {
        const auto line = text[at - 1] == '\0' ? at : start_of_line(text, at);
        if (!line || *line == 0) continue;
        if (grammar::tag_shape_at(text.substr(at, tag_head), 0) != grammar::tag_shape::none) return *line;
    }
    return text.npos;
}

/// Bytes that grow without being cleared or, where the system can move pages, copied: with std::vector both
/// together were 40 % of the profile of a game of 100 MB.
class growing_buffer {
public:
    char* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }
    void grow(std::size_t size) {
        void* grown = std::realloc(bytes_.get(), size);
        if (grown == nullptr) throw std::bad_alloc();
        static_cast<void>(bytes_.release());  // freed or moved already
        bytes_.reset(static_cast<char*>(grown));
        size_ = size;
    }

private:
    struct release {
        void operator()(char* bytes) const { std::free(bytes); }
    };
    std::unique_ptr<char, release> bytes_;
    std::size_t size_ = 0;
};

class chunk_reader {
public:
    chunk_reader(text_segments& source, const input_limits& limits, std::string_view member, std::uint64_t line,
                 game_decoder& games)
        : source_(source), limits_(limits), member_(member), games_(games),
          boundaries_(limits.max_comment, limits.max_game, limits.range.begin > 0), offset_(source.offset()),
          line_(line) {}

    /// Reads one stretch of the source; returns the line where the next one begins.
    std::uint64_t run() {
        while (!ended_ && !past_range()) {
            fill();
            cut();
        }
        if (used_ > 0 && !skipping_ && !past_range()) hand_out(used_, false);
        return line_ + count_line_ends(text());
    }

    /// Nothing that follows is asked for.
    bool past_range() const { return offset_ >= limits_.range.end; }

private:
    void hand_out(std::size_t bytes, bool truncated, bool nul_bytes = false) {
        chunk whole{text().substr(0, bytes), offset_, line_, truncated, source_.form(), member_};
        if (bytes == boundaries_.last()) whole.games = boundaries_.games();
        whole.nul_bytes = nul_bytes;
        games_.hand_out(whole);
    }

    std::string_view text() const { return {buffer_.data(), used_}; }

    /// One block more; a pipe may give it in small pieces.
    void fill() {
        const std::size_t wanted = used_ + std::max<std::size_t>(limits_.chunk_size, 1);
        if (buffer_.size() < wanted) buffer_.grow(std::max(wanted, 2 * buffer_.size()));
        while (used_ < wanted && !ended_) {
            const std::size_t got = source_.read(buffer_.data() + used_, wanted - used_);
            ended_ = got == 0;
            used_ += got;
        }
    }

    /// Hands out what is whole, and the start of what is too long.
    void cut() {
        while (!skipping_ || find_next_game()) {
            const auto nul_run = nul_runs_.find(text());
            std::size_t end = nul_run.value_or(used_);
            boundaries_.scan(text().substr(0, end), ended_ && !nul_run);
            if (boundaries_.last() > 0) {
                end -= boundaries_.last();
                hand_out_whole_games();
            }
            if (!nul_run && end <= limits_.max_game) return;
            hand_out_truncated(end);
        }
    }

    void drop(std::size_t bytes, std::uint64_t lines) {
        offset_ += original_length(source_.form(), text().substr(0, bytes));
        if (used_ > bytes) std::memmove(buffer_.data(), buffer_.data() + bytes, used_ - bytes);
        used_ -= bytes;
        line_ += lines;
        nul_runs_.drop(bytes);
    }

    void hand_out_whole_games() {
        const std::size_t bytes = boundaries_.last();
        const std::uint64_t lines = boundaries_.last_line();
        hand_out(bytes, false);
        boundaries_.drop();
        drop(bytes, lines);
    }

    /// The first `end` bytes are a game that passes the limit, or that a run of NULs ends: its start goes out, the rest
    /// is skipped.
    void hand_out_truncated(std::size_t end) {
        const bool too_long = end > limits_.max_game;
        const std::size_t bytes = too_long ? cut_before(text(), static_cast<std::size_t>(limits_.max_game)) : end;
        hand_out(bytes, true, !too_long);
        // the byte before the cut stays: it tells whether a line starts at the cut
        drop(bytes - 1, lines_before(bytes - 1));
        skipping_ = true;
    }

    /// While skipping: throws away what is read up to the next tag section; true once that stands in front.
    bool find_next_game() {
        const std::size_t at = next_tag_section(text());
        if (at == std::string_view::npos) {
            const std::size_t keep = std::min<std::size_t>(used_, tag_head + 1);  // a tag may begin at the very end
            drop(used_ - keep, lines_before(used_ - keep));
            pass_over_hole();
            return false;
        }
        drop(at, lines_before(at));
        boundaries_ = game_boundaries(limits_.max_comment, limits_.max_game, limits_.range.begin > 0);
        nul_runs_ = {};
        skipping_ = false;
        return true;
    }

    /// Where only NULs are left of what was skipped, one stands for them.
    void pass_over_hole() {
        if (end_of_nuls(text(), 0) != used_) return;
        const std::uint64_t skipped = source_.skip_hole();
        if (skipped == 0) return;
        drop(used_ - 1, 0);
        offset_ += skipped;
    }

    /// Line ends in the first `bytes` bytes; a CR whose LF comes after them is not counted yet.
    std::uint64_t lines_before(std::size_t bytes) const {
        const std::uint64_t ends = count_line_ends(text().substr(0, bytes));
        const bool split = bytes > 0 && bytes < used_ && text()[bytes - 1] == '\r' && text()[bytes] == '\n';
        return ends - (split ? 1 : 0);
    }

    text_segments& source_;
    const input_limits& limits_;
    std::string_view member_;
    game_decoder& games_;
    game_boundaries boundaries_;
    nul_run_finder nul_runs_;
    growing_buffer buffer_;
    std::size_t used_ = 0;
    std::uint64_t offset_;
    std::uint64_t line_;
    bool ended_ = false;
    bool skipping_ = false;
};

}  // namespace

void read_text(byte_source& source, const input_limits& limits, std::string_view member,
               const std::function<void(const chunk&)>& take) {
    text_segments segments(source, limits.encoding);
    game_decoder games(limits, take);
    std::uint64_t line = 1;
    bool asked_for = true;
    while (asked_for && segments.next()) {
        chunk_reader stretch(segments, limits, member, line, games);
        line = stretch.run();
        asked_for = !stretch.past_range();
    }
}

std::vector<input_error> read_chunks(const std::string& file, const input_limits& limits,
                                     const std::function<void(const chunk&)>& take) {
    const auto take_of_range = [&](const chunk& piece) {
        chunk next = piece;
        const auto behind = [&] { return piece.offset + original_length(piece.encoding, piece.text); };
        next.before_range = piece.offset < limits.range.begin && behind() <= limits.range.begin;
        take(next);
    };
    const bool wanted = limits.documents == document_reading::always;
    member_names names;
    return read_texts(file, limits.max_expanded, wanted, [&](const std::string& member, byte_source& source) {
        peeked_source text(source);
        const bool found = !member.empty();
        const document_reading how = found ? of_found(limits.documents) : limits.documents;
        const std::string name = found ? names.distinct(member) : member;
        if (reads_as_document(found ? member : file, how, text))
            read_document(text, limits, name, take);
        else
            read_text(text, limits, name, take_of_range);
        return true;
    });
}

}  // namespace royalcheck
