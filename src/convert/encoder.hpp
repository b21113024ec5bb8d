// UTF-8 to the encoding of the output; nothing is replaced or left out.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace royalcheck {

class encoder {
public:
    /// By the names of `find_encoding`; ISO-8859-1 is not taken for windows-1252 here. Throws std::runtime_error if
    /// the system does not know the encoding.
    explicit encoder(std::string_view name);

    /// Appends `text`; else the byte at which a character stands that the encoding does not have (or bytes that are
    /// not UTF-8), and then nothing is appended. What is UTF-8 and stays so passes as it is.
    std::optional<std::size_t> encode(std::string_view text, std::string& out) const;
    /// What a file begins with: the byte order mark of UTF-16 and UTF-32.
    std::string_view mark() const;
    bool is_utf8() const { return converter_ == nullptr; }

    /// True for a name that the constructor knows.
    static bool knows(std::string_view name);

private:
    struct closer {
        void operator()(void* converter) const;
    };
    std::string name_;  ///< iconv's; empty for UTF-8
    std::unique_ptr<void, closer> converter_;
};

}  // namespace royalcheck
