#include "src/tournament/html.hpp"

#include <fmt/core.h>
#include <initializer_list>

#include "src/report/printable.hpp"
#include "src/report/xml.hpp"
#include "src/tournament/grid.hpp"
#include "src/tournament/words.hpp"

namespace royalcheck {
namespace {

std::string shown(std::string_view text) { return xml_text(printable(text)); }

void cell(std::string_view tag, std::string_view kind, std::string_view text, std::string& out) {
    out += fmt::format("<{}{}>{}</{}>", tag, kind.empty() ? "" : fmt::format(" class=\"{}\"", kind), shown(text), tag);
}

void item(std::string_view text, std::string& out) { out += "<li>" + shown(text) + "</li>\n"; }

}  // namespace

std::string tournament_html::word(message id) const { return shown(to_text(id, style_.language)); }

void tournament_html::begin(std::string& out) const {
    out += fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        "<title>royalcheck</title>\n",
        style_.language == report_language::russian ? "ru" : "en");
    out += "<style>\n"
           ":root { color-scheme: light dark; }\n"
           "body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }\n"
           ".wide { overflow-x: auto; }\n"
           "table { border-collapse: collapse; }\n"
           "caption { font-weight: bold; padding: .5rem 0; text-align: left; }\n"
           "th, td { border: 1px solid #8888; padding: .2rem .5rem; text-align: right; }\n"
           ".name { text-align: left; }\n"
           ".own { background: #8886; }\n"
           ".changed { background: #fb06; font-weight: bold; }\n"
           "@media print { body { margin: 0; max-width: none; } }\n"
           "</style>\n</head>\n<body>\n";
}

void tournament_html::standings(const tournament_report& report, const tournament_table& table, message title,
                                std::string& out) const {
    out += "<div class=\"wide\"><table><caption>" + word(title) + "</caption>\n<tr>";
    cell("th", "", "", out);
    cell("th", "name", to_text(message::label_player, style_.language), out);
    cell("th", "", to_text(message::label_points, style_.language), out);
    for (const tie_break by : report.tie_breaks) cell("th", "", to_text(label_of(by), style_.language), out);
    cell("th", "", to_text(message::sum_games, style_.language), out);
    out += "</tr>\n";
    for (const standing& s : table.rows) {
        out += "<tr>";
        cell("td", "", place_of(s), out);
        cell("td", "name", report.of.players[s.player].name, out);
        cell("td", "", with_half(s.points), out);
        for (const tie_break by : report.tie_breaks) cell("td", "", value_of(s, by), out);
        cell("td", "", std::to_string(s.games), out);
        out += "</tr>\n";
    }
    out += "</table></div>\n";
}

void tournament_html::cross(const tournament_report& report, std::string& out) const {
    const crosstable table = make_crosstable(report);
    if (table.rows.empty()) return;
    out += "<div class=\"wide\"><table><caption>" + word(message::label_crosstable) + ": " +
           word(table.by_opponent ? message::legend_crosstable : message::legend_rounds) + "</caption>\n<tr>";
    cell("th", "", "", out);
    cell("th", "name", to_text(message::label_player, style_.language), out);
    const std::size_t columns = table.rows.front().size();
    for (std::size_t i = 1; i <= columns; ++i) cell("th", "", std::to_string(i), out);
    cell("th", "", to_text(message::label_points, style_.language), out);
    out += "</tr>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const standing& s = report.corrected.rows[i];
        out += "<tr>";
        cell("td", "", std::to_string(i + 1), out);
        cell("td", "name", report.of.players[s.player].name, out);
        for (const grid_cell& each : table.rows[i])
            cell("td", each.own ? "own" : each.changed ? "changed" : "", each.text + (each.changed ? "!" : ""), out);
        cell("td", "", with_half(s.points), out);
        out += "</tr>\n";
    }
    out += "</table></div>\n";
}

void tournament_html::lists(const tournament_report& report, std::string& out) const {
    const auto list = [&](message title, const auto& items, auto text) {
        if (items.empty()) return;
        out += "<h2>" + word(title) + "</h2>\n<ul>\n";
        for (const auto& each : items) item(text(each), out);
        out += "</ul>\n";
    };
    list(message::label_changes, report.changes,
         [&](const changed_result& change) { return change_text(report, change, style_.language); });
    list(message::label_open, report.open, [&](const open_result& open) {
        return to_text(game_text(report.of, report.of.games[open.game]), style_.language) + ": " +
               to_text(open.verdict, style_.language);
    });
    list(message::label_byes, report.corrected.byes,
         [&](const tournament_bye& bye) { return bye_text(report, bye, style_.language); });
    list(message::label_excluded, report.excluded,
         [&](const excluded_player& excluded) { return to_text(exclusion_text(report, excluded), style_.language); });
    list(message::sum_findings, report.findings, [&](const tournament_finding& f) {
        return fmt::format("{}: {} [{} {}]", to_text(label_of(f.severity), style_.language),
                           to_text(f.message, style_.language), about(f.id).text, about(f.id).name);
    });
}

void tournament_html::tournament(const tournament_report& report, std::string& out) const {
    out += "<h1>" + (report.of.event.empty() ? std::string("?") : shown(report.of.event)) + "</h1>\n";
    out += "<p>" + shown(size_text(report, style_.language)) + "<br>\n" +
           shown(rules_text(report, style_.variant_given, style_.language)) + "</p>\n";
    for (const auto& [title, table] : standings_of(report)) standings(report, table, title, out);
    cross(report, out);
    lists(report, out);
}

}  // namespace royalcheck
