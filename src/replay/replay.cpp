#include "src/replay/replay.hpp"

#include "src/replay/expectation.hpp"
#include "src/replay/move_names.hpp"
#include "src/replay/readings_in_force.hpp"
#include "src/replay/replay_on.hpp"
#include "src/replay/syntax_findings.hpp"

namespace royalcheck {
namespace {

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

void replay_royal100(game_context& context) {
    const rules::readings readings = readings_in_force(context);
    const auto played = replay_on<rules::board10>(context, readings);
    if (!played) {
        report_without_replay(context);
        return;
    }
    add_dependence_on_readings(context, readings, played->moves);
    name_moves(context, *played);
}

}  // namespace

void replay_game(std::string_view text, const grammar::game_text& game, text_origin& origin,
                 const replay_options& options, game_report& out, move_observer* observer) {
    out.clear();
    out.at.offset = game.begin;
    out.source = text.substr(game.begin, game.end - game.begin);
    findings_sink findings(out, text);
    const tag_facts facts = read_tags(text, game, options, findings, out);
    out.variant = facts.variant;
    out.variant_assumed = facts.variant_assumed;
    game_context context{text, game, options, facts, findings, out};
    context.observer = observer;
    if (facts.expect) findings.keep_expected(facts.expect->value, context.plies);
    if (facts.unknown_variant)
        report_without_replay(context);
    else if (facts.variant == variant::royal100)
        replay_royal100(context);
    else if (const auto played = replay_on<rules::board8>(context, {}))
        name_moves(context, *played);
    else
        report_without_replay(context);
    findings.finish(origin);
    out.source_in_text = out.at.in_text;
    if (facts.expect) out.expectation = compare_with_expectation(facts.expect->value, out, context.plies);
}

}  // namespace royalcheck
