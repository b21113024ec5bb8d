#include "src/replay/request.hpp"

namespace royalcheck {

// Told by the king's target, c is the long side on 8 files, the short one on 10.
rules::wing wing_of(const grammar::move_text& move, int board_size) {
    const bool towards_a = move.wing_by_target && move.to_file == 2;
    const bool is_short =
        move.wing_by_target && board_size == 10 ? towards_a : move.form == grammar::move_form::castling_short;
    return is_short ? rules::wing::king_side : rules::wing::queen_side;
}

std::string in_letters_of(grammar::language language, std::string_view san) {
    if (language == grammar::english) return std::string(san);
    std::string out;
    for (std::size_t i = 0; i < san.size(); ++i) {
        const char next = i + 1 < san.size() ? san[i + 1] : '\0';
        switch (san[i]) {
        case 'K': out += "Кр"; break;
        case 'Q': out += "Ф"; break;
        case 'R': out += "Л"; break;
        case 'B': out += "С"; break;
        case 'N': out += "К"; break;
        case 'P':
            if (next == 'r' || next == 's') {
                out += next == 'r' ? "Пр" : "Пс";
                ++i;
                break;
            }
            [[fallthrough]];
        default: out += san[i];
        }
    }
    return out;
}

}  // namespace royalcheck
