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
    explicit encounters(const tournament_record& of) : opponents_(of.players.size()), rounds_(of.players.size()) {
        for (const tournament_game& game : of.games) {
            opponents_[game.white].insert(game.black);
            opponents_[game.black].insert(game.white);
            if (game.round == 0) continue;
            rounds_[game.white].insert(game.round);
            rounds_[game.black].insert(game.round);
        }
    }
    bool may_be_one(player_id a, player_id b) const {
        if (opponents_[a].contains(b)) return false;
        return std::none_of(rounds_[a].begin(), rounds_[a].end(),
                            [&](int round) { return rounds_[b].contains(round); });
    }

private:
    std::vector<std::set<player_id>> opponents_;
    std::vector<std::set<int>> rounds_;
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
    const encounters met(of);
    for (const auto& [word, players] : with_word) {
        if (players.size() > most_with_a_word) continue;
        for (std::size_t i = 0; i < players.size(); ++i)
            for (std::size_t j = i + 1; j < players.size(); ++j)
                if (players[i] != players[j] && similar_names(words[players[i]], words[players[j]]) &&
                    met.may_be_one(players[i], players[j]))
                    pairs.emplace(players[i], players[j]);
    }
    for (const auto& [a, b] : pairs)
        findings.push_back({code::similar_names,
                            severity::warning,
                            rules::clause::none,
                            {.id = message::tournament_similar_names,
                             .text = of.players[a].name,
                             .parts = {{.id = message::literal, .text = of.players[b].name}}},
                            {first_game_of(of, b), first_game_of(of, a)}});
}

}  // namespace royalcheck
