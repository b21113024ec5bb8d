#include "src/replay/move_names.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "rules/notation.hpp"
#include "src/replay/replay_on.hpp"

namespace royalcheck {
namespace {

/// A move that was refused has no SAN, and neither has a word that is no move.
bool stands_at_a_played_move(const finding& f) {
    if (f.ply == 0 || !f.san.empty() || f.move.empty()) return false;
    switch (f.id) {
    case code::wrong_check_mark:
    case code::nonstandard_spelling:
    case code::mixed_alphabet:
    case code::no_king_move:
    case code::threefold_repetition:
    case code::fivefold_repetition:
    case code::fifty_move:
    case code::seventy_five_move:
    case code::dead_position:
    case code::losing_position:
    case code::depends_on_reading: return true;
    default: return false;
    }
}

/// Index of the move that begins at `offset` of the text or is the last before it; `tokens.size()` if there is none.
std::size_t move_at(const grammar::game_text& game, std::uint64_t offset) {
    const auto& tokens = game.tokens;
    auto at = std::upper_bound(tokens.begin(), tokens.end(), offset,
                               [](std::uint64_t o, const grammar::token& t) { return o < t.offset; });
    while (at != tokens.begin())
        if ((--at)->kind == grammar::token_kind::move) return static_cast<std::size_t>(at - tokens.begin());
    return tokens.size();
}

class wanted_names final : public move_observer {
public:
    void want(std::size_t token) { names_[token]; }
    /// Empty if the move was not played.
    const std::string& name(std::size_t token) const { return names_.at(token); }

    void on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) override {
        look(token, before, m);
    }
    void on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) override {
        look(token, before, m);
    }

private:
    template <class Board>
    void look(std::size_t token, const rules::position<Board>& before, const rules::move& m) {
        const auto wanted = names_.find(token);
        if (wanted != names_.end() && m.from != m.to) wanted->second = rules::to_san(before, m);
    }

    std::map<std::size_t, std::string> names_;
};

}  // namespace

template <class Board>
void name_moves(game_context& context, const rules::readings& readings) {
    std::vector<std::pair<finding*, std::size_t>> nameless;
    wanted_names names;
    for (finding& f : context.report.findings) {
        if (!stands_at_a_played_move(f)) continue;
        const std::size_t token = move_at(context.game, f.at.offset);
        if (token == context.game.tokens.size()) continue;
        names.want(token);
        nameless.emplace_back(&f, token);
    }
    if (nameless.empty()) return;
    game_report scratch;
    scratch.variant = context.report.variant;
    findings_sink ignored(scratch, context.text);
    game_context again{context.text, context.game, context.options, context.facts, ignored, scratch};
    again.observer = &names;
    replay_on<Board>(again, readings);
    for (const auto& [f, token] : nameless) {
        f->san = names.name(token);
        if (!f->san.empty()) f->move = context.written(context.game.tokens[token]);
    }
}

template void name_moves<rules::board8>(game_context&, const rules::readings&);
template void name_moves<rules::board10>(game_context&, const rules::readings&);

}  // namespace royalcheck
