#include "src/cli/parse.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/core.h>
#include <sstream>
#include <unistd.h>

#include "src/cli/nearest.hpp"
#include "src/cli/option_table.hpp"
#include "src/cli/output.hpp"
#include "src/cli/revision.hpp"
#include "src/cli/run.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

using strings = std::vector<std::string>;

constexpr const char* help_footer =
    "Exit status: 0 nothing at or above the --fail-on level (error), 1 findings at or above it, 2 wrong usage or input "
    "that could not be read.\n"
    "Manual pages: royalcheck(1), royalcheck-notation(5), royalcheck-rules(7). What a finding means: "
    "royalcheck explain CODE.";

const command_entry* command_named(std::string_view word) {
    const auto table = command_table();
    const auto found =
        std::find_if(table.begin(), table.end(), [word](const command_entry& entry) { return entry.name == word; });
    return found == table.end() ? nullptr : &*found;
}

/// The next word is the value of this one.
bool takes_next_word(std::string_view word) {
    const auto table = option_table();
    return std::any_of(table.begin(), table.end(), [word](const option_entry& entry) {
        return is_option(entry) && entry.name == word && !entry.argument.empty();
    });
}

/// A word where a command or a file is expected, and which is neither.
void refuse_misspelled_command(const std::string& word) {
    std::error_code none;
    if (word.find_first_of("./") != word.npos || std::filesystem::exists(word, none)) return;
    std::vector<std::string_view> names;
    for (const command_entry& entry : command_table()) names.push_back(entry.name);
    const std::string hint = did_you_mean(word, names);
    if (!hint.empty()) throw usage_error("there is no file or command '" + word + "'" + hint);
}

/// The command in front, also where options stand before it; `check` where none is named, so that `royalcheck FILE`
/// works.
strings with_command(int count, char** words) {
    strings line(words + 1, words + std::max(count, 1));
    if (line.empty()) return {"check"};
    if (std::error_code none; line.front() == "help" && !std::filesystem::exists("help", none))
        std::rotate(line.begin(), line.begin() + 1, line.end()), line.back() = "--help";  // `help check`
    for (const std::string_view word : {"-h", "--help", "--version"})
        if (line.front() == word) return line;
    std::size_t at = 0;
    while (at < line.size() && line[at].size() > 1 && line[at].starts_with('-') && line[at] != "--")
        at += takes_next_word(line[at]) ? 2 : 1;
    const bool any = at < line.size() && line[at] != "--";
    if (any && command_named(line[at]) != nullptr) {
        std::rotate(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at),
                    line.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        return line;
    }
    if (any) refuse_misspelled_command(line[at]);
    line.insert(line.begin(), "check");
    return line;
}

/// What is wrong with a line that has too much on it: an option that its command does not have, with those that are
/// nearest, or else what the parser says.
std::string surplus(const strings& line, const std::string& otherwise) {
    const command_entry& command = *command_named(line.front());
    for (auto word = line.begin() + 1; word != line.end() && *word != "--"; ++word) {
        if (word->size() < 2 || !word->starts_with('-')) continue;
        const std::string name = word->substr(0, word->find('='));
        std::vector<std::string_view> known{"--help"};
        std::string others;
        for (const option_entry& entry : option_table()) {
            if (!is_option(entry)) continue;
            if ((entry.commands & command.bit) != 0) known.push_back(entry.name);
            if (entry.name != name) continue;
            for (const command_entry& other : command_table())
                if ((entry.commands & other.bit) != 0) others.append(others.empty() ? "" : ", ").append(other.name);
        }
        if (name == "-h" || std::find(known.begin(), known.end(), name) != known.end()) continue;
        std::string out = std::string(command.name) + " has no option " + name;
        return others.empty() ? out + did_you_mean(name, known) : out + "; it belongs to " + others;
    }
    return otherwise;
}

/// `--output= FILE`: the parser would take the next word for the value.
void refuse_empty_values(const strings& line) {
    for (const std::string& word : line) {
        if (word == "--") return;
        if (word.starts_with("--") && word.find('=') == word.size() - 1)
            throw usage_error("there is no value behind " + word);
    }
}

void add_option(CLI::App& app, const option_entry& entry, arguments& args) {
    const std::string name(entry.name), help(entry.help);
    const auto apply = entry.apply;
    CLI::Option* option = nullptr;
    if (name.starts_with("--") && entry.argument.empty()) {
        option = app.add_flag_callback(
            name, [apply, &args] { apply(args, {}); }, help);
    } else {
        option = app.add_option_function<strings>(
            name,
            [apply, &args](const strings& values) {
                for (const std::string& value : values) apply(args, value);
            },
            help);
        const bool many = entry.name == "FILE" && entry.commands != on_board;
        if (many)
            option->expected(-1);
        else
            option->expected(1)->allow_extra_args(false);  // `--format ndjson A B`: A and B are files
        option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        option->type_name(std::string(entry.argument));
        option->required(entry.required);
    }
    if (!entry.group.empty()) option->group(std::string(entry.group));
}

}  // namespace

parsed_line parse_arguments(int count, char** words) {
    parsed_line line;
    CLI::App app("Checks chess game records against the rules: chess and Royal Chess.", "royalcheck");
    app.set_version_flag("--version",
                         fmt::format("royalcheck {}{}{}", ROYALCHECK_VERSION, revision.empty() ? "" : " ", revision));
    app.require_subcommand(1);
    app.footer(help_footer);
    app.get_formatter()->column_width(34);
    for (const command_entry& entry : command_table()) {
        CLI::App* sub = app.add_subcommand(std::string(entry.name), std::string(entry.help));
        sub->footer(help_footer);
        sub->callback([&line, id = entry.id] { line.args.wanted = id; });
        for (const option_entry& option : option_table())
            if (option.commands & entry.bit) add_option(*sub, option, line.args);
    }

    strings rest = with_command(count, words);
    refuse_empty_values(rest);
    strings backwards(rest.rbegin(), rest.rend());  // CLI11 takes them from the back
    try {
        app.parse(std::move(backwards));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            std::ostringstream text;
            app.exit(error, text, text);
            line.exit = print(text.str());
            return line;
        }
        const bool extras = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
        say(fmt::format("royalcheck: {}\nSee royalcheck {} --help.\n",
                        printable(extras ? surplus(rest, error.what()) : error.what()), rest.front()));
        line.exit = exit_trouble;
        return line;
    }
    const auto wanted = line.args.wanted;
    const bool of_games = wanted == command::check || wanted == command::convert || wanted == command::board ||
                          wanted == command::tournament || wanted == command::merge;
    if (of_games && line.args.files.empty()) {
        if (::isatty(STDIN_FILENO) == 1)
            throw usage_error("name the files or folders to read, or - for standard input; royalcheck --help "
                              "says what else there is");
        line.args.files.emplace_back("-");
    }
    return line;
}

}  // namespace royalcheck
