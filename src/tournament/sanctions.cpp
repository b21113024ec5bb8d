#include "src/tournament/sanctions.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <stdexcept>
#include <tuple>

#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

/// The order in which games were played: by round if all of them say it, else by date if all say that, else that of the
/// input.
std::vector<std::size_t> order_of_play(const tournament_record& of) {
    std::vector<std::size_t> order(of.games.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto all = [&](auto known) { return std::all_of(of.games.begin(), of.games.end(), known); };
    if (all([](const tournament_game& g) { return g.round != 0; }))
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::tie(of.games[a].round, of.games[a].part) < std::tie(of.games[b].round, of.games[b].part);
        });
    else if (all([](const tournament_game& g) { return g.date.known(); }))
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return of.games[a].date < of.games[b].date; });
    return order;
}

bool missed(const tournament_game& game, player_id p) {
    return (game.white == p && game.missed[0]) || (game.black == p && game.missed[1]);
}

/// Excludes players one by one; `finish` then says what that did to the table.
class sanctions {
public:
    sanctions(const tournament_options& options, tournament_report& report)
        : options_(options), report_(report), order_(order_of_play(report.of)), place_(order_.size()),
          lost_(report.corrected.games.size()), annulled_(report.of.players.size(), false) {
        for (std::size_t i = 0; i < order_.size(); ++i) place_[order_[i]] = i;
    }

    void exclude(player_id p, const exclusion& wanted) {
        excluded_player out{.player = p, .round = wanted.round.value_or(0)};
        const std::size_t offence = wanted.round ? 0 : first_offence(p);
        if (!wanted.round) out.round = report_.of.games[order_[offence]].round;
        const auto is_later = [&](const table_game& game) {
            const tournament_game& record = report_.of.games[game.record];
            return wanted.round ? record.round > *wanted.round : place_[game.record] > offence;
        };
        int games = 0;
        for (std::size_t i = 0; i < lost_.size(); ++i) {
            const table_game& game = report_.corrected.games[i];
            if (game.white != p && game.black != p) continue;
            ++games;
            if (is_later(game))
                lost_[i][game.black == p ? 1 : 0] = true;
            else if (was_played(game))
                ++out.played;
        }
        const int opponents = static_cast<int>(report_.of.players.size()) - 1;
        out.due =
            std::max(games, report_.announced || !report_.round_robin ? report_.rounds : opponents * report_.cycles);
        out.annulled = options_.played == played_games::annul ||
                       (options_.played == played_games::fide && 2 * out.played < out.due);
        annulled_[p] = out.annulled;
        for (tournament_bye& bye : report_.corrected.byes)
            if (bye.player == p && (out.annulled || (out.round != 0 && bye.round > out.round))) bye.points = 0;
        report_.excluded.push_back(out);
    }

    std::vector<bool> finish() {
        for (std::size_t i = 0; i < lost_.size(); ++i) change(i);
        if (report_.round_robin)
            for (const excluded_player& out : report_.excluded)
                if (!out.annulled) add_unplayed(out.player);
        return annulled_;
    }

private:
    std::size_t first_offence(player_id p) const {
        for (std::size_t i = 0; i < order_.size(); ++i)
            if (missed(report_.of.games[order_[i]], p)) return i;
        throw std::runtime_error(fmt::format(
            "--exclude: no missed control period of {} is on record; NAME@ROUND says after which round he is out",
            report_.of.players[p].name));
    }

    /// Also where the arbiter has yet to decide the result.
    bool was_played(const table_game& game) const {
        const tournament_game& record = report_.of.games[game.record];
        return !game.forfeit && (points_of(record.recorded) || record.correct[0] != game_result::none);
    }

    bool is_excluded(player_id p) const {
        return std::any_of(report_.excluded.begin(), report_.excluded.end(),
                           [p](const excluded_player& out) { return out.player == p; });
    }

    void note(std::size_t game, game_result from, game_result to) {
        auto& changes = report_.changes;
        std::erase_if(changes, [game](const changed_result& c) { return c.game == game; });
        changes.push_back({game, from, to, rules::clause::k_sanction, std::nullopt});
    }

    /// A game that the record has: annulled, or lost by who is out already.
    void change(std::size_t i) {
        table_game& game = report_.corrected.games[i];
        const game_result recorded = report_.of.games[game.record].recorded;
        const auto settle = [&] {
            std::erase_if(report_.open, [&](const open_result& o) { return o.game == game.record; });
        };
        if (annulled_[game.white] || annulled_[game.black]) {
            game.annulled = true;
            note(i, recorded, game_result::none);
            return settle();
        }
        const auto [white, black] = lost_[i];
        if (!white && !black) return;
        game.result = white && black ? game_result::both_lose
                      : white        ? game_result::black_wins
                                     : game_result::white_wins;
        game.forfeit = true;
        if (game.result != recorded) note(i, recorded, game.result);
        settle();
    }

    /// Games that a round robin owes him: lost by forfeit.
    void add_unplayed(player_id p) {
        std::vector<int> met(report_.of.players.size(), 0);
        for (const table_game& game : report_.corrected.games) {
            if (game.white == p) ++met[game.black];
            if (game.black == p) ++met[game.white];
        }
        for (player_id other = 0; other < met.size(); ++other) {
            if (other == p || annulled_[other]) continue;
            for (int game = met[other]; game < report_.cycles; ++game) {
                const game_result result = is_excluded(other) ? game_result::both_lose : game_result::white_wins;
                report_.corrected.games.push_back(
                    {.white = other, .black = p, .result = result, .forfeit = true, .record = table_game::no_record});
                note(report_.corrected.games.size() - 1, game_result::none, result);
            }
        }
    }

    const tournament_options& options_;
    tournament_report& report_;
    const std::vector<std::size_t> order_;
    std::vector<std::size_t> place_;         ///< of each game in the order of play
    std::vector<std::array<bool, 2>> lost_;  ///< White, Black: out already when the game was due
    std::vector<bool> annulled_;
};

}  // namespace

std::vector<bool> apply_exclusions(const tournament_options& options, tournament_report& report,
                                   std::vector<bool>& used) {
    sanctions apply(options, report);
    for (std::size_t i = 0; i < options.excluded.size(); ++i) {
        const auto p = find_player(report.of, options.excluded[i].name);
        if (!p) continue;
        used[i] = true;
        apply.exclude(*p, options.excluded[i]);
    }
    return apply.finish();
}

void hint_at_sanctions(tournament_report& report) {
    const tournament_record& of = report.of;
    std::vector<std::vector<std::size_t>> offences(of.players.size());
    for (const std::size_t game : order_of_play(of))
        for (const player_id p : {of.games[game].white, of.games[game].black})
            if (missed(of.games[game], p) && of.games[game].white != of.games[game].black) offences[p].push_back(game);
    for (const excluded_player& out : report.excluded) offences[out.player].clear();
    for (player_id p = 0; p < offences.size(); ++p) {
        if (offences[p].empty()) continue;
        sentence told{.id = message::tournament_sanction, .text = of.players[p].name};
        for (const std::size_t game : offences[p]) told.parts.push_back(game_text(of, of.games[game]));
        report.findings.push_back({code::sanction_possible, severity::warning, rules::clause::k_sanction,
                                   std::move(told), std::move(offences[p])});
    }
}

}  // namespace royalcheck
