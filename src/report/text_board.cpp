#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "src/report/board_view.hpp"
#include "src/report/placement.hpp"

namespace royalcheck {
namespace {

/// A man in two columns.
std::string cell(const std::string& man, bool unicode, report_language language) {
    constexpr std::string_view letters = "KQRBNPkqrbnp";
    constexpr std::array<std::string_view, 12> figures{"♔", "♕", "♖", "♗", "♘", "♙", "♚", "♛", "♜", "♝", "♞", "♟"};
    if (man.empty()) return unicode ? " ·" : " .";
    const std::size_t at = man.size() == 1 ? letters.find(man[0]) : letters.npos;
    if (unicode && at != letters.npos) return " " + std::string(figures[at]);
    return fmt::format("{:>2}", man_in(language, man));
}

struct mark {
    char before = ' ', after = ' ';
};

mark mark_of(const board_view& view, const std::string& square) {
    if (std::find(view.checks.begin(), view.checks.end(), square) != view.checks.end()) return {'!', '!'};
    if (square == view.from || square == view.to) return {'[', ']'};
    return {};
}

}  // namespace

std::string text_board(const board_view& view, bool unicode, report_language language) {
    const placement board = read_placement(view.fen);
    const auto seen = [&](std::size_t i) { return view.flip ? board.size - 1 - i : i; };
    std::string out;
    for (std::size_t row = board.size; row-- > 0;) {
        out += fmt::format("{:>2} ", seen(row) + 1);
        for (std::size_t column = 0; column < board.size; ++column) {
            const std::string square = square_name(seen(column), seen(row));
            const mark around = mark_of(view, square);
            out += around.before;
            out += cell(board.on(square), unicode, language);
            out += around.after;
        }
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }
    out += "   ";
    for (std::size_t column = 0; column < board.size; ++column)
        out += fmt::format("  {}{}", static_cast<char>('a' + seen(column)), column + 1 < board.size ? " " : "\n");
    return out;
}

}  // namespace royalcheck
