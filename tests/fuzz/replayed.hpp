// Replay for the targets: every game of a text, with the positions of its main line.
#pragma once

#include <functional>
#include <string_view>

#include "src/replay/main_line.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck::fuzz {

/// No tag of the text can choose a reading other than the defaults.
inline replay_options default_readings() {
    replay_options options;
    options.edition = rules::edition::en;
    options.third_rank = rules::third_rank_reading::any;
    options.castling_attack = rules::castling_attack_reading::strict;
    options.counter_check = rules::counter_check_reading::any_prince;
    return options;
}

/// Replays the games of `text` in order. The report's views are valid while `take` runs.
inline void for_each_game(std::string_view text, const replay_options& options,
                          const std::function<void(game_report&)>& take) {
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    text_origin origin;
    while (reader.next(game)) {
        game_report report;
        main_line_recorder recorder(game);
        replay_game(text, game, origin, options, report, &recorder);
        report.line = recorder.take(report);
        take(report);
    }
}

}  // namespace royalcheck::fuzz
