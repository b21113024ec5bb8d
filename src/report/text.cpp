#include "src/report/text.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "grammar/utf8_parts.hpp"
#include "src/findings/catalogue.hpp"
#include "src/findings/clause_words.hpp"
#include "src/findings/code_words.hpp"
#include "src/replay/verdict_sentence.hpp"
#include "src/report/ascii_board.hpp"
#include "src/report/excerpt.hpp"
#include "src/report/game_label.hpp"
#include "src/report/period_table.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view indent = "    ";
constexpr std::string_view bold = "\x1b[1m", plain = "\x1b[0m", dim = "\x1b[2m";
constexpr std::string_view red = "\x1b[1;31m", yellow = "\x1b[1;33m", cyan = "\x1b[1;36m", green = "\x1b[1;32m";
constexpr std::size_t longest_word = 40;     ///< of a record, in code points; longer ones are cut
constexpr std::size_t most_suggestions = 6;  ///< so many are named at most: there may be more legal moves

std::string_view color_of(severity level) {
    switch (level) {
    case severity::error: return red;
    case severity::warning: return yellow;
    case severity::note: return cyan;
    }
    return plain;
}

std::string_view color_of(verdict_status status) {
    switch (status) {
    case verdict_status::confirmed: return green;
    case verdict_status::contradicted:
    case verdict_status::invalid: return red;
    case verdict_status::arbiter:
    case verdict_status::unrecorded: return yellow;
    case verdict_status::undecided:
    case verdict_status::unfinished: break;
    }
    return bold;
}

message word_for(severity level) {
    switch (level) {
    case severity::error: return message::label_error;
    case severity::warning: return message::label_warning;
    case severity::note: return message::label_note;
    }
    return message::label_note;
}

message word_for(variant v) {
    switch (v) {
    case variant::chess: return message::variant_chess;
    case variant::royal64: return message::variant_royal64;
    case variant::royal100: return message::variant_royal100;
    }
    return message::variant_chess;
}

message letters_of(std::string_view notation) {
    if (notation == "ru") return message::letters_russian;
    return notation == "figurine" ? message::letters_figurine : message::letters_english;
}

/// The board's letters are those of the game's moves; figures have none, there it is the reader's language.
report_language letters_on_board(const game_report& report, report_language language) {
    if (report.notation == "ru") return report_language::russian;
    return report.notation == "en" ? report_language::english : language;
}

/// It is said of the position, or of a sign, that follows the move.
bool stands_after(const finding& f) {
    switch (f.id) {
    case code::no_king_move:
    case code::threefold_repetition:
    case code::fivefold_repetition:
    case code::fifty_move:
    case code::seventy_five_move:
    case code::dead_position: return true;
    default:
        return f.message.id == message::detached_mark || f.message.id == message::detached_odd_mark ||
               f.message.id == message::detached_en_passant || f.message.id == message::odd_result;
    }
}

std::string joined(const std::vector<std::string>& words, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? last : std::string_view(", ");
        append_printable(words[i], out);
    }
    return out;
}

}  // namespace

/// Ends a colour before the line feed that ends `out`.
void text_writer::end_paint(std::string& out) const {
    if (style_.color) out.insert(out.size() - 1, plain);
}

void text_writer::wrapped(std::string_view text, std::string& out) const {
    out += indent;
    append_wrapped(text, indent.size(), {style_.width, indent}, out);
}

/// One of a list: its further lines stand behind its beginning.
void text_writer::item(std::string_view text, std::string& out) const {
    constexpr std::string_view further = "      ";
    out += indent;
    append_wrapped(text, indent.size(), {style_.width, further}, out);
}

// Where the game stands, by which rules and in which letters it was read, and what became of it.
void text_writer::head(const game_report& report, std::string& out) const {
    std::string line = shown_name(report.file);
    line +=
        fmt::format(":{}: {}, {}", report.at.line, game_label(report, style_.language), word(word_for(report.variant)));
    if (!report.notation.empty()) {
        line += fmt::format(", {}: {}", word(message::label_notation), word(letters_of(report.notation)));
        if (!report.notation_evidence.empty())
            line += fmt::format(" ({} {})", word(message::label_told_by), report.notation_evidence);
    }
    out += paint(bold);
    append_wrapped(line, 0, {style_.width, indent}, out);
    end_paint(out);
    out += paint(color_of(report.result.status));
    wrapped(printable(verdict_text(report, style_.language)), out);
    end_paint(out);
}

void text_writer::excerpt_of(const game_report& report, const finding& f, std::string& out) const {
    if (f.at.in_text < report.source_in_text) return;
    const std::string number = std::to_string(f.at.line);
    const std::size_t gutter = indent.size() + number.size() + 3;
    constexpr std::size_t least = 20, cut_sign = 3;
    const std::size_t room =
        style_.width == 0 ? longest_excerpt : std::max(least, style_.width - std::min(style_.width, gutter + cut_sign));
    const auto shown = make_excerpt(report.source, f.at.in_text - report.source_in_text, f.at.text_length,
                                    std::min(room, longest_excerpt));
    if (!shown) return;
    out += fmt::format("{}{}{} |{} {}\n", indent, paint(dim), number, paint(plain), shown->line);
    out += fmt::format("{}{}{:{}} |{} {}{}{}\n", indent, paint(dim), "", number.size(), paint(plain),
                       paint(color_of(f.severity)), shown->caret, paint(plain));
}

