#include "src/prose/quoted_text.hpp"

#include "src/replay/main_line.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view pieces_tag = "Pieces", fen_tag = "FEN";

}  // namespace

quoted_text::quoted_text(std::string_view text)
    : text_(text), names_(text.size() + 1), prose_(grammar::read_prose(text)) {
    text_.append("\n").append(pieces_tag).append(fen_tag);
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
    origin.at = game.begin;
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
