// Where a brace comment ends, and where reading goes on if it never does.
#include "grammar/pgn.hpp"
#include "grammar/tags.hpp"

namespace royalcheck::grammar {

// One pass that stops at the first of: `}`; a second `{` after a line that looks like a tag; the end. A scan never
// runs past the next `{` behind a tag section, so a file with an unclosed brace in every game is read twice at most.
std::size_t comment_end(std::string_view text, std::size_t open, std::size_t& resume) {
    resume = text.size();
    bool tag_seen = false;
    for (std::size_t i = open + 1; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '}') return i + 1;
        if (c == '{' && tag_seen) return std::string_view::npos;
        if ((c != '\n' && c != '\r') || tag_seen) continue;
        std::size_t line = i + 1;
        while (line < text.size() && (text[line] == ' ' || text[line] == '\t')) ++line;
        if (line < text.size() && text[line] == '[' && tag_shape_at(text, line) == tag_shape::quoted) {
            tag_seen = true;
            resume = i + 1;
        }
        i = line - 1;
    }
    return std::string_view::npos;
}

}  // namespace royalcheck::grammar
