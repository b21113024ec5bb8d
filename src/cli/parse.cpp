#include "src/cli/parse.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

#include "src/cli/option_table.hpp"
#include "src/cli/run.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

using strings = std::vector<std::string>;

/// Adds `check` where no command is named, so that `royalcheck FILE` works.
strings with_command(int count, char** words) {
    strings line(words + 1, words + std::max(count, 1));
    if (line.empty()) return {"check"};
    for (const std::string_view word : {"-h", "--help", "--version"})
        if (line.front() == word) return line;
    const auto table = command_table();
    const bool named =
        std::any_of(table.begin(), table.end(), [&](const command_entry& entry) { return line.front() == entry.name; });
    if (!named) line.insert(line.begin(), "check");
    return line;
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
        const bool many = entry.name == "FILE";
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
    app.set_version_flag("--version", "royalcheck " ROYALCHECK_VERSION);
    app.require_subcommand(1);
    app.get_formatter()->column_width(34);
    for (const command_entry& entry : command_table()) {
        CLI::App* sub = app.add_subcommand(std::string(entry.name), std::string(entry.help));
        sub->callback([&line, id = entry.id] { line.args.wanted = id; });
        for (const option_entry& option : option_table())
            if (option.commands & entry.bit) add_option(*sub, option, line.args);
    }

    strings rest = with_command(count, words);
    refuse_empty_values(rest);
    std::reverse(rest.begin(), rest.end());  // CLI11 takes them from the back
    try {
        app.parse(std::move(rest));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            line.exit = app.exit(error, std::cout, std::cerr);
            return line;
        }
        fmt::print(stderr, "royalcheck: {}\nSee royalcheck --help, royalcheck check --help.\n",
                   printable(error.what()));
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
