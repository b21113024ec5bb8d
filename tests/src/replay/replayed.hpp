// Replays the games of a PGN text, for tests.
#pragma once

#include <algorithm>
#include <deque>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "src/replay/replay.hpp"

namespace royalcheck::testing {

/// The reports of all games in `pgn`, which must outlive them.
inline std::deque<game_report> replay_all(std::string_view pgn, const replay_options& options = {}) {
    std::deque<game_report> reports;
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    text_origin origin;
    while (reader.next(game)) {
        auto& report = reports.emplace_back();
        replay_game(pgn, game, origin, options, report);
    }
    return reports;
}

inline replay_options as(variant v) {
    replay_options options;
    options.variant = v;
    return options;
}

/// The report of the one game in `pgn`.
inline game_report replay_one(std::string_view pgn, const replay_options& options = as(variant::chess)) {
    auto all = replay_all(pgn, options);
    EXPECT_EQ(all.size(), 1u);
    return std::move(all.front());
}

/// "RC301 RC303": the codes found, in order of place; notes only if `notes`.
inline std::string codes(const game_report& report, bool notes = false) {
    std::string out;
    for (const auto& f : report.findings) {
        if (f.severity == severity::note && !notes) continue;
        out += (out.empty() ? "" : " ") + std::string(about(f.id).text);
    }
    return out;
}

inline const finding* find(const game_report& report, code id) {
    const auto f =
        std::find_if(report.findings.begin(), report.findings.end(), [id](const finding& x) { return x.id == id; });
    return f == report.findings.end() ? nullptr : &*f;
}

/// "0-1 0-0": the correct results.
inline std::string correct(const game_report& report) {
    std::string out;
    for (const auto r : report.result.correct) out += (out.empty() ? "" : " ") + std::string(to_text(r));
    return out;
}

}  // namespace royalcheck::testing
