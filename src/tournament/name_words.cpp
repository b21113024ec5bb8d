#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>
#include <utility>

#include "grammar/utf8.hpp"
#include "src/tournament/look_alikes.hpp"
#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

using rewriting = std::pair<std::string_view, std::string_view>;

/// Letters that no decomposition leads to Latin ones.
constexpr auto letters = std::to_array<rewriting>({
    {"а", "a"}, {"б", "b"}, {"в", "v"},  {"г", "g"},  {"д", "d"},  {"е", "e"},  {"ж", "zh"}, {"з", "z"}, {"и", "i"},
    {"к", "k"}, {"л", "l"}, {"м", "m"},  {"н", "n"},  {"о", "o"},  {"п", "p"},  {"р", "r"},  {"с", "s"}, {"т", "t"},
    {"у", "u"}, {"ф", "f"}, {"х", "h"},  {"ц", "ts"}, {"ч", "ch"}, {"ш", "sh"}, {"щ", "sh"}, {"ъ", ""},  {"ы", "i"},
    {"ь", ""},  {"э", "e"}, {"ю", "iu"}, {"я", "ia"}, {"і", "i"},  {"є", "e"},  {"ґ", "g"},  {"ø", "o"}, {"ł", "l"},
    {"đ", "d"}, {"æ", "a"}, {"œ", "o"},  {"ı", "i"},  {"'", ""},   {"’", ""},   {"ʼ", ""},
});

/// Spellings of one sound, the longer ones first; what is written is rewritten no further.
constexpr auto spellings = std::to_array<rewriting>({
    {"shch", "sh"}, {"tsch", "ch"}, {"sch", "sh"}, {"tch", "ch"}, {"kh", "h"}, {"ph", "f"}, {"th", "t"}, {"ck", "k"},
    {"ch", "ch"},   {"tz", "ts"},   {"ie", "e"},   {"ye", "e"},   {"je", "e"}, {"ae", "a"}, {"oe", "o"}, {"ue", "u"},
    {"x", "ks"},    {"w", "v"},     {"y", "i"},    {"j", "i"},    {"q", "k"},  {"c", "k"},
});

template <class Table>
std::string rewritten(std::string_view text, const Table& table) {
    std::string out;
    while (!text.empty()) {
        const auto found =
            std::find_if(table.begin(), table.end(), [&](const rewriting& r) { return text.starts_with(r.first); });
        out += found == table.end() ? text.substr(0, 1) : found->second;
        text.remove_prefix(found == table.end() ? 1 : found->first.size());
    }
    return out;
}

/// Without case and diacritics; the text itself where it is not UTF-8.
std::string folded(std::string_view text) {
    utf8proc_uint8_t* result = nullptr;
    const auto length = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()), &result,
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD |
                                       UTF8PROC_STRIPMARK));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    return length < 0 ? std::string(text)
                      : std::string(reinterpret_cast<char*>(result), static_cast<std::size_t>(length));
}

bool ends_word(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    return !letter;
}

std::string without_doubles(std::string word) {
    word.erase(std::unique(word.begin(), word.end()), word.end());
    return word;
}

/// "iu" for Ю.
constexpr std::size_t longest_initial = 2;

enum class match { none, initial, whole };
match compare(const std::string& a, const std::string& b) {
    if (a == b) return match::whole;
    const bool shorter = a.size() < b.size();
    const std::string& initial = shorter ? a : b;
    const std::string& word = shorter ? b : a;
    const bool letter = initial.front() > '9';
    return letter && initial.size() <= longest_initial && word.starts_with(initial) ? match::initial : match::none;
}

}  // namespace

std::vector<std::string> name_words(std::string_view name) {
    std::vector<std::string> words;
    const std::string text = rewritten(folded(in_one_alphabet(name)), letters);
    for (std::size_t from = 0; from < text.size();) {
        std::size_t to = from;
        while (to < text.size() && !ends_word(text[to])) ++to;
        if (to > from)
            words.push_back(without_doubles(rewritten(std::string_view(text).substr(from, to - from), spellings)));
        from = to + 1;
    }
    std::sort(words.begin(), words.end());
    return words;
}

bool similar_names(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    if (a == b) return true;
    const auto& few = a.size() <= b.size() ? a : b;
    const auto& many = a.size() <= b.size() ? b : a;
    std::vector<bool> used(many.size(), false);
    bool whole = false;
    const auto take = [&](const std::string& word, match wanted) {
        for (std::size_t i = 0; i < many.size(); ++i) {
            if (used[i] || compare(word, many[i]) != wanted) continue;
            used[i] = true;
            whole = whole || (wanted == match::whole && word.size() > longest_initial);
            return true;
        }
        return false;
    };
    std::vector<std::string> left;
    for (const std::string& word : few)
        if (!take(word, match::whole)) left.push_back(word);
    return std::all_of(left.begin(), left.end(), [&](const std::string& word) { return take(word, match::initial); }) &&
           whole;
}

}  // namespace royalcheck
