// The report for people: standings as corrected and, where they differ, as recorded, the crosstable, and what changes.
#include "src/tournament/text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

#include "src/findings/code_words.hpp"
#include "src/report/printable.hpp"
#include "src/report/wrap.hpp"
#include "src/tournament/grid.hpp"
#include "src/tournament/names.hpp"
#include "src/tournament/words.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view indent = "    ";

/// Columns of text, each as wide as its widest cell; names to the left, all else to the right.
class text_table {
public:
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    void append(std::size_t left_column, std::string& out) const {
        std::vector<std::size_t> widths;
        for (const auto& cells : rows_)
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (i == widths.size()) widths.push_back(0);
                widths[i] = std::max(widths[i], columns_of(cells[i]));
            }
        for (const auto& cells : rows_) {
            std::string line(indent);
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string space(widths[i] - columns_of(cells[i]), ' ');
                if (i > 0) line += "  ";
                line += i == left_column ? cells[i] + space : space + cells[i];
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + '\n';
        }
    }

private:
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace

std::string_view tournament_text::word(message id) const { return to_text(id, style_.language); }

void tournament_text::wrapped(std::string_view text, std::string& out) const {
    out += indent;
    append_wrapped(text, indent.size(), {style_.width, indent}, out);
}

void tournament_text::head(const tournament_report& report, std::string& out) const {
    out +=
        (report.of.event.empty() ? "?" : printable(report.of.event)) + ": " + size_text(report, style_.language) + '\n';
    const std::string line = rules_text(report, style_.variant_given, style_.language);
    append_wrapped(line, 0, {style_.width, indent}, out);
}

void tournament_text::standings(const tournament_report& report, const tournament_table& table, message title,
                                std::string& out) const {
    out.append("\n").append(word(title)).append("\n");
    text_table text;
    std::vector<std::string> cells{"", std::string(word(message::label_player)),
                                   std::string(word(message::label_points))};
    for (const tie_break by : report.tie_breaks) cells.emplace_back(word(label_of(by)));
    cells.emplace_back(word(message::sum_games));
    text.row(std::move(cells));
    for (const standing& s : table.rows) {
        cells = {place_of(s), printable(report.of.players[s.player].name), with_half(s.points)};
        for (const tie_break by : report.tie_breaks) cells.push_back(value_of(s, by));
        cells.push_back(std::to_string(s.games));
        text.row(std::move(cells));
    }
    text.append(1, out);
}

void tournament_text::cross(const tournament_report& report, std::string& out) const {
    const crosstable table = make_crosstable(report);
    if (table.rows.empty()) return;
    out.append("\n").append(word(message::label_crosstable)).append("\n");
    text_table text;
    std::vector<std::string> cells{"", std::string(word(message::label_player))};
    const std::size_t columns = table.rows.front().size();
    for (std::size_t i = 1; i <= columns; ++i) cells.push_back(std::to_string(i));
    cells.emplace_back(word(message::label_points));
    text.row(std::move(cells));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const standing& s = report.corrected.rows[i];
        cells = {std::to_string(i + 1), printable(report.of.players[s.player].name)};
        for (const grid_cell& cell : table.rows[i])
            cells.push_back(cell.own ? "×" : cell.text.empty() ? "." : cell.text + (cell.changed ? "!" : ""));
        cells.push_back(with_half(s.points));
        text.row(std::move(cells));
    }
    text.append(1, out);
    wrapped(word(table.by_opponent ? message::legend_crosstable : message::legend_rounds), out);
}

void tournament_text::changes(const tournament_report& report, std::string& out) const {
    if (!report.changes.empty()) out.append("\n").append(word(message::label_changes)).append("\n");
    for (const changed_result& change : report.changes)
        wrapped(printable(change_text(report, change, style_.language)), out);
    if (!report.open.empty()) out.append("\n").append(word(message::label_open)).append("\n");
    for (const open_result& open : report.open) {
        std::string line = to_text(game_text(report.of, report.of.games[open.game]), style_.language);
        line.append(": ").append(to_text(open.verdict, style_.language));
        wrapped(printable(line), out);
    }
    if (!report.corrected.byes.empty()) out.append("\n").append(word(message::label_byes)).append("\n");
    for (const tournament_bye& bye : report.corrected.byes)
        wrapped(printable(bye_text(report, bye, style_.language)), out);
    if (!report.excluded.empty()) out.append("\n").append(word(message::label_excluded)).append("\n");
    for (const excluded_player& excluded : report.excluded)
        wrapped(printable(to_text(exclusion_text(report, excluded), style_.language)), out);
}

void tournament_text::findings(const tournament_report& report, std::string& out) const {
    if (!report.findings.empty()) out += '\n';
    for (const tournament_finding& f : report.findings) {
        std::string head = printable(report.of.files.front());
        if (!f.games.empty()) {
            const tournament_game& game = report.of.games[f.games.front()];
            head = fmt::format("{}:{}", shown_name(report.of.files[game.file]), game.line);
        }
        head.append(": ").append(word(label_of(f.severity))).append(": ");
        out += head;
        append_wrapped(fmt::format("{} [{} {}]", printable(to_text(f.message, style_.language)), about(f.id).text,
                                   code_title(f.id, style_.language)),
                       columns_of(head), {style_.width, indent}, out);
    }
}

void tournament_text::tournament(const tournament_report& report, std::string& out) const {
    head(report, out);
    for (const auto& [title, table] : standings_of(report)) standings(report, table, title, out);
    cross(report, out);
    changes(report, out);
    findings(report, out);
}

}  // namespace royalcheck
