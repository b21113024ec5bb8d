#include "src/report/ascii_board.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "src/report/placement.hpp"

namespace royalcheck {
void append_board(std::string_view fen, report_language language, std::string_view indent, std::string& out) {
    std::string_view placement = fen.substr(0, fen.find(' '));
    std::size_t rank = static_cast<std::size_t>(std::count(placement.begin(), placement.end(), '/')) + 1;
    std::size_t files = 0;
    while (rank > 0) {
        const std::size_t slash = std::min(placement.find('/'), placement.size());
        const auto squares = squares_of(placement.substr(0, slash));
        files = std::max(files, squares.size());
        out += indent;
        out += fmt::format("{:>2}", rank--);
        for (const std::string& square : squares)
            out += fmt::format(" {:>2}", square.empty() ? "." : man_in(language, square));
        out += '\n';
        placement.remove_prefix(std::min(slash + 1, placement.size()));
    }
    out += indent;
    out += "  ";
    for (std::size_t file = 0; file < files; ++file) out += fmt::format("  {}", static_cast<char>('a' + file));
    out += '\n';
}

}  // namespace royalcheck
