#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <string>
#include <vector>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "src/cli/board.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"

namespace royalcheck {
namespace {

/// A line for each first move, in the order of their SAN, then the sum.
template <class Board>
std::string divided(const rules::position<Board>& position, int depth) {
    rules::move_list legal;
    rules::legal_moves(position, legal);
    std::vector<std::string> lines;
    std::uint64_t sum = 0;
    for (const rules::move& m : legal) {
        auto after = position;
        rules::play(after, m);
        const std::uint64_t leaves = rules::perft(after, depth - 1);
        lines.push_back(fmt::format("{}: {}\n", rules::to_san(position, m), leaves));
        sum += leaves;
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line;
    return text + fmt::format("{}\n", sum);
}

}  // namespace

int perft(const arguments& args) {
    return on_board_of(args, [&](const auto& position) {
        if (args.divide && args.depth > 0) return print(divided(position, args.depth));
        return print(fmt::format("{}\n", rules::perft(position, args.depth)));
    });
}

}  // namespace royalcheck
