// Running text -> reports of the games that are quoted in it.
#pragma once

#include <string_view>
#include <vector>

#include "grammar/markup.hpp"
#include "src/input/encoding.hpp"
#include "src/prose/quoted_game.hpp"

namespace royalcheck {

/// Variant: what the options say; else a text that is named Royal Chess 100 (`named_variant`), or that has no such name
/// and quotes a game whose squares or pieces only royal100 has, is royal100 in all its games but those from a FEN.
class prose_document {
public:
    /// `text` must outlive the reports; `origin` says where it stands in its file.
    prose_document(std::string_view text, const text_origin& origin, const replay_options& options);

    /// The games in the order of the text. What looks like moves and fits none of them is told with the game before
    /// it, else with the next one, else with a report of its own that has no moves.
    std::vector<game_report> take() { return std::move(reports_); }

private:
    void read_games(const replay_options& options);
    void put_together(const replay_options& of_text, const replay_options& of_fen);
    void name_undecodable();
    void finish(const text_origin& origin);

    std::string_view source_;
    grammar::visible_text visible_;  ///< without anchors the source is what is seen
    quoted_text text_;
    std::vector<game_report> reports_;
};

}  // namespace royalcheck
