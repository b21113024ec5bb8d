#include "grammar/markup.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace royalcheck::grammar {

namespace {

char lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); }
bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool begins_with(std::string_view text, std::string_view small_letters) {
    return text.size() >= small_letters.size() && std::equal(small_letters.begin(), small_letters.end(), text.begin(),
                                                             [](char want, char have) { return want == lower(have); });
}

struct reference {
    std::string_view name, text;
};
constexpr reference references[] = {
    {"nbsp", " "},   {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""}, {"apos", "'"},  {"laquo", "«"},
    {"raquo", "»"},  {"hellip", "…"}, {"ndash", "–"},  {"mdash", "—"},  {"minus", "−"}, {"times", "×"}, {"frac12", "½"},
    {"plusmn", "±"}, {"infin", "∞"},  {"dagger", "†"}, {"Dagger", "‡"}, {"ldquo", "“"}, {"rdquo", "”"}, {"lsquo", "‘"},
    {"rsquo", "’"},  {"bdquo", "„"},  {"thinsp", " "}, {"ensp", " "},   {"emsp", " "},  {"shy", ""},    {"zwnj", ""},
    {"num", "#"},    {"ne", "≠"},     {"sup1", "¹"},   {"sup2", "²"},   {"sup3", "³"}};

constexpr std::string_view blocks[] = {"p",  "div", "li", "ul", "ol", "table", "tr", "h1",  "h2",         "h3",
                                       "h4", "h5",  "h6", "dl", "dt", "dd",    "hr", "pre", "blockquote", "section"};

/// The other elements that people write into plain text and Markdown.
constexpr std::string_view inlines[] = {"a",   "b",      "big",    "br",    "center", "code", "del",   "em",   "font",
                                        "i",   "img",    "ins",    "kbd",   "mark",   "s",    "small", "span", "sub",
                                        "sup", "strike", "strong", "tbody", "td",     "th",   "tt",    "u",    "thead"};

template <std::size_t Count>
bool is_one_of(std::string_view name, const std::string_view (&names)[Count]) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

