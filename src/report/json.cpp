#include "src/report/json.hpp"

#include <fmt/format.h>

#include "grammar/plain_run.hpp"
#include "grammar/utf8.hpp"
#include "grammar/utf8_parts.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

void append_unit(char32_t unit, std::string& out) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += digits[unit >> shift & 15u];
}

void append_escape(char32_t c, std::string& out) {
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    if (c < 0x10000) return append_unit(c, out);
    append_unit(0xD800 + ((c - 0x10000) >> 10), out);
    append_unit(0xDC00 + ((c - 0x10000) & 0x3FFu), out);
}

}  // namespace

void append_json(std::string_view text, std::string& out) {
    out += '"';
    std::size_t begin = 0;  // of the run that is copied as it is
    std::size_t at = 0;
    for (;;) {
        at += grammar::plain_run(text.data() + at, text.size() - at);
        if (at == text.size()) break;
        const grammar::code_point c = grammar::decode(text.data() + at, text.data() + text.size());
        if (c.value >= 0x80 && !is_shown_by_name(c.value)) {
            at += c.length;
            continue;
        }
        out.append(text, begin, at - begin);
        if (c.length > 0)
            append_escape(c.value, out);
        else
            out += replacement;
        at += c.length > 0 ? c.length : grammar::broken_length(text.substr(at));
        begin = at;
    }
    out.append(text, begin, at - begin);
    out += '"';
}

void json_text::string(std::string_view text) {
    if (text.size() + 2 > buffer_.size() - size_) flush();
    if (text.size() + 2 <= buffer_.size()) {
        char* const to = buffer_.data() + size_;
        to[0] = '"';
        if (grammar::copy_plain(text.data(), text.size(), to + 1)) {
            to[1 + text.size()] = '"';
            size_ += text.size() + 2;
            return;
        }
    }
    flush();
    append_json(text, out_);
}

void json_text::number(std::uint64_t value) {
    const fmt::format_int text(value);
    *this += std::string_view(text.data(), text.size());
}

void json_text::number(std::int64_t value) {
    const fmt::format_int text(value);
    *this += std::string_view(text.data(), text.size());
}

json_text& json_text::long_text(std::string_view text) {
    flush();
    out_ += text;
    return *this;
}

}  // namespace royalcheck
