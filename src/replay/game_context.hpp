// What all parts of replay share for one game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grammar/pgn.hpp"
#include "grammar/utf8_parts.hpp"
#include "src/replay/findings_sink.hpp"
#include "src/replay/move_observer.hpp"
#include "src/replay/numbering.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {

/// Readings of Royal Chess 100 on which something in this game may depend (RC605).
struct consulted_readings {
    bool third_rank = false, castling_attack = false, counter_check = false, edition = false;
    /// Tokens of the moves that took a closer look, in order. Of the other moves of the main line no reading says
    /// anything: the same man alone could make them under every one, and nobody had lost before them.
    std::vector<std::size_t> moves;
    void all() { third_rank = castling_attack = counter_check = edition = true; }
};

struct game_context {
    std::string_view text;
    const grammar::game_text& game;
    const replay_options& options;
    const tag_facts& facts;
    findings_sink& findings;
    game_report& report;
    grammar::language language = grammar::english;
    numbering plies{};
    consulted_readings consulted{};
    move_observer* observer = nullptr;

    std::string_view written(const grammar::token& t) const { return text.substr(t.offset, t.length); }
    grammar::move_text move(const grammar::token& t) const { return game.move(t); }
    bool periods() const { return report.variant == variant::royal64; }
};

/// What is written, as a sentence quotes it: an enormous word is cut.
inline std::string quoted(std::string_view written) {
    constexpr std::size_t longest = 40;  // code points
    std::string out(grammar::first_code_points(written, longest));
    return out.size() < written.size() ? out + "..." : out;
}

/// The place of half-move `ply` of a line whose text is `t`; of no move if `ply` is 0.
inline ply_place place_of(const game_context& context, int ply, const grammar::token& t) {
    if (ply == 0) return {0, 0, rules::side::white, t.offset, t.length};
    return {ply, context.plies.number(ply), context.plies.mover(ply), t.offset, t.length};
}

}  // namespace royalcheck
