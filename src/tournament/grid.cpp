#include "src/tournament/grid.hpp"

namespace royalcheck {
namespace {

/// With more players a table by opponents is wider than any screen or page.
constexpr std::size_t most_columns = 32;
/// Nobody reads a larger one, and memory is not to grow with players times rounds.
constexpr std::size_t most_cells = 1'000'000;

std::string_view mark_of(const table_game& game, bool white) {
    const auto points = points_of(game.result);
    if (!points) return "*";
    const half_points made = white ? points->white : points->black;
    if (game.forfeit) return made == 2 ? "+" : made == 1 ? "=" : "-";
    return made == 2 ? "1" : made == 1 ? "½" : "0";
}

std::string_view mark_of(const tournament_bye& bye) {
    if (!bye.points) return "*";
    return *bye.points == 2 ? "+" : *bye.points == 1 ? "=" : "-";
}

}  // namespace

crosstable make_crosstable(const tournament_report& report) {
    const auto& rows = report.corrected.rows;
    std::vector<std::size_t> place(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) place[rows[i].player] = i;
    std::vector<bool> changed(report.corrected.games.size(), false);
    for (const changed_result& change : report.changes) changed[change.game] = true;

    crosstable table;
    table.by_opponent = report.round_robin && rows.size() <= most_columns;
    const std::size_t columns = table.by_opponent ? rows.size() : static_cast<std::size_t>(report.rounds);
    if (rows.size() * columns > most_cells) return table;
    table.rows.assign(rows.size(), std::vector<grid_cell>(columns));
    if (table.by_opponent)
        for (std::size_t i = 0; i < rows.size(); ++i) table.rows[i][i].own = true;

    for (std::size_t i = 0; i < report.corrected.games.size(); ++i) {
        const table_game& game = report.corrected.games[i];
        const auto enter = [&](player_id player, player_id opponent, bool white) {
            const auto column = table.by_opponent ? place[opponent] : static_cast<std::size_t>(game.round) - 1;
            grid_cell& cell = table.rows[place[player]][column];
            if (!table.by_opponent) {
                if (!cell.text.empty()) cell.text += ' ';
                cell.text += std::to_string(place[opponent] + 1) + (white ? "w" : "b");
            }
            cell.text += game.annulled ? "(" + std::string(mark_of(game, white)) + ")" : mark_of(game, white);
            cell.changed = cell.changed || changed[i];
        };
        enter(game.white, game.black, true);
        enter(game.black, game.white, false);
    }
    for (const tournament_bye& bye : report.corrected.byes) {
        if (table.by_opponent) break;
        std::string& text = table.rows[place[bye.player]][static_cast<std::size_t>(bye.round) - 1].text;
        text.append(text.empty() ? "" : " ").append(mark_of(bye));
    }
    return table;
}

}  // namespace royalcheck
