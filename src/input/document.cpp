#include "src/input/document.hpp"

#include <algorithm>
#include <string>

#include "grammar/markup.hpp"
#include "src/input/detect_encoding.hpp"
#include "src/input/game_boundaries.hpp"
#include "src/input/text_segments.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t block = 1u << 16;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Any case.
bool ends_with(std::string_view name, std::string_view ending) {
    if (name.size() <= ending.size()) return false;
    name.remove_prefix(name.size() - ending.size());
    return std::equal(name.begin(), name.end(), ending.begin(),
                      [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
}

bool is_letter(char c) { return (c & 0x80) != 0 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_file(char c) { return c >= 'a' && c <= 'j'; }

bool has_square(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (is_file(text[i]) && text[i + 1] >= '1' && text[i + 1] <= '9') return true;
    return false;
}

/// In UTF-8 a letter begins with a byte that is no continuation; the one-byte encodings have a byte for each.
std::size_t count_letters(std::string_view word, bool utf8) {
    if (!utf8) return word.size();
    return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

bool has_digit(std::string_view word) { return word.find_first_of("0123456789") != word.npos; }

/// A rank behind a letter, of whatever alphabet.
bool may_be_move(std::string_view word) {
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
        if ((is_file(word[i]) || (word[i] & 0x80) != 0) && word[i + 1] >= '1' && word[i + 1] <= '9') return true;
    return false;
}

/// `Ivanov-Petrov` has two.
template <class Take>
void for_each_part(std::string_view word, Take take) {
    while (!word.empty()) {
        std::size_t end = word.size(), length = 0;
        for (const std::string_view dash : {"-", "\xE2\x80\x93", "\xE2\x80\x94"}) {
            const std::size_t at = word.find(dash);
            if (at >= end) continue;
            end = at;
            length = dash.size();
        }
        take(word.substr(0, end));
        word.remove_prefix(end + length);
    }
}

/// Three letters at least, of any alphabet, and nothing else; punctuation around them does not count. Short pawn
/// captures (`exd`) are none.
bool is_plain_word(std::string_view word, bool utf8) {
    constexpr std::size_t least = 3, longest_capture = 4;
    if (has_digit(word)) return false;
    while (!word.empty() && !is_letter(word.front())) word.remove_prefix(1);
    while (!word.empty() && !is_letter(word.back())) word.remove_suffix(1);
    if (!std::all_of(word.begin(), word.end(), is_letter) || count_letters(word, utf8) < least) return false;
    return word.size() > longest_capture || !is_file(word.front()) || !is_file(word.back());
}

bool is_tag(std::string_view text, std::size_t at) {
    if (text[at] != '[' || at + 1 == text.size() || !is_letter(text[at + 1])) return false;
    const std::string_view line = text.substr(at, text.find_first_of("\r\n", at) - at);
    return line.find(" \"") != line.npos;
}

/// Bytes of one character where the text begins with the byte order mark of UTF-16 or UTF-32, else 0.
std::size_t marked_unit(std::string_view head) {
    using namespace std::string_view_literals;
    if (head.starts_with("\xFF\xFE\0\0"sv) || head.starts_with("\0\0\xFE\xFF"sv)) return 4;
    return head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF") ? 2 : 0;
}

}  // namespace

bool is_document_name(std::string_view name) {
    for (const std::string_view packed : {".gz", ".bz2", ".xz", ".zst"})
        if (ends_with(name, packed)) name.remove_suffix(packed.size());
    for (const std::string_view ending : {".txt", ".html", ".htm", ".md"})
        if (ends_with(name, ending)) return true;
    return false;
}

bool is_running_text(std::string_view head) {
    std::string ascii;
    if (const std::size_t unit = marked_unit(head); unit > 0) {  // the ASCII of UTF-16 and UTF-32 is enough
        const std::size_t low = head[0] == '\xFF' ? 0 : unit - 1;
        for (std::size_t i = unit; i + unit <= head.size(); i += unit) {
            const std::string_view bytes = head.substr(i, unit);
            const bool zeros = std::count(bytes.begin(), bytes.end(), '\0') >= static_cast<std::ptrdiff_t>(unit - 1);
            ascii += zeros ? bytes[low] : '\x80';
        }
        head = ascii;
    }
    const bool utf8 = is_utf8(head.substr(0, head.find_last_of(" \n\r") + 1));  // the last word may be cut
    bool behind_a_word = true, sentence = false;  // the text begins as behind one: what stands before the moves tells
    for (std::size_t i = 0; i < head.size();) {
        if (is_space(head[i])) {
            ++i;
            continue;
        }
        if (static_cast<unsigned char>(head[i]) < 0x20 && head[i] != '\f') return false;
        const bool line_start = i == 0 || head[i - 1] == '\n' || head[i - 1] == '\r';
        if (line_start && is_tag(head, i)) return false;
        if (head[i] == '{' || head[i] == ';' || (line_start && head[i] == '%')) {
            const std::size_t end = head.find_first_of(head[i] == '{' ? "}" : "\r\n", i);
            if (end != head.npos) {
                i = end + 1;
                continue;
            }
        }
        const std::size_t end = std::min(head.find_first_of(" \t\r\n{", i + 1), head.size());
        const std::string_view word = head.substr(i, end - i);
        for_each_part(word, [&](std::string_view part) {
            if (!is_plain_word(part, utf8)) return;
            sentence = sentence || behind_a_word;
            behind_a_word = true;
        });
        if (may_be_move(word)) behind_a_word = false;
        i = end;
    }
    return sentence || grammar::is_html(head);
}

bool quotes_moves(std::string_view head) {
    constexpr std::size_t closest = 12;  // bytes: "... Крd7", also where a Russian letter takes two
    for (std::size_t dot = head.find('.', 1); dot != head.npos; dot = head.find('.', dot + 1)) {
        if (head[dot - 1] < '0' || head[dot - 1] > '9') continue;
        if (has_square(head.substr(dot + 1, closest))) return true;
    }
    return false;
}

bool reads_as_document(std::string_view name, document_reading how, peeked_source& text) {
    switch (how) {
    case document_reading::never: return false;
    case document_reading::by_name: return is_document_name(name) && is_running_text(text.peek(document_head));
    case document_reading::always: return true;
    }
    return false;
}

void read_document(byte_source& source, const input_limits& limits, std::string_view member,
                   const std::function<void(const chunk&)>& take) {
    text_segments segments(source, limits.encoding);
    std::uint64_t line = 1;
    while (segments.next()) {
        std::string bytes;
        bool truncated = false;
        for (;;) {
            const std::size_t used = bytes.size();
            bytes.resize(used + block);
            const std::size_t got = segments.read(bytes.data() + used, block);
            bytes.resize(used + got);
            if (got == 0) break;
            if (bytes.size() > limits.max_game) {  // read on, as far as the next stretch
                bytes.resize(limits.max_game);
                truncated = true;
            }
        }
        chunk document{bytes, segments.offset(), line, truncated, segments.form(), member};
        document.document = true;
        line += count_line_ends(bytes);
        std::string decoded;
        if (!is_wide(document.encoding)) {
            document.encoding = limits.encoding.value_or(detect_document_encoding(bytes));
            if (document.encoding != encoding::utf8) {
                decode_bytes(document.encoding, bytes, decoded);
                document.text = decoded;
            }
        }
        if (!bytes.empty()) take(document);
    }
}

}  // namespace royalcheck
