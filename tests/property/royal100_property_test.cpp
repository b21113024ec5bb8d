// Random play of Royal Chess 100, the engine against the naive implementation on every half-move: legal moves, FEN,
// ends of the game, position identity; and the engine against itself: keys, SAN, resolving, questions of existence.
// Every combination of readings is played. ROYALCHECK_PROPERTY_PLIES sets the number of half-moves
// (20,000, under sanitizers 4,000; for the bench 200,000 or more).
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <random>
#include <set>

#include "naive_royal100.hpp"
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "rules/resolve.hpp"
#include "tests/rules/royal100/board.hpp"
#include "tests/rules/royal100/san.hpp"

namespace royalcheck::rules {
namespace {

using royal_testing::from_fen;
using royal_testing::request_of;

/// The move in the words of the naive implementation.
std::string coordinates(const move& m) {
    std::string text = m.succession == succession::accept    ? "Ps=Q "
                       : m.succession == succession::decline ? "Ps=Ps "
                                                             : "";
    text += to_text<board10>(m.from) + to_text<board10>(m.to);
    constexpr std::string_view letters = " pnbrq";
    if (m.promotion != piece_kind::none) text += letters[static_cast<std::size_t>(m.promotion)];
    return text;
}

naive::verdict judged(const position<board10>& p) {
    const auto side_of = [](side s) { return s == side::white ? naive::side::white : naive::side::black; };
    if (const lost l = losing_position(p); l.any) return {naive::ending::losing_position, side_of(l.who)};
    switch (mate_or_stalemate(p)) {
    case ending::checkmate: return {naive::ending::checkmate, side_of(p.to_move)};
    case ending::stalemate: return {naive::ending::stalemate, {}};
    default: return {is_dead(p, false) ? naive::ending::dead : naive::ending::none, {}};
    }
}

/// The rare positions: those of the perft table.
std::vector<std::string> starts() {
    std::vector<std::string> fens;
    std::ifstream table(ROYALCHECK_SOURCE_DIR "/tests/perft/royal100.txt");
    for (std::string line; std::getline(table, line);)
        if (!line.empty() && line[0] != '#') fens.push_back(line.substr(0, line.find(" ;")));
    return fens;
}

/// Both pictures of one game, and the names that its positions have had.
class played_game {
public:
    played_game(const std::string& fen, const readings& r, std::mt19937_64& chance)
        : readings_(r), engine_(from_fen(fen, r)), judge_(naive::parse_fen(fen)), chance_(chance) {}

    /// Compares everything at this position.
    void compare() {
        SCOPED_TRACE(to_fen(engine_));
        ASSERT_EQ(to_fen(engine_), naive::to_fen(judge_));
        ASSERT_EQ(engine_.men_key, recomputed_key(engine_));
        moves_.clear();
        legal_moves(engine_, moves_);
        judge_moves_ = naive::legal_moves(judge_, readings_);
        std::set<std::string> ours, theirs;
        for (const move& m : moves_) ours.insert(coordinates(m));
        for (const auto& m : judge_moves_) theirs.insert(naive::to_text(m));
        ASSERT_EQ(ours, theirs);
        ASSERT_EQ(ours.size(), moves_.size()) << "a move generated twice";
        ASSERT_EQ(has_legal_move(engine_), !moves_.empty());
        ASSERT_TRUE(judged(engine_) == naive::judge(judge_, readings_));
        compare_notation();
        if (chance_() % 8 == 0) compare_every_request(ours);
        if (chance_() % 4 == 0) compare_identity();
    }

    /// Plays a random move, rather a capture or a check than a quiet one; false if there is none.
    bool advance() {
        if (moves_.empty()) return false;
        move chosen = moves_[chance_() % moves_.size()];
        const auto lively = [this](const move& m) {
            position<board10> after = engine_;
            play(after, m);
            return engine_.men[m.to].kind != piece_kind::none || in_check(after);
        };
        for (int tries = static_cast<int>(chance_() % 8); tries > 0 && !lively(chosen); --tries)
            chosen = moves_[chance_() % moves_.size()];
        const std::string text = coordinates(chosen);
        for (const auto& m : judge_moves_)
            if (naive::to_text(m) == text) {
                judge_ = naive::play(judge_, m, readings_);
                break;
            }
        play(engine_, chosen);
        return true;
    }

private:
    /// No SAN names two moves, and each leads back to its move.
    void compare_notation() {
        std::set<std::string> names;
        for (const move& m : moves_) {
            ASSERT_TRUE(is_legal(engine_, m)) << coordinates(m);
            const std::string san = to_san(engine_, m);
            ASSERT_TRUE(names.insert(san).second) << san;
            const resolution r = resolve(engine_, request_of(san));
            ASSERT_EQ(r.verdict, verdict::legal) << san;
            ASSERT_EQ(r.chosen, m) << san;
            ASSERT_FALSE(r.hint_superfluous && engine_.men[m.from].kind != piece_kind::pawn) << san;
        }
    }

