#include "src/report/github.hpp"

#include <fmt/core.h>

#include "src/report/game_label.hpp"
#include "src/report/message.hpp"
#include "src/report/printable.hpp"
#include "src/report/region.hpp"

namespace royalcheck {
namespace {

/// A value as workflow commands escape it; `in_property`: between the commas in front of the message.
std::string escaped(std::string_view text, bool in_property) {
    std::string out;
    for (const char c : text) {
        const bool separates = in_property && (c == ':' || c == ',');
        if (c == '%' || c == '\r' || c == '\n' || separates)
            out += fmt::format("%{:02X}", static_cast<unsigned>(c));
        else
            out += c;
    }
    return out;
}

std::string_view command_of(severity level) {
    switch (level) {
    case severity::error: return "error";
    case severity::warning: return "warning";
    case severity::note: return "notice";
    }
    return "";
}

std::string message_with_help(const game_report& report, const finding& f) {
    std::string out = printable(message_of(f));
    if (const std::string moves = possible_moves(f); !moves.empty()) out += "\nPossible: " + printable(moves);
    if (f.clause != rules::clause::none) {
        const auto& clause = rules::about(f.clause);
        out += fmt::format("\nRule {} ({})", clause.name, clause.source);
    }
    return out + "\nIn " + game_label(report);
}

}  // namespace

void github_writer::game(const game_report& report, std::string& out) const {
    const bool judged = style_.expect && report.expectation.present;
    if (judged && report.expectation.met()) return;
    const std::string file = escaped(shown_name(report.file), true);
    if (judged)
        out += fmt::format("::error file={},line={},title={}::{}\n", file, report.at.line,
                           escaped(game_label(report), true),
                           escaped(printable(expectation_message(report.expectation)), false));
    for (const finding& f : report.findings) {
        const region_end end = end_of(report, f.at);
        out += fmt::format("::{} file={},line={},endLine={},col={}", command_of(f.severity), file, f.at.line, end.line,
                           f.at.column);
        if (end.line == f.at.line) out += fmt::format(",endColumn={}", end.column);
        out += fmt::format(",title={} {}::{}\n", about(f.id).text, about(f.id).name,
                           escaped(message_with_help(report, f), false));
    }
}

void github_writer::trouble(const input_error& error, std::string& out) const {
    out += fmt::format("::error file={},title=input not read::{}\n", escaped(shown_name(error.file), true),
                       escaped(printable(error.reason), false));
}

}  // namespace royalcheck
