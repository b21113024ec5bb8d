#include "src/prose/text_variant.hpp"

#include <algorithm>
#include <array>

namespace royalcheck {
namespace {

bool begins(std::string_view text, std::size_t at, std::string_view word) { return text.substr(at).starts_with(word); }

/// Blanks, quotes and dashes between the words of the name.
std::size_t past_gap(std::string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 9> signs{" ", "\n", "\r", "\t", "-", "\u00A0", "\u2011", "\u2013", "\u2014"};
    for (;;) {
        const auto sign =
            std::find_if(signs.begin(), signs.end(), [&](std::string_view s) { return begins(text, at, s); });
        if (sign == signs.end()) return at;
        at += sign->size();
    }
}

/// The ending of a Russian word.
std::size_t past_letters(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 8;  // bytes: "ими"
    const std::size_t end = std::min(text.size(), at + longest);
    while (at + 1 < end && (text[at] == '\xD0' || text[at] == '\xD1')) at += 2;
    return at;
}

/// Where the name at `at` ends; npos if there is none.
std::size_t name_end(std::string_view text, std::size_t at) {
    for (const std::string_view royal : {"Royal", "royal", "ROYAL"}) {
        if (!begins(text, at, royal)) continue;
        const std::size_t second = past_gap(text, at + royal.size());
        for (const std::string_view chess : {"Chess", "chess", "CHESS"})
            if (begins(text, second, chess)) return second + chess.size();
    }
    for (const std::string_view royal : {"Королевск", "королевск", "КОРОЛЕВСК"}) {
        if (!begins(text, at, royal)) continue;
        const std::size_t second = past_gap(text, past_letters(text, at + royal.size()));
        for (const std::string_view chess : {"шахмат", "Шахмат", "ШАХМАТ"})
            if (begins(text, second, chess)) return past_letters(text, second + chess.size());
    }
    return text.npos;
}

}  // namespace

std::optional<variant> named_variant(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const std::size_t end = c == 'R' || c == 'r' || c == '\xD0' ? name_end(text, at) : text.npos;
        if (end == text.npos) continue;
        const std::size_t number = past_gap(text, end);
        const bool hundred = begins(text, number, "100") &&
                             !(number + 3 < text.size() && text[number + 3] >= '0' && text[number + 3] <= '9');
        return hundred ? variant::royal100 : variant::royal64;
    }
    return std::nullopt;
}

}  // namespace royalcheck
