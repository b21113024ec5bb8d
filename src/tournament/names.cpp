#include "src/tournament/names.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace royalcheck {
namespace {

/// Words that so many names share (a first name in a large archive) lead to no comparison.
constexpr std::size_t most_with_a_word = 200;

/// With whom and when each player has played: one person is not at two boards.
class encounters {
public:
    using all_words = std::vector<std::vector<std::string>>;
    encounters(const tournament_record& of, const all_words& words)
        : of_(of), words_(words), opponents_(of.players.size()), rounds_(of.players.size()) {
        for (std::size_t i = 0; i < of.games.size(); ++i) {
            const tournament_game& game = of.games[i];
            opponents_[game.white].insert(game.black);
            opponents_[game.black].insert(game.white);
            if (game.round == 0) continue;
            rounds_[game.white].emplace(game.round, i);
            rounds_[game.black].emplace(game.round, i);
        }
    }

    /// False if they have met, or have different games in the same round. `twice` gets the first two records that may
    /// be of one game.
    bool may_be_one(player_id a, player_id b, std::optional<std::pair<std::size_t, std::size_t>>& twice) const {
        if (opponents_[a].contains(b)) return false;
        for (const auto& [round, game] : rounds_[a]) {
            const auto [first, last] = rounds_[b].equal_range(round);
            if (first == last) continue;
            const auto same = std::find_if(
                first, last, [&, g = game](const auto& other) { return may_be_same(g, a, other.second, b); });
            if (same == last) return false;
            if (!twice) twice.emplace(game, same->second);
        }
        return true;
    }

private:
    /// The same colour, and an opponent who may be the same.
    bool may_be_same(std::size_t game_of_a, player_id a, std::size_t game_of_b, player_id b) const {
        const tournament_game &one = of_.games[game_of_a], &other = of_.games[game_of_b];
        if ((one.white == a) != (other.white == b)) return false;
        const player_id x = one.white == a ? one.black : one.white, y = other.white == b ? other.black : other.white;
        return x == y || similar_names(words_[x], words_[y]);
    }

    const tournament_record& of_;
    const all_words& words_;
    std::vector<std::set<player_id>> opponents_;
    std::vector<std::multimap<int, std::size_t>> rounds_;  ///< of each player: his games
};

std::size_t first_game_of(const tournament_record& of, player_id p) {
    const auto game = std::find_if(of.games.begin(), of.games.end(),
                                   [p](const tournament_game& g) { return g.white == p || g.black == p; });
    return static_cast<std::size_t>(game - of.games.begin());
}

}  // namespace

std::optional<player_id> find_player(const tournament_record& of, std::string_view name) {
    for (player_id p = 0; p < of.players.size(); ++p)
        if (of.players[p].name == name) return p;
    const auto words = name_words(name);
    std::optional<player_id> found;
    for (player_id p = 0; p < of.players.size(); ++p) {
        if (name_words(of.players[p].name) != words) continue;
        if (found) return std::nullopt;
        found = p;
    }
    return found;
}

void find_similar_names(const tournament_record& of, std::vector<tournament_finding>& findings) {
    std::vector<std::vector<std::string>> words;
    std::map<std::string, std::vector<player_id>> with_word;
    std::map<std::vector<std::string>, player_id> with_all;
    std::set<std::pair<player_id, player_id>> pairs;
    for (player_id p = 0; p < of.players.size(); ++p) {
        words.push_back(name_words(of.players[p].name));
        if (words[p].empty()) continue;
        const auto [first, fresh] = with_all.emplace(words[p], p);
        if (!fresh) pairs.emplace(first->second, p);
        for (const std::string& word : words[p]) with_word[word].push_back(p);
    }
    const encounters met(of, words);
    for (const auto& [word, players] : with_word) {
        if (players.size() > most_with_a_word) continue;
        for (std::size_t i = 0; i < players.size(); ++i)
            for (std::size_t j = i + 1; j < players.size(); ++j)
                if (players[i] != players[j] && similar_names(words[players[i]], words[players[j]]))
                    pairs.emplace(players[i], players[j]);
    }
    for (const auto& [a, b] : pairs) {
        std::optional<std::pair<std::size_t, std::size_t>> twice;
        if (!met.may_be_one(a, b, twice) && words[a] != words[b]) continue;
        if (!twice) twice.emplace(first_game_of(of, a), first_game_of(of, b));
        std::vector<std::size_t> places{twice->second, twice->first};
        std::erase(places, of.games.size());  // who has byes only is in no game
        findings.push_back({code::similar_names,
                            severity::warning,
                            rules::clause::none,
                            {.id = message::tournament_similar_names,
                             .text = of.players[a].name,
                             .parts = {{.id = message::literal, .text = of.players[b].name}}},
                            std::move(places)});
    }
}

}  // namespace royalcheck
