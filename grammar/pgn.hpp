// The game file: text in, one game after the other out, as flat tokens with places.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/plain_move.hpp"

namespace royalcheck::grammar {

enum class result_text : std::uint8_t { none, white_wins, black_wins, draw, both_lose, unfinished };

enum class token_kind : std::uint8_t {
    comment,     ///< {...} or ;... ; offset and length with the delimiters
    escape,      ///< a % line
    number,      ///< move number; value = the number, `dots` = how many dots follow (an ellipsis counts three)
    move,        ///< see game_text::move
    mark,        ///< a detached check mark; value = check_mark
    glyph,       ///< NAG or annotation; value = NAG number
    en_passant,  ///< a detached e.p.
    open,
    close,       ///< variation
    result,      ///< value = result_text
    succession,  ///< Ps=Q Ps=Ps Pr=K; value = succession_text
    unreadable   ///< a word that is none of these
};

enum class succession_text : std::uint8_t { princess_accepted, princess_declined, prince_crowned };

struct token {
    token_kind kind;
    std::uint8_t dots = 0;     ///< of a number; of a move 0 if it is plain, else 1
    std::uint32_t offset = 0;  ///< bytes from the start of the text given to the reader
    std::uint32_t length = 0;
    std::uint32_t value = 0;  ///< see token_kind

    /// A move in canonical SAN; `value` is then its `plain_move`, else an index into game_text::other_moves.
    bool is_plain_move() const { return kind == token_kind::move && dots == 0; }
    plain_move plain() const { return plain_move(value); }
};

/// A tag pair as it stands; `value` is decoded only by `tag_value`.
struct tag {
    std::uint32_t offset = 0, length = 0;  ///< from `[`, the name if that is missing, to `]`
    std::uint32_t name_offset = 0, name_length = 0;
    std::uint32_t value_offset = 0, value_length = 0;  ///< between the quotes, escapes as written
    bool escaped = false;                              ///< contains a backslash
};

enum class fault_kind : std::uint8_t {
    unterminated_comment,  ///< place: the opening brace
    malformed_tag,         ///< no value can be made out
    repaired_tag,          ///< the value is clear all the same (inner quotes, missing end)
    stray_close,           ///< `)` without `(`
    unclosed_variation,    ///< place: the `(`
    stray_brace,           ///< `}` without `{`
    unreadable_word,       ///< also a token `unreadable` at the same place, unless outside movetext
    stray_symbol,          ///< punctuation of no meaning that can be passed over
    control_character,     ///< NUL and the like; one fault a run
    undecodable            ///< not valid UTF-8; one fault a run
};

struct fault {
    fault_kind kind;
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
};

/// One game; reused from game to game so that nothing is allocated once it has grown.
struct game_text {
    std::uint32_t begin = 0, end = 0;  ///< the bytes of the text that belong to this game
    std::vector<tag> tags;
    std::vector<token> tokens;
    std::vector<move_text> other_moves;  ///< those that are not canonical SAN
    std::uint32_t move_count = 0;
    std::vector<fault> faults;  ///< in order of offset
    std::uint8_t evidence = 0;  ///< language bits seen in any move
    void clear();

    /// What a token `move` says.
    move_text move(const token& t) const { return t.is_plain_move() ? to_move_text(t.plain()) : other_moves[t.value]; }
    template <class Predicate>
    bool any_move(Predicate is) const {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const token& t) { return t.kind == token_kind::move && is(move(t)); });
    }
};

/// Reads games from `text`, which must stay alive and be at most 4 GiB (resource limits are the caller's).
/// Always finds the next game: after a fault it goes on at the next tag section or terminator.
class pgn_reader {
public:
    explicit pgn_reader(std::string_view text) : text_(text) {}
    /// The next game, false at the end of the text. White space, comments and escapes with no game
    /// around them make no game; any other rubbish does (with faults), so that nothing is skipped silently.
    /// A game ends: after a result outside variations, with the comments, NAGs and repeated results on its line;
    /// before tags that follow movetext; in a tag section where, after an empty line or a comment, Event or
    /// a tag comes that the section already has; before `1.` after an empty line, if moves were read and no variation
    /// is open.
    bool next(game_text& game);

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// The decoded value of a tag: backslash escapes resolved.
std::string tag_value(std::string_view text, const tag& t);
/// The tag's name as written.
std::string_view tag_name(std::string_view text, const tag& t);
/// Reads a result as tags and terminators write it; none if it is not one.
result_text read_result(std::string_view word);

/// Where the brace comment that opens at `open` ends: offset just past `}`. `std::string_view::npos` if it is
/// not closed; `resume` then gets the start of the first line inside that begins a tag section (or the
/// end of the text). A brace is unclosed if, after a line that looks like a tag, another `{` comes before any `}`.
std::size_t comment_end(std::string_view text, std::size_t open, std::size_t& resume);

}  // namespace royalcheck::grammar
