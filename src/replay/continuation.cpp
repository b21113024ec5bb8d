#include "src/replay/continuation.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

#include "src/replay/request.hpp"
#include "src/replay/second_reading.hpp"

namespace royalcheck {
namespace {

// "Ф, Кр": the letters of one language that the game uses.
std::string letters_seen(const grammar::game_text& game, grammar::language language) {
    using grammar::piece_name;
    static constexpr std::array<std::pair<piece_name, std::string_view>, 7> russian{{{piece_name::queen, "Ф"},
                                                                                     {piece_name::rook, "Л"},
                                                                                     {piece_name::king, "Кр"},
                                                                                     {piece_name::bishop, "С"},
                                                                                     {piece_name::prince, "Пр"},
                                                                                     {piece_name::princess, "Пс"},
                                                                                     {piece_name::pawn, "п"}}};
    static constexpr std::array<std::pair<piece_name, std::string_view>, 4> english{
        {{piece_name::queen, "Q"}, {piece_name::rook, "R"}, {piece_name::knight, "N"}, {piece_name::bishop, "B"}}};
    std::string out;
    const auto add = [&](const auto& table) {
        for (const auto& [piece, letter] : table) {
            const bool seen = game.any_move([&, p = piece](const auto& m) {
                return (m.evidence & language) != 0 && (m.piece == p || m.promotion == p);
            });
            if (seen) out += (out.empty() ? "" : ", ") + std::string(letter);
        }
    };
    if (language == grammar::russian)
        add(russian);
    else
        add(english);
    return out;
}

// Pieces are named, and none by a letter.
bool only_figurines(const grammar::game_text& game) {
    if (game.evidence != 0) return false;
    bool any = false;
    for (const auto& t : game.tokens) {
        if (t.kind != grammar::token_kind::move) continue;
        const auto m = game.move(t);
        const bool figurine = (m.spelling & grammar::figurine) != 0;
        if (!figurine && m.piece == grammar::piece_name::king_or_knight) return false;
        any = any || figurine;
    }
    return any;
}

}  // namespace

std::size_t next_move(const grammar::game_text& game, std::size_t from) {
    int depth = 0;
    for (std::size_t i = from; i < game.tokens.size(); ++i) {
        switch (game.tokens[i].kind) {
        case grammar::token_kind::open: ++depth; break;
        case grammar::token_kind::close:
            if (--depth < 0) return game.tokens.size();
            break;
        case grammar::token_kind::move:
            if (depth == 0) return i;
            break;
        case grammar::token_kind::result:
        case grammar::token_kind::unreadable:
            if (depth == 0) return game.tokens.size();
            break;
        default: break;
        }
    }
    return game.tokens.size();
}

template <class Board>
int playable(const game_context& context, rules::position<Board> position, std::size_t from, grammar::language language,
             int limit) {
    int count = 0;
    for (std::size_t i = next_move(context.game, from); i < context.game.tokens.size() && count < limit;
         i = next_move(context.game, i + 1)) {
        const grammar::move_text text = context.move(context.game.tokens[i]);
        auto request = request_of(text, language, Board::size);
        auto resolution = rules::resolve(position, request);
        if (resolution.verdict != rules::verdict::legal)
            resolve_second_reading(position, text, language, request, resolution);
        if (resolution.verdict != rules::verdict::legal) break;
        rules::play(position, resolution.chosen);
        ++count;
    }
    return count;
}

template <class Board>
grammar::language choose_language(const game_context& context, const rules::position<Board>& start) {
    const auto& game = context.game;
    grammar::language chosen = grammar::english;
    if (context.facts.notation) {
        chosen = *context.facts.notation;
    } else if (game.evidence == grammar::russian) {
        chosen = grammar::russian;
    } else if (game.evidence != grammar::english) {
        const auto uncertain = [](const grammar::move_text& m) {
            return m.piece == grammar::piece_name::king_or_knight || m.promotion == grammar::piece_name::king_or_knight;
        };
        if (game.any_move(uncertain)) {
            constexpr int all = std::numeric_limits<int>::max();
            const int in_english = playable(context, start, 0, grammar::english, all);
            if (playable(context, start, 0, grammar::russian, all) > in_english) chosen = grammar::russian;
        }
    }
    context.report.notation = chosen == grammar::russian ? "ru" : only_figurines(game) ? "figurine" : "en";
    if (chosen == grammar::russian) context.report.notation_evidence = letters_seen(game, chosen);
    return chosen;
}

template int playable(const game_context&, rules::position<rules::board8>, std::size_t, grammar::language, int);
template grammar::language choose_language(const game_context&, const rules::position<rules::board8>&);
template int playable(const game_context&, rules::position<rules::board10>, std::size_t, grammar::language, int);
template grammar::language choose_language(const game_context&, const rules::position<rules::board10>&);

}  // namespace royalcheck
