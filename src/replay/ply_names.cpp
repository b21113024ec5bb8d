#include "src/replay/ply_names.hpp"

#include <charconv>

namespace royalcheck {

// The final position knows whose move comes next and its number; the start is as many half-moves back.
numbering numbering_of(const game_report& report) {
    const std::string_view fen = report.final_fen;
    std::size_t at = fen.find(' ');
    if (at == fen.npos) return {};
    const bool black = fen.substr(at + 1, 1) == "b";
    for (int field = 1; field < 5 && at != fen.npos; ++field) at = fen.find(' ', at + 1);
    int number = 1;
    if (at != fen.npos) std::from_chars(fen.data() + at + 1, fen.data() + fen.size(), number);
    const int first = 2 * number + (black ? 1 : 0) - report.plies;
    return {first / 2, first % 2 == 0 ? rules::side::white : rules::side::black};
}

}  // namespace royalcheck
