#include <fmt/core.h>

#include "src/cli/completions.hpp"

namespace royalcheck {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c;
    }
    return out + '\'';
}

std::string choices(const option_entry& option) {
    const auto all = choices_of(option);
    if (all.empty()) return "";
    if (takes_list(option)) return " -a \"(__fish_append , " + joined(all, " ") + ")\"";
    return " -a " + quoted(joined(all, " "));
}

}  // namespace

std::string fish_completion() {
    std::string names, lines;
    for (const command_entry& command : command_table()) {
        names += " " + std::string(command.name);
        lines += fmt::format("complete -c royalcheck -n 'test (count (commandline -opc)) -eq 1' -a {} -d {}\n",
                             command.name, quoted(command.help));
        const std::string here =
            fmt::format("complete -c royalcheck -n 'test (__royalcheck_command) = {}'", command.name);
        lines += here + " -l help -d 'Show the options'\n";
        for (const option_entry& option : option_table()) {
            if ((option.commands & command.bit) == 0) continue;
            if (is_option(option)) {
                const bool value = !option.argument.empty();
                lines += fmt::format("{} -l {}{}{} -d {}\n", here, option.name.substr(2),
                                     !value               ? ""
                                     : takes_file(option) ? " -r -F"
                                                          : " -x",
                                     choices(option), quoted(option.help));
            } else if (takes_file(option)) {
                lines += here + " -F\n";
            } else {
                lines += here + " -f" + choices(option) + '\n';
            }
        }
    }
    return fmt::format(R"(# fish completion of royalcheck
function __royalcheck_command
    set -l words (commandline -opc)
    if set -q words[2]; and contains -- $words[2]{}
        echo $words[2]
    else
        echo check
    end
end
{})",
                       names, lines);
}

}  // namespace royalcheck
