#include <fmt/core.h>

#include "src/cli/completions.hpp"

namespace royalcheck {
namespace {

/// Inside single quotes and the brackets of an option's description.
std::string quoted(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\'')
            out += "'\\''";
        else if (c == '[' || c == ']' || c == ':' || c == '\\')
            (out += '\\') += c;
        else
            out += c;
    }
    return out;
}

/// What completes the value: `:message:action`.
std::string action_of(const option_entry& option) {
    if (takes_file(option)) return ":file:_files";
    const auto choices = choices_of(option);
    if (choices.empty()) return ":" + quoted(option.argument.empty() ? option.name : option.argument) + ": ";
    if (takes_list(option)) return ":codes:_values -s , code " + joined(choices, " ");
    return ":value:(" + joined(choices, " ") + ")";
}

}  // namespace

std::string zsh_completion() {
    std::string commands, cases;
    for (const command_entry& command : command_table()) {
        commands += fmt::format("        '{}:{}'\n", command.name, quoted(command.help));
        cases += fmt::format("        {})\n            _arguments -S \\\n", command.name);
        for (const option_entry& option : option_table()) {
            if ((option.commands & command.bit) == 0) continue;
            std::string line;
            if (!is_option(option))
                line = (takes_file(option) ? "*" : "1") + action_of(option);
            else if (option.argument.empty())
                line = fmt::format("{}[{}]", option.name, quoted(option.help));
            else
                line = fmt::format("*{}=[{}]{}", option.name, quoted(option.help), action_of(option));
            cases += fmt::format("                '{}' \\\n", line);
        }
        cases += "                '--help[Show the options]'\n            ;;\n";
    }
    return fmt::format(R"(#compdef royalcheck
_royalcheck() {{
    local command=check
    local -a commands
    commands=(
{}    )
    ((CURRENT == 2)) && _describe -t commands command commands
    if ((CURRENT > 2)) && [[ -n ${{(M)commands:#$words[2]:*}} ]]; then
        command=$words[2]
        shift words
        ((CURRENT--))
    fi
    case $command in
{}    esac
}}
if [[ $funcstack[1] == _royalcheck ]]; then
    _royalcheck "$@"
else
    compdef _royalcheck royalcheck
fi
)",
                       commands, cases);
}

}  // namespace royalcheck
