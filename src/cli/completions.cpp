#include "src/cli/completions.hpp"

#include "rules/clauses.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"

namespace royalcheck {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.emplace_back(text.substr(0, end));
        if (end == text.npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> code_names() {
    std::vector<std::string> names;
    for (const code_entry& entry : codes()) names.emplace_back(entry.text);
    return names;
}

std::vector<std::string> reading_choices() {
    std::vector<std::string> choices;
    for (const rules::reading_entry& reading : rules::reading_table())
        for (const rules::reading_value& value : reading.values)
            choices.push_back(std::string(reading.name) + '=' + std::string(value.name));
    return choices;
}

std::vector<std::string> encodings() {
    std::vector<std::string> names;
    for (auto e = encoding::utf8; e <= encoding::windows1252; e = static_cast<encoding>(static_cast<int>(e) + 1))
        names.emplace_back(to_text(e));
    return names;
}

std::vector<std::string> topics() {
    std::vector<std::string> names = code_names();
    for (const code_entry& entry : codes()) names.emplace_back(entry.name);
    for (const rules::clause_entry& clause : rules::clauses())
        if (clause.id != rules::clause::none) names.emplace_back(clause.name);
    for (const rules::reading_entry& reading : rules::reading_table()) names.emplace_back(reading.name);
    return names;
}

}  // namespace

bool takes_file(const option_entry& entry) { return entry.argument == "FILE" || entry.name == "FILE"; }
bool takes_list(const option_entry& entry) { return entry.argument.ends_with(",..."); }

std::vector<std::string> choices_of(const option_entry& entry) {
    if (entry.argument.find('|') != entry.argument.npos) return split(entry.argument, '|');
    if (takes_list(entry)) return code_names();
    if (entry.argument == "NAME=VALUE") return reading_choices();
    if (entry.argument == "NAME") return encodings();
    if (entry.name == "TOPIC") return topics();
    return {};
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += between;
        out += word;
    }
    return out;
}

int completions(const arguments& args) {
    switch (args.shell) {
    case shell::bash: return print(bash_completion());
    case shell::zsh: return print(zsh_completion());
    case shell::fish: return print(fish_completion());
    }
    return 0;
}

}  // namespace royalcheck
