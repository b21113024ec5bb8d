#include "src/replay/suggestions.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "src/replay/continuation.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t most_suggestions = 6;
constexpr std::size_t most_tried = 16;  // candidates whose continuation is replayed
constexpr int continuation_limit = 12;  // half-moves

struct candidate {
    rules::move move;
    bool due = false;   // one of those that must be played
    int cost = 0;       // how far from what was written
    int played_on = 0;  // how many recorded moves can follow
};

// How unlike the written move a legal one is: piece, target square, starting square, promotion.
template <class Board>
int distance(const rules::position<Board>& position, const rules::move_request& request, const rules::move& m) {
    if (request.castling != rules::wing::none) {
        if (m.castling != rules::wing::none) return 1;
        return position.men[m.from].kind == rules::piece_kind::king ? 3 : 12;
    }
    int cost = 0;
    const auto kind = position.men[m.from].kind;
    if (request.kind != rules::piece_kind::none && kind != request.kind) cost += 4;
    const int files = std::abs(rules::file_of<Board>(m.to) - request.to_file);
    const int ranks = request.to_rank < 0 ? 0 : std::abs(rules::rank_of<Board>(m.to) - request.to_rank);
    cost += std::max(files, ranks) + (files != 0 ? 1 : 0) + (ranks != 0 ? 1 : 0);
    if (request.from_file >= 0 && rules::file_of<Board>(m.from) != request.from_file) cost += 1;
    if (request.from_rank >= 0 && rules::rank_of<Board>(m.from) != request.from_rank) cost += 1;
    if (request.promotion != rules::piece_kind::none && m.promotion != request.promotion) cost += 1;
    return cost;
}

}  // namespace

template <class Board>
std::vector<std::string> suggest(const game_context& context, const rules::position<Board>& position,
                                 const rules::move_request& request, bool king_move_due, std::size_t next) {
    rules::move_list legal;
    rules::legal_moves(position, legal);
    std::vector<candidate> close;
    for (const auto& m : legal) {
        if (king_move_due && position.men[m.from].kind != rules::piece_kind::king) continue;
        const bool due = king_move_due || position.men[m.to].kind == rules::piece_kind::king;
        const int cost = distance(position, request, m);
        if (due || cost <= 8) close.push_back({m, due, cost, 0});
    }
    const auto by_cost = [](const candidate& a, const candidate& b) {
        return a.due != b.due ? a.due : a.cost < b.cost;
    };
    std::stable_sort(close.begin(), close.end(), by_cost);
    if (close.size() > most_tried) close.resize(most_tried);
    for (auto& c : close) {
        auto after = position;
        rules::play(after, c.move);
        c.played_on = playable(context, after, next, context.language, continuation_limit);
    }
    std::stable_sort(close.begin(), close.end(), [](const candidate& a, const candidate& b) {
        if (a.due != b.due) return a.due;
        return a.played_on != b.played_on ? a.played_on > b.played_on : a.cost < b.cost;
    });
    std::vector<std::string> out;
    for (const auto& c : close) {
        if (out.size() == most_suggestions) break;
        out.push_back(rules::to_san(position, c.move));
    }
    return out;
}

template std::vector<std::string> suggest(const game_context&, const rules::position<rules::board8>&,
                                          const rules::move_request&, bool, std::size_t);
template std::vector<std::string> suggest(const game_context&, const rules::position<rules::board10>&,
                                          const rules::move_request&, bool, std::size_t);

}  // namespace royalcheck
