// The run that README.md shows is a real one.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

struct shown_run {
    std::string arguments, output;
};

/// The indented block that begins with `$ royalcheck …`.
shown_run run_in_readme() {
    const std::string indent = "    ", prompt = indent + "$ royalcheck ";
    std::ifstream readme(ROYALCHECK_SOURCE_DIR "/README.md");
    shown_run shown;
    for (std::string line; std::getline(readme, line);) {
        if (line.starts_with(prompt)) {
            shown.arguments = line.substr(prompt.size());
        } else if (!shown.arguments.empty()) {
            if (!line.starts_with(indent) && !line.empty()) break;
            shown.output += (line.empty() ? line : line.substr(indent.size())) + '\n';
        }
    }
    while (shown.output.ends_with("\n\n")) shown.output.pop_back();  // what separates the block from the text
    return shown;
}

TEST(readme, shows_what_the_program_prints) {
    const auto shown = run_in_readme();
    ASSERT_FALSE(shown.arguments.empty());
    EXPECT_EQ(run(shown.arguments).output, shown.output);
}

/// The words of `file` from `begin` on, which ends in what stands before them, up to `end`.
std::vector<std::string> words_of(const std::string& file, std::string_view begin, std::string_view end) {
    std::ostringstream text;
    text << std::ifstream(ROYALCHECK_SOURCE_DIR "/" + file).rdbuf();
    const std::string all = text.str();
    const std::size_t from = all.find(begin);
    if (from == all.npos) return {};
    const std::size_t first = from + begin.size();
    std::string list = all.substr(first, all.find(end, first) - first);
    std::erase(list, '\\');  // a line goes on
    std::istringstream words(list);
    return {std::istream_iterator<std::string>(words), {}};
}

TEST(readme, names_the_packages_that_a_build_installs) {
    const auto installed = words_of("dev", "to_build=(", ")");
    EXPECT_FALSE(installed.empty());
    EXPECT_EQ(words_of("README.md", "apt-get install --no-install-recommends ", "\n\n"), installed);
}

}  // namespace
}  // namespace royalcheck::testing
