// man/royalcheck-rules.7 says of every clause and every reading what the tables of rules/ say, word for word.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "rules/clauses.hpp"
#include "rules/readings.hpp"

namespace royalcheck::rules {
namespace {

/// What a page says after `.It Cm NAME`: the lines of text up to the next item or the end of its list, joined by
/// blanks; `source` is what follows `.Em Source :`.
struct entry {
    std::string text, source;
};

const std::map<std::string, entry>& manual() {
    static const auto entries = [] {
        constexpr std::string_view item = ".It Cm ";
        std::ifstream source(ROYALCHECK_SOURCE_DIR "/man/royalcheck-rules.7");
        std::map<std::string, entry> page;
        entry* now = nullptr;
        std::string* part = nullptr;
        for (std::string line; std::getline(source, line);) {
            if (line.starts_with(item)) {
                now = &page[line.substr(item.size(), line.find(' ', item.size()) - item.size())];
                part = &now->text;
            } else if (line == ".Em Source :" && now != nullptr) {
                part = &now->source;
            } else if (line == ".El") {
                part = nullptr;
            } else if (!line.starts_with('.') && part != nullptr) {
                *part += (part->empty() ? "" : " ") + line;
            }
        }
        return page;
    }();
    return entries;
}

class clause_in_manual : public ::testing::TestWithParam<std::string> {};

TEST_P(clause_in_manual, stands_with_its_text_and_source) {
    const auto found = manual().find(GetParam());
    ASSERT_NE(found, manual().end());
    const auto& want = about(find_clause(GetParam()).value());
    EXPECT_EQ(found->second.text, want.text);
    EXPECT_EQ(found->second.source, want.source);
}

std::vector<std::string> clause_names() {
    std::vector<std::string> names;
    for (const auto& each : clauses()) names.emplace_back(each.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(table, clause_in_manual, ::testing::ValuesIn(clause_names()), [](const auto& each) {
    std::string name = each.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(manual, has_no_clause_that_the_table_lacks) {
    std::size_t with_source = 0;
    for (const auto& [name, said] : manual())
        if (!said.source.empty()) ++with_source;
    EXPECT_EQ(with_source, clauses().size());
}

TEST(manual, has_every_value_of_every_reading) {
    for (const auto& reading : reading_table()) {
        EXPECT_TRUE(manual().contains(std::string(reading.name))) << reading.name;
        for (const auto& value : reading.values) {
            const auto found = manual().find(std::string(value.name));
            ASSERT_NE(found, manual().end()) << value.name;
            EXPECT_EQ(found->second.text, value.text);
        }
    }
}

}  // namespace
}  // namespace royalcheck::rules
