// Where one game ends and the next begins, found in one pass without reading a single move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace royalcheck {

/// Counts the ends of lines in `text`: LF, CRLF and lone CR are one each.
std::uint64_t count_line_ends(std::string_view text);

/// Follows a text that grows at its end and loses whole games at its front. A boundary is the start of a line
/// that begins a tag (`[` and a letter) after movetext: anything but tags, blank lines, comments, `%` lines.
/// So a tag section stays with its movetext, and a cut never falls inside a game or a comment.
class game_boundaries {
public:
    /// In bytes. A brace comment longer than `max_comment` counts as unclosed; the scan stops behind a game longer
    /// than `max_game`, so that `last()` never passes over one.
    game_boundaries(std::uint64_t max_comment, std::uint64_t max_game)
        : max_comment_(max_comment), max_game_(max_game) {}

    /// Scans what is new in `text`, which begins where the last `drop` left it. `complete`: no more will come.
    void scan(std::string_view text, bool complete);
    /// The last boundary seen, from the start of the text; 0 if there is none.
    std::size_t last() const { return last_; }
    /// Line ends before `last()`.
    std::uint64_t last_line() const { return last_line_; }
    /// The bytes before `last()` are gone from the front of the text.
    void drop();

private:
    enum class state : std::uint8_t { line_start, movetext, line_comment, brace };

    /// The next occurrence of one character, remembered until it is passed: one memchr a find, not one a line.
    struct finder {
        char wanted;
        std::size_t next = 0;  ///< first one at or after the place asked last; the text's size if there is none yet
        bool found = false;
        std::size_t at_or_after(std::string_view text, std::size_t from);
        void shift(std::size_t dropped);
    };

    bool step(std::string_view text, bool complete);
    bool begin_line(std::string_view text, bool complete);
    bool tag_line(std::string_view text, bool complete, std::size_t bracket);
    bool movetext(std::string_view text, bool complete);
    bool brace(std::string_view text, bool complete);
    bool to_next_line(std::string_view text, bool complete);
    std::size_t line_end(std::string_view text, std::size_t from);

    std::uint64_t max_comment_;
    std::uint64_t max_game_;
    std::size_t at_ = 0;
    std::uint64_t line_ = 0;
    state state_ = state::line_start;
    bool moves_seen_ = false;  ///< movetext since the last tag
    std::size_t last_ = 0;
    std::uint64_t last_line_ = 0;
    std::size_t retry_brace_ = 0;  ///< do not look for the end of the comment again in a text shorter than this
    finder lf_{'\n'}, cr_{'\r'}, brace_{'{'}, semicolon_{';'};
};

}  // namespace royalcheck
