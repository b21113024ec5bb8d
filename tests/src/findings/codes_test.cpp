#include "src/findings/codes.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace royalcheck {
namespace {

/// Code, name and usual severity, as the contract gives them.
struct contract_row {
    int number;
    std::string_view name;
    severity usual;
};
constexpr severity note = severity::note, warning = severity::warning, error = severity::error;
constexpr contract_row contract[] = {
    {101, "syntax-error", error},
    {102, "unterminated-comment", error},
    {103, "malformed-tag", warning},
    {104, "missing-termination", warning},
    {105, "undecodable-text", warning},
    {106, "move-number-mismatch", warning},
    {107, "duplicate-tag", warning},
    {108, "nesting-too-deep", error},
    {109, "wrong-check-mark", warning},
    {110, "mixed-alphabet", note},
    {111, "nonstandard-spelling", note},
    {112, "invalid-position", error},
    {113, "unknown-variant", error},
    {114, "null-move", error},
    {115, "missing-tag", note},
    {116, "invalid-tag-value", warning},
    {117, "quoted-moves", note},
    {118, "unattached-moves", warning},
    {201, "illegal-move", error},
    {202, "ambiguous-move", error},
    {203, "king-left-in-check", error},
    {204, "king-capture-refused", error},
    {205, "counter-check", error},
    {206, "forbidden-promotion", error},
    {207, "move-after-end", error},
    {208, "implied-decline", warning},
    {209, "false-succession-mark", error},
    {301, "missed-control-period", error},
    {302, "no-king-move", note},
    {303, "late-violation", error},
    {304, "control-period-unknown", note},
    {401, "threefold-repetition", note},
    {402, "fivefold-repetition", warning},
    {403, "fifty-move", note},
    {404, "seventy-five-move", warning},
    {405, "dead-position", note},
    {501, "wrong-result", error},
    {502, "result-disagrees", error},
    {503, "decided-but-unfinished", warning},
    {504, "draw-claim-supported", note},
    {601, "prince-succeeds", note},
    {602, "princess-succeeds", note},
    {603, "succession-declined", note},
    {604, "losing-position", note},
    {605, "depends-on-reading", warning},
    {701, "sanction-possible", warning},
    {702, "inconsistent-crosstable", error},
    {703, "similar-names", warning},
    {704, "duplicate-game", warning},
};

TEST(codes, table_is_the_contract) {
    ASSERT_EQ(codes().size(), std::size(contract));
    for (std::size_t i = 0; i < std::size(contract); ++i) {
        const code_entry& entry = codes()[i];
        EXPECT_EQ(static_cast<int>(entry.id), contract[i].number);
        EXPECT_EQ(entry.text, "RC" + std::to_string(contract[i].number));
        EXPECT_EQ(entry.name, contract[i].name);
        EXPECT_EQ(entry.usual, contract[i].usual) << entry.text;
        EXPECT_EQ(&about(entry.id), &entry);
    }
}

TEST(codes, names_are_unique) {
    std::set<std::string_view> names;
    for (const code_entry& entry : codes()) EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
}

TEST(codes, every_code_is_explained_in_sentences) {
    for (const code_entry& entry : codes()) {
        EXPECT_TRUE(entry.meaning.ends_with('.')) << entry.text;
        EXPECT_TRUE(entry.why.ends_with('.')) << entry.text;
    }
}

TEST(codes, found_by_code_or_name_in_any_case) {
    EXPECT_EQ(find_code("rc201"), code::illegal_move);
    EXPECT_EQ(find_code("Illegal-Move"), code::illegal_move);
    EXPECT_EQ(find_code("RC20"), std::nullopt);
    EXPECT_EQ(find_code(""), std::nullopt);
}

}  // namespace
}  // namespace royalcheck
