// What `explain` shows is run: the bad game raises its code, the good one near it does not.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "grammar/pgn.hpp"
#include "src/findings/codes.hpp"
#include "src/prose/prose_document.hpp"
#include "src/replay/move_keys.hpp"
#include "src/tournament/archive.hpp"
#include "src/tournament/duplicates.hpp"
#include "src/tournament/report.hpp"

namespace royalcheck {
namespace {

bool is_of_tournaments(code id) {
    return id == code::sanction_possible || id == code::inconsistent_crosstable || id == code::similar_names;
}

bool is_of_running_text(code id) { return id == code::quoted_moves || id == code::unattached_moves; }

/// The codes that are found in the games of `text`; what explains `id` is running text or a game file.
std::set<code> found_in(std::string_view text, code id) {
    std::set<code> found;
    if (is_of_running_text(id)) {
        prose_document document(text, {}, {});
        for (const game_report& report : document.take())
            for (const finding& f : report.findings) found.insert(f.id);
        return found;
    }
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    text_origin origin;
    duplicate_finder duplicates;
    tournament_archive tournaments;
    replay_options options;
    options.move_keys = true;
    while (reader.next(game)) {
        game_report report;
        move_keys keys(game);
        replay_game(text, game, origin, options, report, &keys);
        keys.take(report);
        if (id == code::duplicate_game) duplicates.look(report);
        if (is_of_tournaments(id)) tournaments.add(report);
        for (const finding& f : report.findings) found.insert(f.id);
    }
    std::vector<bool> used;
    for (tournament_record& each : tournaments.take())
        for (const tournament_finding& f : judge_tournament(std::move(each), {}, used).findings) found.insert(f.id);
    return found;
}

class example : public testing::TestWithParam<const code_entry*> {};

TEST_P(example, bad_game_raises_the_code) {
    EXPECT_TRUE(found_in(GetParam()->bad, GetParam()->id).contains(GetParam()->id));
}

TEST_P(example, good_game_does_not) {
    const auto found = found_in(GetParam()->good, GetParam()->id);
    EXPECT_FALSE(found.contains(GetParam()->id));
    for (const code id : found) EXPECT_NE(about(id).usual, severity::error) << about(id).text;
}

std::vector<const code_entry*> all_codes() {
    std::vector<const code_entry*> entries;
    for (const code_entry& entry : codes()) entries.push_back(&entry);
    return entries;
}

INSTANTIATE_TEST_SUITE_P(codes, example, testing::ValuesIn(all_codes()),
                         [](const auto& row) { return std::string(row.param->text); });

TEST(examples, every_code_has_a_pair) {
    for (const code_entry& entry : codes()) EXPECT_FALSE(entry.bad.empty() || entry.good.empty()) << entry.text;
}

}  // namespace
}  // namespace royalcheck
