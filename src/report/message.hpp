// What a finding and an unmet expectation say, for the formats of machines.
#pragma once

#include <string>

#include "src/replay/game_report.hpp"

namespace royalcheck {

/// The finding's full sentence.
inline std::string message_of(const finding& f, report_language language = report_language::english) {
    return to_text(f.message, language);
}

/// "Kd1, Kf1": the legal moves that come closest, in the letters of the game; empty if there are none.
std::string possible_moves(const finding& f);

/// "Not as expected; expected and not found: …; found and not expected: …"
std::string expectation_message(const expectation_report& expected);

}  // namespace royalcheck
