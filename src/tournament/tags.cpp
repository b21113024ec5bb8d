#include "src/tournament/tags.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <vector>

#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// The number at the front, which is taken off with the dot that follows it; 0 if there is none.
int take_number(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::size_t stop = text.find('.');
    text.remove_prefix(stop == text.npos ? text.size() : stop + 1);
    return error == std::errc() && number > 0 ? number : 0;
}

std::set<std::string> words_of(std::string_view text) {
    const auto words = name_words(text);
    return {words.begin(), words.end()};
}

/// A word for a free round, perhaps with others that say which: "half-point bye", "свободен от игры".
bool is_bye(std::string_view name) {
    static const auto byes =
        words_of("bye свободен свободна выходной выходная пропуск пропускает отдых отдыхает spielfrei freilos exempt");
    static const auto beside = words_of("full half zero point points free 0 1 2 5 день от игры в из тур тура туре");
    const auto words = name_words(name);
    return std::any_of(words.begin(), words.end(), [](const auto& word) { return byes.contains(word); }) &&
           std::all_of(words.begin(), words.end(),
                       [](const auto& word) { return byes.contains(word) || beside.contains(word); });
}

}  // namespace

std::string_view known_tag(const game_report& report, std::string_view name) {
    for (const auto& [tag, value] : report.tags) {
        if (tag != name) continue;
        const std::string_view text = trimmed(value);
        return text == "?" || text == "-" ? std::string_view() : text;
    }
    return {};
}

bool names_nobody(const game_report& report, std::string_view side) {
    const auto tag =
        std::find_if(report.tags.begin(), report.tags.end(), [&](const auto& t) { return t.first == side; });
    if (tag == report.tags.end()) return false;
    const std::string_view name = trimmed(tag->second);
    return name == "-" || name == "–" || name == "—" || is_bye(name);
}

round_tag read_round(std::string_view value) {
    constexpr int most = 999;  // of no tournament: it is a year, or the number of a game
    round_tag read;
    read.round = take_number(value);
    if (read.round > most) return {};
    if (read.round != 0) read.part = take_number(value);
    return read;
}

game_date read_date(std::string_view value) {
    game_date date;
    date.year = take_number(value);
    if (date.year < 1000 || date.year > 9999) return {};
    date.month = take_number(value);
    date.day = take_number(value);
    if (date.month > 12 || date.day > 31) return {.year = date.year};
    return date;
}

}  // namespace royalcheck
