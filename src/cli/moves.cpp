#include <algorithm>
#include <string>
#include <vector>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "src/cli/board.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"

namespace royalcheck {

namespace {

template <class Board>
int list_moves(const rules::position<Board>& position) {
    rules::move_list legal;
    rules::legal_moves(position, legal);
    std::vector<std::string> lines;
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
