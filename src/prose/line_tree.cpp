#include "src/prose/line_tree.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

/// The same move, however it is annotated.
bool same_move(const grammar::move_text& a, const grammar::move_text& b) {
    return a.form == b.form && a.piece == b.piece && a.from_file == b.from_file && a.from_rank == b.from_rank &&
           a.to_file == b.to_file && a.to_rank == b.to_rank && a.promotion == b.promotion;
}

}  // namespace

std::vector<written_move> moves_of(const grammar::prose_text& prose, const grammar::passage& p) {
    std::vector<written_move> moves;
    std::size_t first = p.first;
    for (std::size_t i = p.first; i < p.last; ++i) {
        const grammar::token_kind kind = prose.tokens[i].kind;
        if (kind == grammar::token_kind::result) continue;
        if (kind == grammar::token_kind::move) moves.push_back({first, i + 1, i});
        if (kind == grammar::token_kind::number || moves.empty()) continue;
        moves.back().last = first = i + 1;
    }
    return moves;
}

int line_tree::legal_child(int parent, std::string_view san) const {
    for (const int child : node(parent).children)
        if (node(child).san == san) return child;
    return -1;
}

int line_tree::illegal_child(int parent, const grammar::move_text& move) const {
    for (const int child : node(parent).children) {
        const line_node& n = node(child);
        if (!n.legal() && same_move(prose_->moves[prose_->tokens[n.written.token].value], move)) return child;
    }
    return -1;
}

int line_tree::add(int parent, const written_move& written, std::string san, bool aside) {
    line_node added;
    added.parent = parent;
    added.ply = node(parent).ply + 1;
    added.written = written;
    added.san = std::move(san);
    added.aside = aside;
    nodes_.push_back(std::move(added));
    const int index = size() - 1;
    node(parent).children.push_back(index);
    return index;
}

std::vector<int> line_tree::path(int index) const {
    std::vector<int> nodes;
    for (; index > 0; index = node(index).parent) nodes.push_back(index);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

bool line_tree::on_path(int ancestor, int index) const {
    while (index > ancestor) index = node(index).parent;  // a child comes after its parent
    return index == ancestor;
}

int line_tree::main_child(const line_node& n) const {
    const auto outside = std::find_if(n.children.begin(), n.children.end(), [&](int c) { return !node(c).aside; });
    if (outside != n.children.end()) return *outside;
    return n.children.empty() ? -1 : n.children.front();
}

std::vector<int> line_tree::main_line() const {
    std::vector<int> nodes;
    for (int index = main_child(node(0)); index > 0; index = main_child(node(index))) nodes.push_back(index);
    return nodes;
}

std::vector<int> line_tree::variation(int index) const {
    std::vector<int> plies;
    for (; index > 0; index = node(index).parent)
        if (main_child(node(node(index).parent)) != index) plies.push_back(node(index).ply);
    std::reverse(plies.begin(), plies.end());
    return plies;
}

}  // namespace royalcheck
