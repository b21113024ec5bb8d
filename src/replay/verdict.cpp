#include "src/replay/verdict.hpp"

#include <algorithm>
#include <array>

namespace royalcheck {
namespace {

// The one or two results that a decided game may have.
std::array<game_result, 2> pair_of(const std::vector<game_result>& results) {
    return {results.front(), results.size() > 1 ? results[1] : game_result::none};
}

// K-FIRST-LATE: at once the opponent wins; later the arbiter has two results, unless he has said which.
std::vector<game_result> after_violation(const main_line_events& events, late_violation choice) {
    const game_result offender_loses = lost_by(events.violations.front().who);
    if (events.violation_was_last) return {offender_loses};
    switch (choice) {
    case late_violation::offender: return {offender_loses};
    case late_violation::both: return {game_result::both_lose};
    case late_violation::report: break;
    }
    return {offender_loses, game_result::both_lose};
}

void decide(const game_context& context, const main_line_events& events, verdict_report& result) {
    const bool ended = events.end != rules::ending::none;
    if (!events.violations.empty() && (!ended || events.violations.front().ply <= events.end_ply)) {
        result.reason = rules::ending::missed_control_period;
        result.clause = events.violation_was_last ? rules::clause::k_last : rules::clause::k_first_late;
        result.ply = events.violations.front().ply;
        result.mates = events.violation_mates;
        result.correct = after_violation(events, context.options.late);
    } else if (ended) {
        result.reason = events.end;
        result.clause = events.end_clause;
        result.ply = events.end_ply;
        result.correct = {events.loser ? lost_by(*events.loser) : game_result::draw};
        if (events.claim_on_board) result.correct.push_back(game_result::draw);
    } else if (!events.invalid) {
        result.correct = {game_result::white_wins, game_result::black_wins, game_result::draw, game_result::both_lose};
    }
}

// Tag and terminator: `*` gives way to a result; of two results the tag counts as the recorded one.
game_result reconcile(game_context& context, const recorded_result& recorded) {
    const game_result tag = context.facts.result;
    if (recorded.terminator == game_result::none) {
        context.findings.add(code::missing_termination, severity::warning, recorded.offset, recorded.length,
                             {.id = message::no_termination});
        return tag;
    }
    if (tag == game_result::none || tag == recorded.terminator) return recorded.terminator;
    const bool open = tag == game_result::unfinished || recorded.terminator == game_result::unfinished;
    // NOTATION 2: 0-0 stands in the tag, and the movetext then ends in `*`.
    if (tag == game_result::both_lose && recorded.terminator == game_result::unfinished) {
        context.report.result.both_lose_by_tag = true;
        return tag;
    }
    const auto& place = *context.facts.result_tag;
    context.findings.add(
        code::result_disagrees, open ? severity::warning : severity::error, recorded.offset, recorded.length,
        {.id = message::tag_and_end_disagree, .result = recorded.terminator, .text = std::string(place.value)});
    if (tag == game_result::unfinished) return recorded.terminator;
    context.report.result.by_tag = true;
    return tag;
}

verdict_status compare(const main_line_events& events, const verdict_report& r) {
    const bool open = r.recorded == game_result::none || r.recorded == game_result::unfinished;
    const bool allowed = std::find(r.correct.begin(), r.correct.end(), r.recorded) != r.correct.end();
    if (r.reason == rules::ending::none) {
        if (events.invalid) return verdict_status::invalid;
        return open ? verdict_status::unfinished : verdict_status::undecided;
    }
    if (r.correct.size() > 1) return open || allowed ? verdict_status::arbiter : verdict_status::contradicted;
    if (open) return verdict_status::unrecorded;
    return allowed ? verdict_status::confirmed : verdict_status::contradicted;
}

// FIDE 5.1.2, 6.9: who could not mate by any moves cannot win by resignation or on time either.
void warn_of_win_by_bare_king(game_context& context, const verdict_report& r, const recorded_result& recorded,
                              std::optional<rules::side> bare) {
    if (!bare || r.reason != rules::ending::none || r.recorded != lost_by(rules::other(*bare))) return;
    context.findings.add(code::wrong_result, severity::warning, recorded.offset, recorded.length,
                         {.id = message::win_by_bare_king, .side = *bare, .result = r.recorded});
}

}  // namespace

game_result lost_by(rules::side loser) {
    return loser == rules::side::white ? game_result::black_wins : game_result::white_wins;
}

void judge(game_context& context, const main_line_events& events, const recorded_result& recorded) {
    verdict_report& r = context.report.result;
    r.recorded = reconcile(context, recorded);
    decide(context, events, r);
    r.status = compare(events, r);
    if (r.status == verdict_status::contradicted) {
        context.findings.add(code::wrong_result, severity::error, recorded.offset, recorded.length,
                             {.id = r.correct.size() > 1 ? message::wrong_result_choice : message::wrong_result,
                              .ending = r.reason,
                              .result = r.recorded,
                              .correct = pair_of(r.correct)},
                             r.clause);
    } else if (r.status == verdict_status::unrecorded && r.recorded == game_result::unfinished) {
        context.findings.add(code::decided_but_unfinished, severity::warning, recorded.offset, recorded.length,
                             {.id = message::decided_but_unfinished, .ending = r.reason, .correct = pair_of(r.correct)},
                             r.clause);
    } else if (r.status == verdict_status::undecided && r.recorded == game_result::draw &&
               events.claim.id != message::none) {
        r.claim = events.claim;
        context.findings.add(code::draw_claim_supported, severity::note, recorded.offset, recorded.length, r.claim,
                             r.claim.clause);
    }
    if (context.report.variant == variant::chess) warn_of_win_by_bare_king(context, r, recorded, events.bare_king);
}

}  // namespace royalcheck
