// Judges the tournament of a PGN text, for tests.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "grammar/pgn.hpp"
#include "src/replay/replay.hpp"
#include "src/tournament/archive.hpp"
#include "src/tournament/report.hpp"

namespace royalcheck::testing {

inline tournament_report judged(std::string_view pgn, const tournament_options& options = {}) {
    tournament_archive archive;
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    text_origin origin;
    std::uint64_t number = 0;
    while (reader.next(game)) {
        game_report report;
        replay_game(pgn, game, origin, {}, report);
        report.file = "games.pgn";
        report.game = ++number;
        archive.add(report);
    }
    std::vector<bool> used(options.excluded.size(), false);
    return judge_tournament(std::move(archive.take().at(0)), options, used);
}

/// A game of one event.
inline std::string game(int round, std::string_view white, std::string_view black, std::string_view result,
                        std::string_view moves = "1. e4 e5") {
    std::string pgn = "[Event \"Cup\"]\n[Site \"Minsk\"]\n[Date \"2026.11.";
    pgn += (round < 10 ? "0" : "") + std::to_string(round) + "\"]\n[Round \"" + std::to_string(round) + "\"]\n";
    pgn.append("[White \"").append(white).append("\"]\n[Black \"").append(black).append("\"]\n");
    pgn.append("[Result \"").append(result).append("\"]\n[Variant \"royal64\"]\n\n");
    return pgn.append(moves).append(" ").append(result == "0-0" ? "*" : result).append("\n\n");
}

/// Moves after which a side has missed its first control period: nothing follows, or one move of each side does.
inline constexpr std::string_view white_misses =
    "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 Ke7 7. g3 g6 8. h3 h6 9. a4 a5 10. b4";
inline constexpr std::string_view white_misses_unnoticed =
    "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 Ke7 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 axb4 11. cxb4 c5";
inline constexpr std::string_view black_misses =
    "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. Ke2 f6 7. f3 g6 8. g3 h6 9. h3 a5 10. a4 b5";

/// The codes found, with the number of games that each names: "RC701/1 RC702/2".
inline std::string codes(const tournament_report& report) {
    std::string out;
    for (const tournament_finding& f : report.findings)
        out.append(out.empty() ? "" : " ").append(about(f.id).text).append("/").append(std::to_string(f.games.size()));
    return out;
}

inline const standing& row_of(const tournament_report& report, const tournament_table& table, std::string_view name) {
    for (const standing& s : table.rows)
        if (report.of.players[s.player].name == name) return s;
    throw std::out_of_range(std::string(name));
}

}  // namespace royalcheck::testing
