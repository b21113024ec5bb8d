// RC704: the same game, its moves under other names, another end; and games that are only alike.
#include "src/tournament/duplicates.hpp"

#include <gtest/gtest.h>

#include "grammar/pgn.hpp"
#include "src/replay/move_keys.hpp"
#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

/// What is said of each game: '=' the same, 'i' the same but for initials, 'n' other names, 't' another end, '.'
/// nothing. The game it is a duplicate of is to begin in line `of_which`.
std::string found(const std::string& pgn, int of_which = 1) {
    duplicate_finder finder;
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    text_origin origin;
    std::string out;
    while (reader.next(game)) {
        game_report report;
        move_keys keys(game);
        replay_game(pgn, game, origin, {}, report, &keys);
        keys.take(report);
        report.file = "games.pgn";
        finder.look(report);
        char said = '.';
        for (const finding& f : report.findings) {
            if (f.id != code::duplicate_game) continue;
            said = f.message.id == message::duplicate_same          ? '='
                   : f.message.id == message::duplicate_by_initials ? 'i'
                   : f.message.id == message::duplicate_renamed     ? 'n'
                                                                    : 't';
            EXPECT_EQ(f.message.text, "games.pgn:" + std::to_string(of_which));
        }
        out += said;
    }
    return out;
}

const std::string opening = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O ";
const std::string rest = "9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 Kh8";

TEST(duplicates, the_same_game_again) {
    const std::string one = game(3, "Ivanov, I.", "Petrov", "1-0", opening + rest);
    EXPECT_EQ(found(one + one), ".=");
    EXPECT_EQ(found(one + game(3, "IVANOV, I", "Петров", "1-0", opening + "{a comment} (8... h6) " + rest)), ".=");
}

TEST(duplicates, what_one_record_does_not_say_is_taken_to_agree) {
    std::string other = game(3, "A", "B", "1-0", opening);
    other.replace(other.find("2026.11.03"), 10, "2026.??.??");
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening) + other), ".=");
}

TEST(duplicates, the_same_moves_under_other_names) {
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening + rest) + game(3, "C", "D", "1-0", opening + rest)), ".n");
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening + rest) + game(4, "A", "B", "1-0", opening + rest)), ".n");
}

TEST(duplicates, a_copy_is_that_of_its_own_game_and_not_of_its_moves_under_other_names) {
    const std::string other = game(3, "C", "D", "1-0", opening), one = game(3, "A", "B", "1-0", opening);
    EXPECT_EQ(found(other + one + one, 12), "..=");  // line 12 is that of `one`
    EXPECT_EQ(found(other + game(4, "A", "B", "1-0", opening) + one + one, 23), "...=");
}

TEST(duplicates, the_same_game_with_names_by_initials) {
    const auto one = [](std::string_view white, std::string_view black, const std::string& moves) {
        return game(3, white, black, "1-0", moves);
    };
    EXPECT_EQ(found(one("Ivanov, Ivan", "Petrov", opening) + one("Ivanov, I.", "Petrov", opening)), ".i");
    EXPECT_EQ(found(one("I. Ivanov", "Petrov, P.", opening) + one("Ivanov, Ivan", "Petrov, Petr", opening)), ".i");
    EXPECT_EQ(found(one("Ivanov I.I.", "Petrov", opening + rest) + one("Ivanov, Ivan", "Petrov", opening)), ".t");
    EXPECT_EQ(found(one("C", "D", opening) + one("Ivanov, Ivan", "B", opening) + one("Ivanov, I.", "B", opening), 12),
              "..i");
    // Names that are written out and differ are those of two players.
    EXPECT_EQ(found(one("Ivanov, Ivan", "Petrov", opening) + one("Ivanov, Igor", "Petrov", opening)), "..");
    EXPECT_EQ(found(one("Ivanov, Ivan", "Petrov", opening + rest) + one("Ivanov, P.", "Petrov", opening)), "..");
    // A copy is that of the record that is spelled alike.
    EXPECT_EQ(found(one("X", "Y", opening) + one("Ivanov, I.", "B", opening) + one("IVANOV I", "B", opening), 12),
              "..=");
}

