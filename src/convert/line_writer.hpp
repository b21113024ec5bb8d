// Movetext in lines of less than 80 characters (PGN standard 8.2.1).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace royalcheck {

/// Appends units with one space or line feed between them. A unit is never broken, though it may be of several lines;
/// the newest one is held back until it is known what is attached to it.
class line_writer {
public:
    explicit line_writer(std::string& out) : out_(out) {}

    void add(std::string_view unit);
    /// To the newest unit, without a space: `)`.
    void attach(std::string_view text) { unit_ += text; }
    /// A unit to which the next one is attached: `(`.
    void add_opening(std::string_view unit);
    /// What follows begins a line.
    void end_line();

private:
    void put_unit();

    std::string& out_;
    std::string unit_;
    std::size_t column_ = 0;  ///< code points on the present line
    bool opening_ = false;
};

/// Code points of UTF-8 text.
std::size_t count_code_points(std::string_view text);

}  // namespace royalcheck
