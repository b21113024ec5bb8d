#include "src/report/summary.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "src/findings/code_words.hpp"
#include "src/report/wrap.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view indent = "    ";

/// "label: number", each after the first with a comma; lines are broken between them.
class figures {
public:
    figures(report_language language, std::size_t width, std::string& out)
        : language_(language), width_(width), out_(out) {}
    void add(message label, std::uint64_t number) { add(label, std::to_string(number)); }
    void add(message label, std::string_view number) {
        std::string item = fmt::format("{}: {}", to_text(label, language_), number);
        const std::size_t columns = columns_of(item);
        if (!first_) put(",", 1);
        const bool fits = column_ + 1 + columns + 1 <= width_;  // a comma may follow
        if (width_ > 0 && !fits && column_ > indent.size()) {
            out_.append("\n").append(indent);
            column_ = indent.size();
        } else if (column_ > 0) {
            put(" ", 1);
        }
        put(item, columns);
        first_ = false;
    }
    void head(message label) {
        const std::string text = fmt::format("{} -", to_text(label, language_));
        put(text, columns_of(text));
    }
    void end() {
        out_ += '\n';
        column_ = 0;
        first_ = true;
    }

private:
    void put(std::string_view text, std::size_t columns) {
        out_ += text;
        column_ += columns;
    }

    report_language language_;
    std::size_t width_;
    std::string& out_;
    std::size_t column_ = 0;
    bool first_ = true;
};

constexpr std::array<message, 7> verdict_labels{
    message::sum_confirmed, message::sum_contradicted, message::sum_arbiter, message::sum_unrecorded,
    message::sum_undecided, message::sum_unfinished,   message::sum_invalid};

}  // namespace

void report_terms::add(const game_report& report, bool with_findings) {
    const auto cite = [this](rules::clause id) {
        if (id != rules::clause::none) clauses |= std::uint64_t{1} << static_cast<unsigned>(id);
    };
    cite(report.result.clause);
    for (const finding& f : report.findings) {
        if (!with_findings) break;
        cite(f.clause);
        boards = boards || !f.board.empty();
        spellings = spellings || f.id == code::mixed_alphabet || f.id == code::nonstandard_spelling;
    }
    if (any_of_control_periods()) cite(rules::clause::k_period);
    variant_assumed += report.variant_assumed ? 1 : 0;
    russian_letters = russian_letters || report.notation == "ru";
    const auto& correct = report.result.correct;
    const bool decided = report.result.reason != rules::ending::none;
    both_lose = both_lose || report.result.recorded == game_result::both_lose ||
                (decided && std::find(correct.begin(), correct.end(), game_result::both_lose) != correct.end());
}

void report_terms::add(const report_terms& other) {
    clauses |= other.clauses;
    variant_assumed += other.variant_assumed;
    russian_letters = russian_letters || other.russian_letters;
    both_lose = both_lose || other.both_lose;
    boards = boards || other.boards;
    spellings = spellings || other.spellings;
}

bool report_terms::any_of_control_periods() const {
    using rules::clause;
    for (const clause id : {clause::k_period, clause::k_lose, clause::k_last, clause::k_first_late, clause::k_setup})
        if ((clauses >> static_cast<unsigned>(id) & 1u) != 0) return true;
    return false;
}

void run_summary::add(const game_report& report, bool expect) {
    ++games;
    plies += static_cast<std::uint64_t>(report.plies);
    ++verdicts[static_cast<std::size_t>(report.result.status)];
    const bool silent = expect && report.expectation.present && report.expectation.met();
    (silent || report.findings.empty() ? quiet_terms : terms).add(report, !silent);
    if (expect && report.expectation.present) {
        ++expecting;
        unmet += report.expectation.met() ? 0 : 1;
        return;
    }
    if (report.findings.empty()) return;
    std::size_t gravest = 0;
    for (const finding& f : report.findings) {
        const auto level = static_cast<std::size_t>(f.severity);
        const std::uint64_t found = std::uint64_t{1} + f.message.left_out;
        findings[level] += found;
        by_code[f.id] += found;
        gravest = std::max(gravest, level);
    }
    ++games_with[gravest];
}

void run_summary::add(const run_summary& other) {
    files += other.files;
    games += other.games;
    plies += other.plies;
    terms.add(other.terms);
    quiet_terms.add(other.quiet_terms);
    for (std::size_t status = 0; status < verdicts.size(); ++status) verdicts[status] += other.verdicts[status];
    for (std::size_t level = 0; level < findings.size(); ++level) {
        findings[level] += other.findings[level];
        games_with[level] += other.games_with[level];
    }
    for (const auto& [id, count] : other.by_code) by_code[id] += count;
    expecting += other.expecting;
    unmet += other.unmet;
}

bool run_summary::reaches(severity level) const {
    if (unmet > 0) return true;
    for (auto at = static_cast<std::size_t>(level); at < findings.size(); ++at)
        if (findings[at] > 0) return true;
    return false;
}

void append_summary(const run_summary& summary, report_language language, std::size_t width, std::string& out) {
    figures line(language, width, out);
    line.add(message::sum_games, summary.games);
    line.add(message::sum_files, summary.files);
    line.add(message::sum_plies, summary.plies);
    if (summary.seconds > 0) line.add(message::sum_time, fmt::format("{:.2f}", summary.seconds));
    line.end();
    if (summary.games > 0) {
        line.head(message::sum_verdicts);
        for (std::size_t status = 0; status < summary.verdicts.size(); ++status)
            if (summary.verdicts[status] > 0) line.add(verdict_labels[status], summary.verdicts[status]);
        line.end();
    }
    const auto [notes, warnings, errors] = summary.findings;
    line.head(message::sum_findings);
    line.add(message::sum_errors, errors);
    line.add(message::sum_warnings, warnings);
    line.add(message::sum_notes, notes);
    line.end();
    const auto [noted, warned, wrong] = summary.games_with;
    line.head(message::sum_worst);
    line.add(message::sum_error, wrong);
    line.add(message::sum_warning, warned);
    line.add(message::sum_note, noted);
    line.add(message::sum_none, summary.games - summary.expecting - noted - warned - wrong);
    if (summary.expecting > 0) {  // the others of all games
        line.add(message::sum_as_expected, summary.expecting - summary.unmet);
        line.add(message::sum_not_as_expected, summary.unmet);
    }
    line.end();
    constexpr std::string_view behind_count = "           ";
    for (const auto& [id, count] : summary.by_code) {
        out += fmt::format("{:>9}  ", count);
        append_wrapped(fmt::format("{} {}", about(id).text, code_title(id, language)), behind_count.size(),
                       {width, behind_count}, out);
    }
}

void append_expectations(const run_summary& summary, report_language language, std::size_t width, std::string& out) {
    figures line(language, width, out);
    line.add(message::sum_games, summary.games);
    line.add(message::sum_as_expected, summary.expecting - summary.unmet);
    if (summary.unmet > 0) line.add(message::sum_not_as_expected, summary.unmet);
    if (summary.games > summary.expecting) line.add(message::sum_without_expect, summary.games - summary.expecting);
    line.end();
}

}  // namespace royalcheck
