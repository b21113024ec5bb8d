#include "src/replay/syntax_findings.hpp"

namespace royalcheck {
namespace {

struct meaning {
    code id;
    royalcheck::severity severity;
    message sentence;
};

meaning meaning_of(const game_context& context, grammar::fault_kind kind) {
    using grammar::fault_kind;
    switch (kind) {
    case fault_kind::unterminated_comment:
        return {code::unterminated_comment, severity::error, message::unterminated_comment};
    case fault_kind::malformed_tag: return {code::malformed_tag, severity::error, message::malformed_tag};
    case fault_kind::repaired_tag: return {code::malformed_tag, severity::warning, message::repaired_tag};
    case fault_kind::stray_close: return {code::syntax_error, severity::warning, message::stray_close};
    case fault_kind::unclosed_variation: return {code::syntax_error, severity::warning, message::unclosed_variation};
    case fault_kind::stray_brace: return {code::syntax_error, severity::warning, message::stray_brace};
    case fault_kind::stray_symbol: return {code::syntax_error, severity::warning, message::stray_symbol};
    case fault_kind::unreadable_word: return {code::syntax_error, severity::error, message::unreadable_word};
    case fault_kind::control_character: {
        // In a game that can be read all the same they are only odd; with no game around them they are rubbish.
        const bool game = !context.game.tags.empty() || context.game.move_count > 0;
        return {code::syntax_error, game ? severity::warning : severity::error, message::control_character};
    }
    case fault_kind::undecodable: return {code::undecodable_text, severity::warning, message::undecodable};
    }
    return {code::syntax_error, severity::error, message::unreadable_word};
}

ply_place place_at(const game_context& context, int ply, std::uint32_t offset, std::uint32_t length) {
    if (ply == 0) return {0, 0, rules::side::white, offset, length};
    return {ply, context.plies.number(ply), context.plies.mover(ply), offset, length};
}

// A finding's `move` is a move as written; a fault of many bytes shows its beginning by its place alone.
void add(game_context& context, code id, severity severity, const ply_place& where, const std::vector<int>& variation,
         message told) {
    auto& f = context.findings.add(id, severity, where, variation, {.id = told});
    f.move.clear();
}

}  // namespace

void add_syntax_finding(game_context& context, const grammar::fault& f, int ply, const std::vector<int>& variation) {
    const meaning m = meaning_of(context, f.kind);
    // What breaks the file breaks it inside a variation too: only the play there cannot hurt the game.
    const bool of_file = f.kind == grammar::fault_kind::unterminated_comment;
    add(context, m.id, m.severity, place_at(context, ply, f.offset, f.length), of_file ? std::vector<int>{} : variation,
        m.sentence);
}

bool within_limits(game_context& context, const grammar::token& t, int ply, const std::vector<int>& variation) {
    const bool comment = t.kind == grammar::token_kind::comment || t.kind == grammar::token_kind::escape;
    const std::uint32_t limit = comment ? context.options.max_comment : context.options.max_token;
    if (t.length <= limit) return true;
    add(context, code::syntax_error, severity::error, place_at(context, ply, t.offset, t.length), variation,
        comment ? message::comment_too_long : message::word_too_long);
    return false;
}

}  // namespace royalcheck
