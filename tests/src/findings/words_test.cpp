// Explanations in Russian: a row for each code, clause and reading, in sentences.
#include <gtest/gtest.h>

#include "rules/readings.hpp"
#include "src/findings/clause_words.hpp"
#include "src/findings/code_words.hpp"

namespace royalcheck {
namespace {

bool is_russian(std::string_view text) { return text.find("\xD0") != text.npos && text.size() > 20; }

TEST(words, every_code_is_explained) {
    for (const code_entry& entry : codes()) {
        for (const std::string_view text :
             {code_meaning(entry.id, report_language::russian), code_why(entry.id, report_language::russian)}) {
            EXPECT_TRUE(is_russian(text) && text.ends_with('.')) << entry.text << ": " << text;
        }
        EXPECT_EQ(code_meaning(entry.id, report_language::english), entry.meaning);
        EXPECT_EQ(code_title(entry.id, report_language::english), entry.name);
        EXPECT_NE(code_title(entry.id, report_language::russian).find("\xD0"), std::string_view::npos) << entry.text;
    }
}

TEST(words, every_clause_has_text_and_source) {
    for (const rules::clause_entry& clause : rules::clauses()) {
        EXPECT_TRUE(is_russian(clause_text(clause.id, report_language::russian))) << clause.name;
        EXPECT_TRUE(clause_text(clause.id, report_language::russian).ends_with('.')) << clause.name;
        EXPECT_TRUE(is_russian(clause_source(clause.id, report_language::russian))) << clause.name;
        EXPECT_EQ(clause_text(clause.id, report_language::english), clause.text);
    }
}

TEST(words, every_value_of_a_reading_is_explained) {
    const auto table = rules::reading_table();
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t v = 0; v < table[i].values.size(); ++v) {
            EXPECT_TRUE(is_russian(reading_text(i, v, report_language::russian))) << table[i].name << ' ' << v;
            EXPECT_EQ(reading_text(i, v, report_language::english), table[i].values[v].text);
        }
}

}  // namespace
}  // namespace royalcheck
