#include <algorithm>
#include <fmt/core.h>

#include "src/cli/commands.hpp"
#include "src/cli/nearest.hpp"
#include "src/cli/output.hpp"
#include "src/cli/selection.hpp"
#include "src/cli/terminal.hpp"
#include "src/findings/clause_words.hpp"
#include "src/findings/code_words.hpp"
#include "src/report/printable.hpp"
#include "src/report/wrap.hpp"

namespace royalcheck {
namespace {

/// A game with its lines set in, long ones cut: it is shown, not run.
void append_example(std::string_view title, std::string_view game, std::string& out) {
    constexpr std::size_t longest = 400;
    if (game.empty()) return;
    out += fmt::format("\n{}:\n\n", title);
    while (!game.empty()) {
        const std::size_t end = std::min(game.find('\n'), game.size());
        if (end > 0) out += "    ";
        append_printable(game.substr(0, std::min(end, longest)), out);
        out += end > longest ? " ...\n" : "\n";
        game.remove_prefix(std::min(end + 1, game.size()));
    }
}

/// The words of explanations that the catalogue of reports has no use for.
struct explain_words {
    std::string_view why, rule, source, bad, good, variants, findings, reading_of, default_value, reading;
};
constexpr explain_words english_page{"Why it matters",
                                     "Rule",
                                     "Source",
                                     "A game that raises it",
                                     "A game near it that does not",
                                     "variants",
                                     "Findings that rest on it",
                                     "a reading of",
                                     "default",
                                     "reading"};
constexpr explain_words russian_page{"Почему это важно",
                                     "Правило",
                                     "Источник",
                                     "Партия, в которой это есть",
                                     "Похожая партия, в которой этого нет",
                                     "разновидности",
                                     "Замечания и ошибки, которые на нём основаны",
                                     "толкование правила",
                                     "по умолчанию",
                                     "толкование"};

/// What `explain` says, in one language.
class pages {
public:
    explicit pages(report_language language)
        : language_(language), words_(language == report_language::russian ? russian_page : english_page) {}

    std::string of(const code_entry& entry) const {
        std::string out =
            fmt::format("{} {} ({})\n\n{}\n\n{}: {}\n", entry.text, code_title(entry.id, language_), level(entry.usual),
                        code_meaning(entry.id, language_), words_.why, code_why(entry.id, language_));
        if (entry.clause != rules::clause::none) append_rule(entry.clause, out);
        append_example(words_.bad, entry.bad, out);
        append_example(words_.good, entry.good, out);
        return out;
    }

    std::string of(const rules::clause_entry& clause) const {
        std::string out =
            fmt::format("{} ({}: {})\n\n{}\n\n{}: {}\n", clause.name, words_.variants, clause.variants,
                        clause_text(clause.id, language_), words_.source, clause_source(clause.id, language_));
        std::string codes_of_it;
        for (const code_entry& entry : codes())
            if (entry.clause == clause.id) codes_of_it += fmt::format("    {} {}\n", entry.text, entry.name);
        if (!codes_of_it.empty()) out += fmt::format("\n{}:\n{}", words_.findings, codes_of_it);
        return out;
    }

    std::string of_reading(std::size_t index) const {
        const rules::reading_entry& reading = rules::reading_table()[index];
        std::string out = fmt::format("{}: {} {}\n", reading.name, words_.reading_of, rules::about(reading.of).name);
        for (std::size_t v = 0; v < reading.values.size(); ++v)
            out += fmt::format("\n{}{}\n    {}\n", reading.values[v].name,
                               v == 0 ? fmt::format(" ({})", words_.default_value) : "",
                               reading_text(index, v, language_));
        append_rule(reading.of, out);
        return out;
    }

    /// The codes that begin so, a line each: "RC5".
    std::string codes_with(std::string_view prefix) const {
        std::string out;
        for (const code_entry& entry : codes())
            if (is_prefix(prefix, entry.text))
                out += fmt::format("{:<15} {:<24} {}\n", entry.text, entry.name, level(entry.usual));
        return out;
    }

    std::string list() const {
        std::string out = codes_with("RC");
        for (const rules::clause_entry& clause : rules::clauses())
            out += fmt::format("{:<15} {:<24} {}\n", clause.name, clause.variants, clause_source(clause.id, language_));
        for (const rules::reading_entry& reading : rules::reading_table())
            out += fmt::format("{:<15} {:<24} {}\n", reading.name, words_.reading, rules::about(reading.of).name);
        return out;
    }

private:
    std::string_view level(severity s) const {
        constexpr message labels[] = {message::label_note, message::label_warning, message::label_error};
        return to_text(labels[static_cast<std::size_t>(s)], language_);
    }

    void append_rule(rules::clause id, std::string& out) const {
        out += fmt::format("\n{} {}: {}\n{}: {}\n", words_.rule, rules::about(id).name, clause_text(id, language_),
                           words_.source, clause_source(id, language_));
    }

    report_language language_;
    const explain_words& words_;
};

[[noreturn]] void unknown(const std::string& topic) {
    std::vector<std::string_view> known;
    for (const code_entry& entry : codes()) known.insert(known.end(), {entry.text, entry.name});
    for (const rules::clause_entry& clause : rules::clauses()) known.push_back(clause.name);
    for (const rules::reading_entry& reading : rules::reading_table()) known.push_back(reading.name);
    const std::string hint = did_you_mean(topic, known);
    throw usage_error(fmt::format("'{}' is no code, clause or reading{}", topic,
                                  hint.empty() ? " (see royalcheck explain --list)" : hint));
}

std::string answer(const arguments& args) {
    const pages page(language_of(args));
    if (args.list) return page.list();
    if (args.topic.empty()) throw usage_error("explain needs a code or a clause (see royalcheck explain --list)");
    std::string text;
    if (const auto id = find_code(args.topic)) text = page.of(about(*id));
    if (const auto id = rules::find_clause(args.topic)) text = page.of(rules::about(*id));
    const auto readings = rules::reading_table();
    for (std::size_t i = 0; i < readings.size(); ++i)  // counter-check is a finding and a reading
        if (args.topic == readings[i].name) text += (text.empty() ? "" : "\n") + page.of_reading(i);
    if (text.empty()) text = page.codes_with(args.topic);
    if (text.empty()) unknown(args.topic);
    return text;
}

}  // namespace

int explain(const arguments& args) {
    const std::size_t width = text_width(args);
    const std::string text = answer(args);
    if (width == 0) return print(text);
    std::string broken;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        if (line.starts_with(' ') || args.list ||
            is_prefix(args.topic, "RC000"))  // examples and tables keep their lines
            broken.append(line).append("\n");
        else
            append_wrapped(line, 0, {width, ""}, broken);
        rest.remove_prefix(end + 1);
    }
    return print(broken);
}

}  // namespace royalcheck
