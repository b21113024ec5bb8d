// The stages of a check one by one, over the same games, and perft of the rule sets. Figures are a half-move, a byte
// or a node: `items_per_second`, `bytes_per_second`.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "grammar/pgn.hpp"
#include "rules/legality.hpp"
#include "rules/resolve.hpp"
#include "src/replay/replay.hpp"
#include "src/replay/request.hpp"

namespace {

using namespace royalcheck;

/// The first games of the archive that ROYALCHECK_BENCH_PGN names.
const std::string& archive() {
    static const std::string text = [] {
        const char* const file = std::getenv("ROYALCHECK_BENCH_PGN");
        std::ifstream in(file != nullptr ? file : "", std::ios::binary);
        std::string all{std::istreambuf_iterator<char>(in), {}};
        return all.substr(0, std::min<std::size_t>(all.size(), 1'300'000));
    }();
    return text;
}

void tokenise(benchmark::State& state) {
    std::int64_t plies = 0;
    for (auto _ : state) {
        grammar::pgn_reader reader(archive());
        for (grammar::game_text game; reader.next(game);) plies += std::int64_t{game.move_count};
    }
    state.SetItemsProcessed(plies);
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * archive().size()));
}
BENCHMARK(tokenise);

/// Requests and moves of the main lines alone, without findings, periods or repetitions.
void resolve_and_play(benchmark::State& state) {
    std::vector<std::vector<rules::move_request>> games;
    grammar::pgn_reader reader(archive());
    for (grammar::game_text game; reader.next(game);) {
        auto& requests = games.emplace_back();
        for (const auto& t : game.tokens)
            if (t.kind == grammar::token_kind::move) requests.push_back(request_of(game.move(t), grammar::english, 8));
    }
    std::int64_t plies = 0;
    for (auto _ : state) {
        for (const auto& requests : games) {
            auto p = rules::start_position<rules::board8>();
            for (const auto& r : requests) {
                const auto found = rules::resolve(p, r);
                if (found.verdict != rules::verdict::legal) break;
                rules::play(p, found.chosen);
                ++plies;
            }
            benchmark::DoNotOptimize(p);
        }
    }
    state.SetItemsProcessed(plies);
}
BENCHMARK(resolve_and_play);

/// Everything between tokens and report.
void replay(benchmark::State& state, variant v) {
    std::vector<grammar::game_text> games;
    grammar::pgn_reader reader(archive());
    for (grammar::game_text game; reader.next(game);) games.push_back(game);
    replay_options options;
    options.variant = v;
    std::int64_t plies = 0;
    for (auto _ : state) {
        text_origin origin;
        game_report report;
        for (const auto& game : games) {
            replay_game(archive(), game, origin, options, report);
            plies += report.plies;
        }
    }
    state.SetItemsProcessed(plies);
}
BENCHMARK_CAPTURE(replay, chess, variant::chess);
BENCHMARK_CAPTURE(replay, royal64, variant::royal64);

template <class Board>
void perft(benchmark::State& state) {
    const auto depth = static_cast<int>(state.range(0));
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += rules::perft(rules::start_position<Board>(), depth);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perft<rules::board8>)->Name("perft/chess_and_royal64")->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK(perft<rules::board10>)->Name("perft/royal100")->Arg(4)->Unit(benchmark::kMillisecond);

}  // namespace
