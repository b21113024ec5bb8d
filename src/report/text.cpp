#include "src/report/text.hpp"

#include <fmt/format.h>
#include <iterator>

#include "src/report/ascii_board.hpp"
#include "src/report/excerpt.hpp"
#include "src/report/printable.hpp"
#include "src/report/text_verdict.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view indent = "    ";

std::string joined(const std::vector<std::string>& words, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? last : std::string_view(", ");
        append_printable(words[i], out);
    }
    return out;
}

constexpr std::size_t most_suggestions = 6;  ///< so many are named at most: there may be more legal moves

/// The legal moves that come closest, in the letters of the game.
void append_help(const finding& f, std::string& out) {
    const auto& moves = f.written.empty() ? f.suggestions : f.written;
    if (moves.empty()) return;
    out += indent;
    out += "help: ";
    if (f.id == code::ambiguous_move || f.move.empty()) {
        out += joined(moves, " or ");
    } else if (static_cast<int>(f.id) / 100 == 2) {
        append_printable(f.move, out);
        out += " is not possible, ";
        out += joined(moves, " and ");
        out += moves.size() == 1 ? " is" : " are";
        if (moves.size() >= most_suggestions) out += ", among others";
    } else {
        out += joined(moves, " or ");
    }
    out += '\n';
}

void append_excerpt(const game_report& report, const finding& f, std::string& out) {
    if (f.at.in_text < report.at.in_text) return;
    const auto shown = make_excerpt(report.source, f.at.in_text - report.at.in_text, f.at.text_length);
    if (!shown) return;
    const std::string number = std::to_string(f.at.line);
    fmt::format_to(std::back_inserter(out), "{}{} | {}\n", indent, number, shown->line);
    fmt::format_to(std::back_inserter(out), "{}{:{}} | {}\n", indent, "", number.size(), shown->caret);
}

void append_game(const game_report& report, const finding& f, std::string& out) {
    fmt::format_to(std::back_inserter(out), "{}in {}", indent, game_label(report));
    if (f.ply > 0) {
        fmt::format_to(std::back_inserter(out), ", {}{}", f.number, f.side == rules::side::white ? "." : "...");
        if (f.id != code::move_number_mismatch) append_printable(f.move, out);  // there it is the number written
    }
    if (!f.variation.empty()) out += ", in a variation";
    out += '\n';
}

}  // namespace

std::string_view text_writer::paint(severity level) const {
    if (!style_.color) return "";
    switch (level) {
    case severity::error: return "\x1b[1;31m";
    case severity::warning: return "\x1b[1;33m";
    case severity::note: return "\x1b[1;36m";
    }
    return "";
}

std::string_view text_writer::plain() const { return style_.color ? "\x1b[0m" : ""; }

void text_writer::block(const game_report& report, const finding& f, std::string& out) const {
    const code_entry& entry = about(f.id);
    append_printable(report.file, out);
    fmt::format_to(std::back_inserter(out), ":{}:{}: {}{}{}: ", f.at.line, f.at.column, paint(f.severity),
                   to_text(f.severity), plain());
    append_printable(to_text(f.message, style_.language), out);
    fmt::format_to(std::back_inserter(out), " [{} {}]\n", entry.text, entry.name);
    append_excerpt(report, f, out);
    append_game(report, f, out);
    if (f.clause != rules::clause::none) {
        const rules::clause_entry& clause = rules::about(f.clause);
        fmt::format_to(std::back_inserter(out), "{}rule {} ({}): {}\n", indent, clause.name, clause.source,
                       clause.text);
    }
    append_help(f, out);
    for (const reading_note& note : f.readings) {
        fmt::format_to(std::back_inserter(out), "{}with {}={}: ", indent, note.name, note.value);
        append_printable(to_text(note.verdict, style_.language), out);
        out += '\n';
    }
    if (!f.board.empty()) append_board(f.board, indent, out);
}

void text_writer::unmet(const game_report& report, std::string& out) const {
    append_printable(report.file, out);
    fmt::format_to(std::back_inserter(out), ":{}: {}error{}: {} is not as expected", report.at.line,
                   paint(severity::error), plain(), game_label(report));
    const expectation_report& expected = report.expectation;
    if (!expected.missing.empty()) out += "; expected and not found: " + joined(expected.missing, ", ");
    if (!expected.unexpected.empty()) out += "; found and not expected: " + joined(expected.unexpected, ", ");
    out += '\n';
}

void text_writer::game(const game_report& report, std::string& out) const {
    const bool judged = style_.expect && report.expectation.present;
    const bool silent = judged && report.expectation.met();
    if (judged && !silent) unmet(report, out);
    if (!silent && !report.findings.empty()) {
        for (const finding& f : report.findings) block(report, f, out);
        append_verdict(report, out);
    }
    if (style_.periods) append_periods(report, out);
}

void text_writer::end(const run_summary& summary, std::string& out) const {
    if (style_.expect) append_expectations(summary, out);
}

}  // namespace royalcheck
