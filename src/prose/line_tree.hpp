// The lines of one quoted game: a tree of half-moves, each with the words of the text that gave it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/prose/line_boards.hpp"

namespace royalcheck {

struct line_node {
    int parent = -1;
    int ply = 0;  ///< half-moves from the start; 0 for the root
    written_move written;
    std::string san;                           ///< English; empty for the root and for a move that is not legal
    std::optional<grammar::move_text> mended;  ///< what a move that is not legal is taken for
    std::string mended_san;
    std::uint64_t key = 0;                     ///< among the children of `parent`
    bool aside = false;                        ///< found in parentheses only
    int first_child = -1, first_outside = -1;  ///< of the children, and of those that stand outside parentheses

    bool legal() const { return ply == 0 || !san.empty(); }
    /// Whether the line can go on from here.
    bool open() const { return legal() || mended.has_value(); }
};

/// Grows by whole passages; what was tried can be taken back. No operation walks over all nodes.
class line_tree {
public:
    line_tree(const grammar::prose_text& prose, std::unique_ptr<line_boards> boards);

    const line_node& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(nodes_.size()); }
    const line_boards& boards() const { return *boards_; }
    /// With nothing but the start in it the tree may still get another start.
    void restart(std::unique_ptr<line_boards> boards) { boards_ = std::move(boards); }

    int legal_child(int parent, const rules::move& m) const;              ///< -1 if there is none
    int illegal_child(int parent, const grammar::move_text& move) const;  ///< the same mistake again; -1 if none
    int add_legal(int parent, const written_move& written, const rules::move& m, bool aside);
    int add_illegal(int parent, const written_move& written, bool aside);
    /// The newest node, which is not legal, is taken for a legal move.
    void mend(int index, const grammar::move_text& text, const rules::move& m, std::string san);
    void found_outside(int index);  ///< not in parentheses only

    /// The nodes behind which a move can follow, by half-move, oldest first.
    std::span<const int> open_at(int ply) const;
    /// The ancestor of `index` (or itself) at a half-move; -1 if the line is shorter.
    int ancestor(int index, int ply) const;

    /// The node where the text is in a bracket, or in the nearest one around it where it is anywhere.
    int cursor(std::uint32_t aside) const;
    void set_cursor(std::uint32_t aside, int index);

    /// `take_back` undoes everything since.
    void begin_trial();
    void take_back();

    /// The nodes from the first half-move to `index`; empty for the root.
    std::vector<int> path(int index) const;
    /// The line that the running text follows: at each branching the first move that stands outside parentheses.
    std::vector<int> main_line() const;
    /// The half-moves at which the way to `index` leaves the main line, as findings give a variation.
    std::vector<int> variation(int index) const;

private:
    struct former_node {
        int index, first_child, first_outside;
        bool aside, mended;
    };
    struct former_cursor {
        std::uint32_t aside;
        std::optional<int> index;
    };

    line_node& writable(int index) { return nodes_[static_cast<std::size_t>(index)]; }
    int add(int parent, const written_move& written, bool aside);
    void remove_last();
    void remember(int index);
    void add_open(int index);
    static int main_child(const line_node& n) { return n.first_outside >= 0 ? n.first_outside : n.first_child; }

    const grammar::prose_text* prose_;
    std::unique_ptr<line_boards> boards_;
    std::vector<line_node> nodes_;  ///< [0] is the start position
    std::unordered_map<std::uint64_t, int> legal_, illegal_;
    std::vector<std::vector<int>> open_;
    std::map<std::uint32_t, int> cursors_;
    int trial_from_ = -1;  ///< nodes at the beginning of the trial; -1: none
    std::vector<former_node> former_nodes_;
    std::vector<former_cursor> former_cursors_;
};

}  // namespace royalcheck
