#include "src/report/region.hpp"

#include <algorithm>

#include "src/replay/replay.hpp"

namespace royalcheck {

region_end end_of(const game_report& report, const place& at) {
    region_end end{at.line, at.column};
    if (at.in_text < report.source_in_text) return end;
    const std::string_view source = report.source;
    const std::size_t begin = std::min<std::size_t>(at.in_text - report.source_in_text, source.size());
    const std::size_t length = std::min<std::size_t>(at.text_length, source.size() - begin);
    count_on(source, begin, begin + length, end.line, end.column);
    return end;
}

}  // namespace royalcheck
