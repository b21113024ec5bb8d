#include "src/convert/encoder.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <iconv.h>
#include <stdexcept>

#include "src/input/encoding.hpp"

namespace royalcheck {
namespace {

// iconv's name; empty for UTF-8, none for a name that is not known.
std::optional<std::string_view> iconv_name(std::string_view name) {
    const auto known = find_encoding(name);
    if (!known) return std::nullopt;
    switch (*known) {
    case encoding::utf8: return "";
    case encoding::utf16le: return "UTF-16LE";
    case encoding::utf16be: return "UTF-16BE";
    case encoding::utf32le: return "UTF-32LE";
    case encoding::utf32be: return "UTF-32BE";
    case encoding::windows1251: return "CP1251";
    case encoding::koi8r: return "KOI8-R";
    case encoding::cp866: return "CP866";
    case encoding::windows1252: break;
    }
    const bool windows = name.find("1252") != name.npos;
    return windows ? "CP1252" : "ISO-8859-1";  // read alike, but typographic quotes are in one of them only
}

}  // namespace

void encoder::closer::operator()(void* converter) const { ::iconv_close(converter); }

bool encoder::knows(std::string_view name) { return iconv_name(name).has_value(); }

encoder::encoder(std::string_view name) : name_(iconv_name(name).value_or("")) {
    if (name_.empty()) return;
    const iconv_t converter = ::iconv_open(name_.c_str(), "UTF-8");
    if (converter == reinterpret_cast<iconv_t>(-1))  // NOLINT: that is how iconv says no
        throw std::runtime_error("no table for the encoding " + name_ + ": " + std::strerror(errno));
    converter_.reset(converter);
}

std::string_view encoder::mark() const {
    if (name_ == "UTF-16LE") return "\xFF\xFE";
    if (name_ == "UTF-16BE") return "\xFE\xFF";
    if (name_ == "UTF-32LE") return {"\xFF\xFE\0\0", 4};
    if (name_ == "UTF-32BE") return {"\0\0\xFE\xFF", 4};
    return "";
}

std::optional<std::size_t> encoder::encode(std::string_view text, std::string& out) const {
    if (is_utf8()) {
        out += text;
        return std::nullopt;
    }
    const std::size_t before = out.size();
    std::array<char, 4096> block;
    char* from = const_cast<char*>(text.data());  // NOLINT: iconv does not write there
    std::size_t left = text.size();
    ::iconv(converter_.get(), nullptr, nullptr, nullptr, nullptr);
    while (left > 0) {
        char* to = block.data();
        std::size_t room = block.size();
        const bool failed = ::iconv(converter_.get(), &from, &left, &to, &room) == static_cast<std::size_t>(-1);
        const int why = errno;
        out.append(block.data(), block.size() - room);
        if (failed && why != E2BIG) {
            out.resize(before);
            return text.size() - left;
        }
    }
    return std::nullopt;
}

}  // namespace royalcheck
