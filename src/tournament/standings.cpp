// Ranking, by the formulas of the FIDE handbook (C.07): by points, then by each tie-break in turn. As in round robins,
// a game won or lost by forfeit counts like any other; a bye gives its points, and a full one is a win (C.07, WIN), but
// it has no opponent for the other tie-breaks.
#include <algorithm>
#include <array>

#include "src/tournament/table.hpp"

namespace royalcheck {
namespace {

struct meeting {
    player_id opponent = 0;
    half_points points = 0;
};
using meetings = std::vector<std::vector<meeting>>;  ///< by player

meetings meetings_of(std::span<const table_game> games, std::size_t players) {
    meetings met(players);
    for (const table_game& game : games) {
        const auto points = points_of(game.result);
        if (!points || game.annulled) continue;
        met[game.white].push_back({game.black, points->white});
        met[game.black].push_back({game.white, points->black});
    }
    return met;
}

/// Ranks rows that are tied so far, the tie-breaks of `order` from `at` on.
class ranking {
public:
    ranking(const meetings& met, std::span<const tie_break> order)
        : met_(met), order_(order), group_of_(met.size(), 0) {}

    /// `before`: how many stand before all of them. Who cannot be told apart shares the places.
    void rank(std::span<standing> tied, std::size_t at, std::size_t before) {
        if (tied.size() < 2 || at == order_.size()) {
            for (standing& s : tied) {
                s.first = before + 1;
                s.last = before + tied.size();
            }
            return;
        }
        const auto next = [&](std::span<standing> part, std::size_t by) {
            rank(part, by, before + static_cast<std::size_t>(part.data() - tied.data()));
        };
        if (order_[at] == tie_break::direct_encounter) {
            if (!meet_among(tied)) return rank(tied, at + 1, before);
            // Who are still tied are compared by their own games once more.
            split(
                tied, [](const standing& s) { return static_cast<long>(*s.encounter); },
                [&](std::span<standing> part) { next(part, part.size() < tied.size() ? at : at + 1); });
            return;
        }
        split(
            tied, [&](const standing& s) { return value(s, order_[at]); },
            [&](std::span<standing> part) { next(part, at + 1); });
    }

    /// Sorts by `value`, greatest first, and hands on each run of equal ones.
    template <class Value, class Next>
    static void split(std::span<standing> rows, Value value, Next next) {
        std::stable_sort(rows.begin(), rows.end(),
                         [&](const standing& a, const standing& b) { return value(a) > value(b); });
        for (std::size_t from = 0; from < rows.size();) {
            std::size_t to = from + 1;
            while (to < rows.size() && value(rows[to]) == value(rows[from])) ++to;
            next(rows.subspan(from, to - from));
            from = to;
        }
    }

private:
    static long value(const standing& s, tie_break by) {
        switch (by) {
        case tie_break::sonneborn_berger: return s.sonneborn_berger;
        case tie_break::buchholz: return s.buchholz;
        case tie_break::wins: return s.wins;
        case tie_break::direct_encounter: break;
        }
        return 0;
    }

    /// Fills in the points of the tied in their games among themselves; false, and nothing filled in, unless every one
    /// of them has met every other.
    bool meet_among(std::span<standing> tied) {
        for (const standing& s : tied)
            if (met_[s.player].size() + 1 < tied.size()) return false;
        ++group_;
        for (const standing& s : tied) group_of_[s.player] = group_;
        std::vector<half_points> made;
        for (const standing& s : tied) {
            half_points points = 0;
            std::vector<player_id> opponents;
            for (const meeting& m : met_[s.player]) {
                if (group_of_[m.opponent] != group_ || m.opponent == s.player) continue;
                points += m.points;
                opponents.push_back(m.opponent);
            }
            std::sort(opponents.begin(), opponents.end());
            opponents.erase(std::unique(opponents.begin(), opponents.end()), opponents.end());
            if (opponents.size() + 1 < tied.size()) return false;
            made.push_back(points);
        }
        for (std::size_t i = 0; i < tied.size(); ++i) tied[i].encounter = made[i];
        return true;
    }

    const meetings& met_;
    std::span<const tie_break> order_;
    std::vector<std::size_t> group_of_;  ///< by player: the tied group he was last seen in
    std::size_t group_ = 0;
};

}  // namespace

std::vector<standing> rank(const tournament_table& table, const std::vector<bool>& annulled,
                           std::span<const tie_break> order) {
    const meetings met = meetings_of(table.games, annulled.size());
    std::vector<half_points> points(annulled.size(), 0);
    for (std::size_t p = 0; p < met.size(); ++p)
        for (const meeting& m : met[p]) points[p] += m.points;
    std::vector<int> won_byes(annulled.size(), 0);
    for (const tournament_bye& bye : table.byes) {
        if (!bye.points) continue;
        points[bye.player] += *bye.points;
        won_byes[bye.player] += *bye.points == 2 ? 1 : 0;
    }

    std::vector<standing> rows;
    for (std::size_t p = 0; p < met.size(); ++p) {
        standing row;
        row.player = static_cast<player_id>(p);
        row.annulled = annulled[p];
        row.games = static_cast<int>(met[p].size());
        row.points = points[p];
        row.wins = won_byes[p];
        for (const meeting& m : met[p]) {
            row.sonneborn_berger += static_cast<long>(m.points) * points[m.opponent];
            row.buchholz += points[m.opponent];
            row.wins += m.points == 2 ? 1 : 0;
        }
        rows.push_back(row);
    }
    const auto placed = std::stable_partition(rows.begin(), rows.end(), [](const standing& s) { return !s.annulled; });
    const std::span<standing> ranked(rows.begin(), placed);
    ranking by(met, order);
    ranking::split(
        ranked, [](const standing& s) { return static_cast<long>(s.points); },
        [&](std::span<standing> tied) { by.rank(tied, 0, static_cast<std::size_t>(tied.data() - ranked.data())); });
    return rows;
}

}  // namespace royalcheck