void append_code_point(std::uint32_t c, std::string& out) {
    if (c < 0x80) {
        out += static_cast<char>(c);
        return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr std::array<std::uint32_t, 4> lead{0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(lead[static_cast<std::size_t>(more)] | (c >> (6 * more)));
    for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) out += static_cast<char>(0x80 | ((c >> shift) & 0x3F));
}

class html_reader {
public:
    /// In a text that is not HTML as a whole only what is surely meant so is markup.
    html_reader(std::string_view source, bool whole)
        : source_(source), whole_(whole), last_quote_(source.rfind('"')), last_apostrophe_(source.rfind('\'')),
          last_comment_end_(source.rfind("-->") == source.npos ? 0 : source.rfind("-->")) {}

    visible_text read() {
        anchor();
        while (at_ < source_.size()) {
            const char c = source_[at_];
            if (c == '<' && markup()) {
                anchor();
            } else if (c == '&' && character_reference()) {
                continue;
            } else {
                before_text(c);
                const bool line_end = c == '\n' || c == '\r';
                out_.text += line_end && tables_ > 0 && preformatted_ == 0 ? ' ' : c;
                ++at_;
            }
        }
        return std::move(out_);
    }

private:
    void anchor(bool replaced = false) {
        if (!out_.anchors.empty() && out_.anchors.back().in_text == out_.text.size()) out_.anchors.pop_back();
        out_.anchors.push_back({out_.text.size(), at_, replaced});
    }

    void replace(std::string_view text, std::size_t length) {
        before_text('&');
        anchor(true);
        out_.text += text;
        at_ += length;
        anchor();
    }

    void skip_past(std::string_view end) {
        while (at_ < source_.size() && !begins_with(source_.substr(at_), end)) ++at_;
        at_ = std::min(source_.size(), at_ + end.size());
    }

    /// To the end of the tag, which a `>` in the quotes of an attribute is not. A quote that is never closed is none.
    void skip_tag() {
        for (bool value = false; at_ < source_.size(); ++at_) {
            const char c = source_[at_];
            if (c == '>') break;
            const std::size_t last = c == '"' ? last_quote_ : last_apostrophe_;
            if (value && (c == '"' || c == '\'') && at_ < last) at_ = source_.find(c, at_ + 1);
            value = c == '=' || (value && is_space(c));
        }
        at_ = std::min(source_.size(), at_ + 1);
    }

    /// `>` or attributes follow the name of a tag at `behind` and no other tag begins before its end.
    bool is_surely_a_tag(std::string_view name, std::string_view behind) const {
        constexpr std::size_t longest = 256;  // bytes; more stands in no tag that people write by hand
        if (!is_one_of(name, blocks) && !is_one_of(name, inlines)) return false;
        const std::size_t end = behind.substr(0, longest).find_first_of("<>");
        if (end == behind.npos || behind[end] == '<') return false;
        const std::string_view attributes = behind.substr(0, end);
        return attributes.find_first_not_of(" /") == attributes.npos || attributes.find('=') != attributes.npos;
    }

    bool markup() {
        const std::string_view rest = source_.substr(at_);
        if (rest.starts_with("<!--")) {
            if (!whole_ && at_ >= last_comment_end_) return false;
            skip_past("-->");
            return true;
        }
        if (rest.size() < 2 || (!is_letter(rest[1]) && rest[1] != '/' && rest[1] != '!' && rest[1] != '?'))
            return false;
        const bool opens = rest[1] != '/';
        const std::size_t begin = opens ? 1 : 2;
        std::size_t end = begin;
        while (end < rest.size() && (is_letter(rest[end]) || is_digit(rest[end]))) ++end;
        std::string name(rest.substr(begin, end - begin));
        std::transform(name.begin(), name.end(), name.begin(), lower);
        if (!whole_ && !is_surely_a_tag(name, rest.substr(end))) return false;
        skip_tag();
        if (opens && (name == "script" || name == "style")) {
            skip_past("</" + name);
            skip_tag();
        }
        if (name == "sup" || name == "sub") set_apart(opens);
        if (name == "br") out_.text += '\n';
        if (name == "pre") count(preformatted_, opens);
        if (name == "td" || name == "th") begin_cell(opens);
        if (name == "tr" && tables_ > 0)
            begin_row(opens);
        else if (is_one_of(name, blocks))
            block(name == "table", opens);
        return true;
    }

    static void count(int& open, bool opens) { open = std::max(0, open + (opens ? 1 : -1)); }

    /// The rows of a table are lines and its cells words, as in a table of Markdown; line ends of the source mean
    /// nothing there.
    void begin_row(bool opens) {
        break_due_ = in_cell_ = false;
        if (opens) out_.text += '\n';
    }

    void begin_cell(bool opens) {
        break_due_ = cell_has_text_ = false;
        in_cell_ = opens && tables_ > 0;
        out_.text += ' ';
    }

    /// An empty line; at the border of a cell a paragraph parts nothing.
    void block(bool table, bool opens) {
        if (table) {
            count(tables_, opens);
            break_due_ = in_cell_ = false;
        }
        if (in_cell_)
            break_due_ = cell_has_text_;
        else
            out_.text += "\n\n";
    }

    /// What waited for the text that begins now.
    void before_text(char first) {
        cell_has_text_ = cell_has_text_ || !is_space(first);
        if (break_due_ && !is_space(first)) {
            break_due_ = false;
            out_.text += "\n\n";
            anchor();
        }
        if (!mark_due_) return;
        mark_due_ = false;
        const bool alone = at_ + 1 < source_.size() && !is_digit(source_[at_ + 1]);
        apart_ = at_ + 1 < source_.size() &&
                 (is_digit(first) || first == '[' || first == '(' || (first >= 'a' && first <= 'z' && alone));
        if (!apart_) return;
        out_.text += '[';
        anchor();
    }

    /// Behind `<sup>`, `<sub>`: what looks like the mark of a footnote is put into brackets, for it is not part of the
    /// word before it. `Nf3<sup>+</sup>` and `N<sub>f3</sub>` are one word.
    void set_apart(bool opens) {
        if (!opens && apart_) out_.text += ']';
        mark_due_ = opens && !apart_;
        if (!opens) apart_ = false;
    }

    bool character_reference() {
        const std::string_view rest = source_.substr(at_ + 1, 12);
        const std::size_t end = rest.find(';');
        if (end == rest.npos) return false;
        const std::string_view name = rest.substr(0, end);
        const std::size_t length = end + 2;
        if (name.starts_with('#')) {
            const bool hexadecimal = name.size() > 2 && lower(name[1]) == 'x';
            const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
            std::uint32_t value = 0;
            const auto read =
                std::from_chars(digits.data(), digits.data() + digits.size(), value, hexadecimal ? 16 : 10);
            const bool whole = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
            if (!whole || value == 0 || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return false;
            std::string character;
            append_code_point(value, character);
            replace(character, length);
        } else {
            const auto found = std::find_if(std::begin(references), std::end(references),
                                            [&](const reference& r) { return r.name == name; });
            if (found == std::end(references)) return false;
            replace(found->text, length);
        }
        return true;
    }

    std::string_view source_;
    bool whole_;
    visible_text out_;
    std::size_t at_ = 0;
    std::size_t last_quote_, last_apostrophe_;  ///< in the source; npos if there is none
    std::size_t last_comment_end_;              ///< 0 if there is none
    int tables_ = 0, preformatted_ = 0;         ///< open around the place
    bool in_cell_ = false, cell_has_text_ = false;
    bool break_due_ = false;  ///< before more text of the cell
    bool mark_due_ = false;   ///< `<sup>` was opened, and what stands in it comes next
    bool apart_ = false;      ///< in the brackets of such a mark
};

}  // namespace

std::size_t visible_text::source_offset(std::size_t offset) const {
    const auto after = std::upper_bound(anchors.begin(), anchors.end(), offset,
                                        [](std::size_t o, const anchor& a) { return o < a.in_text; });
    const anchor& from = *(after - 1);
    return from.replaced ? from.in_source : from.in_source + (offset - from.in_text);
}

std::size_t visible_text::source_end(std::size_t offset) const {
    if (offset == 0) return source_offset(0);
    const auto after = std::upper_bound(anchors.begin(), anchors.end(), offset - 1,
                                        [](std::size_t o, const anchor& a) { return o < a.in_text; });
    const anchor& from = *(after - 1);
    return from.replaced ? after->in_source : from.in_source + (offset - from.in_text);
}

bool is_html(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == text.npos) return false;
    text.remove_prefix(begin);
    if (begins_with(text, "<!doctype html") || begins_with(text, "<!--") || begins_with(text, "<?xml")) return true;
    return text.size() > 1 && text[0] == '<' && is_letter(text[1]) && text.find('>') != text.npos;
}

visible_text read_html(std::string_view source) { return html_reader(source, true).read(); }

visible_text read_marked_text(std::string_view source) {
    if (source.find_first_of("<&") == source.npos) return {};
    visible_text seen = html_reader(source, false).read();
    if (seen.anchors.size() == 1) return {};  // none but that of the beginning
    return seen;
}

}  // namespace royalcheck::grammar
