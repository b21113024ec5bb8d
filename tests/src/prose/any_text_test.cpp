// Texts put together at random, sensible or not: each is read to its end, and every place lies within it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "tests/src/prose/quoted.hpp"

namespace royalcheck::testing {
namespace {

constexpr std::array<std::string_view, 66> words{
    "~~",      "|",     "Sf3",          "P-K4", "–",
    "пешки",   "1)",    "<sup>1</sup>", "1.",   "1...",
    "2.",      "2…",    "3.",           "3",    "12.",
    "999.",    "e4",    "e5",           "Nf3",  "Кf3",
    "Kf6",     "d4",    "cd",           "exd5", "O-O",
    "0-0",     "0-0-0", "Кр g1 – Л f1", "Крe7", "Qh5+",
    "x",       "х",     "!?",           "e.p.", "на пр.",
    "1-0",     "0-1",   "½-½",          "(",    ")",
    "((",      "\n\n",  "\n",           ", ",   ". ",
    "Белые:",  "Kb6",   "Черные:",      "Крa8", "п.a6",
    "(3)",     "White", "to move",      "<p>",  "&nbsp;",
    "&#1050;", "<!--",  "-->",          "**",   "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
    "\xFF",    "\xD0",  "\xE2\x80",     "K",    "40-й ход",
    "Псd3"};

std::string random_text(std::mt19937& random, bool html) {
    std::string text = html ? "<html>" : "";
    const auto pick = [&](std::size_t size) { return random() % size; };
    for (std::size_t i = 0, count = pick(60); i < count; ++i) {
        text += words[pick(words.size())];
        if (pick(3) != 0) text += ' ';
    }
    return text;
}

TEST(any_text, is_read_to_its_end) {
    std::mt19937 random(20190520);
    for (int i = 0; i < 1500; ++i) {
        const quoted read(random_text(random, i % 4 == 0));
        for (const game_report& game : read.games) {
            ASSERT_LE(game.source_in_text + game.source.size(), read.text.size()) << read.text;
            for (const finding& f : game.findings) {
                ASSERT_LE(f.at.in_text + f.at.text_length, read.text.size()) << read.text;
                ASSERT_GE(f.at.in_text, game.at.in_text) << read.text;
            }
        }
    }
}

TEST(any_text, passages_stand_in_order_and_apart) {
    std::mt19937 random(1000);
    for (int i = 0; i < 2000; ++i) {
        const std::string text = random_text(random, false);
        std::uint32_t end = 0;
        auto passages = grammar::read_prose(text).passages;
        std::sort(passages.begin(), passages.end(), [](const auto& a, const auto& b) { return a.offset < b.offset; });
        for (const grammar::passage& p : passages) {
            ASSERT_GE(p.offset, end) << text;
            ASSERT_GT(p.length, 0U) << text;
            end = p.offset + p.length;
            ASSERT_LE(end, text.size()) << text;
        }
    }
}

}  // namespace
}  // namespace royalcheck::testing
