#include "src/input/encoding.hpp"

#include <cerrno>
#include <cstring>
#include <iconv.h>
#include <stdexcept>
#include <utility>

#include "grammar/utf8.hpp"

namespace royalcheck {
namespace {

using names = std::pair<std::string_view, encoding>;

/// Upper case, without '-', '_' and spaces. The first of each encoding is what iconv is asked for.
constexpr names known[] = {
    {"UTF8", encoding::utf8},
    {"UTF16LE", encoding::utf16le},
    {"UTF16", encoding::utf16le},
    {"UCS2", encoding::utf16le},
    {"UCS2LE", encoding::utf16le},
    {"UTF16BE", encoding::utf16be},
    {"UCS2BE", encoding::utf16be},
    {"UTF32LE", encoding::utf32le},
    {"UTF32", encoding::utf32le},
    {"UCS4", encoding::utf32le},
    {"UCS4LE", encoding::utf32le},
    {"UTF32BE", encoding::utf32be},
    {"UCS4BE", encoding::utf32be},
    {"CP1251", encoding::windows1251},
    {"WINDOWS1251", encoding::windows1251},
    {"WIN1251", encoding::windows1251},
    {"1251", encoding::windows1251},
    {"KOI8R", encoding::koi8r},
    {"KOI8", encoding::koi8r},
    {"CP866", encoding::cp866},
    {"IBM866", encoding::cp866},
    {"866", encoding::cp866},
    {"DOS", encoding::cp866},
    {"CP1252", encoding::windows1252},
    {"WINDOWS1252", encoding::windows1252},
    {"WIN1252", encoding::windows1252},
    {"1252", encoding::windows1252},
    {"ISO88591", encoding::windows1252},
    {"LATIN1", encoding::windows1252},
    {"L1", encoding::windows1252},
};

/// The upper half of a one-byte encoding, each byte as UTF-8.
struct code_table {
    std::array<std::array<char, 3>, 128> bytes{};
    std::array<std::uint8_t, 128> length{};
};

code_table make_table(const char* name) {
    const iconv_t converter = ::iconv_open("UTF-8", name);
    if (converter == reinterpret_cast<iconv_t>(-1))  // NOLINT: that is how iconv says no
        throw std::runtime_error(std::string("no table for the encoding ") + name + ": " + std::strerror(errno));
    code_table table;
    for (std::size_t i = 0; i < table.length.size(); ++i) {
        char byte = static_cast<char>(0x80 + i);
        char* from = &byte;
        char* to = table.bytes[i].data();
        std::size_t left = 1, room = table.bytes[i].size();
        ::iconv(converter, nullptr, nullptr, nullptr, nullptr);
        if (::iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1) || left != 0) {
            table.bytes[i][0] = undecodable_byte;
            room = table.bytes[i].size() - 1;
        }
        table.length[i] = static_cast<std::uint8_t>(table.bytes[i].size() - room);
    }
    ::iconv_close(converter);
    return table;
}

const code_table& table_of(encoding e) {
    static const code_table windows1251 = make_table("CP1251"), koi8r = make_table("KOI8-R"),
                            cp866 = make_table("CP866"), windows1252 = make_table("CP1252");
    switch (e) {
    case encoding::windows1251: return windows1251;
    case encoding::koi8r: return koi8r;
    case encoding::cp866: return cp866;
    default: return windows1252;
    }
}

/// Bytes of ASCII at the start of `text`, eight at a time.
std::size_t ascii_prefix(std::string_view text) {
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, 8);
        if ((eight & 0x8080808080808080u) != 0) break;
    }
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
    return at;
}

}  // namespace

std::string_view to_text(encoding e) {
    switch (e) {
    case encoding::utf8: return "UTF-8";
    case encoding::utf16le: return "UTF-16LE";
    case encoding::utf16be: return "UTF-16BE";
    case encoding::utf32le: return "UTF-32LE";
    case encoding::utf32be: return "UTF-32BE";
    case encoding::windows1251: return "windows-1251";
    case encoding::koi8r: return "KOI8-R";
    case encoding::cp866: return "CP866";
    case encoding::windows1252: return "windows-1252";
    }
    return "";
}

std::optional<encoding> find_encoding(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (c != '-' && c != '_' && c != ' ') plain += static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
    for (const auto& [alias, e] : known)
        if (alias == plain) return e;
    return std::nullopt;
}

bool is_ascii(std::string_view text) { return ascii_prefix(text) == text.size(); }

bool is_utf8(std::string_view text) {
    const char* const end = text.data() + text.size();
    for (std::size_t at = 0;;) {
        at += ascii_prefix(text.substr(at));
        if (at == text.size()) return true;
        const std::size_t length = grammar::decode(text.data() + at, end).length;
        if (length == 0) return false;
        at += length;
    }
}

void decode_bytes(encoding e, std::string_view bytes, std::string& out) {
    const code_table& table = table_of(e);
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t ascii = ascii_prefix(bytes.substr(at));
        out.append(bytes.substr(at, ascii));
        at += ascii;
        for (; at < bytes.size() && static_cast<unsigned char>(bytes[at]) >= 0x80; ++at) {
            const std::size_t index = static_cast<unsigned char>(bytes[at]) - 0x80u;
            out.append(table.bytes[index].data(), table.length[index]);
        }
    }
}

void append_utf8(char32_t c, std::string& out) {
    const auto put = [&](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto rest = [&](int shift) { put(0x80u | ((c >> shift) & 0x3Fu)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0u | (c >> 6));
        rest(0);
    } else if (c < 0x10000) {
        put(0xE0u | (c >> 12));
        rest(6);
        rest(0);
    } else {
        put(0xF0u | (c >> 18));
        rest(12);
        rest(6);
        rest(0);
    }
}

}  // namespace royalcheck
