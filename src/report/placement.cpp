#include "src/report/placement.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace royalcheck {

std::vector<std::string> squares_of(std::string_view row) {
    std::vector<std::string> squares;
    for (std::size_t at = 0; at < row.size(); ++at) {
        const char c = row[at];
        if (c == '(') {
            const std::size_t close = std::min(row.find(')', at), row.size());
            squares.emplace_back(row.substr(at + 1, close - at - 1));
            at = close;
        } else if (c >= '1' && c <= '9') {
            const bool ten = c == '1' && at + 1 < row.size() && row[at + 1] == '0';
            squares.insert(squares.end(), ten ? 10 : static_cast<std::size_t>(c - '0'), "");
            at += ten ? 1 : 0;
        } else {
            squares.emplace_back(1, c);
        }
    }
    return squares;
}

placement read_placement(std::string_view fen) {
    placement out;
    std::string_view rows = fen.substr(0, fen.find(' '));
    while (!rows.empty()) {  // rank 8 or 10 first
        const std::size_t slash = std::min(rows.find('/'), rows.size());
        const auto row = squares_of(rows.substr(0, slash));
        out.men.insert(out.men.begin(), row.begin(), row.end());
        ++out.size;
        rows.remove_prefix(std::min(slash + 1, rows.size()));
    }
    return out;
}

const std::string& placement::on(std::string_view square) const {
    std::size_t rank = 0;
    std::from_chars(square.data() + 1, square.data() + square.size(), rank);
    return men.at((rank - 1) * size + static_cast<std::size_t>(square[0] - 'a'));
}

std::string square_name(std::size_t file, std::size_t rank) {
    return static_cast<char>('a' + file) + std::to_string(rank + 1);
}

std::string_view man_in(report_language language, std::string_view man) {
    constexpr std::array<std::array<std::string_view, 2>, 16> letters{{{"K", "Кр"},
                                                                       {"k", "кр"},
                                                                       {"Q", "Ф"},
                                                                       {"q", "ф"},
                                                                       {"R", "Л"},
                                                                       {"r", "л"},
                                                                       {"B", "С"},
                                                                       {"b", "с"},
                                                                       {"N", "К"},
                                                                       {"n", "к"},
                                                                       {"P", "П"},
                                                                       {"p", "п"},
                                                                       {"Pr", "Пр"},
                                                                       {"pr", "пр"},
                                                                       {"Ps", "Пс"},
                                                                       {"ps", "пс"}}};
    if (language != report_language::russian) return man;
    const auto row = std::find_if(letters.begin(), letters.end(), [man](const auto& r) { return r[0] == man; });
    return row == letters.end() ? man : (*row)[1];
}

}  // namespace royalcheck
