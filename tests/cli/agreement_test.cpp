// The option table, the help, the manual page and the completions name the same commands, options and values.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>

#include "src/cli/completions.hpp"
#include "src/cli/option_table.hpp"

namespace royalcheck {
namespace {

std::string output_of(const std::string& arguments) {
    std::string out;
    std::FILE* pipe = popen((std::string(ROYALCHECK_PROGRAM " ") + arguments).c_str(), "r");
    std::array<char, 4096> buffer;
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) out.append(buffer.data(), got);
    EXPECT_EQ(pclose(pipe), 0) << arguments;
    return out;
}

/// What stands behind `.It Fl -name` in each section (`.Ss`) of the manual page.
std::map<std::string, std::map<std::string, std::string>> manual() {
    std::map<std::string, std::map<std::string, std::string>> sections;
    std::ifstream page(ROYALCHECK_SOURCE_DIR "/man/royalcheck.1");
    std::string section;
    const std::string item = ".It Fl -";
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with(".Ss ")) sections[section = line.substr(4)];
        if (line.starts_with(".Sh ")) section.clear();
        if (section.empty() || !line.starts_with(item)) continue;
        const std::size_t end = std::min(line.find(' ', item.size()), line.size());
        const std::string name = "--" + line.substr(item.size(), end - item.size());
        sections[section][name] = line.substr(std::min(end + 1, line.size()));
    }
    return sections;
}

/// Options of commands that have few are told in their paragraph.
bool in_running_text(std::string_view name) {
    std::ifstream page(ROYALCHECK_SOURCE_DIR "/man/royalcheck.1");
    const std::string wanted = "Fl " + std::string(name.substr(1));
    for (std::string line; std::getline(page, line);)
        if (line.ends_with(wanted) || line.find(wanted + ' ') != line.npos) return true;
    return false;
}

std::string with_spaces(std::string_view choices) {
    std::string out;
    for (const char c : choices) out += c == '|' ? std::string(" | ") : std::string(1, c);
    return out;
}

class every_command : public testing::TestWithParam<command_entry> {};

TEST_P(every_command, has_help_for_its_options_and_no_others) {
    const std::string help = output_of(std::string(GetParam().name) + " --help");
    for (const option_entry& option : option_table()) {
        const bool named = help.find("\n  " + std::string(option.name) + ' ') != help.npos;
        if (option.commands & GetParam().bit) {
            EXPECT_TRUE(named) << option.name;
        }
    }
    for (std::size_t at = 0; (at = help.find("\n  --", at)) != help.npos; ++at) {
        const std::string name = help.substr(at + 3, help.find(' ', at + 3) - at - 3);
        const auto table = option_table();
        EXPECT_TRUE(std::any_of(table.begin(), table.end(), [&](const option_entry& option) {
            return option.name == name && (option.commands & GetParam().bit) != 0;
        })) << name;
    }
}

TEST_P(every_command, has_a_section_in_the_manual) { EXPECT_TRUE(manual().contains(std::string(GetParam().name))); }

TEST_P(every_command, is_completed_with_its_options_and_values) {
    const std::string name(GetParam().name);
    for (const option_entry& option : option_table()) {
        if ((option.commands & GetParam().bit) == 0) continue;
        for (const std::string& script : {bash_completion(), zsh_completion(), fish_completion()}) {
            if (is_option(option)) {
                EXPECT_NE(script.find(option.name.substr(2)), script.npos) << option.name;
            }
            for (const std::string& choice : choices_of(option)) EXPECT_NE(script.find(choice), script.npos) << choice;
        }
    }
}

std::vector<command_entry> commands() { return {command_table().begin(), command_table().end()}; }

INSTANTIATE_TEST_SUITE_P(table, every_command, testing::ValuesIn(commands()),
                         [](const auto& each) { return std::string(each.param.name); });

/// The manual tells an option once: with the command itself, or with `check` where it is shared.
TEST(manual_page, has_every_option_with_its_values) {
    const auto sections = manual();
    for (const option_entry& option : option_table()) {
        if (!is_option(option)) continue;
        bool found = false;
        for (const command_entry& command : command_table()) {
            const auto& items = sections.at(std::string(command.name));
            const auto item = items.find(std::string(option.name));
            if ((option.commands & command.bit) == 0 || item == items.end()) continue;
            found = true;
            if (option.argument.find('|') == option.argument.npos) continue;
            EXPECT_EQ(item->second, "Ar " + with_spaces(option.argument)) << option.name;
        }
        EXPECT_TRUE(found || in_running_text(option.name)) << option.name;
    }
}

TEST(manual_page, has_no_option_that_the_table_lacks) {
    for (const auto& [section, items] : manual())
        for (const auto& [name, argument] : items) {
            const auto table = option_table();
            EXPECT_TRUE(std::any_of(table.begin(), table.end(),
                                    [&](const option_entry& option) { return option.name == name; }))
                << section << ' ' << name;
        }
}

TEST(option_table, accepts_the_values_that_it_names) {
    for (const option_entry& option : option_table())
        for (const std::string& choice : choices_of(option)) {
            arguments args;
            EXPECT_NO_THROW(option.apply(args, choice)) << option.name << ' ' << choice;
        }
}

}  // namespace
}  // namespace royalcheck
