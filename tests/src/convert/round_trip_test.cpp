// Every notation and back, twice: the same games, the same bytes. ROYALCHECK_CONVERT_GAMES sets the number of random
// games (40; for the release 10,000), ROYALCHECK_CONVERT_EVERY which games of the archive are taken (every 40th; 1 for
// all of them).
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "outline.hpp"
#include "random_game.hpp"
#include "src/input/input.hpp"

namespace royalcheck::testing {
namespace {

namespace fs = std::filesystem;

int from_environment(const char* name, int otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::atoi(value);
}

std::string content(const fs::path& file) {
    std::ostringstream out;
    out << std::ifstream(file, std::ios::binary).rdbuf();
    return out.str();
}

TEST(round_trip, samples) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(ROYALCHECK_SOURCE_DIR "/samples")) {
        if (entry.path().extension() != ".pgn") continue;
        SCOPED_TRACE(entry.path().string());
        expect_round_trips(content(entry.path()), {});
        if (HasFailure()) return;
        ++files;
    }
    EXPECT_GT(files, 100);
}

TEST(round_trip, archive) {
    replay_options options;
    options.variant = variant::chess;
    const auto every = static_cast<std::uint64_t>(from_environment("ROYALCHECK_CONVERT_EVERY", 40));
    std::uint64_t game_number = 0, taken = 0;
    const auto errors =
        read_chunks(ROYALCHECK_SOURCE_DIR "/tests/data/tournaments-40k.pgn.xz", {}, [&](const chunk& piece) {
            grammar::pgn_reader reader(piece.text);
            grammar::game_text game;
            std::string some;
            while (reader.next(game)) {
                if (game_number++ % every != 0) continue;
                some.append(piece.text.substr(game.begin, game.end - game.begin)).append("\n\n");
                ++taken;
            }
            if (HasFailure()) return;
            EXPECT_EQ(expect_round_trips(some, options), 0);
        });
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(game_number, 40'000u);
    EXPECT_EQ(taken, (40'000 + every - 1) / every);
}

TEST(round_trip, random_royal100_games) {
    const int games = from_environment("ROYALCHECK_CONVERT_GAMES", 40);
    for (int i = 0; i < games; ++i) {
        std::mt19937_64 chance(static_cast<std::uint64_t>(i));
        const std::string game = random_royal100_game(chance);
        ASSERT_EQ(expect_round_trips(game, {}), 0) << game;
        ASSERT_FALSE(HasFailure()) << "game " << i << '\n' << game;
    }
}

// What cannot be followed is only copied; that, too, is stable.
TEST(round_trip, inputs_with_defects_convert_to_the_same_bytes_again) {
    for (const char* folder : {"/tests/cases", "/tests/data/dirty"})
        for (const auto& entry : fs::directory_iterator(std::string(ROYALCHECK_SOURCE_DIR) + folder)) {
            if (entry.path().extension() != ".pgn") continue;
            for (const bool annotate : {false, true}) {
                const conversion wanted{target_notation::russian, annotate, annotate};
                std::string once;
                for (const auto& error : read_chunks(entry.path().string(), {}, [&](const chunk& piece) {
                         once += (once.empty() ? "" : "\n") + converted(piece.text, wanted, {});
                     }))
                    ADD_FAILURE() << error.reason;
                EXPECT_EQ(converted(once, wanted, {}), once) << entry.path();
            }
        }
}

// Where the input is cut must not show.
TEST(round_trip, pieces_of_any_size_give_the_same_bytes) {
    const fs::path file = fs::path(::testing::TempDir()) / "royalcheck-pieces.pgn";
    std::ofstream(file, std::ios::binary)
        << ";one\n%two\n[Event \"a\"]\n{in}\n[Site \"b\"]\n\n1. e4 e5 1-0 {same line}\n{between}\n\n%three\n"
           "[Event \"b\"]\r\n\r\n1. e4 Ke4 *\r\n;four\r\n[Event \"c\"]\n1. d4\n\n;five\n[Event \"d\"]\n*\n{six}\n";
    std::string whole;
    for (const std::size_t size : {1u << 20, 1u, 7u, 64u}) {
        input_limits limits;
        limits.chunk_size = size;
        std::string out;
        read_chunks(file.string(), limits,
                    [&](const chunk& piece) { out += (out.empty() ? "" : "\n") + converted(piece.text, {}, {}); });
        if (whole.empty()) whole = out;
        EXPECT_EQ(out, whole) << size;
    }
    EXPECT_NE(whole.find("{between}"), whole.npos);
    fs::remove(file);
}

/// A few bytes of `text` put in, taken out or doubled, rather such as mean something.
std::string damaged(std::string text, std::mt19937_64& chance) {
    constexpr std::string_view bits[] = {"{",    "}",     ";",     "%",       "(",
                                         ")",    "[",     "]",     "\"",      "\\",
                                         "\n",   "\r\n",  "\n\n",  "\n%",     "\n[Event \"x\"]\n",
                                         "1.",   " 0-0 ", " 1-0 ", "*",       "--",
                                         "$7",   "Kf3",   "О-О",   "К",       "\xEF\xBB\xBF",
                                         "\x1A", "\xC3",  ". ",    ",",       " e4",
                                         "!",    "#",     " N ",   "resigns "};
    for (auto edits = 1 + chance() % 4; edits > 0; --edits) {
        const std::size_t at = chance() % (text.size() + 1);
        const std::size_t length = std::min<std::size_t>(chance() % 12, text.size() - at);
        switch (chance() % 4) {
        case 0: text.erase(at, length); break;
        case 1: text.insert(at, text.substr(at, length)); break;
        default: text.insert(at, bits[chance() % std::size(bits)]);
        }
    }
    return text;
}

TEST(round_trip, damaged_games_lose_nothing_and_convert_to_the_same_bytes_again) {
    const int games = from_environment("ROYALCHECK_CONVERT_GAMES", 40) * 20;
    const std::string chess = content(ROYALCHECK_SOURCE_DIR "/samples/documents/example-6.pgn");
    for (int i = 0; i < games; ++i) {
        std::mt19937_64 chance(static_cast<std::uint64_t>(i));
        const std::string whole = i % 8 == 0 ? random_royal100_game(chance) : chess;
        const std::string game = damaged(whole.substr(chance() % whole.size() / 2, 600), chance) + "\n\n1. e4 e5 *\n";
        const bool as_it_is = chance() % 2 == 0;
        const conversion wanted{all_notations[chance() % 5], !as_it_is, !as_it_is};
        const std::string once = converted(game, wanted, {});
        ASSERT_EQ(converted(once, wanted, {}), once) << "game " << i << '\n' << game;
        if (as_it_is) {
            ASSERT_EQ(outlines(once, {}), outlines(game, {})) << "game " << i << '\n' << game << "->\n" << once;
        }
    }
}

}  // namespace
}  // namespace royalcheck::testing
