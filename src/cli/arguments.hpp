// What the command line asked for.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/readings.hpp"
#include "src/convert/game_converter.hpp"
#include "src/findings/codes.hpp"
#include "src/findings/sentence.hpp"
#include "src/input/shard.hpp"
#include "src/replay/replay.hpp"
#include "src/tournament/report.hpp"

namespace royalcheck {

/// Wrong usage: a sentence for stderr, exit status 2.
struct usage_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class command : std::uint8_t { check, convert, moves, perft, board, tournament, merge, explain, completions };
enum class shell : std::uint8_t { bash, zsh, fish };
enum class board_form : std::uint8_t { text, unicode, fen, svg };

/// "20." or "20...": a move of one side.
struct board_move {
    int number = 1;
    rules::side side = rules::side::white;
};
enum class when : std::uint8_t { automatic, always, never };

struct arguments {
    command wanted = command::check;

    // check
    std::vector<std::string> files;
    replay_options replay;
    input_limits limits;
    std::string format = "text";
    std::string output;                                 ///< empty: standard output
    std::optional<severity> fail_on = severity::error;  ///< none: never
    std::vector<std::string> select, ignore;            ///< prefixes or names of codes
    severity min_severity = severity::note;             ///< findings below it are left out
    when color = when::automatic;
    when progress = when::automatic;
    bool expect = false;
    bool duplicates = false;
    bool all_games = false;
    bool periods = false;
    bool summary = false;
    std::optional<report_language> language;  ///< of text reports and explanations; none: by the locale
    int jobs = 0;                             ///< threads; 0: one for each core
    std::optional<royalcheck::shard> shard;   ///< a part of the input; none: all of it

    // convert (which uses files, replay, limits, output, fail_on and progress, too)
    royalcheck::conversion conversion;
    std::string output_encoding = "UTF-8";
    bool quiet = false;

    // moves, perft (these use replay.variant and the readings in `replay`, too)
    std::string fen;
    bool divide = false;
    int depth = 0;

    // board (it uses `files`, `replay`, `limits`, `output` and `language`, too)
    int game = 1;
    std::optional<int> ply;  ///< none: the last one
    std::optional<board_move> move;
    royalcheck::board_form board_form = royalcheck::board_form::text;
    bool flip = false;

    // tournament (it uses files, replay, limits, format, output, fail_on, language and progress, too)
    tournament_options tables;
    std::string event;  ///< only this one; empty: all

    // merge (it uses files, format, output, fail_on and language, too)
    std::optional<int> parts;  ///< how many files there must be

    // completions
    royalcheck::shell shell = royalcheck::shell::bash;

    // explain
    std::string topic;
    bool list = false;
};

}  // namespace royalcheck
