#include "src/replay/move_names.hpp"

#include <algorithm>
#include <vector>

#include "rules/notation.hpp"

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

struct nameless {
    finding* found;
    std::size_t token;
};

std::vector<nameless> nameless_findings(game_context& context) {
    std::vector<nameless> all;
    for (finding& f : context.report.findings) {
        if (!stands_at_a_played_move(f)) continue;
        const std::size_t token = move_at(context.game, f.at.offset);
        if (token < context.game.tokens.size()) all.push_back({&f, token});
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.token < b.token; });
    return all;
}

// Plays again what was played, main line and variations, and names no move but those asked for.
template <class Board>
class second_walk {
public:
    second_walk(const game_context& context, const played_game<Board>& played)
        : context_(context), played_(played), line_{played.start, played.start} {}

    /// SAN of the move at `token`, empty if it was not played. To be asked for in order of tokens.
    std::string name(std::size_t token) {
        while (at_ < token) pass(at_++);
        const rules::move& m = played_.moves[token];
        return m.from == m.to ? std::string() : rules::to_san(line_.now, m);
    }

private:
    struct line {
        rules::position<Board> now, before;  ///< and before the newest move, where a variation branches off
    };

    void pass(std::size_t token) {
        const auto kind = context_.game.tokens[token].kind;
        if (kind == grammar::token_kind::open) {
            if (skipped_ > 0 || static_cast<int>(outer_.size()) >= context_.options.max_nesting) {
                ++skipped_;
                return;
            }
            outer_.push_back(line_);
            line_.now = line_.before;
        } else if (kind == grammar::token_kind::close && skipped_ > 0) {
            --skipped_;
        } else if (kind == grammar::token_kind::close && !outer_.empty()) {
            line_ = outer_.back();
            outer_.pop_back();
        } else if (kind == grammar::token_kind::move && skipped_ == 0) {
            play(played_.moves[token]);
        }
    }

    void play(const rules::move& m) {
        line_.before = line_.now;
        if (m.from == rules::no_square) return;
        if (m.from == m.to)
            rules::play_null(line_.now);
        else
            rules::play(line_.now, m);
    }

    const game_context& context_;
    const played_game<Board>& played_;
    line line_;
    std::vector<line> outer_;
    std::size_t at_ = 0;
    int skipped_ = 0;  ///< variations open beyond the limit, in which nothing was played
};

}  // namespace

template <class Board>
void name_moves(game_context& context, const played_game<Board>& played) {
    const auto unnamed = nameless_findings(context);
    if (unnamed.empty()) return;
    second_walk<Board> walk(context, played);
    for (const auto& [found, token] : unnamed) {
        found->san = walk.name(token);
        if (!found->san.empty()) found->move = context.written(context.game.tokens[token]);
    }
}

template void name_moves<rules::board8>(game_context&, const played_game<rules::board8>&);
template void name_moves<rules::board10>(game_context&, const played_game<rules::board10>&);

}  // namespace royalcheck
