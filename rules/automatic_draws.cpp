// C-OLD: since when the fifth occurrence and the seventy-fifth move end a game.
#include <array>
#include <optional>

#include "rules/outcome.hpp"

namespace royalcheck::rules {

namespace {

/// The latest and the earliest number that a field of digits and `?` can mean.
struct field {
    int latest = 0;
    int earliest = 0;
};

/// Takes up to `width` digits or `?` off the front of `text`; none if there is not one.
std::optional<field> take_field(std::string_view& text, std::size_t width) {
    field f;
    std::size_t n = 0;
    for (; n < width && n < text.size(); ++n) {
        const char c = text[n];
        if (c != '?' && (c < '0' || c > '9')) break;
        f.latest = f.latest * 10 + (c == '?' ? 9 : c - '0');
        f.earliest = f.earliest * 10 + (c == '?' ? 0 : c - '0');
    }
    if (n == 0) return std::nullopt;
    text.remove_prefix(n);
    return f;
}

/// Year, month and day of a PGN date; none if the text is not of that form.
std::optional<std::array<field, 3>> read_date(std::string_view text) {
    std::array<field, 3> date;
    constexpr std::array<std::size_t, 3> widths{4, 2, 2};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t before = text.size();
        const auto f = take_field(text, widths[i]);
        if (!f || (i == 0 && before - text.size() != 4)) return std::nullopt;
        date[i] = *f;
        if (i < 2) {
            if (!text.starts_with('.')) return std::nullopt;
            text.remove_prefix(1);
        }
    }
    const bool believable = text.empty() && date[0].latest >= 1000 && date[1].earliest <= 12 && date[2].earliest <= 31;
    return believable ? std::optional{date} : std::nullopt;
}

}  // namespace

bool automatic_draws_in_force(std::string_view pgn_date) {
    constexpr int year = 2014, month = 7;  // in force from the first day of this month
    const auto date = read_date(pgn_date);
    if (!date) return true;
    const auto& [y, m, d] = *date;
    if (y.latest != year) return y.latest > year;
    return m.latest >= month || m.latest == 0;  // month 00 says nothing
}

}  // namespace royalcheck::rules
