#include "src/tournament/look_alikes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "grammar/letters.hpp"
#include "grammar/utf8.hpp"

namespace royalcheck {
namespace {

enum class alphabet : std::uint8_t { none, latin, cyrillic };

struct letter {
    std::string_view text;
    std::string_view twin{};  ///< of the other alphabet; empty if there is none
    alphabet of = alphabet::none;
};

/// The Cyrillic letters that the grammar reads as Latin ones, by these.
class twins {
public:
    twins() {
        constexpr unsigned char lead_first = 0xD0, lead_last = 0xD1;
        for (unsigned lead = lead_first; lead <= lead_last; ++lead)
            for (unsigned trail = 0x80; trail <= 0xBF; ++trail) {
                std::string cyrillic{static_cast<char>(lead), static_cast<char>(trail)};
                if (const char latin = latin_of(cyrillic); latin != '\0')
                    cyrillic_[static_cast<unsigned char>(latin)] = std::move(cyrillic);
            }
        for (std::size_t i = 0; i < latin_.size(); ++i) latin_[i] = static_cast<char>(i);
    }

    std::string_view cyrillic(char latin) const { return cyrillic_[static_cast<unsigned char>(latin)]; }
    std::string_view latin(std::string_view cyrillic) const {
        const char found = latin_of(cyrillic);
        return found == '\0' ? std::string_view() : std::string_view(&latin_[static_cast<unsigned char>(found)], 1);
    }

private:
    static char latin_of(std::string_view cyrillic) {
        grammar::letters::folded read;
        grammar::letters::fold(cyrillic, read);
        return read.size == 1 && static_cast<unsigned char>(read.text[0]) < 0x80 ? read.text[0] : '\0';
    }

    std::array<std::string, 128> cyrillic_;
    std::array<char, 128> latin_{};
};

bool is_latin(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c < 0x250 && c != 0xD7 && c != 0xF7);
}

std::vector<letter> letters_of(std::string_view name) {
    static const twins known;
    std::vector<letter> letters;
    const char* const end = name.data() + name.size();
    for (const char* at = name.data(); at != end;) {
        const grammar::code_point c = grammar::decode(at, end);
        letter next{std::string_view(at, std::max<std::size_t>(1, c.length))};
        if (grammar::letters::is_cyrillic(c.value)) {
            next.of = alphabet::cyrillic;
            next.twin = known.latin(next.text);
        } else if (is_latin(c.value)) {
            next.of = alphabet::latin;
            if (next.text.size() == 1) next.twin = known.cyrillic(*at);
        }
        at += next.text.size();
        letters.push_back(next);
    }
    return letters;
}

/// The alphabet that some of the letters have to themselves; none if that is so of neither or of both.
template <class Iterator>
alphabet alphabet_of(Iterator first, Iterator last) {
    const auto has = [&](alphabet wanted) {
        return std::any_of(first, last, [&](const letter& l) { return l.of == wanted && l.twin.empty(); });
    };
    const bool latin = has(alphabet::latin), cyrillic = has(alphabet::cyrillic);
    return latin == cyrillic ? alphabet::none : latin ? alphabet::latin : alphabet::cyrillic;
}

}  // namespace

std::string in_one_alphabet(std::string_view name) {
    const std::vector<letter> letters = letters_of(name);
    const alphabet of_name = alphabet_of(letters.begin(), letters.end());
    std::string out;
    for (auto word = letters.begin(); word != letters.end();) {
        const auto end = std::find_if(word, letters.end(), [](const letter& l) { return l.of == alphabet::none; });
        const bool twins_only = std::all_of(word, end, [](const letter& l) { return !l.twin.empty(); });
        const alphabet wanted = twins_only ? of_name : alphabet_of(word, end);
        for (; word != end; ++word) {
            const bool other = wanted != alphabet::none && word->of != wanted && !word->twin.empty();
            out += other ? word->twin : word->text;
        }
        for (; word != letters.end() && word->of == alphabet::none; ++word) out += word->text;
    }
    return out;
}

}  // namespace royalcheck
