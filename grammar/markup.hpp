// HTML as the text that a reader sees, with the way back to the places in the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace royalcheck::grammar {

struct visible_text {
    std::string text;
    struct anchor {
        std::size_t in_text, in_source;
        bool replaced = false;  ///< what follows stands for a character reference
    };
    std::vector<anchor> anchors;  ///< from each on, text and source run in step up to the next

    /// Where text[offset] stands in the source.
    std::size_t source_offset(std::size_t offset) const;
    /// Where what stands before text[offset] ends in the source.
    std::size_t source_end(std::size_t offset) const;
};

/// Whether `text` is an HTML document or a part of one: it begins with a doctype, a comment or an element.
bool is_html(std::string_view text);

/// Tags, comments, scripts and styles left out, character references replaced, blocks parted by empty lines.
visible_text read_html(std::string_view source);

/// The same for plain text and Markdown, which may have elements of HTML (`<b>`, `<br>`) and character references in
/// them; all else that stands between < and > is text. Without anchors if there is none: the text is what is seen.
visible_text read_marked_text(std::string_view source);

}  // namespace royalcheck::grammar
