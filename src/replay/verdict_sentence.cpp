#include "src/replay/verdict_sentence.hpp"

#include <algorithm>
#include <utility>

#include "src/replay/ply_names.hpp"

namespace royalcheck {
namespace {

/// The control periods that were missed after the one at half-move `first`, K-FIRST-LATE.
std::vector<sentence> later_misses(const game_report& report, int first) {
    std::vector<std::pair<int, sentence>> missed;
    const auto look = [&](rules::side side, const std::vector<rules::period_entry>& ledger) {
        for (const rules::period_entry& entry : ledger)
            if (entry.state == rules::period_state::missed && entry.ply > first)
                missed.emplace_back(entry.ply, sentence{.id = message::period_of, .side = side, .span = entry.span});
    };
    look(rules::side::white, report.white_periods);
    look(rules::side::black, report.black_periods);
    std::sort(missed.begin(), missed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<sentence> out;
    out.reserve(missed.size());
    for (auto& [ply, period] : missed) out.push_back(std::move(period));
    return out;
}

// By what the game was decided, for the end of a sentence.
sentence reason_of(const game_report& report) {
    const verdict_report& verdict = report.result;
    sentence why{.id = message::why_ended, .ending = verdict.reason, .clause = verdict.clause};
    const numbering plies = numbering_of(report);
    // The half-move that no king move can answer is not played: the one before it is named.
    const int ply = verdict.reason == rules::ending::no_king_move ? verdict.ply - 1 : verdict.ply;
    if (ply > 0) why.text = plies.text(ply) + verdict.move;
    switch (verdict.reason) {
    case rules::ending::missed_control_period:
        why.id = message::why_missed;
        why.side = plies.mover(ply);
        if (verdict.clause != rules::clause::k_first_late) {
            if (verdict.mates) why.id = message::why_missed_mate;
            break;
        }
        why.parts = later_misses(report, ply);
        why.id = why.parts.empty() ? message::why_missed_late : message::why_missed_both;
        break;
    case rules::ending::no_king_move:
        why.id = ply > 0 ? message::why_no_king_move : message::why_ended_at_start;
        why.side = plies.mover(verdict.ply);
        break;
    default:
        if (ply == 0) why.id = message::why_ended_at_start;
    }
    return why;
}

// Why a recorded result may stand that the board does not decide.
message undecided_message(const game_report& report) {
    const verdict_report& verdict = report.result;
    if (verdict.claim.id != message::none) return message::verdict_undecided_claim;
    switch (verdict.recorded) {
    case game_result::draw: return message::verdict_undecided_draw;
    case game_result::both_lose: return message::verdict_undecided_loss;
    default: return report.plies == 0 ? message::verdict_unplayed : message::verdict_undecided;
    }
}

message message_of(const game_report& report) {
    const verdict_report& verdict = report.result;
    switch (verdict.status) {
    case verdict_status::confirmed: return message::verdict_confirmed;
    case verdict_status::contradicted:
        return verdict.correct.size() > 1 ? message::verdict_contradicted_choice : message::verdict_contradicted;
    case verdict_status::arbiter:
        if (verdict.reason == rules::ending::no_king_move) return message::verdict_claim;
        return verdict.recorded == game_result::none || verdict.recorded == game_result::unfinished
                   ? message::verdict_arbiter
                   : message::verdict_arbiter_allowed;
    case verdict_status::unrecorded:
        return verdict.recorded == game_result::none ? message::verdict_unwritten : message::verdict_unrecorded;
    case verdict_status::undecided: return undecided_message(report);
    case verdict_status::unfinished:
        return verdict.recorded == game_result::none ? message::verdict_unwritten_open : message::verdict_unfinished;
    case verdict_status::invalid:
        if (report.final_fen.empty()) return message::verdict_unchecked;
        if (report.plies == 0) return message::verdict_invalid_at_once;
        if (verdict.move.empty()) return message::verdict_cut_off;
        return verdict.recorded == game_result::none || verdict.recorded == game_result::unfinished
                   ? message::verdict_invalid_open
                   : message::verdict_invalid;
    }
    return message::none;
}

}  // namespace

sentence verdict_of(const game_report& report) {
    const verdict_report& verdict = report.result;
    sentence out{.id = message_of(report), .result = verdict.recorded};
    for (std::size_t i = 0; i < out.correct.size() && i < verdict.correct.size(); ++i)
        out.correct[i] = verdict.correct[i];
    if (verdict.reason != rules::ending::none)
        out.parts.push_back(reason_of(report));
    else if (verdict.claim.id != message::none)
        out.parts.push_back(verdict.claim);
    else if (!verdict.move.empty())
        out.text = numbering_of(report).text(report.plies) + verdict.move;
    return out;
}

std::string verdict_text(const game_report& report, report_language language) {
    std::string text = to_text(verdict_of(report), language);
    if (report.result.by_tag) text.append(" ").append(to_text(message::verdict_by_tag, language));
    if (report.result.both_lose_by_tag) text.append(" ").append(to_text(message::verdict_both_lose_tag, language));
    return text;
}

}  // namespace royalcheck
