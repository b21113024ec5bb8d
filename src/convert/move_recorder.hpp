// What replay made of each move token, as the target notation writes it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "src/convert/target_notation.hpp"
#include "src/replay/move_observer.hpp"

namespace royalcheck {

struct recorded_move {
    std::size_t token = 0;  ///< index in the game's tokens
    int number = 1;         ///< the move number
    bool black = false;     ///< whose move it is
    bool declines = false;  ///< R-DECLINE: the princess stays, marked or implied
    std::string text;       ///< without marks before it
};

class move_recorder final : public move_observer {
public:
    explicit move_recorder(target_notation notation) : notation_(notation) {}

    void clear();
    void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override;
    void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) override;

    /// In the order of the tokens.
    const std::vector<recorded_move>& moves() const { return moves_; }
    /// The letters written leave open which language they are of: only К, the Russian knight and the English king.
    bool language_is_open() const { return notation_ == target_notation::russian && knights_ && !other_pieces_; }

private:
    template <class Board>
    void record(std::size_t token, const rules::position<Board>& before, const rules::move& m);

    target_notation notation_;
    std::vector<recorded_move> moves_;
    bool knights_ = false;
    bool other_pieces_ = false;
};

}  // namespace royalcheck
