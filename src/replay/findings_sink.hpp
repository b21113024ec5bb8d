// Where findings are gathered while a game is replayed; at the end each gets its line and column.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/replay/game_report.hpp"
#include "src/replay/numbering.hpp"
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

    /// Takes back the finding of the main line at half-move `ply`, if there is one.
    void withdraw(code id, int ply);

    /// Findings that this Expect tag names are stored however many there are; `plies` is the game's numbering.
    void keep_expected(std::string_view tag, const numbering& plies);

    /// Orders by place, maps offsets to lines and columns (code points), says how many were left out of floods.
    /// No finding lies before the game itself.
    void finish(text_origin& origin);

private:
    /// Findings that are counted together: none of them is left out for another kind.
    struct kind {
        code id;
        royalcheck::severity severity;
        bool in_main_line;
        std::uint32_t stored = 0, left_out = 0;
        std::size_t last = 0;  ///< the newest that is stored
    };
    finding& store(finding f);
    bool is_expected(const finding& f);

    game_report& report_;
    std::string_view text_;
    finding overflow_;  ///< taken instead of a finding past the limit
    std::vector<kind> kinds_;
    std::vector<std::string> expected_;  ///< words of the Expect tag not yet used up, in order
    const numbering* plies_ = nullptr;
};

/// The severity that the contract's table gives a code.
severity usual_severity(code id);

}  // namespace royalcheck
