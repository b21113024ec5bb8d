#include "src/report/region.hpp"

#include <algorithm>

namespace royalcheck {

region_end end_of(const game_report& report, const place& at) {
    region_end end{at.line, at.column};
    if (at.in_text < report.source_in_text) return end;
    const std::string_view source = report.source;
    const std::size_t begin = std::min<std::size_t>(at.in_text - report.source_in_text, source.size());
    const std::string_view text = source.substr(begin, at.text_length);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n' || (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))) {
            ++end.line;
            end.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++end.column;
        }
    }
    return end;
}

}  // namespace royalcheck
