// The heart of a check: a chunk of text becomes game reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "grammar/pgn.hpp"
#include "src/input/input.hpp"
#include "src/prose/prose_document.hpp"
#include "src/replay/game_report.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

/// Replays the games of one chunk in order, some at a time, so that a chunk of many games does not become as
/// many reports at once.
class chunk_judge {
public:
    chunk_judge(const chunk& piece, const replay_options& options);
    /// Fills `reports` with up to `most` games and returns how many there were. They hold views into the chunk.
    std::size_t next(std::size_t most, std::vector<game_report>& reports);
    /// No game is left.
    bool done() const { return !has_game_; }

private:
    void replay(game_report& report);
    std::size_t next_quoted(std::size_t most, std::vector<game_report>& reports);

    const chunk& piece_;
    const replay_options& options_;
    grammar::pgn_reader reader_;
    grammar::game_text game_;
    text_origin origin_;
    bool has_game_;  ///< `game_` is the next one to replay, or one of `quoted_` is left
    std::optional<prose_document> document_;
    std::vector<game_report> quoted_;  ///< the games of the document
    std::size_t handed_out_ = 0;
};

/// The games that a chunk_judge would find in a chunk that is no document.
std::uint64_t count_games(const chunk& piece);

}  // namespace royalcheck
