// Hashes of a game's main line, by which games with the same moves are found.
#pragma once

#include <vector>

#include "src/replay/main_line.hpp"

namespace royalcheck {

class move_keys final : public move_observer {
public:
    /// Half-moves of the opening that two records of one game are expected to share.
    static constexpr std::size_t opening = 16;

    /// `game` is the one about to be replayed.
    explicit move_keys(const grammar::game_text& game) : game_(game), main_line_(game) {}

    void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override;
    void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) override;

    /// After the replay: fills in `moves_key` and `opening_key`. Moves behind an illegal one count as they are written;
    /// where none is legal, the start is the FEN tag as written.
    void take(game_report& report) const;

private:
    template <class Board>
    void record(std::size_t token, const rules::position<Board>& before, const rules::move& m);

    std::uint64_t unplayed(const game_report& report) const;

    const grammar::game_text& game_;
    main_line_tokens main_line_;
    std::vector<std::uint64_t> line_;  ///< where it starts, then a word for each move
    std::size_t unplayed_ = 0;         ///< tokens before it are played
};

/// Tells two observers, of whom either may be missing.
class observer_pair final : public move_observer {
public:
    void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override;
    void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) override;

    move_observer* first = nullptr;
    move_observer* second = nullptr;
};

}  // namespace royalcheck
