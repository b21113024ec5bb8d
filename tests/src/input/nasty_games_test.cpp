// Games that are hard to tell apart: each reads the same wherever it stands and however the text is cut.
#include <gtest/gtest.h>

#include "grammar/pgn.hpp"
#include "support.hpp"

namespace royalcheck {
namespace {

const std::string plain = "[Event \"plain\"]\n[White \"A\"]\n\n1. e4 e5 1-0\n\n";

/// Each is a game of its own before and behind any other, because its tags begin it and its result ends it.
const std::string nasty[] = {
    "[White \"A\"]\n[Дата \"2024.01.01\"]\n[Variant \"chess\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n",
    "[Белые \"A\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[ White \"A\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White\n\"Adams\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[\nWhite \"Adams {x\"\n]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[2ndTime \"x\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"]\n[2ndTime \"x\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[_White \"A\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"]\n\u00A0[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "\u200B[White \"A\"]\n\u200B[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "\uFEFF[White \"A\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"]\nBlack \"B\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"]\nBlack \"B {x\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "White \"A\"]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"]\n[Variant \"chess\"]\n[Result \"1-0\"]\n\n1. e4 e5\n[note]\n2. Nf3 Nc6 1-0\n\n",
    "[White \"A\"]\n\n1. e4 e5\n[note {x]} 2. Nf3 Nc6 1-0\n\n",
    "[White \"A\"]\n\n1. e4 [%clk 0:01] e5 [note] 1-0\n\n",
    "[White \"A\"]\n[]\n[\"x\"]\n[\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A {x]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\n[Variant ; chess]\n\n1. e4 e5 1-0\n\n",
    "[[White \"A\"]]\n[Variant \"chess\"]\n\n1. e4 e5 1-0\n\n",
    "[White \"A\"] [Variant \"chess\"] 1. e4 ; {\ne5 1-0\n\n",
    "{before} [White \"A\"]\n{between [Black \"B\"]\n}\n[Variant \"chess\"]\n\n1. e4 e5 1-0 {behind} {\n} ; and\n\n",
    "; before\n% before\n[White \"A\"]\n% between\n[Variant \"chess\"]\n\n1. e4\n% here\ne5 1-0\n\n",
    "\x01[White \"A\"]\n\x02\n[Variant \"chess\"]\n\n1. e4 \x03 e5 1-0\n\n",
    "  \t[White \"A\"]\n  [Variant \"chess\"]\n\n  1. e4 e5 ) ( } 1-0 )\n\n[Round \"1\"]\n1-0\n\n",
    "[White \"A\"]\n[White \"A\"]\n\n[Event \"B\"]\n[Round \"1\"]\n\n[Round \"1\"]\n\n1. e4 e5 1-0\n\n",
};

std::vector<std::string> read_whole(std::string_view text) {
    std::vector<std::string> games;
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    while (reader.next(game)) games.push_back(trimmed(text.substr(game.begin, game.end - game.begin)));
    return games;
}

TEST(nasty_games, are_cut_where_the_grammar_ends_them) {
    for (const std::string& first : nasty) {
        std::string text;
        for (const std::string& second : nasty) text += first + second;
        text += plain;
        const auto want = read_whole(text);
        for (const std::size_t size : {1u, 30u, 1000u, 1u << 20})
            EXPECT_EQ(games_of(text, size), want) << size << first;
    }
}

TEST(nasty_games, read_the_same_whatever_comes_before_and_behind) {
    const auto read_plain = read_whole(plain);
    for (const std::string& game : nasty) {
        const auto alone = games_of(game, 1u << 20);
        std::vector<std::string> want = read_plain;
        want.insert(want.end(), alone.begin(), alone.end());
        for (const std::size_t size : {1u, 7u, 64u, 1u << 20}) {
            EXPECT_EQ(games_of(game, size), alone) << size << game;
            EXPECT_EQ(games_of(plain + game, size), want) << size << game;
        }
        want.insert(want.end(), read_plain.begin(), read_plain.end());
        want.erase(want.begin());
        for (const std::size_t size : {1u, 7u, 64u, 1u << 20})
            EXPECT_EQ(games_of(game + plain, size), want) << size << game;
    }
}

TEST(nasty_games, many_are_cut_all_the_same) {
    for (const std::string& game : nasty) {
        std::string text;
        while (text.size() < 20'000) text += game + plain;
        std::size_t largest = 0;
        for (const kept_chunk& c : chunks_of(text, {.chunk_size = 100})) largest = std::max(largest, c.text.size());
        EXPECT_LT(largest, 2000u) << game;
    }
}

TEST(nasty_games, in_an_encoding_of_one_byte_stay_whole) {
    for (const std::string game : {"[White \"\xC8\xE2\"]\n[\xC4\xE0\xF2\xE0 \"x\"]\n\n1. e4 \xCA\x66\x36 1-0\n\n",
                                   "[\xC4\xE0\xF2\xE0 \"\xC8\xE2\"]\n[White \"A\"]\n\n1. e4 e5 1-0\n\n",
                                   "[\xC4\xE0\xF2\xE0 \"\xC8\xE2\"]\n[White \"A\"]\n\n1. e4 e5\n\n"})
        for (const std::size_t size : {1u, 30u, 1u << 20})
            EXPECT_EQ(games_of(plain + game + game + plain, size).size(), 4u) << size << game;
}

TEST(nasty_games, without_a_result_they_are_cut_where_the_grammar_ends_them) {
    for (std::string text : nasty) {
        for (std::size_t at; (at = text.find(" 1-0")) != text.npos;) text.erase(at, 4);
        text += text + plain + text;
        const auto want = read_whole(text);
        for (const std::size_t size : {1u, 30u, 1u << 20}) EXPECT_EQ(games_of(text, size), want) << size << text;
    }
}

}  // namespace
}  // namespace royalcheck
