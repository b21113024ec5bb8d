// Where findings are gathered while a game is replayed; at the end each gets its line and column.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/replay/game_report.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

/// Where in the play a finding stands: the half-move and the path of variations to it.
struct ply_place {
    int ply = 0;  ///< 0: not at a move
    int number = 0;
    rules::side side = rules::side::white;
    std::uint32_t offset = 0;  ///< of the move's text, from the start of the text being replayed
    std::uint32_t length = 0;
};

class findings_sink {
public:
    findings_sink(game_report& report, std::string_view text) : report_(report), text_(text) {}

    /// A finding at a place in the text that is no move.
    /// `clause` replaces the one that the code usually rests on.
    void add(code id, severity severity, std::uint32_t offset, std::uint32_t length, sentence message,
             rules::clause clause = rules::clause::none);
    /// A finding at a half-move; in a variation it is at most a warning. The caller may fill in the rest of it.
    finding& add(code id, severity severity, const ply_place& where, const std::vector<int>& variation,
                 sentence message);

    /// Orders by place, maps offsets to lines and columns (code points), says how many were left out of floods.
    /// No finding lies before the game itself.
    void finish(text_origin& origin);

private:
    finding* room_for(code id, std::uint32_t offset, std::uint32_t length);

    game_report& report_;
    std::string_view text_;
    finding overflow_;  ///< taken instead of a finding past the limit
    std::vector<std::pair<code, std::uint64_t>> counts_;
};

/// The severity that the contract's table gives a code.
severity usual_severity(code id);

}  // namespace royalcheck
