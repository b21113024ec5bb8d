#include "src/replay/ply_names.hpp"

#include <algorithm>
#include <charconv>

namespace royalcheck {

numbering numbering_of(std::string_view fen) {
    numbering plies;
    std::size_t at = fen.find(' ');
    if (fen.substr(std::min(at, fen.size())).starts_with(" b")) plies.first_side = rules::side::black;
    for (int field = 1; field < 5 && at != fen.npos; ++field) at = fen.find(' ', at + 1);
    if (at != fen.npos) std::from_chars(fen.data() + at + 1, fen.data() + fen.size(), plies.first_number);
    return plies;
}

// The final position knows whose move comes next and its number; the start is as many half-moves back.
numbering numbering_of(const game_report& report) {
    if (report.final_fen.empty()) return {};
    const numbering next = numbering_of(std::string_view(report.final_fen));
    const int first = 2 * next.first_number + (next.first_side == rules::side::black ? 1 : 0) - report.plies;
    return {first / 2, first % 2 == 0 ? rules::side::white : rules::side::black};
}

}  // namespace royalcheck
