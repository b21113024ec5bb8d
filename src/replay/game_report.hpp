// All that is known of one game after it was replayed. Formats render it; they never compute.
#pragma once

#include <array>
#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/clauses.hpp"
#include "rules/outcome.hpp"
#include "rules/royal64/control_periods.hpp"
#include "src/findings/codes.hpp"
#include "src/findings/result.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

enum class variant : std::uint8_t { chess, royal64, royal100 };

/// A place in the file. Lines and columns count from 1, columns in code points; bytes from 0.
struct place {
    std::uint64_t line = 0;
    std::uint64_t column = 0;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
    std::uint32_t in_text = 0, text_length = 0;  ///< the same in the decoded text that was replayed
};

struct reading_note {  ///< RC605: under this value the verdict would be another
    std::string name, value;
    sentence verdict;
};

struct finding {
    code id = code::syntax_error;
    royalcheck::severity severity = severity::error;
    int ply = 0;     ///< half-move of the line, from 1; 0 = not at a move
    int number = 0;  ///< move number; 0 with ply 0
    rules::side side = rules::side::white;
    std::string move;  ///< as written
    std::string san;   ///< canonical, empty if the move is not legal
    place at;
    std::vector<int> variation;  ///< path of plies from the main line
    rules::clause clause = rules::clause::none;
    sentence message;
    std::vector<std::string> suggestions;  ///< legal moves that come closest, English SAN
    std::vector<std::string> written;      ///< the same in the letters of the game, for people; empty if the same
    std::vector<reading_note> readings;
    std::string board;  ///< FEN before the move where a board helps, else empty
    /// Where a move that cannot be played was to go; of a castling the king's square and its target.
    std::array<named_square, 2> squares{};
};

enum class verdict_status : std::uint8_t {
    confirmed,
    contradicted,
    arbiter,
    unrecorded,
    undecided,
    unfinished,
    invalid
};

struct verdict_report {
    game_result recorded = game_result::none;  ///< none: neither tag nor terminator
    std::vector<game_result> correct;
    verdict_status status = verdict_status::unfinished;
    rules::ending reason = rules::ending::none;
    rules::clause clause = rules::clause::none;
    int ply = -1;  ///< -1: nothing decided (null in JSON); 0 the start position
    /// As the record writes it, the half-move after which the game was decided, or of an invalid record the last legal
    /// one; empty if there is none.
    std::string move;
    bool mates = false;             ///< K-LAST: the move that missed the period gives mate, and loses all the same
    bool by_tag = false;            ///< RC502: tag and end of the moves disagree, and `recorded` is the tag's
    bool both_lose_by_tag = false;  ///< 0-0 in the tag, and the moves end in `*`, as PGN has it (NOTATION 2)
    sentence claim{};               ///< RC504: the claim that supports a recorded draw; none if there is none
};

struct repetition_report {
    int count = 3;
    int ply = 0;
    enum class claim_kind : std::uint8_t { available, automatic, intended } claim = claim_kind::available;
    rules::side side = rules::side::white;  ///< the side on move (that may claim)
    std::string intended;                   ///< SAN
};

struct succession_report {
    rules::side side = rules::side::white;
    rules::piece_kind piece = rules::piece_kind::prince;
    int ply = 0;
    std::string square;
};

/// A position of the main line and the move that led to it.
struct line_position {
    std::string fen;
    std::string san;                          ///< English; empty at the start
    std::string from, to;                     ///< squares of that move, the king's where it castles
    std::vector<std::string> attacked_kings;  ///< squares; on 10x10 also a king that its side left attacked (R-STAY)
};

/// One word of an `Expect` tag against what was found.
struct expectation_report {
    bool present = false;                 ///< the game has an Expect tag
    std::vector<std::string> missing;     ///< expected, not found: "RC302@9..."
    std::vector<std::string> unexpected;  ///< warnings and errors found, not expected
    bool met() const { return missing.empty() && unexpected.empty(); }
};

struct game_report {
    game_report() = default;
    game_report(game_report&&) = default;             // `tags` looks into `decoded`, whose nodes stay where they are;
    game_report& operator=(game_report&&) = default;  // a copy would look into the original's

    std::string file;        ///< as it is to be shown; "-" for standard input
    std::uint64_t game = 0;  ///< from 1 within the file
    place at;                ///< where the game begins
    royalcheck::variant variant = variant::chess;
    bool variant_assumed = false;   ///< royal64, because neither the record nor an option names the variant
    std::string notation;           ///< "en", "ru" or "figurine"
    std::string notation_evidence;  ///< the letters that decided it: "Ф, Кр"; empty if none did
    std::string encoding = "UTF-8";
    std::vector<std::pair<std::string_view, std::string_view>>
        tags;                        ///< decoded, in order; views into `source` or `decoded`
    bool repeated_tags = false;      ///< a name is twice in `tags` (RC107)
    std::list<std::string> decoded;  ///< tag values that had escapes
    int plies = 0;                   ///< legal half-moves of the main line
    verdict_report result;
    std::vector<rules::period_entry> white_periods, black_periods;  ///< royal64 only
    std::vector<repetition_report> repetitions;
    std::vector<succession_report> successions;
    std::vector<finding> findings;    ///< in order of place
    std::string final_fen;            ///< empty if there is no position (invalid setup, skipped game)
    std::vector<line_position> line;  ///< from the start on; only where replay_options::main_line asks for it
    std::uint64_t moves_key = 0;      ///< of the start and all moves of the main line; only where
    std::uint64_t opening_key = 0;  ///< replay_options::move_keys asks for them; this one of the opening, 0 if shorter
    expectation_report expectation;
    std::string_view source;           ///< the game's own bytes, for showing lines; valid while the input chunk is
    std::uint32_t source_in_text = 0;  ///< where `source` begins in the decoded text

    /// Empties all but `file`, `game` and `encoding`, keeping the capacity of what is reused.
    void clear();
};

std::string_view to_text(variant v);
std::string_view to_text(verdict_status s);
std::string_view to_text(rules::ending e);  ///< contract spelling, "no-king-move"
std::string_view to_text(rules::period_state s);

}  // namespace royalcheck
