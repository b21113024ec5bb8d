// The movetext of a game in export format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/pgn.hpp"
#include "src/convert/line_writer.hpp"
#include "src/convert/move_recorder.hpp"

namespace royalcheck {

/// A comment to be written before the token at `first`.
using added_comment = std::pair<std::size_t, std::string>;

class movetext_writer {
public:
    /// Every move of `game` is in `moves` but a final `0-0` that is the result.
    movetext_writer(std::string_view text, const grammar::game_text& game, const std::vector<recorded_move>& moves,
                    target_notation notation, std::string& out)
        : text_(text), game_(game), moves_(moves), notation_(notation), lines_(out) {}

    /// Writes the tokens from `first` on, all but the main line's result, and `added` (in the order of their places)
    /// between them; then `terminator`. Comments of an earlier --annotate are left out if `annotate`.
    void write(std::size_t first, const std::vector<added_comment>& added, bool annotate, std::string_view terminator);

private:
    void write_token(std::size_t index, bool annotate);
    void write_move(std::size_t index);
    void write_succession(std::size_t index);
    void write_number(const recorded_move& move);
    void comment(std::string_view text);
    void put_prose();
    const recorded_move* move_after(std::size_t index) const;

    std::string_view text_;
    const grammar::game_text& game_;
    const std::vector<recorded_move>& moves_;
    target_notation notation_;
    line_writer lines_;
    std::string prose_;     ///< words outside comments that wait for more of them
    std::size_t next_ = 0;  ///< in `moves_`
    int depth_ = 0;
    bool interrupted_ = true;  ///< Black's move needs a number
    bool numbered_ = false;    ///< the number stands before a mark already
    bool declined_ = false;    ///< `Ps=Ps` stands before the coming move
};

}  // namespace royalcheck
