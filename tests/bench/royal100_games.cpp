// Writes games of random play of Royal Chess 100, as plain as those of an archive.
//
// usage: royal100_games [GAMES]
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"

namespace {

using namespace royalcheck::rules;

constexpr int longest = 160;  // half-moves; much beyond it random play only shuffles

/// What players hardly ever do and a game is read again for, under the other readings of the rules: a double step
/// from the third rank, a check answered with a check, a princess that declines, castling with its choice of attacks.
bool is_rare(const position<board10>& p, const move& m) {
    const int ranks = rank_of<board10>(m.to) - rank_of<board10>(m.from);
    const int third = p.to_move == side::white ? 2 : board10::size - 3;
    const bool double_step = p.men[m.from].kind == piece_kind::pawn && (ranks == 2 || ranks == -2);
    if ((double_step && rank_of<board10>(m.from) == third) || m.castling != wing::none) return true;
    if (m.succession == succession::decline) return true;
    if (!in_check(p)) return false;
    auto then = p;
    play(then, m);
    return in_check(then);
}

std::string random_game(std::mt19937_64& chance) {
    std::string text;
    std::size_t line = 0;
    const auto add = [&](const std::string& word) {
        if (text.size() - line + word.size() >= 80) {
            text.back() = '\n';
            line = text.size();
        }
        text += word + ' ';
    };
    auto p = start_position<board10>();
    move_list legal;
    for (int ply = 0; ply < longest && !losing_position(p).any; ++ply) {
        legal.clear();
        legal_moves(p, legal);
        if (legal.empty()) break;
        move m = legal[chance() % legal.size()];
        for (int attempt = 0; attempt < 100 && is_rare(p, m); ++attempt) m = legal[chance() % legal.size()];
        if (p.to_move == side::white) add(std::to_string(p.number) + '.');
        if (m.succession == succession::decline) add("Ps=Ps");
        add(to_san(p, m));
        play(p, m);
    }
    return text + "*\n";
}

}  // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 10'000;
    std::mt19937_64 chance(100);
    for (int game = 1; game <= games; ++game) {
        const std::string number = std::to_string(game);
        std::printf("[Event \"Random play\"]\n[Site \"?\"]\n[Date \"2026.01.01\"]\n[Round \"%s\"]\n[White \"A\"]\n"
                    "[Black \"B\"]\n[Result \"*\"]\n[Variant \"royal100\"]\n\n%s\n",
                    number.c_str(), random_game(chance).c_str());
    }
}
