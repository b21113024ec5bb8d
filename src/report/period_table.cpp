#include "src/report/period_table.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "src/replay/ply_names.hpp"
#include "src/report/wrap.hpp"

namespace royalcheck {
namespace {

message message_of(rules::period_state s) {
    switch (s) {
    case rules::period_state::met: return message::period_met;
    case rules::period_state::missed: return message::period_missed;
    case rules::period_state::impossible: return message::period_impossible;
    case rules::period_state::open: return message::period_open;
    case rules::period_state::exempt: return message::period_exempt;
    case rules::period_state::unknown: return message::period_unknown_state;
    }
    return message::none;
}

void append_cell(std::string_view text, std::size_t width, std::string& out) {
    out += text;
    out.append(width - std::min(width, columns_of(text)), ' ');
}

}  // namespace

void append_periods(const game_report& report, report_language language, std::string_view indent, std::string& out) {
    if (report.variant != variant::royal64) return;
    const numbering plies = numbering_of(report);
    std::map<std::pair<int, int>, std::array<std::string, 2>> rows;
    const auto add = [&](const std::vector<rules::period_entry>& ledger, std::size_t side) {
        for (const rules::period_entry& entry : ledger)
            rows[{entry.span.from, entry.span.to}][side] =
                to_text({.id = message_of(entry.state), .number = plies.number(entry.ply)}, language);
    };
    add(report.white_periods, 0);
    add(report.black_periods, 1);
    const std::string_view white = to_text(message::label_white, language);
    std::size_t first = columns_of(to_text(message::label_periods, language)), second = columns_of(white);
    for (const auto& row : rows) second = std::max(second, columns_of(row.second[0]));

    const auto line = [&](std::string_view head, std::string_view left, std::string_view right) {
        out += indent;
        append_cell(head, first + 2, out);
        append_cell(left, right.empty() ? 0 : second + 2, out);
        out += right;
        out += '\n';
    };
    line(to_text(message::label_periods, language), white, to_text(message::label_black, language));
    for (const auto& [span, cells] : rows)
        line("  " + std::to_string(span.first) + "-" + std::to_string(span.second),
             cells[0].empty() ? std::string_view("-") : cells[0], cells[1].empty() ? std::string_view("-") : cells[1]);
}

}  // namespace royalcheck
