// The lines of one quoted game: a tree of half-moves, each with the words of the text that gave it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/prose.hpp"

namespace royalcheck {

/// One half-move among the tokens of a passage: [first, last) with its numbers before and its signs after it.
struct written_move {
    std::size_t first = 0, last = 0;
    std::size_t token = 0;  ///< the move itself
};

/// The moves of a passage in order; a result is none of them.
std::vector<written_move> moves_of(const grammar::prose_text& prose, const grammar::passage& p);

struct line_node {
    int parent = -1;
    int ply = 0;  ///< half-moves from the start; 0 for the root
    written_move written;
    std::string san;                           ///< English; empty for the root and for a move that is not legal
    std::optional<grammar::move_text> mended;  ///< what a move that is not legal is taken for
    std::string mended_san;
    bool aside = false;  ///< found in parentheses only
    std::vector<int> children;

    bool legal() const { return ply == 0 || !san.empty(); }
    /// Whether the line can go on from here.
    bool open() const { return legal() || mended.has_value(); }
};

class line_tree {
public:
    explicit line_tree(const grammar::prose_text& prose) : prose_(&prose), nodes_(1) {}

    const line_node& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    line_node& node(int index) { return nodes_[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(nodes_.size()); }

    int legal_child(int parent, std::string_view san) const;              ///< -1 if there is none
    int illegal_child(int parent, const grammar::move_text& move) const;  ///< the same mistake again; -1 if none
    int add(int parent, const written_move& written, std::string san, bool aside);

    /// The nodes from the first half-move to `index`; empty for the root.
    std::vector<int> path(int index) const;
    bool on_path(int ancestor, int index) const;
    /// The line that the running text follows: at each branching the first move that stands outside parentheses.
    std::vector<int> main_line() const;
    /// The half-moves at which the way to `index` leaves the main line, as findings give a variation.
    std::vector<int> variation(int index) const;

private:
    int main_child(const line_node& n) const;

    const grammar::prose_text* prose_;
    std::vector<line_node> nodes_;  ///< [0] is the start position
};

}  // namespace royalcheck
