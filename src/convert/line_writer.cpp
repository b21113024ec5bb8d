#include "src/convert/line_writer.hpp"

#include <algorithm>

#include "grammar/utf8.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t longest_line = 79;

}  // namespace

std::size_t count_code_points(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !grammar::is_continuation(c); }));
}

void line_writer::add(std::string_view unit) {
    if (!opening_) put_unit();
    opening_ = false;
    unit_ += unit;
}

void line_writer::add_opening(std::string_view unit) {
    add(unit);
    opening_ = true;
}

void line_writer::end_line() {
    put_unit();
    if (column_ > 0) out_ += '\n';
    column_ = 0;
    opening_ = false;
}

void line_writer::put_unit() {
    if (unit_.empty()) return;
    const std::size_t first_end = unit_.find('\n'), last_begin = unit_.rfind('\n') + 1;
    const std::size_t width = count_code_points(std::string_view(unit_).substr(0, first_end));
    if (column_ > 0) {
        const bool fits = column_ + 1 + width <= longest_line;
        out_ += fits ? ' ' : '\n';
        column_ = fits ? column_ + 1 : 0;
    }
    out_ += unit_;
    column_ = first_end == unit_.npos ? column_ + width : count_code_points(std::string_view(unit_).substr(last_begin));
    unit_.clear();
}

}  // namespace royalcheck
