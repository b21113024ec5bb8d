#include "src/replay/game_report.hpp"

namespace royalcheck {

std::string_view to_text(variant v) {
    switch (v) {
    case variant::chess: return "chess";
    case variant::royal64: return "royal64";
    case variant::royal100: return "royal100";
    }
    return "";
}

std::string_view to_text(verdict_status s) {
    switch (s) {
    case verdict_status::confirmed: return "confirmed";
    case verdict_status::contradicted: return "contradicted";
    case verdict_status::arbiter: return "arbiter";
    case verdict_status::unrecorded: return "unrecorded";
    case verdict_status::undecided: return "undecided";
    case verdict_status::unfinished: return "unfinished";
    case verdict_status::invalid: return "invalid";
    }
    return "";
}

std::string_view to_text(rules::ending e) {
    switch (e) {
    case rules::ending::none: return "none";
    case rules::ending::checkmate: return "checkmate";
    case rules::ending::stalemate: return "stalemate";
    case rules::ending::missed_control_period: return "missed-control-period";
    case rules::ending::no_king_move: return "no-king-move";
    case rules::ending::losing_position: return "losing-position";
    case rules::ending::dead_position: return "dead-position";
    case rules::ending::fivefold_repetition: return "fivefold-repetition";
    case rules::ending::seventy_five_moves: return "seventy-five-moves";
    }
    return "";
}

std::string_view to_text(rules::period_state s) {
    switch (s) {
    case rules::period_state::met: return "met";
    case rules::period_state::missed: return "missed";
    case rules::period_state::impossible: return "impossible";
    case rules::period_state::open: return "open";
    case rules::period_state::exempt: return "exempt";
    case rules::period_state::unknown: return "unknown";
    }
    return "";
}

void game_report::clear() {
    at = {};
    tags.clear();
    repeated_tags = false;
    decoded.clear();
    notation.clear();
    notation_evidence.clear();
    plies = 0;
    result = {};
    white_periods.clear();
    black_periods.clear();
    repetitions.clear();
    successions.clear();
    findings.clear();
    final_fen.clear();
    line.clear();
    moves_key = opening_key = 0;
    expectation = {};
    source = {};
}

}  // namespace royalcheck
