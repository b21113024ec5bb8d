#include <fmt/core.h>

#include "src/cli/completions.hpp"

namespace royalcheck {
namespace {

// bash splits words at `=`: "--format=sarif" is three words, and so is "third-rank=any".
constexpr std::string_view head = R"(# bash completion of royalcheck
_royalcheck() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=check word
    if [[ $current == = ]]; then
        current=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
    fi
    if ((COMP_CWORD > 1)); then
        for word in $commands; do
            [[ ${COMP_WORDS[1]} == "$word" ]] && command=$word
        done
    fi
    COMPREPLY=()
    case "$command $before" in
)";

constexpr std::string_view tail = R"(    esac
    if [[ $current == -* ]]; then
        case $command in
@options        esac
        return
    fi
    ((COMP_CWORD == 1)) && COMPREPLY=($(compgen -W "$commands" -- "$current"))
    case $command in
@arguments        *) compopt -o default 2>/dev/null ;;
    esac
}
complete -F _royalcheck royalcheck
)";

constexpr std::string_view from_list = R"(COMPREPLY=($(compgen -W "{}" -- "$current")); return ;;)";
constexpr std::string_view list_with_commas =
    R"([[ $current == *,* ]] && word=${{current%,*}}, || word=; )"
    R"(COMPREPLY=($(compgen -P "$word" -W "{}" -- "${{current##*,}}")); return ;;)";

void replace(std::string& text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    text.replace(at, what.size(), with);
}

/// The patterns `case` compares with: the option after the command.
void value_cases(const command_entry& command, const option_entry& option, std::string& out) {
    const auto choices = choices_of(option);
    const std::string pattern = fmt::format("        '{} {}') ", command.name, option.name);
    if (takes_file(option)) {
        out += pattern + "compopt -o default 2>/dev/null; return ;;\n";
    } else if (takes_list(option)) {
        out += pattern + fmt::format(list_with_commas, joined(choices, " ")) + '\n';
    } else if (option.argument == "NAME=VALUE") {
        out += pattern + fmt::format(from_list, joined(choices, " ")) + '\n';
        for (const rules::reading_entry& reading : rules::reading_table()) {
            std::string values;
            for (const rules::reading_value& value : reading.values) values += std::string(value.name) + ' ';
            out += fmt::format("        '{} {}') ", command.name, reading.name);
            out += fmt::format(from_list, values) + '\n';
        }
    } else {
        out += pattern + (choices.empty() ? "return ;;" : fmt::format(from_list, joined(choices, " "))) + '\n';
    }
}

}  // namespace

std::string bash_completion() {
    std::string commands, values, options, arguments;
    for (const command_entry& command : command_table()) {
        commands += (commands.empty() ? "" : " ") + std::string(command.name);
        std::string names;
        for (const option_entry& option : option_table()) {
            if ((option.commands & command.bit) == 0) continue;
            if (is_option(option)) {
                names += std::string(option.name) + ' ';
                if (!option.argument.empty()) value_cases(command, option, values);
            } else if (!takes_file(option)) {
                arguments += fmt::format("        {}) ", command.name);
                arguments += fmt::format(from_list, joined(choices_of(option), " ")) + '\n';
            }
        }
        options += fmt::format("            {}) COMPREPLY=($(compgen -W \"{}--help\" -- \"$current\")) ;;\n",
                               command.name, names);
    }
    std::string begin(head), end(tail);
    replace(begin, "command=check word", "command=check word commands=\"" + commands + "\"");
    replace(end, "@options", options);
    replace(end, "@arguments", arguments);
    return begin + values + end;
}

}  // namespace royalcheck
