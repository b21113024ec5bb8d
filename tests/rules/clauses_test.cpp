// The table of clauses: complete, in order, findable, in full sentences.
#include <set>

#include <gmock/gmock.h>

#include "rules/clauses.hpp"

namespace {

using namespace royalcheck::rules;

TEST(clauses, table_follows_the_enumeration) {
    ASSERT_EQ(clauses().size(), static_cast<std::size_t>(clause::r_queen_order));
    for (std::size_t i = 0; i < clauses().size(); ++i) {
        const clause_entry& e = clauses()[i];
        EXPECT_EQ(static_cast<std::size_t>(e.id), i + 1);
        EXPECT_EQ(&about(e.id), &e);
    }
    EXPECT_TRUE(about(clause::none).name.empty());
}

TEST(clauses, each_has_a_name_of_its_own_sentences_and_a_source) {
    std::set<std::string_view> names;
    for (const clause_entry& e : clauses()) {
        EXPECT_TRUE(names.insert(e.name).second) << e.name;
        EXPECT_TRUE(e.text.ends_with('.')) << e.name;
        EXPECT_GT(e.text.size(), 40u) << e.name;
        EXPECT_FALSE(e.source.empty()) << e.name;
        const std::string_view variants = e.name[0] == 'C' ? "all" : e.name[0] == 'K' ? "royal64" : "royal100";
        EXPECT_EQ(e.variants, variants) << e.name;
    }
}

TEST(clauses, found_by_name_in_any_case) {
    EXPECT_EQ(find_clause("K-LAST"), clause::k_last);
    EXPECT_EQ(find_clause("r-must-take"), clause::r_must_take);
    EXPECT_EQ(find_clause("C-50"), clause::c_50);
    EXPECT_EQ(find_clause("K-LASTING"), std::nullopt);
    EXPECT_EQ(find_clause(""), std::nullopt);
}

TEST(K_SANCTION, the_clause_says_who_decides) {
    EXPECT_THAT(about(clause::k_sanction).text, ::testing::HasSubstr("The arbiter decides"));
}

}  // namespace
