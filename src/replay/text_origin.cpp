#include <algorithm>

#include "src/replay/replay.hpp"

namespace royalcheck {
namespace {

std::uint64_t code_points(std::string_view s) {
    return static_cast<std::uint64_t>(
        std::count_if(s.begin(), s.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

void text_origin::advance(std::string_view text, std::size_t to) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    to = std::min(to, text.size());
    if (to <= at) return;
    if (at == 0 && offset == 0 && text.starts_with(mark)) at = std::min(to, mark.size());
    std::string_view part = text.substr(at, to - at);

    constexpr auto none = std::string_view::npos;
    std::uint64_t ends = 0;
    std::size_t last = none;
    for (std::size_t end = part.find('\n'); end != none; end = part.find('\n', end + 1)) {
        ++ends;
        last = end;
    }
    if (part.find('\r') != none) {
        // A CR ends a line unless the LF of the same line end follows.
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (part[i] != '\r' || (at + i + 1 < text.size() && text[at + i + 1] == '\n')) continue;
            ++ends;
            if (last == none || i > last) last = i;
        }
    }
    line += ends;
    if (last == none)
        column += code_points(part);
    else
        column = 1 + code_points(part.substr(last + 1));
    original = encoding == encoding::utf8 ? to : original + original_length(encoding, part);
    at = to;
}

}  // namespace royalcheck
