#include "src/prose/quoted_text.hpp"

#include <utility>

#include "src/replay/main_line.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view pieces_tag = "Pieces", fen_tag = "FEN";

rules::succession succession_of(const grammar::token& t) {
    switch (static_cast<grammar::succession_text>(t.value)) {
    case grammar::succession_text::princess_accepted: return rules::succession::accept;
    case grammar::succession_text::princess_declined: return rules::succession::decline;
    case grammar::succession_text::prince_crowned: break;
    }
    return rules::succession::none;
}

void append_moves(const grammar::prose_text& prose, const grammar::passage& p, std::vector<written_move>& moves) {
    const std::size_t before = moves.size();
    std::size_t first = p.first;
    auto succession = rules::succession::none;
    for (std::size_t i = p.first; i < p.last; ++i) {
        const grammar::token& t = prose.tokens[i];
        switch (t.kind) {
        case grammar::token_kind::result:
        case grammar::token_kind::number: continue;
        case grammar::token_kind::succession:
            if (const auto mark = succession_of(t); mark != rules::succession::none) succession = mark;
            continue;
        case grammar::token_kind::move:
            moves.push_back({first, i + 1, i, std::exchange(succession, rules::succession::none)});
            break;
        default: break;
        }
        if (moves.size() != before) moves.back().last = first = i + 1;
    }
}

}  // namespace

quoted_text::quoted_text(std::string_view text)
    : text_(text), names_(text.size() + 1), prose_(grammar::read_prose(text)) {
    text_.append("\n").append(pieces_tag).append(fen_tag);
    for (const grammar::passage& p : prose_.passages) {
        first_moves_.push_back(moves_.size());
        append_moves(prose_, p, moves_);
    }
    first_moves_.push_back(moves_.size());
}

std::span<const written_move> quoted_text::moves(const grammar::passage& p) const {
    const auto index = static_cast<std::size_t>(&p - prose_.passages.data());
    return std::span(moves_).subspan(first_moves_[index], first_moves_[index + 1] - first_moves_[index]);
}

grammar::game_text quoted_text::game_from(const grammar::passage* position) const {
    grammar::game_text game;
    if (position == nullptr) return game;
    const bool fen = position->kind == grammar::passage_kind::fen;
    const std::size_t name = fen ? names_ + pieces_tag.size() : names_;
    grammar::tag tag;
    tag.offset = tag.value_offset = game.begin = position->offset;
    tag.length = tag.value_length = position->length;
    tag.name_offset = static_cast<std::uint32_t>(name);
    tag.name_length = static_cast<std::uint32_t>(fen ? fen_tag.size() : pieces_tag.size());
    game.end = position->offset + position->length;
    game.tags.push_back(tag);
    return game;
}

void quoted_text::append(std::size_t first, std::size_t last, grammar::game_text& game) const {
    for (std::size_t i = first; i < last; ++i) {
        grammar::token t = prose_.tokens[i];
        if (game.tags.empty() && game.tokens.empty()) game.begin = t.offset;
        game.end = std::max(game.end, t.offset + t.length);
        if (t.kind == grammar::token_kind::move) {
            const grammar::move_text& move = prose_.moves[t.value];
            t.value = static_cast<std::uint32_t>(game.other_moves.size());
            t.dots = 1;
            game.evidence |= move.evidence;
            game.other_moves.push_back(move);
            ++game.move_count;
        }
        game.tokens.push_back(t);
    }
}

void quoted_text::append_mended(const written_move& m, const grammar::move_text& move, grammar::game_text& game) const {
    append(m.first, m.token + 1, game);
    game.other_moves.back() = move;
}

game_report quoted_text::replay(const grammar::game_text& game, const replay_options& options) const {
    text_origin origin;
    origin.at = text_.size();  // no line is counted: there are more replays than lines
    game_report report;
    if (!options.main_line) {
        replay_game(text_, game, origin, options, report);
        return report;
    }
    main_line_recorder recorder(game);
    replay_game(text_, game, origin, options, report, &recorder);
    report.line = recorder.take(report);
    return report;
}

}  // namespace royalcheck
