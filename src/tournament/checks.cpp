#include "src/tournament/checks.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "src/report/printable.hpp"
#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

tournament_finding contradiction(sentence message, std::vector<std::size_t> games) {
    return {code::inconsistent_crosstable, severity::error, rules::clause::none, std::move(message), std::move(games)};
}

/// RC116
void find_unread_rounds(const tournament_record& of, std::vector<tournament_finding>& findings) {
    if (of.unread_rounds.empty()) return;
    tournament_finding found;
    found.id = code::invalid_tag_value;
    found.message.id = message::tournament_unread_rounds;
    for (const auto& [game, tag] : of.unread_rounds) {
        sentence where = game_text(of, of.games[game]);
        where.text.append(", [Round \"").append(tag).append("\"]");
        found.message.parts.push_back(std::move(where));
        found.games.push_back(game);
    }
    findings.push_back(std::move(found));
}

sentence place_of(const tournament_record& of, const tournament_bye& bye) {
    return {.id = message::literal, .text = shown_name(of.files[bye.file]) + ':' + std::to_string(bye.line)};
}

using game_key = std::tuple<player_id, player_id, int, int>;

/// The same pairing of the same round again: once is enough, and with another result it is a contradiction.
void find_repeated(const tournament_record& of, std::vector<bool>& left_out,
                   std::vector<tournament_finding>& findings) {
    std::map<game_key, std::size_t> seen;
    for (std::size_t i = 0; i < of.games.size(); ++i) {
        const tournament_game& game = of.games[i];
        if (game.round == 0 || left_out[i]) continue;
        const auto [first, fresh] = seen.emplace(game_key{game.white, game.black, game.round, game.part}, i);
        if (fresh) continue;
        left_out[i] = true;
        const tournament_game& before = of.games[first->second];
        const bool agree = before.recorded == game.recorded;
        sentence told{.id = agree ? message::tournament_repeated : message::tournament_two_results,
                      .result = before.recorded,
                      .correct = {game.recorded},
                      .text = pairing_text(of, game.white, game.black)};
        told.parts = {game_text(of, before), game_text(of, game)};
        findings.push_back(contradiction(std::move(told), {i, first->second}));
    }
}

/// Who has which games in which round.
using agenda = std::map<std::pair<int, player_id>, std::vector<std::size_t>>;

void find_twice_in_round(const tournament_report& report, const agenda& games, std::vector<tournament_finding>& out) {
    const tournament_record& of = report.of;
    std::set<int> single;  // rounds in which somebody has one game
    for (const auto& [key, played] : games)
        if (played.size() == 1) single.insert(key.first);
    for (const auto& [key, played] : games) {
        const auto [round, player] = key;
        std::set<int> parts;
        for (const std::size_t game : played) parts.insert(of.games[game].part);
        const bool numbered = parts.size() == played.size();
        const auto opponent = [&, p = player](std::size_t game) {
            return of.games[game].white == p ? of.games[game].black : of.games[game].white;
        };
        const bool match =
            std::all_of(played.begin(), played.end(),
                        [&, first = opponent(played.front())](std::size_t game) { return opponent(game) == first; });
        // More than one game against the same opponent: a match, if all play so or the games have numbers (3.1, 3.2).
        if (match && (numbered || !single.contains(round))) continue;
        sentence told{.id = message::tournament_twice, .number = round, .text = of.players[player].name};
        for (const std::size_t game : played) told.parts.push_back(game_text(of, of.games[game]));
        out.push_back(contradiction(std::move(told), {played.rbegin(), played.rend()}));
    }
}

void find_busy_byes(const tournament_report& report, const agenda& games, std::vector<tournament_finding>& out) {
    const tournament_record& of = report.of;
    for (const tournament_bye& bye : report.recorded.byes) {
        const auto played = games.find({bye.round, bye.player});
        if (played == games.end()) continue;
        sentence told{.id = message::tournament_bye_and_game,
                      .number = bye.round,
                      .text = of.players[bye.player].name,
                      .parts = {place_of(of, bye)}};
        for (const std::size_t game : played->second) told.parts.push_back(game_text(of, of.games[game]));
        out.push_back(contradiction(std::move(told), played->second));
    }
}

/// Rounds up to the last game in which nobody plays, and all those of byes only.
void find_empty_rounds(const tournament_report& report, const std::vector<bool>& round_has_games,
                       std::vector<tournament_finding>& out) {
    std::map<int, std::vector<sentence>> empty;  // with the byes
    for (std::size_t round = 1; round < round_has_games.size(); ++round)
        if (!round_has_games[round]) empty[static_cast<int>(round)];
    for (const tournament_bye& bye : report.recorded.byes) {
        const auto round = static_cast<std::size_t>(bye.round);
        if (round >= round_has_games.size() || (round > 0 && !round_has_games[round]))
            empty[bye.round].push_back(place_of(report.of, bye));
    }
    const std::vector<std::size_t> place(std::min<std::size_t>(report.of.games.size(), 1), 0);  // the first game
    for (auto& [round, byes] : empty) {
        const message said = byes.empty() ? message::tournament_empty_round : message::tournament_byes_only;
        out.push_back(contradiction({.id = said, .number = round, .parts = std::move(byes)}, place));
    }
}

