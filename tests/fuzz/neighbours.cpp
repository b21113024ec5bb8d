// Games before and behind any bytes are found, whole: damage in one place of a file takes nothing from another.
#include <string>
#include <vector>

#include "grammar/pgn.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

constexpr std::string_view before = "[Event \"before\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
                                    "1. e4 {mate soon} e5 2. Qh5 (2. Nf3 $1 Nc6) 2... Ke7 3. Qxe5# 1-0\n\n";
constexpr std::string_view behind =
    "\n\n[Event \"behind\"]\n[White \"C\"]\n[Black \"D\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

/// All that a game says from its first tag on, whatever place it stands at. Comments before it may be its own.
std::vector<std::string> words_of(std::string_view text, const grammar::game_text& game) {
    std::vector<std::string> words;
    for (const auto& t : game.tags) words.push_back(grammar::tag_value(text, t));
    const auto begin = game.tags.empty() ? game.begin : game.tags.front().offset;
    for (const auto& t : game.tokens)
        if (t.offset >= begin) words.emplace_back(text.substr(t.offset, t.length));
    return words;
}

std::vector<std::vector<std::string>> games_of(std::string_view text) {
    std::vector<std::vector<std::string>> games;
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    while (reader.next(game)) games.push_back(words_of(text, game));
    return games;
}

}  // namespace

void neighbours(std::string_view bytes) {
    static const auto first = games_of(before).front(), last = games_of(behind).front();
    const auto games = games_of(std::string(before).append(bytes).append(behind));
    require(games.front() == first, "the game before is found");
    require(games.size() >= 2 && games.back() == last, "the game behind is found");
}

}  // namespace royalcheck::fuzz
