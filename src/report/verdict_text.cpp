#include "src/report/verdict_text.hpp"

#include "src/report/ply_names.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

std::string_view tag_value_of(const game_report& report, std::string_view name) {
    for (const auto& [tag, value] : report.tags)
        if (tag == name) return value;
    return {};
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

message message_of(const game_report& report) {
    const verdict_report& verdict = report.result;
    switch (verdict.status) {
    case verdict_status::confirmed: return message::verdict_confirmed;
    case verdict_status::contradicted:
        return verdict.correct.size() > 1 ? message::verdict_contradicted_choice : message::verdict_contradicted;
    case verdict_status::arbiter:
        return verdict.reason == rules::ending::no_king_move ? message::verdict_claim : message::verdict_arbiter;
    case verdict_status::unrecorded:
        return verdict.recorded == game_result::none ? message::verdict_unwritten : message::verdict_unrecorded;
    case verdict_status::undecided: return message::verdict_undecided;
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

std::string game_label(const game_report& report, report_language language) {
    std::string label(to_text(message::label_game, language));
    label += ' ' + std::to_string(report.game);
    const std::string_view white = tag_value_of(report, "White");
    const std::string_view black = tag_value_of(report, "Black");
    if (white.empty() && black.empty()) return label;
    label += " (";
    append_printable(white.empty() ? "?" : white, label);
    label += " - ";
    append_printable(black.empty() ? "?" : black, label);
    label += ')';
    return label;
}

sentence verdict_of(const game_report& report) {
    const verdict_report& verdict = report.result;
    sentence out{.id = message_of(report), .result = verdict.recorded};
    for (std::size_t i = 0; i < out.correct.size() && i < verdict.correct.size(); ++i)
        out.correct[i] = verdict.correct[i];
    if (verdict.reason != rules::ending::none)
        out.parts.push_back(reason_of(report));
    else if (!verdict.move.empty())
        out.text = numbering_of(report).text(report.plies) + verdict.move;
    return out;
}

}  // namespace royalcheck
