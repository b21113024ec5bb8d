#include "src/convert/comment_text.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

constexpr std::string_view signature = "royalcheck: RC";

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }

// A line end stands beside white space or at either end.
bool is_laid_out(std::string_view text) {
    for (std::size_t i = text.find('\n'); i != text.npos; i = text.find('\n', i + 1))
        if (i == 0 || i + 1 == text.size() || is_space(text[i - 1]) || is_space(text[i + 1])) return true;
    return false;
}

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
        if (!pair) text += inside[i] == '\r' ? '\n' : inside[i];
    }
    if (!is_laid_out(text)) std::replace(text.begin(), text.end(), '\n', ' ');
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
    const bool lines_stay = text.find('\n') != text.npos;
    for (std::size_t i = 0; i < braced.size() && !lines_stay; ++i) {
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
