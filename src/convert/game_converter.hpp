// One game in, its canonical form out (NOTATION 4).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/convert/move_recorder.hpp"
#include "src/convert/movetext_writer.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

/// What the user asked for; one for a whole run.
struct conversion {
    target_notation notation = target_notation::english;
    bool fix_results = false;
    bool annotate = false;
};

class game_converter {
public:
    game_converter(const replay_options& options, const conversion& wanted)
        : options_(options), wanted_(wanted), recorder_(wanted.notation) {}

    /// Replays `game`, whose own text begins at `start`, into `report` and appends its canonical form to `out`. False
    /// if something in it is not understood, so that only a copy keeps all of it: nothing is appended then.
    bool convert(std::string_view text, const grammar::game_text& game, std::size_t start, text_origin& origin,
                 game_report& report, std::string& out);

private:
    struct understood_game {
        std::string_view text;
        const grammar::game_text& game;
        std::size_t start;
        const game_report& report;
        game_result terminator;
    };
    void write(const understood_game& source, const std::vector<added_comment>& added, std::string& out) const;
    void append(const understood_game& source, const std::vector<added_comment>& added, bool name_language,
                std::string& out) const;
    bool is_read_as_russian(std::string_view text) const;
    replay_options own_reading() const;
    void write_annotated(const understood_game& source, std::string& out);

    const replay_options& options_;
    conversion wanted_;
    move_recorder recorder_;
    grammar::game_text again_;
};

}  // namespace royalcheck
