#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include "src/cli/commands.hpp"
#include "src/cli/nearest.hpp"
#include "src/cli/output.hpp"
#include "src/cli/run.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

/// A game with its lines set in, long ones cut: it is shown, not run.
void append_example(std::string_view title, std::string_view game, std::string& out) {
    constexpr std::size_t longest = 400;
    if (game.empty()) return;
    fmt::format_to(std::back_inserter(out), "\n{}\n\n", title);
    while (!game.empty()) {
        const std::size_t end = std::min(game.find('\n'), game.size());
        if (end > 0) out += "    ";
        append_printable(game.substr(0, std::min(end, longest)), out);
        out += end > longest ? " ...\n" : "\n";
        game.remove_prefix(std::min(end + 1, game.size()));
    }
}

std::string explanation(const code_entry& entry) {
    std::string out = fmt::format("{} {} ({})\n\n{}\n\nWhy it matters: {}\n", entry.text, entry.name,
                                  to_text(entry.usual), entry.meaning, entry.why);
    if (entry.clause != rules::clause::none) {
        const auto& clause = rules::about(entry.clause);
        fmt::format_to(std::back_inserter(out), "\nRule {}: {}\nSource: {}\n", clause.name, clause.text, clause.source);
    }
    append_example("A game that raises it:", entry.bad, out);
    append_example("A game near it that does not:", entry.good, out);
    return out;
}

std::string explanation(const rules::clause_entry& clause) {
    std::string out = fmt::format("{} (variants: {})\n\n{}\n\nSource: {}\n", clause.name, clause.variants, clause.text,
                                  clause.source);
    std::string codes_of_it;
    for (const code_entry& entry : codes())
        if (entry.clause == clause.id)
            fmt::format_to(std::back_inserter(codes_of_it), "    {} {}\n", entry.text, entry.name);
    if (!codes_of_it.empty()) out += "\nFindings that rest on it:\n" + codes_of_it;
    return out;
}

std::string explanation(const rules::reading_entry& reading) {
    std::string out = fmt::format("{}: a reading of {}\n", reading.name, rules::about(reading.of).name);
    for (const rules::reading_value& value : reading.values)
        fmt::format_to(std::back_inserter(out), "\n{}{}\n    {}\n", value.name,
                       &value == reading.values.data() ? " (default)" : "", value.text);
    const auto& clause = rules::about(reading.of);
    fmt::format_to(std::back_inserter(out), "\nRule {}: {}\nSource: {}\n", clause.name, clause.text, clause.source);
    return out;
}

std::string list() {
    std::string out;
    for (const code_entry& entry : codes())
        fmt::format_to(std::back_inserter(out), "{:<15} {:<24} {}\n", entry.text, entry.name, to_text(entry.usual));
    for (const rules::clause_entry& clause : rules::clauses())
        if (clause.id != rules::clause::none)
            fmt::format_to(std::back_inserter(out), "{:<15} {:<24} {}\n", clause.name, clause.variants, clause.source);
    for (const rules::reading_entry& reading : rules::reading_table())
        fmt::format_to(std::back_inserter(out), "{:<15} {:<24} {}\n", reading.name, "reading",
                       rules::about(reading.of).name);
    return out;
}

[[noreturn]] void unknown(const std::string& topic) {
    std::vector<std::string_view> known;
    for (const code_entry& entry : codes()) known.insert(known.end(), {entry.text, entry.name});
    for (const rules::clause_entry& clause : rules::clauses()) known.push_back(clause.name);
    for (const rules::reading_entry& reading : rules::reading_table()) known.push_back(reading.name);
    std::string sentence = fmt::format("'{}' is no code, clause or reading", topic);
    const auto near = nearest(topic, known);
    for (std::size_t i = 0; i < near.size(); ++i) {
        sentence += i == 0 ? "; did you mean " : i + 1 == near.size() ? " or " : ", ";
        sentence += near[i];
    }
    throw usage_error(sentence + (near.empty() ? " (see royalcheck explain --list)" : "?"));
}

std::string answer(const arguments& args) {
    if (args.list) return list();
    if (args.topic.empty()) throw usage_error("explain needs a code or a clause (see royalcheck explain --list)");
    if (const auto id = find_code(args.topic)) return explanation(about(*id));
    if (const auto id = rules::find_clause(args.topic)) return explanation(rules::about(*id));
    for (const rules::reading_entry& reading : rules::reading_table())
        if (args.topic == reading.name) return explanation(reading);
    unknown(args.topic);
}

}  // namespace

int explain(const arguments& args) { return print(answer(args)); }

}  // namespace royalcheck
