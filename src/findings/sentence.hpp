// What a finding says, as data: which sentence, and what it speaks of. Words come only in the reports.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/clauses.hpp"
#include "rules/outcome.hpp"
#include "rules/royal64/control_periods.hpp"
#include "src/findings/messages.hpp"
#include "src/findings/result.hpp"

namespace royalcheck {

enum class report_language : std::uint8_t { english, russian };

/// Which sign stands, or should stand, behind a move: `unknown` where the position is not known to be a check.
enum class check_sign : std::uint8_t { unknown, check, mate };

/// A square of either board, files and ranks from 0; without a rank a whole file.
struct named_square {
    std::int8_t file = -1;
    std::int8_t rank = -1;
};
template <class Board>
named_square name_square(rules::square s) {
    return {static_cast<std::int8_t>(rules::file_of<Board>(s)), static_cast<std::int8_t>(rules::rank_of<Board>(s))};
}

/// One sentence; only the fields that its message names are used. Nothing is allocated but for long texts and parts.
struct sentence {
    message id = message::none;
    rules::side side{};                    ///< who
    rules::piece_kind piece{};             ///< a man of `side`
    named_square at{};                     ///< where it stands or goes to
    rules::piece_kind blocker{};           ///< the man to blame
    named_square blocker_at{};             ///< where that one stands
    check_sign sign{};                     ///< behind the move
    rules::ending ending{};                ///< by what the game ended
    game_result result{};                  ///< what the record says
    std::array<game_result, 2> correct{};  ///< what it may say; `none` for no second one
    rules::clause clause{};                ///< on what it rests
    std::int64_t number = 0;               ///< a move number, a limit, a code point, a set of tags
    int due = 0;                           ///< the move number that is due
    rules::period span{};                  ///< a control period
    std::string text{};                    ///< as the record writes it
    std::vector<sentence> parts{};         ///< a list in the sentence; sentences that follow it where it has none
    std::uint32_t left_out = 0;            ///< further findings of this code in this game that are not stored
};

/// Appends the sentence in words.
void append_text(const sentence& s, report_language language, std::string& out);
std::string to_text(const sentence& s, report_language language = report_language::english);
/// A message that takes no argument.
std::string_view to_text(message id, report_language language);

}  // namespace royalcheck
