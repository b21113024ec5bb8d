#include "src/report/wrap.hpp"

#include <algorithm>

#include "src/report/printable.hpp"

namespace royalcheck {

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const shown_character c = show_character(text);
        columns += c.columns;
        text.remove_prefix(c.bytes);
    }
    return columns;
}

void append_wrapped(std::string_view text, std::size_t column, const line_shape& shape, std::string& out) {
    bool begun = false;  // a word stands on this line after what was there before
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t columns = columns_of(word);
        const bool fits = column + (begun ? 1 : 0) + columns <= shape.width;
        if (shape.width > 0 && !fits && column > shape.indent.size()) {
            if (out.ends_with(' ')) out.pop_back();
            out += '\n';
            out += shape.indent;
            column = shape.indent.size();
            begun = false;
        }
        if (begun) out += ' ';
        out += word;
        column += columns + (begun ? 1 : 0);
        begun = true;
    }
    out += '\n';
}

}  // namespace royalcheck
