// samples/royal100: how each long game ends, and who succeeded whom on the way. The successions were read off the
// boards of the games, not taken from the program.
#include <gtest/gtest.h>

#include <ostream>

#include "tests/documents/program.hpp"

namespace royalcheck::testing {
namespace {

constexpr int undecided = -1;  // no half-move decided the result

struct story {
    std::string file, reason;
    int ply;
    std::string recorded, status;
    std::string successions;  ///< side, piece, half-move, square
};

const std::vector<story> stories{
    {"game-01-both-en-passant-squares", "checkmate", 59, "1-0", "confirmed",
     "black prince 11 g10, white princess 13 d1, white prince 26 g1, black princess 28 f8"},
    {"game-02-castling-and-bypass", "checkmate", 48, "0-1", "confirmed",
     "white princess 37 d1, white prince 40 g3, black princess 42 d8"},
    {"game-03-king-left-in-check", "checkmate", 49, "1-0", "confirmed",
     "white prince 18 g1, black princess 20 d10, black prince 35 g5"},
    {"game-04-declined", "checkmate", 78, "0-1", "confirmed", "black prince 35 i10, white prince 56 h2"},
    {"game-05-two-queens", "checkmate", 94, "0-1", "confirmed",
     "white prince 44 g1, black prince 47 g10, black princess 52 d7"},
    {"game-06-pawn-takes-king", "checkmate", 101, "1-0", "confirmed", "white prince 32 g1, black prince 59 g10"},
    {"game-07-promotion-on-rank-10", "checkmate", 107, "1-0", "confirmed", "white prince 16 g1, black prince 49 h10"},
    {"game-08-losing-position", "losing-position", 31, "0-1", "confirmed",
     "black prince 19 g10, white princess 21 d1, white prince 28 g1"},
    {"game-09-new-queen-wins", "losing-position", 48, "1-0", "confirmed", "black princess 46 d8"},
    {"game-10-repetition", "none", undecided, "1/2-1/2", "undecided",
     "black prince 17 g10, white princess 19 d1, white prince 36 g1, black princess 38 d8"},
    {"game-11-castling-spelled-out", "checkmate", 127, "1-0", "confirmed", "white prince 16 g1, black princess 18 d10"},
    {"game-12-dead-position", "dead-position", 141, "1/2-1/2", "confirmed",
     "white prince 30 g1, black princess 32 d8, black prince 35 g6, white princess 37 e2"},
    {"game-13-promotion-to-a-rook", "checkmate", 140, "0-1", "confirmed",
     "white princess 37 d1, white prince 66 h2, black prince 73 g10"},
    {"game-14-mate-by-the-ban", "checkmate", 68, "0-1", "confirmed",
     "white prince 24 g1, black princess 26 d8, white princess 43 d1"},
    {"game-15-counter-check-forbidden", "none", undecided, "*", "invalid", "white prince 44 g1"},
    {"game-16-counter-check-forbidden", "none", undecided, "*", "invalid", "white prince 30 g1, black princess 32 d8"},
    {"game-17-castling-kings-side", "checkmate", 85, "1-0", "confirmed",
     "white prince 44 g1, black prince 55 g10, white princess 57 f3"}};

void PrintTo(const story& each, std::ostream* out) { *out << each.file; }

class long_game : public ::testing::TestWithParam<story> {};

TEST_P(long_game, goes_and_ends_as_its_boards_say) {
    const auto& want = GetParam();
    const auto games = check("samples/royal100/" + want.file + ".pgn");
    ASSERT_EQ(games.size(), 1U);
    const auto& result = games[0].at("result");
    EXPECT_EQ(result.at("reason"), want.reason);
    EXPECT_EQ(result.at("ply"), want.ply == undecided ? nlohmann::json(nullptr) : nlohmann::json(want.ply));
    EXPECT_EQ(result.at("recorded"), want.recorded);
    EXPECT_EQ(result.at("status"), want.status);
    std::string successions;
    for (const auto& each : games[0].at("successions")) {
        if (!successions.empty()) successions += ", ";
        successions += each.at("side").get<std::string>() + ' ' + each.at("piece").get<std::string>() + ' ' +
                       std::to_string(each.at("ply").get<int>()) + ' ' + each.at("square").get<std::string>();
    }
    EXPECT_EQ(successions, want.successions);
}

INSTANTIATE_TEST_SUITE_P(royal100, long_game, ::testing::ValuesIn(stories),
                         [](const auto& each) { return each.param.file.substr(0, 4) + each.param.file.substr(5, 2); });

TEST(royal100_games, half_of_them_are_in_russian_letters) {
    int russian = 0;
    for (const auto& each : stories)
        for (const auto& game : check("samples/royal100/" + each.file + ".pgn"))
            if (game.at("notation") == "ru") ++russian;
    EXPECT_GE(2 * russian, static_cast<int>(stories.size()));
}

}  // namespace
}  // namespace royalcheck::testing
