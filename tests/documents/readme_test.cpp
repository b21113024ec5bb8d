// The run that README.md shows is a real one.
#include <gtest/gtest.h>

#include <fstream>

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

}  // namespace
}  // namespace royalcheck::testing