    /// Every pair of squares, by coordinates and without a mark: legal exactly if the judge has such a move, by
    /// acceptance rather than by decline; refused with a reason otherwise. What takes a lost king is left out.
    void compare_every_request(const std::set<std::string>& legal) {
        if (losing_position(engine_).any) return;
        for (int from = 0; from < board10::squares; ++from)
            for (int to = 0; to < board10::squares; ++to) {
                move_request r;
                r.from_file = static_cast<std::int8_t>(from % 10);
                r.from_rank = static_cast<std::int8_t>(from / 10);
                r.to_file = static_cast<std::int8_t>(to % 10);
                r.to_rank = static_cast<std::int8_t>(to / 10);
                move m;
                m.from = static_cast<square>(from);
                m.to = static_cast<square>(to);
                const resolution found = resolve(engine_, r);
                const bool plain = legal.contains(coordinates(m));
                m.succession = succession::accept;
                const bool accepting = legal.contains(coordinates(m));
                m.succession = succession::decline;
                const bool declining = legal.contains(coordinates(m));
                ASSERT_EQ(found.verdict == verdict::legal, plain || accepting || declining) << coordinates(m);
                ASSERT_EQ(found.why == illegality::none, found.verdict == verdict::legal) << coordinates(m);
                if (accepting || declining) {
                    ASSERT_EQ(found.chosen.succession, accepting ? succession::accept : succession::decline);
                }
            }
    }

    /// Two positions of one set of readings have the same key exactly if they are the same.
    void compare_identity() {
        auto& [keys, texts] = names_[naive_readings()];
        const std::string text = naive::repetition_key(judge_, readings_);
        const key k = identity(engine_);
        ASSERT_EQ(keys.try_emplace(text, k).first->second, k) << text;
        ASSERT_EQ(texts.try_emplace(k, text).first->second, text);
    }

    std::size_t naive_readings() const {
        std::size_t n = 0;
        for (std::size_t i = 0; i < 4; ++i) n = n * 3 + value_of(readings_, i);
        return n;
    }

    readings readings_;
    position<board10> engine_;
    naive::position judge_;
    std::mt19937_64& chance_;
    move_list moves_;
    std::vector<naive::move> judge_moves_;
    inline static std::map<std::size_t, std::pair<std::map<std::string, key>, std::map<key, std::string>>> names_;
};

/// Four strands of play with their own luck, so that they can run side by side.
class royal100_property : public ::testing::TestWithParam<unsigned> {};

TEST_P(royal100_property, engine_and_naive_implementation_agree_in_random_play) {
    const char* wanted = std::getenv("ROYALCHECK_PROPERTY_PLIES");
    const int plies = (wanted != nullptr ? std::atoi(wanted) : ROYALCHECK_PLIES) / 4;
    const auto fens = starts();
    ASSERT_FALSE(fens.empty());
    std::mt19937_64 chance(GetParam());
    int played = 0;
    for (std::size_t game = GetParam(); played < plies; game += 4) {
        readings r;
        for (std::size_t i = 0; i < reading_table().size(); ++i)
            set_value(r, i, chance() % reading_table()[i].values.size());
        played_game g(fens[game % fens.size()], r, chance);
        const int longest = 10 + static_cast<int>(chance() % 110);
        for (int n = 0; n < longest; ++n, ++played) {
            ASSERT_NO_FATAL_FAILURE(g.compare()) << "game " << game;
            if (!g.advance()) break;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(strands, royal100_property, ::testing::Values(0U, 1U, 2U, 3U));

}  // namespace
}  // namespace royalcheck::rules
