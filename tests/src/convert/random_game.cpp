#include "random_game.hpp"

#include <fstream>
#include <vector>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "src/replay/setup.hpp"

namespace royalcheck::testing {
namespace {

using board = rules::board10;
using position = rules::position<board>;

const std::vector<std::string>& starts() {
    static const auto fens = [] {
        std::vector<std::string> found;
        std::ifstream table(ROYALCHECK_SOURCE_DIR "/tests/perft/royal100.txt");
        for (std::string line; std::getline(table, line);)
            if (!line.empty() && line[0] != '#') found.push_back(line.substr(0, line.find(" ;")));
        return found;
    }();
    return fens;
}

class record {
public:
    explicit record(std::mt19937_64& chance) : chance_(chance) {}

    void line(position now, int plies, int depth) {
        for (int i = 0; i < plies; ++i) {
            rules::move_list legal;
            rules::legal_moves(now, legal);
            if (legal.empty() || rules::losing_position(now).any) return;
            number(now);
            if (depth > 0 && one_in(12) && !rules::in_check(now) && !now.royal.choice_pending) {
                text_ += "-- ";
                rules::play_null(now);
                if (rules::losing_position(now).any) return;  // the king was left where it can be taken
                continue;
            }
            const rules::move m = legal[chance_() % legal.size()];
            if (m.succession == rules::succession::accept && one_in(2)) text_ += "Ps=Q ";
            text_ += rules::to_san(now, m) + ' ';
            if (one_in(12)) text_ += '$' + std::to_string(chance_() % 140) + ' ';
            if (one_in(8)) comment();
            for (int more = 0; depth < 4 && more < 2 && one_in(9); ++more) {
                text_ += '(';
                if (one_in(6)) comment();
                line(now, 1 + static_cast<int>(chance_() % 6), depth + 1);
                text_ += ") ";
            }
            rules::play(now, m);
        }
    }
    const std::string& text() const { return text_; }

private:
    bool one_in(unsigned n) { return chance_() % n == 0; }

    void number(const position& now) {
        const bool white = now.to_move == rules::side::white;
        if (white || one_in(3)) text_ += std::to_string(now.number) + (white ? ". " : "... ");
    }

    void comment() {
        constexpr std::string_view words[] = {"a",
                                              "plan",
                                              "[%clk 0:01]",
                                              "%",
                                              "[Event \"x\"]",
                                              "{",
                                              "(1. e4)",
                                              "  two",
                                              "конь",
                                              "\n",
                                              "\t",
                                              ";",
                                              "Кр",
                                              "\\",
                                              "12.",
                                              "1-0",
                                              "длинное-предлинное-слово"};
        const bool to_line_end = one_in(4);
        std::string inside;
        for (auto left = chance_() % 25; left > 0; --left) {
            const std::string_view word = words[chance_() % std::size(words)];
            // a brace after what looks like a tag would leave the comment open; a line end would end it
            const bool opens = word == "{" && !to_line_end;
            if (!opens && !(word == "\n" && to_line_end)) inside.append(word).append(one_in(10) ? "" : " ");
            if (to_line_end && one_in(6)) inside += "} ";
        }
        text_ += to_line_end ? ';' + inside + '\n' : '{' + inside + "} ";
    }

    std::mt19937_64& chance_;
    std::string text_;
};

}  // namespace

std::string random_royal100_game(std::mt19937_64& chance) {
    const std::string& fen = starts()[chance() % starts().size()];
    const auto start = position_from_fen<board>(fen, {});
    record moves(chance);
    moves.line(start.position.value(), 10 + static_cast<int>(chance() % 60), 0);
    return "[Site \"Минск\"]\n[Event \"random \\\"play\\\"\"]\n[Variant \"royal100\"]\n[Result \"*\"]\n[FEN \"" + fen +
           "\"]\n[SetUp \"1\"]\n\n" + moves.text() + "*\n\n";
}

}  // namespace royalcheck::testing
