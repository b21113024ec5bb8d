// The heart: one game's tokens in, one game report out.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "grammar/pgn.hpp"
#include "rules/readings.hpp"
#include "src/input/encoding.hpp"
#include "src/replay/game_report.hpp"

namespace royalcheck {

enum class late_violation : std::uint8_t { report, offender, both };  ///< K-FIRST-LATE

/// What the user asked for; one for a whole run.
struct replay_options {
    std::optional<royalcheck::variant> variant;  ///< --variant: overrides tags
    std::optional<grammar::language> notation;   ///< --notation en|ru; none = auto
    late_violation late = late_violation::report;
    std::optional<rules::edition> edition;
    std::optional<rules::third_rank_reading> third_rank;
    std::optional<rules::castling_attack_reading> castling_attack;
    std::optional<rules::counter_check_reading> counter_check;
    bool main_line = false;  ///< record the positions of the main line
    bool move_keys = false;  ///< hash the moves of the main line
    int max_nesting = 256;
    std::uint32_t max_token = 64u << 10;
    std::uint32_t max_comment = 64u << 20;
};

/// Counts lines and columns (code points as they are drawn) on from text[from] to text[to].
/// A line ends with LF, CRLF or a lone CR.
void count_on(std::string_view text, std::size_t from, std::size_t to, std::uint64_t& line, std::uint64_t& column);

/// Where a text stands in its file, and how far its lines have been counted: games of one text are
/// replayed in order, each moves the count on, so that no line is counted twice.
struct text_origin {
    std::uint64_t offset = 0;  ///< of text[0] in the file
    std::uint64_t line = 1;    ///< of text[at]
    std::uint64_t column = 1;  ///< of text[at], in code points
    std::size_t at = 0;
    royalcheck::encoding encoding = encoding::utf8;  ///< of the file; `text` is always UTF-8
    std::uint64_t original = 0;                      ///< bytes of the file from text[0] to text[at]

    /// Counts on to text[to]; a byte order mark has no column.
    void advance(std::string_view text, std::size_t to);
};

class move_observer;

/// Replays `game` (offsets relative to `text`) and fills `out`, all but `file` and `game`. `observer` may be null.
void replay_game(std::string_view text, const grammar::game_text& game, text_origin& origin,
                 const replay_options& options, game_report& out, move_observer* observer = nullptr);

}  // namespace royalcheck
