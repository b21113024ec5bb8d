#include "src/replay/replay.hpp"

#include "src/replay/continuation.hpp"
#include "src/replay/expectation.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/setup.hpp"
#include "src/replay/syntax_findings.hpp"

namespace royalcheck {
namespace {

// The start position of the game, or nothing if the given one is impossible (RC112).
template <class Board>
std::optional<rules::position<Board>> starting_position(game_context& context) {
    const auto& facts = context.facts;
    if (!facts.fen && !facts.pieces) return rules::start_position<Board>();
    const tag_place& place = facts.fen ? *facts.fen : *facts.pieces;
    const rules::readings readings;
    auto outside = facts.fen ? position_from_fen<Board>(place.value, readings)
                             : position_from_pieces<Board>(place.value, readings);
    for (const auto& error : outside.errors)
        context.findings.add(code::invalid_position, severity::error, place.offset, place.length,
                             "The position is impossible: " + error + ".");
    for (const auto& warning : outside.warnings)
        context.findings.add(code::invalid_position, severity::warning, place.offset, place.length,
                             "The position was mended: " + warning + ".");
    return std::move(outside.position);
}

// A game that cannot be replayed: only its faults are told, and its result stays open.
void report_without_replay(game_context& context) {
    for (const auto& fault : context.game.faults) add_syntax_finding(context, fault, 0, {});
    game_result terminator = game_result::none;
    for (const auto& t : context.game.tokens) {
        if (t.kind == grammar::token_kind::result) terminator = to_result(static_cast<grammar::result_text>(t.value));
    }
    auto& result = context.report.result;
    result.recorded = context.facts.result == game_result::none ? terminator : context.facts.result;
    result.status = verdict_status::invalid;
}

template <class Board>
void replay_on(game_context& context) {
    const auto start = starting_position<Board>(context);
    if (!start) {
        report_without_replay(context);
        return;
    }
    context.language = choose_language(context, *start);
    replayer<Board>(context, *start, context.facts.fen || context.facts.pieces).run();
}

}  // namespace

void replay_game(std::string_view text, const grammar::game_text& game, text_origin& origin,
                 const replay_options& options, game_report& out) {
    out.clear();
    out.at.offset = game.begin;
    out.source = text.substr(game.begin, game.end - game.begin);
    findings_sink findings(out, text);
    const tag_facts facts = read_tags(text, game, options, findings, out);
    out.variant = facts.variant;
    game_context context{text, game, options, facts, findings, out};
    if (facts.unknown_variant) {
        report_without_replay(context);
    } else {
        replay_on<rules::board8>(context);
    }
    findings.finish(origin);
    out.source_line = out.at.line;
    out.source_offset = out.at.offset;
    if (facts.expect) out.expectation = compare_with_expectation(facts.expect->value, out, context.plies);
}

}  // namespace royalcheck
