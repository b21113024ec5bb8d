#include "src/replay/main_line.hpp"

#include "rules/king_safety.hpp"
#include "rules/notation.hpp"
#include "src/replay/setup.hpp"

namespace royalcheck {
namespace {

template <class Board>
line_position shown(const rules::position<Board>& p) {
    line_position out;
    out.fen = rules::to_fen(p);
    for (const auto s : {rules::side::white, rules::side::black}) {
        const rules::square king = p.king(s);
        if (king != rules::no_square && rules::attackers(p, king, rules::other(s), p.occupied()) != 0)
            out.attacked_kings.push_back(rules::to_text<Board>(king));
    }
    return out;
}

/// A position that a game without moves ends with, and so begins with.
template <class Board>
line_position only_position(const std::string& fen) {
    const auto read = position_from_fen<Board>(fen, {});
    if (read.position) return shown(*read.position);
    line_position out;
    out.fen = fen;
    return out;
}

}  // namespace

bool main_line_tokens::contain(std::size_t token) {
    for (; seen_ < token; ++seen_) {
        const grammar::token_kind kind = game_.tokens[seen_].kind;
        if (kind == grammar::token_kind::open) ++depth_;
        if (kind == grammar::token_kind::close && depth_ > 0) --depth_;
    }
    return depth_ == 0;
}

template <class Board>
void main_line_recorder::record(std::size_t token, const rules::position<Board>& before, const rules::move& m) {
    if (!main_line_.contain(token)) return;
    if (line_.empty()) line_.push_back(shown(before));
    auto after = before;
    rules::play(after, m);
    line_.push_back(shown(after));
    line_.back().san = rules::to_san(before, m);
    line_.back().from = rules::to_text<Board>(m.from);
    line_.back().to = rules::to_text<Board>(m.to);
}

void main_line_recorder::on_move(std::size_t token, const rules::position<rules::board8>& before,
                                 const rules::move& m) {
    record(token, before, m);
}

void main_line_recorder::on_move(std::size_t token, const rules::position<rules::board10>& before,
                                 const rules::move& m) {
    record(token, before, m);
}

std::vector<line_position> main_line_recorder::take(const game_report& report) {
    if (line_.empty() && !report.final_fen.empty()) {
        const bool large = report.variant == variant::royal100;
        line_.push_back(large ? only_position<rules::board10>(report.final_fen)
                              : only_position<rules::board8>(report.final_fen));
    }
    return std::move(line_);
}

}  // namespace royalcheck
