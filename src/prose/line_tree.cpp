#include "src/prose/line_tree.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

/// Numbers in their fields, least significant first; a child's key has its parent in the upper half.
class packed {
public:
    explicit packed(int parent) : value_(static_cast<std::uint64_t>(parent) << 32) {}
    packed& add(int number, int bits) {  // from -1 on
        value_ |= static_cast<std::uint64_t>(number + 1) << used_;
        used_ += bits;
        return *this;
    }
    template <class Enum>
    packed& add_enum(Enum e, int bits) {
        return add(static_cast<int>(e), bits);
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_;
    int used_ = 0;
};

std::uint64_t key_of(int parent, const rules::move& m) {
    return packed(parent)
        .add(m.from, 7)
        .add(m.to, 7)
        .add_enum(m.promotion, 4)
        .add_enum(m.castling, 2)
        .add_enum(m.succession, 2)
        .value();
}

/// The same move, however it is annotated.
std::uint64_t key_of(int parent, const grammar::move_text& m) {
    return packed(parent)
        .add_enum(m.form, 3)
        .add_enum(m.piece, 4)
        .add(m.from_file, 4)
        .add(m.from_rank, 4)
        .add(m.to_file, 4)
        .add(m.to_rank, 4)
        .add_enum(m.promotion, 4)
        .value();
}

int find(const std::unordered_map<std::uint64_t, int>& children, std::uint64_t key) {
    const auto found = children.find(key);
    return found == children.end() ? -1 : found->second;
}

}  // namespace

line_tree::line_tree(const grammar::prose_text& prose, std::unique_ptr<line_boards> boards)
    : prose_(&prose), boards_(std::move(boards)), nodes_(1), open_{{0}} {}

int line_tree::legal_child(int parent, const rules::move& m) const { return find(legal_, key_of(parent, m)); }

int line_tree::illegal_child(int parent, const grammar::move_text& move) const {
    return find(illegal_, key_of(parent, move));
}

int line_tree::add(int parent, const written_move& written, bool aside) {
    line_node added;
    added.parent = parent;
    added.ply = node(parent).ply + 1;
    added.written = written;
    added.aside = aside;
    nodes_.push_back(std::move(added));
    const int index = size() - 1;
    remember(parent);
    line_node& above = writable(parent);
    if (above.first_child < 0) above.first_child = index;
    if (above.first_outside < 0 && !aside) above.first_outside = index;
    return index;
}

int line_tree::add_legal(int parent, const written_move& written, const rules::move& m, bool aside) {
    const int index = add(parent, written, aside);
    line_node& added = writable(index);
    added.san = boards_->san(parent, m);
    added.key = key_of(parent, m);
    legal_[added.key] = index;
    boards_->put(index, parent, m);
    add_open(index);
    return index;
}

int line_tree::add_illegal(int parent, const written_move& written, bool aside) {
    const int index = add(parent, written, aside);
    line_node& added = writable(index);
    added.key = key_of(parent, prose_->moves[prose_->tokens[written.token].value]);
    illegal_[added.key] = index;
    boards_->put_unknown(index);
    return index;
}

void line_tree::mend(int index, const grammar::move_text& text, const rules::move& m, std::string san) {
    remember(index);
    line_node& n = writable(index);
    n.mended = text;
    n.mended_san = std::move(san);
    boards_->put(index, n.parent, m);
    add_open(index);
}

void line_tree::add_open(int index) {
    const auto ply = static_cast<std::size_t>(node(index).ply);
    if (open_.size() <= ply) open_.resize(ply + 1);
    open_[ply].push_back(index);
}

void line_tree::found_outside(int index) {
    if (!node(index).aside) return;
    const int parent = node(index).parent;
    remember(index);
    remember(parent);
    writable(index).aside = false;
    int& first = writable(parent).first_outside;
    if (first < 0 || first > index) first = index;
}

std::span<const int> line_tree::open_at(int ply) const {
    if (ply < 0 || static_cast<std::size_t>(ply) >= open_.size()) return {};
    return open_[static_cast<std::size_t>(ply)];
}

int line_tree::ancestor(int index, int ply) const {
    while (node(index).ply > ply) index = node(index).parent;
    return node(index).ply == ply ? index : -1;
}

int line_tree::cursor(std::uint32_t aside) const {
    for (;;) {
        const auto found = cursors_.find(aside);
        if (found != cursors_.end()) return found->second;
        if (aside == 0) return 0;
        aside = prose_->asides[aside];
    }
}

void line_tree::set_cursor(std::uint32_t aside, int index) {
    const auto found = cursors_.find(aside);
    if (trial_from_ >= 0)
        former_cursors_.push_back({aside, found == cursors_.end() ? std::nullopt : std::optional(found->second)});
    cursors_[aside] = index;
}

void line_tree::begin_trial() { trial_from_ = size(); }

void line_tree::remember(int index) {
    if (index >= trial_from_) return;  // no trial, or a node of its own
    const line_node& n = node(index);
    former_nodes_.push_back({index, n.first_child, n.first_outside, n.aside, n.mended.has_value()});
}

void line_tree::remove_last() {
    const line_node& last = nodes_.back();
    if (last.open()) open_[static_cast<std::size_t>(last.ply)].pop_back();
    (last.legal() ? legal_ : illegal_).erase(last.key);
    nodes_.pop_back();
}

void line_tree::take_back() {
    while (size() > trial_from_) remove_last();
    boards_->shrink(size());
    for (; !former_nodes_.empty(); former_nodes_.pop_back()) {
        const former_node& before = former_nodes_.back();
        line_node& n = writable(before.index);
        n.first_child = before.first_child;
        n.first_outside = before.first_outside;
        n.aside = before.aside;
        if (before.mended || !n.mended) continue;
        n.mended.reset();
        n.mended_san.clear();
        open_[static_cast<std::size_t>(n.ply)].pop_back();
        boards_->put_unknown(before.index);
    }
    for (; !former_cursors_.empty(); former_cursors_.pop_back()) {
        const former_cursor& before = former_cursors_.back();
        if (before.index)
            cursors_[before.aside] = *before.index;
        else
            cursors_.erase(before.aside);
    }
    trial_from_ = -1;
}

std::vector<int> line_tree::path(int index) const {
    std::vector<int> nodes;
    for (; index > 0; index = node(index).parent) nodes.push_back(index);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
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
