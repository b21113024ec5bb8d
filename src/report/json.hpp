// JSON by hand: the hot path of archives. Every string that goes in comes out as valid UTF-8.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace royalcheck {

/// Gathers short pieces of JSON and appends them to a string in large ones; the destructor appends the last.
class json_text {
public:
    explicit json_text(std::string& out) : out_(out) {}
    ~json_text() { flush(); }
    json_text(const json_text&) = delete;
    json_text& operator=(const json_text&) = delete;

    json_text& operator+=(char c) {
        if (size_ == buffer_.size()) flush();
        buffer_[size_++] = c;
        return *this;
    }
    /// `text` is JSON already.
    json_text& operator+=(std::string_view text) {
        if (text.size() > buffer_.size() - size_) return long_text(text);
        if (!text.empty()) std::memcpy(buffer_.data() + size_, text.data(), text.size());
        size_ += text.size();
        return *this;
    }
    /// `"name":` and, but for the first field of an object, a comma before it. `name` needs no escape.
    template <std::size_t Size>
    void key(const char (&name)[Size]) {
        if (Size + 3 > buffer_.size() - size_) flush();
        char* to = buffer_.data() + size_;
        if (back() != '{') *to++ = ',';
        *to++ = '"';
        std::memcpy(to, name, Size - 1);
        to += Size - 1;
        *to++ = '"';
        *to++ = ':';
        size_ = static_cast<std::size_t>(to - buffer_.data());
    }
    /// A JSON string with its quotes, as `append_json` writes it.
    void string(std::string_view text);
    void number(std::uint64_t value);
    void number(std::int64_t value);
    /// The last character; something must have been written.
    char back() const { return size_ > 0 ? buffer_[size_ - 1] : out_.back(); }

private:
    json_text& long_text(std::string_view text);
    void flush() {
        out_.append(buffer_.data(), size_);
        size_ = 0;
    }

    std::string& out_;
    std::array<char, 4096> buffer_;  // NOLINT: written before it is read
    std::size_t size_ = 0;
};

/// Appends `text` as a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD, one for each
/// maximal part of a broken sequence; control and format characters are escaped, as those that a terminal obeys.
void append_json(std::string_view text, std::string& out);

}  // namespace royalcheck
