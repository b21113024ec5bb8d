#include "src/report/json_report.hpp"

#include "src/report/game_json.hpp"
#include "src/report/json_fields.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

/// Counts by severity, as `findings` and `games_with` of the summary hold them.
void levels(const std::array<std::uint64_t, 3>& counts, json_text& out) {
    out += '{';
    field("error", counts[2], out);
    field("warning", counts[1], out);
    field("note", counts[0], out);
    out += '}';
}

}  // namespace

void append_summary_object(const run_summary& summary, bool expect, json_text& out) {
    out += '{';
    field("files", summary.files, out);
    field("games", summary.games, out);
    field("plies", summary.plies, out);
    out.key("findings");
    levels(summary.findings, out);
    out.key("games_by_gravest");
    levels(summary.games_with, out);
    out.key("codes");
    out += '{';
    for (const auto& [id, count] : summary.by_code) {
        if (out.back() != '{') out += ',';
        out.string(about(id).text);
        out += ':';
        out.number(count);
    }
    out += '}';
    if (expect) {
        out.key("expect");
        out += '{';
        field("games", summary.expecting, out);
        field("met", summary.expecting - summary.unmet, out);
        field("unmet", summary.unmet, out);
        out += '}';
    }
    out += '}';
}

void append_troubles(const std::vector<input_error>& troubles, json_text& out) {
    array("troubles", troubles, out, [&](const input_error& trouble) {
        out += '{';
        field("file", std::string_view(json_name(trouble.file)), out);
        field("reason", std::string_view(trouble.reason), out);
        out += '}';
    });
}

void json_writer::begin(const std::vector<std::string>&, std::string& out) const {
    out += "{\"schema\":1,\"games\":[\n";
}

void json_writer::game(const game_report& report, std::string& bytes) const {
    json_text out(bytes);
    out += '{';
    append_game_fields(report, style_.expect, out);
    out += '}';
}

void json_writer::end(const run_summary& summary, std::string& bytes) const {
    json_text out(bytes);
    out += "\n]";
    append_troubles(summary.troubles, out);
    out += ",\"summary\":";
    append_summary_object(summary, style_.expect, out);
    out += "}\n";
}

}  // namespace royalcheck
