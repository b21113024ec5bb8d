#include "src/report/json.hpp"

#include <fmt/format.h>

#include "grammar/plain_run.hpp"
#include "grammar/utf8_parts.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

std::uint8_t byte_at(std::string_view text, std::size_t at) { return static_cast<std::uint8_t>(text[at]); }

void append_escape(char c, std::string& out) {
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    const auto value = static_cast<std::uint8_t>(c);
    out += "\\u00";
    out += digits[value >> 4];
    out += digits[value & 15];
}

}  // namespace

void append_json(std::string_view text, std::string& out) {
    out += '"';
    std::size_t begin = 0;  // of the run that is copied as it is
    std::size_t at = 0;
    for (;;) {
        at += grammar::plain_run(text.data() + at, text.size() - at);
        if (at == text.size()) break;
        if (byte_at(text, at) >= 0x80) {
            if (const std::size_t length = grammar::utf8_length(text.substr(at)); length > 0) {
                at += length;
                continue;
            }
            out.append(text, begin, at - begin);
            out += replacement;
            at += grammar::broken_length(text.substr(at));
        } else {
            out.append(text, begin, at - begin);
            append_escape(text[at], out);
            ++at;
        }
        begin = at;
    }
    out.append(text, begin, at - begin);
    out += '"';
}

void json_text::string(std::string_view text) {
    if (text.size() + 2 > buffer_.size() - size_) flush();
    if (text.size() + 2 <= buffer_.size()) {
        if (grammar::plain_run(text.data(), text.size()) == text.size()) {
            char* const to = buffer_.data() + size_;
            to[0] = '"';
            if (!text.empty()) std::memcpy(to + 1, text.data(), text.size());
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
