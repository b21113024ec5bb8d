// The positions of a game's main line, for those who show boards; other reports do without the recorder.
#pragma once

#include <vector>

#include "grammar/pgn.hpp"
#include "src/replay/game_report.hpp"
#include "src/replay/move_observer.hpp"

namespace royalcheck {

/// Which tokens of a game belong to its main line. They are asked for in order.
class main_line_tokens {
public:
    explicit main_line_tokens(const grammar::game_text& game) : game_(game) {}
    bool contain(std::size_t token);

private:
    const grammar::game_text& game_;
    std::size_t seen_ = 0;  ///< tokens looked at
    int depth_ = 0;         ///< variations open there
};

class main_line_recorder final : public move_observer {
public:
    /// `game` is the one about to be replayed.
    explicit main_line_recorder(const grammar::game_text& game) : main_line_(game) {}

    void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override;
    void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) override;

    /// After the replay: the start and the position after each of `report.plies` half-moves; nothing for a game
    /// that has no position.
    std::vector<line_position> take(const game_report& report);

private:
    template <class Board>
    void record(std::size_t token, const rules::position<Board>& before, const rules::move& m);

    main_line_tokens main_line_;
    std::vector<line_position> line_;
};

}  // namespace royalcheck
