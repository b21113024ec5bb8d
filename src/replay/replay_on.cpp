#include "src/replay/replay_on.hpp"

#include <algorithm>

#include "src/replay/continuation.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/setup.hpp"

namespace royalcheck {
namespace {

// The turn that the movetext begins with: "41." is White's, "41..." Black's. A piece list names no turn of its own.
grammar::turn_text first_turn(const grammar::game_text& game) {
    for (const auto& t : game.tokens) {
        if (t.kind == grammar::token_kind::number && t.value > 0)
            return {t.dots < 2, static_cast<int>(std::min<std::uint32_t>(t.value, 1'000'000))};
        if (t.kind == grammar::token_kind::move) break;
    }
    return {};
}

// The start position of the game, or nothing if the given one is impossible.
template <class Board>
std::optional<rules::position<Board>> starting_position(game_context& context, const rules::readings& readings) {
    const auto& facts = context.facts;
    if (!facts.fen && !facts.pieces) return start_position_under<Board>(readings);
    const tag_place& place = facts.fen ? *facts.fen : *facts.pieces;
    auto outside = facts.fen ? position_from_fen<Board>(place.value, readings)
                             : position_from_pieces<Board>(place.value, readings, first_turn(context.game));
    for (const auto& error : outside.errors)
        context.findings.add(code::invalid_position, severity::error, place.offset, place.length,
                             {.id = message::position_impossible, .parts = {error}});
    for (const auto& warning : outside.warnings)
        context.findings.add(code::invalid_position, severity::warning, place.offset, place.length,
                             {.id = message::position_mended, .parts = {warning}});
    return std::move(outside.position);
}

}  // namespace

template <class Board>
std::optional<played_game<Board>> replay_on(game_context& context, const rules::readings& readings,
                                            const first_replay* first) {
    const auto start = starting_position<Board>(context, readings);
    if (!start) return std::nullopt;
    context.language = choose_language(context, *start);
    played_game<Board> played{*start, std::vector<rules::move>(context.game.tokens.size())};
    if (first != nullptr && first->language != context.language) first = nullptr;
    replayer<Board>(context, *start, context.facts.fen || context.facts.pieces, played.moves).run(first);
    return played;
}

template std::optional<played_game<rules::board8>> replay_on(game_context&, const rules::readings&,
                                                             const first_replay*);
template std::optional<played_game<rules::board10>> replay_on(game_context&, const rules::readings&,
                                                              const first_replay*);

}  // namespace royalcheck