void text_writer::place_of(const finding& f, std::string& out) const {
    std::string line;
    if (f.ply > 0) {
        line += fmt::format("{} {}{}", word(stands_after(f) ? message::label_after : message::label_at), f.number,
                            f.side == rules::side::white ? "." : "...");
        if (f.id != code::move_number_mismatch) {  // there it is the number written
            const std::string_view shown = grammar::first_code_points(f.move, longest_word);
            append_printable(shown, line);
            if (shown.size() < f.move.size()) line += "...";
        }
    }
    if (!f.variation.empty()) line.append(", ").append(word(message::label_in_variation));
    if (f.clause != rules::clause::none) {
        if (!line.empty()) line += "; ";
        line += fmt::format("{} {} ({})", word(message::label_rule), rules::about(f.clause).name,
                            clause_source(f.clause, style_.language));
    }
    if (!line.empty()) wrapped(line, out);
}

/// The legal moves that come closest, in the letters of the game.
void text_writer::moves_of(const finding& f, std::string& out) const {
    const auto& moves = f.written.empty() ? f.suggestions : f.written;
    if (moves.empty() || f.id == code::threefold_repetition) return;  // the claim's sentence names its move
    const bool meant = f.id == code::ambiguous_move;
    std::string line(word(meant                                 ? message::label_meant
                          : f.id == code::missed_control_period ? message::label_king_moves
                                                                : message::label_legal_moves));
    line += ": ";
    const bool more = f.id != code::missed_control_period && !meant && moves.size() >= most_suggestions;
    line += joined(moves, more ? std::string_view(", ") : words_of(style_.language).alternative);
    if (more) line += word(message::label_among_others);
    wrapped(line, out);
}

void text_writer::block(const game_report& report, const finding& f, std::string& out) const {
    const code_entry& entry = about(f.id);
    std::string place = shown_name(report.file);
    place += fmt::format(":{}:{}: ", f.at.line, f.at.column);
    const std::string_view level = word(word_for(f.severity));
    out += fmt::format("{}{}{}{}: ", place, paint(color_of(f.severity)), level, paint(plain));
    std::string text = printable(to_text(f.message, style_.language));
    text += fmt::format(" [{} {}]", entry.text, code_title(f.id, style_.language));
    append_wrapped(text, columns_of(place) + columns_of(level) + 2, {style_.width, indent}, out);
    if (f.id == code::quoted_moves) return;  // a line of its own for each passage
    excerpt_of(report, f, out);
    place_of(f, out);
    moves_of(f, out);
    for (const reading_note& note : f.readings)
        wrapped(fmt::format("{} {}={}: {}", word(message::label_with), note.name, note.value,
                            printable(to_text(note.verdict, style_.language))),
                out);
    if (!f.board.empty()) append_board(f.board, letters_on_board(report, style_.language), indent, out);
}

void text_writer::unmet(const game_report& report, std::string& out) const {
    const expectation_report& expected = report.expectation;
    sentence told{.id = message::not_as_expected};
    if (!expected.missing.empty())
        told.parts.push_back({.id = message::expected_not_found, .text = joined(expected.missing, ", ")});
    if (!expected.unexpected.empty())
        told.parts.push_back({.id = message::found_not_expected, .text = joined(expected.unexpected, ", ")});
    const std::string_view level = word(message::label_error);
    std::string place = shown_name(report.file);
    place += fmt::format(":{}: ", report.at.line);
    out += fmt::format("{}{}{}{}: ", place, paint(red), level, paint(plain));
    append_wrapped(to_text(told, style_.language), columns_of(place) + columns_of(level) + 2, {style_.width, indent},
                   out);
}

void text_writer::game(const game_report& report, std::string& out) const {
    const bool judged = style_.expect && report.expectation.present;
    const bool met = judged && report.expectation.met();
    const bool blocks = !met && !report.findings.empty();
    if (!blocks && !style_.all_games && !style_.periods && (met || !judged)) return;
    head(report, out);
    if (met) wrapped(word(message::as_expected), out);
    if (judged && !met) unmet(report, out);
    if (style_.periods) append_periods(report, style_.language, indent, out);
    if (blocks)
        for (const finding& f : report.findings) block(report, f, out);
}

void text_writer::title(message label, std::string& out) const {
    out += fmt::format("\n{}{}:{}\n", paint(bold), word(label), paint(plain));
}

/// What the lines above take for granted.
void text_writer::legend(const report_terms& terms, std::string& out) const {
    const std::pair<bool, message> lines[] = {
        {terms.variant_assumed > 0, message::legend_variant_assumed},
        {terms.any_of_control_periods(), message::legend_control_periods},
        {terms.russian_letters, message::legend_russian_letters},
        {terms.both_lose, message::legend_both_lose},
        {terms.boards, message::legend_boards},
        {terms.spellings, message::legend_spellings},
    };
    bool begun = false;
    for (const auto& [wanted, id] : lines) {
        if (!wanted) continue;
        if (!begun) title(message::label_legend, out);
        begun = true;
        item("- " + to_text({.id = id, .number = static_cast<std::int64_t>(terms.variant_assumed)}, style_.language),
             out);
    }
}

void text_writer::end(const run_summary& summary, std::string& out) const {
    report_terms terms = summary.terms;
    if (style_.all_games || style_.periods)
        terms.add(summary.quiet_terms);
    else
        terms.variant_assumed += summary.quiet_terms.variant_assumed;  // what a run is to be asked again for
    legend(terms, out);
    if (terms.clauses != 0) {
        title(message::label_rules_cited, out);
        for (const rules::clause_entry& clause : rules::clauses()) {
            if ((terms.clauses >> static_cast<unsigned>(clause.id) & 1u) == 0) continue;
            std::string text(clause.name);
            text.append(": ").append(clause_text(clause.id, style_.language));
            item(text, out);
        }
    }
    if (style_.expect) append_expectations(summary, style_.language, style_.width, out);
}

}  // namespace royalcheck
