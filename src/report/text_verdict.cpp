#include "src/report/text_verdict.hpp"

#include <fmt/format.h>
#include <iterator>

#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

std::string_view words(rules::ending ending) {
    switch (ending) {
    case rules::ending::none: return "";
    case rules::ending::checkmate: return "checkmate";
    case rules::ending::stalemate: return "stalemate";
    case rules::ending::missed_control_period: return "missed control period";
    case rules::ending::no_king_move: return "no king move is possible";
    case rules::ending::losing_position: return "losing position";
    case rules::ending::dead_position: return "dead position";
    case rules::ending::fivefold_repetition: return "fivefold repetition";
    case rules::ending::seventy_five_moves: return "seventy-five moves without capture or pawn move";
    }
    return "";
}

std::string choice(const std::vector<game_result>& results) {
    std::string out;
    for (const game_result result : results) {
        if (!out.empty()) out += " or ";
        out += to_text(result);
    }
    return out;
}

std::string verdict_words(const game_report& report) {
    const verdict_report& verdict = report.result;
    const std::string_view recorded =
        verdict.recorded == game_result::none ? std::string_view("no result") : to_text(verdict.recorded);
    switch (verdict.status) {
    case verdict_status::confirmed: return fmt::format("{} is correct", recorded);
    case verdict_status::contradicted: return fmt::format("recorded {}, correct {}", recorded, choice(verdict.correct));
    case verdict_status::arbiter:
        return fmt::format("recorded {}, the arbiter decides between {}", recorded, choice(verdict.correct));
    case verdict_status::unrecorded: return fmt::format("recorded {}, correct {}", recorded, choice(verdict.correct));
    case verdict_status::undecided: return fmt::format("{} stands, the board decides nothing", recorded);
    case verdict_status::unfinished: return "unfinished, the board decides nothing";
    case verdict_status::invalid:
        return fmt::format("recorded {}, not to be confirmed: the record is legal for {} half-move{} only", recorded,
                           report.plies, report.plies == 1 ? "" : "s");
    }
    return "";
}

std::string_view tag_value_of(const game_report& report, std::string_view name) {
    for (const auto& [tag, value] : report.tags)
        if (tag == name) return value;
    return {};
}

void append_ledger(std::string_view side, const std::vector<rules::period_entry>& ledger, std::string& out) {
    fmt::format_to(std::back_inserter(out), "  {}", side);
    if (ledger.empty()) out += " -";
    std::string_view before = " ";
    for (const rules::period_entry& entry : ledger) {
        fmt::format_to(std::back_inserter(out), "{}{}-{} {}", before, entry.span.from, entry.span.to,
                       to_text(entry.state));
        if (entry.ply > 0) fmt::format_to(std::back_inserter(out), " (half-move {})", entry.ply);
        before = ", ";
    }
    out += '\n';
}

}  // namespace

std::string game_label(const game_report& report) {
    std::string label = fmt::format("game {}", report.game);
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

void append_verdict(const game_report& report, std::string& out) {
    const verdict_report& verdict = report.result;
    append_printable(report.file, out);
    fmt::format_to(std::back_inserter(out), ":{}: {}: {}", report.at.line, game_label(report), verdict_words(report));
    if (verdict.reason != rules::ending::none) fmt::format_to(std::back_inserter(out), ": {}", words(verdict.reason));
    if (verdict.clause != rules::clause::none)
        fmt::format_to(std::back_inserter(out), " ({})", rules::about(verdict.clause).name);
    if (verdict.ply >= 0) fmt::format_to(std::back_inserter(out), " at half-move {}", verdict.ply);
    out += '\n';
}

void append_periods(const game_report& report, std::string& out) {
    if (report.variant != variant::royal64) return;
    append_printable(report.file, out);
    fmt::format_to(std::back_inserter(out), ":{}: {}: control periods\n", report.at.line, game_label(report));
    append_ledger("White:", report.white_periods, out);
    append_ledger("Black:", report.black_periods, out);
}

}  // namespace royalcheck
