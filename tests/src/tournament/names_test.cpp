// Names that differ only in spelling, and names that do not.
#include "src/tournament/names.hpp"

#include <gtest/gtest.h>

#include "tests/src/tournament/judged.hpp"

namespace royalcheck::testing {
namespace {

bool alike(std::string_view a, std::string_view b) { return similar_names(name_words(a), name_words(b)); }

TEST(names, alike_but_for_spelling) {
    EXPECT_TRUE(alike("Ivanov, Ivan", "IVANOV, IVAN"));
    EXPECT_TRUE(alike("Ivanov, Ivan", "Ivan Ivanov"));
    EXPECT_TRUE(alike("Ivanov, I.", "Ivanov, Ivan"));
    EXPECT_TRUE(alike("Ivanov", "Ivanov, Ivan"));
    EXPECT_TRUE(alike("Réti, Richard", "Reti, Richard"));
    EXPECT_TRUE(alike("Müller, Karsten", "Mueller, Karsten"));
    EXPECT_TRUE(alike("Королёв, Пётр", "Королев, Петр"));
    EXPECT_TRUE(alike("Иванов, Юрий", "Ivanov, Yuri"));
    EXPECT_TRUE(alike("Щербаков, Ю.", "Shcherbakov, Iurii"));
    EXPECT_TRUE(alike("Alekhine, Alexander", "Alekhine,Aleksander"));
    EXPECT_TRUE(alike("O'Kelly, A", "OKelly, Alberic"));
    EXPECT_TRUE(alike("I. Ivanov", "Ivanov, Ivan"));
    EXPECT_TRUE(alike("Ivanov I.I.", "Ivanov, Ivan"));
    EXPECT_TRUE(alike("И. И. Иванов", "Иванов, Иван Ильич"));
}

TEST(names, alike_but_for_letters_of_the_other_alphabet_that_look_the_same) {
    EXPECT_TRUE(alike("Сергеев, А.", "Cергеев, A."));  // C and A are Latin
    EXPECT_TRUE(alike("Сергеев, Андрей", "Cергеев, A."));
    EXPECT_TRUE(alike("Carlsen, Magnus", "Сarlsen, Мagnus"));  // С and М are Cyrillic
    EXPECT_TRUE(alike("Ivanov, P.", "Ivanov, Р."));            // Cyrillic Р
    EXPECT_FALSE(alike("Иванов, С.", "Иванов, В."));
    EXPECT_FALSE(alike("Ivanov, C.", "Ivanov, S."));
}

TEST(names, not_alike) {
    EXPECT_FALSE(alike("Ivanov, Ivan", "Ivanov, Petr"));
    EXPECT_FALSE(alike("Ivanov, I.", "Ivanov, P."));
    EXPECT_FALSE(alike("Ivanov, I.P.", "Ivanov, Ivan Sergeevich"));
    EXPECT_FALSE(alike("Ivanov, Ivan", "Ivanov, Igor"));
    EXPECT_FALSE(alike("Petrov, I.", "Ivanov, I."));
    EXPECT_FALSE(alike("Player 1", "Player 2"));
    EXPECT_FALSE(alike("Player 1", "Player 12"));
    EXPECT_FALSE(alike("A", "Anand"));
    EXPECT_FALSE(alike("", "Anand"));
}

TEST(names, are_pointed_out_and_counted_apart) {
    const auto report = judged(game(1, "Ivanov, Ivan", "Petrov", "1-0") + game(2, "Sidorov", "Иванов, И.", "0-1") +
                               game(2, "Petrov", "Karpov", "0-1"));
    EXPECT_EQ(codes(report), "RC703/2");
    EXPECT_EQ(report.of.players.size(), 5u);
}

TEST(names, whoever_has_met_is_not_one_player) {
    EXPECT_EQ(codes(judged(game(1, "Ivanov, I.", "Ivanov", "1-0"))), "");
    EXPECT_EQ(codes(judged(game(1, "Ivanov, I.", "Petrov", "1-0") + game(1, "Ivanov", "Karpov", "1-0"))), "");
}

TEST(names, who_plays_the_same_opponent_in_the_same_round_is_in_one_game_twice) {
    // The record of one game with the names once in full and once with initials.
    const auto twice =
        judged(game(1, "Ivanov, Ivan", "Petrov, P.", "1-0") + game(1, "Ivanov, I.", "Petrov, Petr", "0-1"));
    EXPECT_EQ(codes(twice), "RC703/2 RC703/2");
    EXPECT_EQ(twice.of.players.size(), 4u) << "nobody is merged";
    EXPECT_EQ(codes(judged(game(1, "Ivanov, I.I.", "Petrov", "1-0") + game(1, "Ivanov, Ivan", "Petrov", "1-0"))),
              "RC702/2 RC703/2")
        << "Petrov plays twice";
    // Other colours, or another opponent: two boards.
    EXPECT_EQ(codes(judged(game(1, "Ivanov, I.", "Petrov", "1-0") + game(1, "Sidorov", "Ivanov, Ivan", "1-0"))), "");
    EXPECT_EQ(codes(judged(game(1, "Ivanov, I.", "Petrov, P.", "1-0") + game(1, "Ivanov, Ivan", "Petrov, A.", "1-0"))),
              "");
    // Two full first names are two players whatever they have in common.
    EXPECT_EQ(codes(judged(game(1, "Ivanov, Ivan", "Petrov", "1-0") + game(2, "Ivanov, Igor", "Petrov", "1-0"))), "");
}

TEST(names, a_player_is_found_by_another_spelling_if_it_is_the_only_one) {
    const auto report = judged(game(1, "Королёв, Пётр", "B", "1-0"));
    EXPECT_EQ(find_player(report.of, "korolev petr"), 0u);
    EXPECT_EQ(find_player(report.of, "Karpov"), std::nullopt);
}

}  // namespace
}  // namespace royalcheck::testing
