// The position that moves and perft start from.
#pragma once

#include <fmt/core.h>

#include "rules/position.hpp"
#include "src/cli/arguments.hpp"
#include "src/cli/output.hpp"
#include "src/replay/readings_in_force.hpp"
#include "src/replay/setup.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {

/// The position of --fen, or the start position. Every defect of an impossible one is named in the usage_error;
/// what was mended is told on stderr.
template <class Board>
rules::position<Board> position_of(const arguments& args) {
    const auto readings = readings_of(args.replay);
    if (args.fen.empty()) return start_position_under<Board>(readings);
    const auto read = position_from_fen<Board>(args.fen, readings);
    for (const sentence& warning : read.warnings)
        say(fmt::format("royalcheck: the FEN was mended: {}\n", printable(to_text(warning))));
    if (read.position) return *read.position;
    std::string reason = "the FEN is impossible: ";
    for (std::size_t i = 0; i < read.errors.size(); ++i) reason += (i == 0 ? "" : "; ") + to_text(read.errors[i]);
    throw usage_error(reason);
}

/// Calls `work` with the position on the board of --variant (royal64 if none is named).
template <class Work>
int on_board_of(const arguments& args, Work&& work) {
    if (args.replay.variant == variant::royal100) return work(position_of<rules::board10>(args));
    return work(position_of<rules::board8>(args));
}

}  // namespace royalcheck
