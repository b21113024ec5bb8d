#include "grammar/glyphs.hpp"

#include <array>

#include "grammar/letters.hpp"

namespace royalcheck::grammar {

namespace {

using namespace letters;

struct sign {
    std::string_view text;
    std::uint8_t nag;
    bool attaches = true;
};

/// One-byte signs as strings, for the table.
template <char C>
inline constexpr char text_of[] = {C, '\0'};

/// Longer signs stand before those that begin them.
constexpr std::array signs{
    sign{"=/"
         "\xB2",
         44},
    sign{"+/-", 16},
    sign{"-/+", 17},
    sign{"+/=", 14},
    sign{"=/+", 15},
    sign{"!!", 3},
    sign{"!?", 5},
    sign{"?!", 6},
    sign{"??", 4},
    sign{"+-", 18},
    sign{"-+", 19},
    sign{"+=", 14},
    sign{"=+", 15},
    sign{"!", 1},
    sign{"?", 2},
    sign{"=", 10},
    sign{text_of<double_bang>, 3},
    sign{text_of<double_query>, 4},
    sign{text_of<bang_query>, 5},
    sign{text_of<query_bang>, 6},
    sign{text_of<only_move>, 7},
    sign{text_of<infinity>, 13},
    sign{text_of<slight_plus>, 14},
    sign{text_of<slight_minus>, 15},
    sign{text_of<plus_minus>, 16},
    sign{text_of<minus_plus>, 17},
    sign{text_of<zugzwang>, 22},
    sign{text_of<initiative>, 36},
    sign{text_of<attack>, 40},
    sign{text_of<counterplay>, 132},
    sign{text_of<time_trouble>, 138},
    sign{text_of<idea>, 140},
    sign{text_of<better>, 142},
    sign{"N", 146, false},
    sign{"D", 220, false},
};

glyph_match find(std::string_view folded, bool detached) {
    for (const sign& s : signs)
        if ((s.attaches || detached) && folded.starts_with(s.text)) return {s.text.size(), s.nag};
    return {};
}

}  // namespace

glyph_match attached_glyph(std::string_view folded) { return find(folded, false); }
glyph_match detached_glyph(std::string_view folded) { return find(folded, true); }

}  // namespace royalcheck::grammar
