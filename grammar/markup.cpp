#include "grammar/markup.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace royalcheck::grammar {

namespace {

char lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); }
bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

bool begins_with(std::string_view text, std::string_view small_letters) {
    return text.size() >= small_letters.size() && std::equal(small_letters.begin(), small_letters.end(), text.begin(),
                                                             [](char want, char have) { return want == lower(have); });
}

struct reference {
    std::string_view name, text;
};
constexpr reference references[] = {{"nbsp", " "},  {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},
                                    {"apos", "'"},  {"laquo", "«"},  {"raquo", "»"},  {"hellip", "…"}, {"ndash", "–"},
                                    {"mdash", "—"}, {"minus", "−"},  {"times", "×"},  {"frac12", "½"}, {"plusmn", "±"},
                                    {"infin", "∞"}, {"dagger", "†"}, {"Dagger", "‡"}, {"ldquo", "“"},  {"rdquo", "”"},
                                    {"lsquo", "‘"}, {"rsquo", "’"},  {"bdquo", "„"},  {"thinsp", " "}, {"ensp", " "},
                                    {"emsp", " "},  {"shy", ""},     {"zwnj", ""},    {"num", "#"},    {"ne", "≠"}};

constexpr std::string_view blocks[] = {"p",  "div", "li", "ul", "ol", "table", "tr", "h1",  "h2",         "h3",
                                       "h4", "h5",  "h6", "dl", "dt", "dd",    "hr", "pre", "blockquote", "section"};

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
    explicit html_reader(std::string_view source) : source_(source) {}

    visible_text read() {
        anchor();
        while (at_ < source_.size()) {
            const char c = source_[at_];
            if (c == '<' && markup()) {
                anchor();
            } else if (c == '&' && character_reference()) {
                continue;
            } else {
                out_.text += c;
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
        anchor(true);
        out_.text += text;
        at_ += length;
        anchor();
    }

    void skip_past(std::string_view end) {
        while (at_ < source_.size() && !begins_with(source_.substr(at_), end)) ++at_;
        at_ = std::min(source_.size(), at_ + end.size());
    }

    bool markup() {
        const std::string_view rest = source_.substr(at_);
        if (rest.starts_with("<!--")) {
            skip_past("-->");
            return true;
        }
        if (rest.size() < 2 || (!is_letter(rest[1]) && rest[1] != '/' && rest[1] != '!' && rest[1] != '?'))
            return false;
        const std::size_t begin = rest[1] == '/' ? 2 : 1;
        std::size_t end = begin;
        while (end < rest.size() && (is_letter(rest[end]) || (rest[end] >= '0' && rest[end] <= '9'))) ++end;
        std::string name(rest.substr(begin, end - begin));
        std::transform(name.begin(), name.end(), name.begin(), lower);
        skip_past(">");
        if (begin == 1 && (name == "script" || name == "style")) skip_past("</" + name);
        if (name == "sup" || name == "sub") set_apart(begin == 1);
        if (name == "br") out_.text += '\n';
        if (name == "td" || name == "th") out_.text += ' ';
        if (std::find(std::begin(blocks), std::end(blocks), name) != std::end(blocks)) out_.text += "\n\n";
        return true;
    }

    /// Behind `<sup>`, `<sub>`: what looks like the mark of a footnote is put into brackets, for it is not part of the
    /// word before it. `Nf3<sup>+</sup>` and `N<sub>f3</sub>` are one word.
    void set_apart(bool opens) {
        if (!opens) {
            if (apart_) out_.text += ']';
            apart_ = false;
            return;
        }
        std::size_t first = at_;
        for (int tags = 0; first < source_.size() && source_[first] == '<'; ++tags) {
            const std::size_t end = source_.find('>', first);
            if (end == source_.npos || tags == most_tags_of_a_mark) return;
            first = end + 1;
        }
        if (apart_ || first + 1 >= source_.size()) return;
        const auto digit = [](char c) { return c >= '0' && c <= '9'; };
        const char c = source_[first];
        apart_ = digit(c) || c == '[' || c == '(' || (c >= 'a' && c <= 'z' && !digit(source_[first + 1]));
        if (apart_) out_.text += '[';
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
    visible_text out_;
    std::size_t at_ = 0;
    bool apart_ = false;
    static constexpr int most_tags_of_a_mark = 4;  ///< so that marks within marks cost no more than they are long
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

visible_text read_html(std::string_view source) { return html_reader(source).read(); }

}  // namespace royalcheck::grammar
