#include <algorithm>

#include "grammar/count_byte.hpp"
#include "grammar/utf8_parts.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

void count_on(std::string_view text, std::size_t from, std::size_t to, std::uint64_t& line, std::uint64_t& column) {
    const std::string_view part = text.substr(from, to - from);
    constexpr auto none = std::string_view::npos;
    std::uint64_t ends = grammar::count_byte(part, '\n');
    std::size_t last = ends > 0 ? part.rfind('\n') : none;
    if (part.find('\r') != none) {
        // A CR ends a line unless the LF of the same line end follows.
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (part[i] != '\r' || (from + i + 1 < text.size() && text[from + i + 1] == '\n')) continue;
            ++ends;
            if (last == none || i > last) last = i;
        }
    }
    line += ends;
    if (last == none)
        column += grammar::count_code_points(part);
    else
        column = 1 + grammar::count_code_points(part.substr(last + 1));
}

void text_origin::advance(std::string_view text, std::size_t to) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    to = std::min(to, text.size());
    if (to <= at) return;
    if (at == 0 && offset == 0 && text.starts_with(mark)) at = std::min(to, mark.size());
    count_on(text, at, to, line, column);
    original = encoding == encoding::utf8 ? to : original + original_length(encoding, text.substr(at, to - at));
    at = to;
}

}  // namespace royalcheck
