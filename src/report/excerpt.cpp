#include "src/report/excerpt.hpp"

#include <algorithm>
#include <vector>

#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view cut_mark = "...";
constexpr std::size_t longest_word = 16;  ///< bytes; what is longer is cut

bool ends_line(char c) { return c == '\n' || c == '\r'; }

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Where the shown part of the line begins: its start, or as far back as is worth reading.
std::size_t window_begin(std::string_view source, std::size_t at, std::size_t columns_before) {
    const std::size_t nearest = at - std::min(at, 4 * columns_before);
    std::size_t begin = at;
    while (begin > nearest && !ends_line(source[begin - 1])) --begin;
    // Not in the middle of a character; more than three such bytes belong to none.
    const std::size_t farthest = std::min(at, begin + 3);
    while (begin < farthest && begin > 0 && !ends_line(source[begin - 1]) && continues_character(source[begin]))
        ++begin;
    return begin;
}

}  // namespace

std::optional<excerpt> make_excerpt(std::string_view source, std::size_t at, std::size_t length,
                                    std::size_t columns_in_all) {
    if (at >= source.size()) return std::nullopt;
    const std::size_t columns_before = columns_in_all * 3 / 5;  // of the place
    std::size_t begin = window_begin(source, at, columns_before);
    std::vector<shown_character> before;
    std::size_t columns = 0;
    for (std::size_t from = begin; from < at;) {
        before.push_back(show_character(source.substr(from, at - from)));
        from += before.back().bytes;
        columns += before.back().columns;
    }
    std::size_t first = 0;
    for (; columns > columns_before; ++first) {
        columns -= before[first].columns;
        begin += before[first].bytes;
    }

    // Not in the middle of a word; tables of bytes and the like are cut all the same.
    if (first > 0 && before[first - 1].shown != " ") {
        std::size_t next = first;
        while (next < before.size() && next - first < longest_word && before[next].shown != " ") ++next;
        if (next < before.size() && before[next].shown == " ")
            for (++next; first < next; ++first) {
                columns -= before[first].columns;
                begin += before[first].bytes;
            }
    }

    excerpt out;
    const bool cut = begin > 0 && !ends_line(source[begin - 1]);
    if (cut) {
        out.line += cut_mark;
        columns += cut_mark.size();
    }
    for (; first < before.size(); ++first) out.line += before[first].shown;

    out.caret.assign(columns, ' ');
    std::size_t marked = 0;
    std::size_t whole_words = 0;  // of the line, behind the marked place
    for (std::size_t from = at; from < source.size() && !ends_line(source[from]);) {
        const shown_character c = show_character(source.substr(from));
        if (columns + c.columns > columns_in_all) {
            if (whole_words > 0 && out.line.size() - whole_words <= longest_word) out.line.resize(whole_words);
            out.line += cut_mark;
            break;
        }
        if (c.shown == " " && from >= at + length) whole_words = out.line.size();
        out.line += c.shown;
        columns += c.columns;
        if (from < at + length) marked += c.columns;
        from += c.bytes;
    }
    out.caret += '^';
    if (marked > 1) out.caret.append(marked - 1, '~');
    return out;
}

}  // namespace royalcheck
