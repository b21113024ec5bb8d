// One game that a text quotes in pieces: each passage finds its place in the tree of lines.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/prose/quoted_text.hpp"
#include "src/replay/numbering.hpp"

namespace royalcheck {

/// A passage and what became of it.
struct attached_passage {
    std::size_t index = 0;           ///< in prose_text::passages
    int parent = 0;                  ///< the node that its first move follows
    int first = 0;                   ///< the node of its first move; 0 for a position
    int last = 0;                    ///< the node of its last move that could be placed
    bool again = false;              ///< every move of it was quoted before
    std::vector<finding> findings;   ///< at moves that are quoted here for the first time ...
    std::vector<int> finding_nodes;  ///< ... and the node of each
};

/// What misprinted words were taken for, in the whole text: the same misprint is mended alike.
using mended_words = std::map<std::string, std::string, std::less<>>;

/// How well a passage goes with a game.
struct passage_fit {
    int moves = 0;
    int legal = -1;  ///< of these, where it would be attached; -1 if no line reaches the first
    /// Where it is not legal it is a misprint of this game, wherever else it may be legal: the one move that the text
    /// has to give next, or a misprint that was quoted before.
    bool misprint = false;

    bool whole() const { return legal == moves; }
};

class quoted_game {
public:
    /// `position` is the passage that gives the start, null for the start position of the variant. `following` are the
    /// passages that may belong to this game, in order: they show which variant and language it is in, and what a
    /// misprint is to be taken for.
    quoted_game(const quoted_text& text, const replay_options& options, const grammar::passage* position,
                std::span<const grammar::passage> following, mended_words& mended);

    passage_fit fit(std::size_t index);
    /// Attaches `prose().passages[index]`, moves; legal lines first, and of these the one that the text was at; what
    /// goes on behind a bracket, where it was before. False if no line reaches its first move.
    bool attach(std::size_t index);
    /// Whether all moves of the passage follow the start as they do in a line that is known already.
    bool knows(const grammar::passage& p) const;

    /// Whether anything says so: a position, a move that is legal, a result.
    bool is_game() const;
    std::span<const attached_passage> attached() const { return attached_; }

    /// The main line as printed, with the findings of all passages.
    game_report report();

private:
    /// What the board says where a line ends, and how its half-moves are counted.
    struct line_end {
        numbering plies;
        sentence said;
    };

    static line_end end_of(const game_report& line);
    const line_end& end_of(const attached_passage& a);

    void begin_with(const grammar::passage& p);
    int parent_for(const grammar::passage& p, std::size_t candidates) const;
    bool has(std::size_t index) const;
    grammar::game_text line(int node) const;
    game_report replay(const grammar::game_text& game) const { return text_.replay(game, options_); }
    int step(int node, const written_move& m, bool aside);
    int walk(int node, std::span<const written_move> moves, const grammar::passage& p);
    void walk_and_tell(const grammar::passage& p, attached_passage& told);
    void tell(const grammar::passage& p, int base, std::span<const written_move> moves, std::span<const int> steps,
              int known, bool new_mistake, attached_passage& told);
    void mend(int node, std::span<const written_move> rest, const grammar::passage& p, const game_report& before);
    std::vector<const grammar::passage*> next_passages(const grammar::passage& p) const;
    const written_move* move_behind(const grammar::passage& p, const written_move& m) const;
    void append_behind_castling(const grammar::passage& p, int node, grammar::game_text& game) const;
    void add_notes(const std::vector<bool>& judged, game_report& report);
    finding note_of(const attached_passage& a);

    const quoted_text& text_;
    replay_options options_;  ///< of all replays but that of the main line, which may have to show its boards
    bool shows_boards_;
    const grammar::passage* position_;
    std::span<const grammar::passage> following_;
    mended_words& mended_;
    line_tree tree_;
    std::size_t mends_ = 0;                                         ///< misprints looked at
    std::vector<attached_passage> attached_;                        ///< in order of their index
    std::set<std::pair<std::string, std::string>> told_misprints_;  ///< with what each is taken for, in notes
    std::map<std::pair<int, std::uint32_t>, line_end> ends_;        ///< by last node and result that follows it
};

}  // namespace royalcheck
