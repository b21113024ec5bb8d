// Where one game ends and the next begins, found in one pass without reading a single move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace royalcheck {

/// Counts the ends of lines in `text`: LF, CRLF and lone CR are one each.
std::uint64_t count_line_ends(std::string_view text);

/// The start of the line of `text` on which `at` stands, if only spaces and tabs come between.
std::optional<std::size_t> start_of_line(std::string_view text, std::size_t at);

/// Follows a text that grows at its end and loses whole games at its front. What a game is the grammar says alone: a
/// boundary is the start of a line where its reader ends a game too, whatever follows. In texts as programs write
/// them (sound tags, then movetext with nothing but its comments behind it) that is clear without reading; after
/// anything else the grammar reads the games in question. Where the answer has to wait for more text, games stay in
/// one piece.
class game_boundaries {
public:
    /// In bytes. A brace comment longer than `max_comment` counts as unclosed; the scan stops behind a game longer
    /// than `max_game`, so that `last()` never passes over one. Counting the games takes longer than all the rest.
    game_boundaries(std::uint64_t max_comment, std::uint64_t max_game, bool counting)
        : max_comment_(max_comment), max_game_(max_game), counting_(counting) {}

    /// Scans what is new in `text`, which begins where the last `drop` left it. `complete`: no more will come.
    void scan(std::string_view text, bool complete);
    /// The last boundary seen, from the start of the text; 0 if there is none.
    std::size_t last() const { return last_; }
    /// Line ends before `last()`.
    std::uint64_t last_line() const { return last_line_; }
    /// Games before `last()`, where they are counted and that is clear without reading them.
    std::optional<std::uint64_t> games() const { return counted_ ? std::optional(games_) : std::nullopt; }
    /// The bytes before `last()` are gone from the front of the text.
    void drop();

private:
    enum class state : std::uint8_t { line_start, indent, movetext, line_comment, brace };

    static constexpr std::size_t none = std::string_view::npos;

    /// The next occurrence of one character, remembered until it is passed: one memchr a find, not one a line.
    struct finder {
        char wanted;
        std::size_t next = 0;  ///< first one at or after the place asked last; the text's size if there is none yet
        bool found = false;
        std::size_t at_or_after(std::string_view text, std::size_t from);
        void shift(std::size_t dropped);
    };

    bool step(std::string_view text, bool complete);
    void pass_plain_lines(std::string_view text);
    void pass_plain_tags(std::string_view text);
    bool begin_line(std::string_view text, bool complete);
    bool indent(std::string_view text, bool complete);
    bool bracket(std::string_view text, bool complete, bool at_line_start);
    bool movetext(std::string_view text, bool complete);
    void note(std::string_view words);
    void look_for_results(std::string_view words);
    bool brace(std::string_view text, bool complete);
    bool to_next_line(std::string_view text, bool complete);
    std::size_t line_end(std::string_view text, std::size_t from);
    bool ask_grammar(std::string_view text, bool complete);
    void begin_section();
    void count_section();
    std::array<finder*, 8> finders() {
        return {&lf_, &cr_, &brace_, &semicolon_, &bracket_, &quote_, &percent_, &high_};
    }

    std::uint64_t max_comment_;
    std::uint64_t max_game_;
    bool counting_;
    std::size_t at_ = 0;
    std::uint64_t line_ = 0;
    state state_ = state::line_start;
    std::size_t line_begin_ = 0;  ///< of the line at `at_`; behind a comment, of the line where it opened
    bool moves_seen_ = false;     ///< movetext since the last tag
    bool attached_ = false;       ///< a comment here hangs on movetext on the same line
    bool apart_ = false;          ///< behind the last movetext stands what may belong to the next game
    bool doubtful_ = false;       ///< since `last_` came what only the grammar can tell
    std::size_t last_ = 0;
    std::uint64_t last_line_ = 0;
    std::uint64_t games_ = 0;        ///< before `last_`
    bool counted_ = counting_;       ///< and that is certain
    bool one_game_ = true;           ///< what came since `last_` is one game, whatever follows
    bool result_seen_ = false;       ///< behind it comes no more movetext of this game
    bool empty_line_ = false;        ///< in the movetext: `1.` behind it begins a game
    std::size_t tags_end_ = none;    ///< behind the last tag of this section
    std::size_t retry_grammar_ = 0;  ///< do not read what is shorter than this again: no boundary was in it
    std::size_t retry_brace_ = 0;    ///< do not look for the end of the comment again in a text shorter than this
    finder lf_{'\n'}, cr_{'\r'}, brace_{'{'}, semicolon_{';'}, bracket_{'['}, quote_{'"'}, percent_{'%'}, high_{'\xEF'};
};

}  // namespace royalcheck
