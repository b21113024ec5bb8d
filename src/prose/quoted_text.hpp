// A text with games in it, made ready for the replay of any line that is put together from its words.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/prose.hpp"
#include "src/prose/line_tree.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

class quoted_text {
public:
    explicit quoted_text(std::string_view text);

    const grammar::prose_text& prose() const { return prose_; }
    std::string_view text() const { return text_; }
    std::string_view written(const grammar::token& t) const { return text().substr(t.offset, t.length); }
    const grammar::move_text& move(const written_move& m) const { return prose_.moves[prose_.tokens[m.token].value]; }
    /// The moves of a passage in order; a result is none of them.
    std::span<const written_move> moves(const grammar::passage& p) const;

    /// A game without moves that starts where `position` says; null: from the start position of its variant.
    grammar::game_text game_from(const grammar::passage* position) const;
    /// Appends tokens of the text to a game.
    void append(std::size_t first, std::size_t last, grammar::game_text& game) const;
    /// Appends the move at the place of `m`, as the line has it after mending.
    void append_mended(const written_move& m, const grammar::move_text& move, grammar::game_text& game) const;

    /// The replay; `line` of the report is filled if the options ask for it. Findings have their places in `text()`,
    /// and neither lines nor columns.
    game_report replay(const grammar::game_text& game, const replay_options& options) const;

private:
    std::string text_;  ///< with the names of tags behind it, which a game from a position needs
    std::size_t names_;
    grammar::prose_text prose_;
    std::vector<written_move> moves_;       ///< of all passages
    std::vector<std::size_t> first_moves_;  ///< where those of each passage begin, and the end
};

}  // namespace royalcheck
