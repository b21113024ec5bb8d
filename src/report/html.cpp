#include "src/report/html.hpp"

#include "src/findings/clause_words.hpp"
#include "src/findings/code_words.hpp"
#include "src/replay/verdict_sentence.hpp"
#include "src/report/game_json.hpp"
#include "src/report/html/page.hpp"
#include "src/report/json_fields.hpp"
#include "src/report/message.hpp"
#include "src/report/placement.hpp"
#include "src/report/svg_pieces.hpp"

namespace royalcheck {
namespace {

/// JSON inside a script element: no `<` is left that could end it.
void append_data(std::string_view json, std::string& out) {
    for (const char c : json) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
}

void position(const line_position& at, json_text& out) {
    out += '{';
    field("fen", std::string_view(at.fen), out);
    field("san", std::string_view(at.san), out);
    field("from", std::string_view(at.from), out);
    field("to", std::string_view(at.to), out);
    texts("checks", at.attacked_kings, out);
    out += '}';
}

/// What other formats do not need: the verdict in words, positions, what findings say in Russian and their squares.
void append_own_fields(const game_report& report, json_text& out) {
    out.key("verdict");
    out += '{';
    field("en", std::string_view(verdict_text(report, report_language::english)), out);
    field("ru", std::string_view(verdict_text(report, report_language::russian)), out);
    out += '}';
    array("positions", report.line, out, [&](const line_position& at) { position(at, out); });
    array("russian", report.findings, out,
          [&](const finding& f) { out.string(message_of(f, report_language::russian)); });
    array("squares", report.findings, out, [&](const finding& f) {
        out += '[';
        for (const named_square& s : f.squares) {
            if (s.rank < 0) continue;
            if (out.back() != '[') out += ',';
            out.string(square_name(static_cast<std::size_t>(s.file), static_cast<std::size_t>(s.rank)));
        }
        out += ']';
    });
}

template <std::size_t Size>
void in_language(const char (&name)[Size], rules::clause id, report_language language, json_text& out) {
    out.key(name);
    out += '{';
    field("text", clause_text(id, language), out);
    field("source", clause_source(id, language), out);
    out += '}';
}

void append_rules(std::string& bytes) {
    std::string json;
    {
        json_text out(json);
        out += '{';
        for (const rules::clause_entry& clause : rules::clauses()) {
            if (clause.id == rules::clause::none) continue;
            if (out.back() != '{') out += ',';
            out.string(clause.name);
            out += ":{";
            in_language("en", clause.id, report_language::english, out);
            in_language("ru", clause.id, report_language::russian, out);
            out += '}';
        }
        out += '}';
    }
    append_data(json, bytes);
}

void append_codes(json_text& out) {
    out += '{';
    for (const code_entry& entry : codes()) {
        if (out.back() != '{') out += ',';
        out.string(entry.text);
        out += ":{";
        field("en", code_title(entry.id, report_language::english), out);
        field("ru", code_title(entry.id, report_language::russian), out);
        out += '}';
    }
    out += '}';
}

}  // namespace

void html_writer::begin(const std::vector<std::string>&, std::string& out) const {
    out += "<!DOCTYPE html>\n<html lang=\"";
    out += style_.language == report_language::russian ? "ru" : "en";
    out += "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
           "script-src 'unsafe-inline'\">\n<title>royalcheck</title>\n<style>\n";
    out += html::style;
    out += "</style>\n</head>\n<body>\n<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">"
           "<defs>\n";
    out += piece_symbols();
    out += "</defs></svg>\n";
    out += html::body;
    out += "<script type=\"application/json\" id=\"rules\">";
    append_rules(out);
    out += "</script>\n<script type=\"application/json\" id=\"codes\">";
    {
        json_text json(out);
        append_codes(json);
    }
    out += "</script>\n";
}

void html_writer::game(const game_report& report, std::string& bytes) const {
    const bool judged = style_.expect && report.expectation.present;
    const bool quiet = judged ? report.expectation.met() : report.findings.empty();
    if (quiet && !style_.all_games) return;
    std::string json;
    {
        json_text out(json);
        out += '{';
        append_game_fields(report, style_.expect, out);
        append_own_fields(report, out);
        out += '}';
    }
    bytes += "<script type=\"application/json\" class=\"game\">";
    append_data(json, bytes);
    bytes += "</script>\n";
}

void html_writer::end(const run_summary& summary, std::string& bytes) const {
    bytes += "<script type=\"application/json\" id=\"summary\">";
    {
        json_text out(bytes);
        append_summary_object(summary, style_.expect, out);
    }
    bytes += "</script>\n<script type=\"application/json\" id=\"troubles\">";
    std::string json = "{";
    {
        json_text out(json);
        append_troubles(summary.troubles, out);
        out += '}';
    }
    append_data(json, bytes);
    bytes += "</script>\n<script>\n";
    for (const std::string_view part : {html::words, html::board, html::game, html::report}) bytes += part;
    bytes += "</script>\n</body>\n</html>\n";
}

}  // namespace royalcheck