TEST(duplicates, short_games_are_the_same_by_chance) {
    EXPECT_EQ(found(game(3, "A", "B", "1/2-1/2", opening) + game(3, "C", "D", "1/2-1/2", opening)), "..");
}

TEST(duplicates, another_end) {
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening + rest) + game(3, "A", "B", "1-0", opening)), ".t");
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening + "9. d3") + game(3, "A", "B", "1-0", opening + rest)), ".t");
}

TEST(duplicates, the_same_opening_on_another_day_is_another_game) {
    EXPECT_EQ(found(game(3, "A", "B", "1-0", opening + "9. d3") + game(5, "A", "B", "1-0", opening + rest)), "..");
}

TEST(duplicates, other_moves_and_games_without_moves_are_no_duplicates) {
    EXPECT_EQ(found(game(3, "A", "B", "1-0") + game(3, "A", "B", "1-0", "1. d4 d5")), "..");
}

TEST(duplicates, without_a_legal_move_players_and_date_or_round_have_to_be_known) {
    for (const std::string_view moves : {"", "1. e5 e4", "1. xyzzy"}) {
        const auto one = [&](int round, std::string_view white, std::string_view black) {
            return game(round, white, black, "1-0", std::string(moves));
        };
        EXPECT_EQ(found(one(3, "A", "B") + one(3, "A", "B")), ".=") << moves;
        EXPECT_EQ(found(one(3, "A", "B") + one(3, "C", "D") + one(3, "C", "D"), 12), "..=") << moves;
        EXPECT_EQ(found(one(3, "A", "B") + one(4, "A", "B") + one(3, "A", "C")), "...") << moves;
        EXPECT_EQ(found(one(3, "?", "?") + one(3, "?", "?")), "..") << moves;
    }
    EXPECT_EQ(found(game(3, "A", "B", "1-0", "1. e5 e4") + game(3, "A", "B", "1-0", "1. e5 d4")), "..");
}

TEST(duplicates, what_stands_behind_an_illegal_move_counts_as_written) {
    const auto one = [](const std::string& end) { return game(3, "A", "B", "1-0", opening + end); };
    EXPECT_EQ(found(one("9. h3 Kf1 10. d4") + one("9. h3 Kf1 10. d4")), ".=");
    EXPECT_EQ(found(one("9. h3 Kf1 10. d4") + one("9. h3 Kf1 {a comment} (9... a5 10. a4) 10. d4 $1")), ".=");
    EXPECT_EQ(found(one("9. h3 Kf1 10. d4") + one("9. h3 Kf1 10. d3")), ".t");
    EXPECT_EQ(found(one("9. h3 Kf1") + one("9. h3")), ".t");
}

TEST(duplicates, another_end_of_the_second_game_with_the_same_opening) {
    const auto one = [](int round, const std::string& end) { return game(round, "A", "B", "1-0", opening + end); };
    EXPECT_EQ(found(one(3, "9. h3") + one(4, "9. d3") + one(4, "9. d4 a5"), 12), "..t");
    std::string games = one(1, "9. h3");
    for (int round = 2; round < 60; ++round) games += one(round, "9. d3");
    EXPECT_EQ(found(games + one(58, "9. d4 a5"), 57 * 11 + 1), std::string(59, '.') + "t");
}

TEST(duplicates, a_date_that_cannot_be_read_is_unknown) {
    for (const std::string_view written : {"03.11.2026", "3 Nov 2026", "November", "11/03/2026"}) {
        std::string other = game(3, "A", "B", "1-0", opening);
        other.replace(other.find("2026.11.03"), 10, written);
        EXPECT_EQ(found(game(3, "A", "B", "1-0", opening) + other), ".=") << written;
    }
}

}  // namespace
}  // namespace royalcheck::testing