bool is_out(const tournament_report& report, player_id p) {
    return std::any_of(report.excluded.begin(), report.excluded.end(),
                       [p](const excluded_player& out) { return out.player == p; });
}

/// Games against excluded players that `p` need not have played.
std::size_t spared_games(const tournament_report& report, player_id p) {
    std::size_t spared = 0;
    for (const excluded_player& out : report.excluded) {
        const auto met =
            std::count_if(report.recorded.games.begin(), report.recorded.games.end(), [&](const table_game& game) {
                return std::minmax(game.white, game.black) == std::minmax(p, out.player);
            });
        spared += static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, report.cycles - met));
    }
    return spared;
}

/// In a round robin everyone plays in every round, but for one free round a cycle where the number of players is odd,
/// and for games against those who are out.
void find_absent(const tournament_report& report, const agenda& games, const std::vector<bool>& round_has_games,
                 std::vector<tournament_finding>& out) {
    const tournament_record& of = report.of;
    const std::size_t free_rounds = of.players.size() % 2 == 0 ? 0 : static_cast<std::size_t>(report.cycles);
    std::set<std::pair<int, player_id>> free;
    std::vector<std::size_t> told_free(of.players.size(), 0);
    for (const tournament_bye& bye : report.recorded.byes)
        if (free.emplace(bye.round, bye.player).second) ++told_free[bye.player];
    for (player_id p = 0; p < of.players.size(); ++p) {
        if (is_out(report, p)) continue;
        sentence told{.id = message::tournament_absent, .text = of.players[p].name};
        for (std::size_t round = 1; round < round_has_games.size(); ++round)
            if (round_has_games[round] && !games.contains({static_cast<int>(round), p}) &&
                !free.contains({static_cast<int>(round), p}))
                told.parts.push_back({.id = message::literal, .text = std::to_string(round)});
        const std::size_t not_told = free_rounds - std::min(free_rounds, told_free[p]);
        if (told.parts.size() <= not_told + spared_games(report, p)) continue;
        std::vector<std::size_t> place;  // none of one who has byes only
        const auto any = std::find_if(of.games.begin(), of.games.end(),
                                      [p](const tournament_game& game) { return game.white == p || game.black == p; });
        if (any != of.games.end()) place.push_back(static_cast<std::size_t>(any - of.games.begin()));
        out.push_back(contradiction(std::move(told), std::move(place)));
    }
}

}  // namespace

void check_records(const tournament_record& of, std::vector<bool>& left_out,
                   std::vector<tournament_finding>& findings) {
    if (!of.nameless.empty())
        findings.push_back(contradiction({.id = message::tournament_nameless, .parts = of.nameless}, {}));
    for (std::size_t i = 0; i < of.games.size(); ++i) {
        const tournament_game& game = of.games[i];
        if (game.white != game.black) continue;
        left_out[i] = true;
        findings.push_back(contradiction(
            {.id = message::tournament_self, .text = of.players[game.white].name, .parts = {game_text(of, game)}},
            {i}));
    }
    find_repeated(of, left_out, findings);
    find_unread_rounds(of, findings);
}

std::vector<tournament_bye> take_byes(const tournament_record& of, std::vector<tournament_finding>& findings) {
    std::vector<tournament_bye> taken;
    std::map<std::pair<player_id, int>, const tournament_bye*> seen;
    for (const tournament_bye& bye : of.byes) {
        const auto [first, fresh] = seen.emplace(std::pair{bye.player, bye.round}, &bye);
        if (fresh || bye.round == 0) {
            taken.push_back(bye);
            continue;
        }
        findings.push_back(contradiction({.id = message::tournament_bye_repeated,
                                          .number = bye.round,
                                          .text = of.players[bye.player].name,
                                          .parts = {place_of(of, *first->second), place_of(of, bye)}},
                                         {}));
    }
    return taken;
}

void check_pairings(tournament_report& report) {
    agenda games;
    std::vector<bool> round_has_games(1, false);
    bool all_have_rounds = true;
    for (const table_game& game : report.recorded.games) {
        all_have_rounds = all_have_rounds && game.round != 0;
        if (game.round == 0) continue;
        const auto round = static_cast<std::size_t>(game.round);
        if (round >= round_has_games.size()) round_has_games.resize(round + 1, false);
        round_has_games[round] = true;
        games[{game.round, game.white}].push_back(game.record);
        games[{game.round, game.black}].push_back(game.record);
    }
    find_twice_in_round(report, games, report.findings);
    find_busy_byes(report, games, report.findings);
    if (!all_have_rounds) return;
    find_empty_rounds(report, round_has_games, report.findings);
    if (report.round_robin) find_absent(report, games, round_has_games, report.findings);
}

}  // namespace royalcheck
