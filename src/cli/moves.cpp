#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <vector>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "src/cli/board.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"

namespace royalcheck {

namespace {

/// What the position is that has no legal move.
template <class Board>
std::string_view why_none(const rules::position<Board>& position) {
    const auto lost = rules::losing_position(position);
    if (lost.any)
        return lost.who == rules::side::white ? "White has lost already, this is a losing position (R-LOSING)"
                                              : "Black has lost already, this is a losing position (R-LOSING)";
    return rules::mate_or_stalemate(position) == rules::ending::checkmate ? "checkmate" : "stalemate";
}

template <class Board>
int list_moves(const rules::position<Board>& position) {
    rules::move_list legal;
    rules::legal_moves(position, legal);
    std::vector<std::string> lines;
    if (legal.empty()) say(fmt::format("royalcheck: there is no move: {}\n", why_none(position)));
    for (const rules::move& m : legal) lines.push_back(rules::to_san(position, m) + "\n");
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line;
    return print(text);
}

}  // namespace

int moves(const arguments& args) {
    return on_board_of(args, [](const auto& position) { return list_moves(position); });
}

}  // namespace royalcheck
