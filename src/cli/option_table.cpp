#include "src/cli/option_table.hpp"

#include <array>
#include <string>

#include "src/cli/selection.hpp"
#include "src/cli/values.hpp"

namespace royalcheck {
namespace {

using text = std::string_view;

constexpr std::uint16_t on_position = on_moves | on_perft;
constexpr std::uint16_t on_runs = on_check | on_convert | on_tournament;
constexpr std::uint16_t on_games = on_runs | on_board;
constexpr std::uint16_t on_rules = on_games | on_position;

constexpr option_entry options[] = {
    {"FILE", "", "Game files, folders, or - for standard input", "", on_runs, false,
     [](arguments& a, text v) { a.files.emplace_back(v); }},
    {"FILE", "", "One game file, or - for standard input; ARCHIVE!FILE is a file in an archive", "", on_board, false,
     [](arguments& a, text v) { a.files.emplace_back(v); }},
    {"FILE", "", "Reports of check in the form ndjson, or - for standard input", "", on_merge, false,
     [](arguments& a, text v) { a.files.emplace_back(v); }},
    {"DEPTH", "", "Half-moves to look ahead", "", on_perft, true,
     [](arguments& a, text v) { a.depth = read_number("DEPTH", v, 0, 30); }},
    {"TOPIC", "", "A code (RC201, illegal-move) or a rule clause (K-LAST)", "", on_explain, false,
     [](arguments& a, text v) { a.topic = v; }},
    {"SHELL", "bash|zsh|fish", "The shell", "", on_completions, true,
     [](arguments& a, text v) { a.shell = read_shell(v); }},
    {"--list", "", "List all codes and clauses", "", on_explain, false, [](arguments& a, text) { a.list = true; }},

    {"--game", "N", "The number of the game in the file (1)", "", on_board, false,
     [](arguments& a, text v) { a.game = read_number("--game", v, 1, 1'000'000'000); }},
    {"--ply", "P", "After this half-move, 0 is the start; by default after the last", "", on_board, false,
     [](arguments& a, text v) { a.ply = read_number("--ply", v, 0, 1'000'000); }},
    {"--move", "N", "After this move, 20. of White or 20... of Black", "", on_board, false,
     [](arguments& a, text v) { a.move = read_move_number(v); }},
    {"--as", "text|unicode|fen|svg", "The form of the board", "", on_board, false,
     [](arguments& a, text v) { a.board_form = read_board_form(v); }},
    {"--flip", "", "Show the board from Black's side", "", on_board, false, [](arguments& a, text) { a.flip = true; }},

    {"--variant", "chess|royal64|royal100", "The rules; overrides the games' Variant tags", "Rules", on_rules, false,
     [](arguments& a, text v) { a.replay.variant = read_variant(v); }},
    {"--edition", "en|ru", "royal100: which text of the rules counts", "Rules", on_rules, false,
     [](arguments& a, text v) { a.replay.edition = read_edition(v); }},
    {"--reading", "NAME=VALUE",
     "royal100: third-rank=any|stepped|immediate, castling-attack=strict|free, "
     "counter-check=any-prince|one-prince|off; may be repeated",
     "Rules", on_rules, false, [](arguments& a, text v) { apply_reading(v, a.replay); }},
    {"--late-violation", "report|offender|both",
     "royal64: what the arbiter decided where play went on after a missed control period", "Rules", on_runs, false,
     [](arguments& a, text v) { a.replay.late = read_late_violation(v); }},
    {"--fen", "FEN", "The position; the start position if not given", "Rules", on_position, false,
     [](arguments& a, text v) { a.fen = v; }},
    {"--divide", "", "Show the count of each first move", "", on_perft, false,
     [](arguments& a, text) { a.divide = true; }},

    {"--notation", "auto|en|ru", "The language of the piece letters", "Reading",
     on_check | on_board | on_tournament, false,
     [](arguments& a, text v) { a.replay.notation = read_notation(v); }},
    {"--encoding", "NAME",
     "The encoding of the files: UTF-8, UTF-16LE, UTF-16BE, UTF-32LE, UTF-32BE, windows-1251, KOI8-R, CP866, "
     "windows-1252; auto decides for each game",
     "Reading", on_check | on_board | on_tournament, false,
     [](arguments& a, text v) { a.limits.encoding = read_encoding(v); }},
    {"--prose", "",
     "Read running text in which games are quoted, in folders that of .txt, .html and .md files too; such files, if "
     "they have words and no PGN tags, are read so anyway",
     "Reading", on_check, false, [](arguments& a, text) { a.limits.documents = document_reading::always; }},
    {"--jobs", "N", "How many threads check games (default: all cores)", "Reading", on_check | on_tournament,
     false,
     [](arguments& a, text v) { a.jobs = read_number("--jobs", v, 1, 1024); }},

    {"--shard", "I/N",
     "Check the I-th of N parts of the input, cut between games; the N reports one after the other are that of the "
     "whole (ndjson, csv, github)",
     "Reading", on_check, false, [](arguments& a, text v) { a.shard = read_shard(v); }},

    {"--from-notation", "auto|en|ru", "The language of the piece letters of the input", "Reading", on_convert, false,
     [](arguments& a, text v) { a.replay.notation = read_notation(v); }},
    {"--from-encoding", "NAME", "The encoding of the input; auto decides for each game", "Reading", on_convert, false,
     [](arguments& a, text v) { a.limits.encoding = read_encoding(v); }},

    {"--notation", "en|ru|figurine|long|uci",
     "How the moves are written: English SAN (the default), Russian letters, figurines, long form, UCI", "Writing",
     on_convert, false, [](arguments& a, text v) { a.conversion.notation = read_target_notation(v); }},
    {"--encoding", "NAME",
     "The encoding of the output: UTF-8 (the default), UTF-16LE, UTF-16BE, UTF-32LE, UTF-32BE, windows-1251, KOI8-R, "
     "CP866, windows-1252, ISO-8859-1",
     "Writing", on_convert, false, [](arguments& a, text v) { a.output_encoding = read_output_encoding(v); }},
    {"--fix-results", "", "Write the one correct result where the rules allow one only", "Writing", on_convert, false,
     [](arguments& a, text) { a.conversion.fix_results = true; }},
    {"--quiet", "", "Do not tell which results were changed or left to the arbiter", "Writing", on_convert, false,
     [](arguments& a, text) { a.quiet = true; }},
    {"--annotate", "", "Add what is found in the play and the result as comments", "Writing", on_convert, false,
     [](arguments& a, text) { a.conversion.annotate = true; }},
    {"--output", "FILE", "Write to FILE, which appears when all is converted; - is standard output", "Writing", on_convert, false,
     [](arguments& a, text v) { a.output = read_output(v); }},

    {"--format", "text|ndjson|json|csv|sarif|junit|github|html", "The form of the report", "Report", on_check, false,
     [](arguments& a, text v) {
         a.format = read_format(v);
         a.replay.main_line = a.format == "html";
     }},
    {"--format", "text|csv|json|html|trf", "The form of the report; trf is FIDE's Tournament Report File (TRF16)",
     "Report", on_tournament, false, [](arguments& a, text v) { a.format = read_tournament_format(v); }},
    {"--format", "text|json", "The form of the figures", "Report", on_merge, false,
     [](arguments& a, text v) { a.format = read_merge_format(v); }},
    {"--parts", "N", "How many parts there must be; by default any number", "Reading", on_merge, false,
     [](arguments& a, text v) { a.parts = read_number("--parts", v, 1, 1'000'000'000); }},
    {"--all-games", "", "Text, HTML: show games without findings too; text does so by itself for small input", "Report",
     on_check, false, [](arguments& a, text) { a.all_games = true; }},
    {"--output", "FILE", "Write the report to FILE, which appears when it is complete; - is standard output",
     "Report", on_check | on_tournament | on_board | on_merge, false, [](arguments& a, text v) { a.output = read_output(v); }},
    {"--select", "CODE,...", "Report only these findings; a prefix such as RC3 works", "Report",
     on_check | on_tournament, false,
     [](arguments& a, text v) { add_codes("--select", v, a.select); }},
    {"--ignore", "CODE,...", "Leave these findings out", "Report", on_check | on_tournament, false,
     [](arguments& a, text v) { add_codes("--ignore", v, a.ignore); }},
    {"--min-severity", "note|warning|error", "Report only findings of this level or above: warning leaves notes out",
     "Report", on_check | on_tournament, false, [](arguments& a, text v) { a.min_severity = read_min_severity(v); }},
    {"--duplicates", "",
     "Look for games that the input has already: the same game, its moves under other names, with another end; one "
     "thread checks games then",
     "Report", on_check, false,
     [](arguments& a, text) {
         a.duplicates = true;
         a.replay.move_keys = true;
     }},
    {"--periods", "", "Show the control-period ledger of every game", "Report", on_check, false,
     [](arguments& a, text) { a.periods = true; }},
    {"--summary", "", "End with figures of the whole run", "Report", on_check, false,
     [](arguments& a, text) { a.summary = true; }},
    {"--lang", "en|ru", "The language of text and HTML reports and of explanations; by default that of the locale",
     "Report", on_check | on_explain | on_tournament | on_board | on_merge, false,
     [](arguments& a, text v) { a.language = read_language(v); }},
    {"--color", "auto|always|never", "Color in text reports; NO_COLOR is respected", "Report", on_check, false,
     [](arguments& a, text v) { a.color = read_when("--color", v); }},
    {"--progress", "auto|always|never", "Show how far it is, on stderr", "Report", on_runs, false,
     [](arguments& a, text v) { a.progress = read_when("--progress", v); }},

    {"--fail-on", "error|warning|note|never", "The level of findings from which on the exit status is 1", "Judgement",
     on_runs | on_merge, false, [](arguments& a, text v) { a.fail_on = read_fail_on(v); }},
    {"--expect", "",
     "Judge games by their Expect tags: their warnings and errors must be exactly those that the tag names",
     "Judgement", on_check, false, [](arguments& a, text) { a.expect = true; }},

    {"--event", "NAME", "Only the tournament with this Event tag", "Tournament", on_tournament, false,
     [](arguments& a, text v) { a.event = v; }},
    {"--exclude", "NAME",
     "Exclude a player (K-SANCTION): all games after his first missed control period are lost; NAME@ROUND: those after "
     "this round; may be repeated",
     "Tournament", on_tournament, false, [](arguments& a, text v) { a.tables.excluded.push_back(read_exclusion(v)); }},
    {"--played-games", "fide|keep|annul",
     "What becomes of the games that an excluded player has played: fide keeps them if they are at least half of his "
     "games",
     "Tournament", on_tournament, false, [](arguments& a, text v) { a.tables.played = read_played_games(v); }},
    {"--rounds", "N", "How many rounds the tournament has, where it is not over", "Tournament", on_tournament, false,
     [](arguments& a, text v) { a.tables.rounds = read_number("--rounds", v, 1, 999); }},
    {"--tie-breaks", "SB,BH,DE,WIN",
     "The tie-breaks in their order: Sonneborn-Berger, Buchholz, direct encounter, number of wins", "Tournament",
     on_tournament, false, [](arguments& a, text v) { a.tables.tie_breaks = read_tie_breaks(v); }},

    {"--max-nesting", "N", "Variations inside one another (256)", "Limits", on_games, false,
     [](arguments& a, text v) { a.replay.max_nesting = read_number("--max-nesting", v, 0, 1'000'000); }},
    {"--max-token", "SIZE", "One word of the movetext, in bytes or with K, M, G (64K)", "Limits", on_games, false,
     [](arguments& a, text v) { a.replay.max_token = read_size32("--max-token", v); }},
    {"--max-comment", "SIZE", "One comment (64M)", "Limits", on_games, false,
     [](arguments& a, text v) {
         a.replay.max_comment = read_size32("--max-comment", v);
         a.limits.max_comment = a.replay.max_comment;
     }},
    {"--max-game", "SIZE", "One game (1G, at most 3G)", "Limits", on_games, false,
     [](arguments& a, text v) { a.limits.max_game = read_size32("--max-game", v); }},
    {"--max-expanded", "SIZE", "What comes out of one compressed file or archive (1T)", "Limits", on_games, false,
     [](arguments& a, text v) { a.limits.max_expanded = read_size("--max-expanded", v, 1ull << 50); }},
};

constexpr command_entry commands[] = {
    {command::check, on_check, "check", "Check games (the default command)"},
    {command::convert, on_convert, "convert", "Write games as canonical PGN: notation, encoding, results"},
    {command::moves, on_moves, "moves", "List the legal moves of a position, one SAN a line"},
    {command::perft, on_perft, "perft", "Count the leaves of the legal move tree"},
    {command::board, on_board, "board", "Show a position of a game"},
    {command::tournament, on_tournament, "tournament", "Crosstable, standings as recorded and as corrected, sanctions"},
    {command::merge, on_merge, "merge", "Sum up the NDJSON reports of the parts of a run"},
    {command::explain, on_explain, "explain", "Explain a finding or a rule clause"},
    {command::completions, on_completions, "completions", "Print the completions of a shell"},
};

}  // namespace

std::span<const option_entry> option_table() { return options; }

std::span<const command_entry> command_table() { return commands; }

}  // namespace royalcheck
