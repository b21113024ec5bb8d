#include "src/convert/comment_text.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view signature = "royalcheck: RC";

bool is_space(char c) { return c == ' ' || c == '\t'; }

// A line end may stand for the space at `i` of a comment with its braces.
bool may_break(std::string_view braced, std::size_t i) {
    if (braced[i] != ' ' || i < 2 || i + 2 >= braced.size()) return false;
    const char next = braced[i + 1];
    return !is_space(braced[i - 1]) && !is_space(next) && next != '[' && next != '%';
}

}  // namespace

std::string comment_text(std::string_view written) {
    const bool braces = written.front() == '{';
    const std::string_view inside = written.substr(1, written.size() - (braces ? 2 : 1));
    std::string text;
    text.reserve(inside.size());
    for (std::size_t i = 0; i < inside.size(); ++i) {
        const bool pair = inside[i] == '\r' && i + 1 < inside.size() && inside[i + 1] == '\n';
        if (!pair) text += inside[i] == '\r' || inside[i] == '\n' ? ' ' : inside[i];
    }
    return text;
}

void write_comment(std::string_view text, line_writer& out) {
    if (text.find('}') != text.npos) {
        out.add(std::string(";").append(text));
        out.end_line();
        return;
    }
    const std::string braced = std::string("{").append(text) + '}';
    std::size_t begin = 0;
    for (std::size_t i = 0; i < braced.size(); ++i) {
        if (!may_break(braced, i)) continue;
        out.add(std::string_view(braced).substr(begin, i - begin));
        begin = i + 1;
    }
    out.add(std::string_view(braced).substr(begin));
}

bool is_annotation(std::string_view text) { return text.starts_with(signature); }

std::string annotation(std::string_view code, std::string_view name, std::string_view message) {
    std::string text = "royalcheck: ";
    return text.append(code).append(" ").append(name).append(": ").append(message);
}

}  // namespace royalcheck
