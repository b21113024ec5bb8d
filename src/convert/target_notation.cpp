#include "src/convert/target_notation.hpp"

#include <string_view>

#include "rules/notation.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view decline_mark = "Ps=Ps ";

// Prince and princess have no figurine and keep their letters, as pawns have none.
std::string in_figurines(std::string_view san) {
    std::string out;
    for (const char c : san) {
        switch (c) {
        case 'K': out += "♔"; break;
        case 'Q': out += "♕"; break;
        case 'R': out += "♖"; break;
        case 'B': out += "♗"; break;
        case 'N': out += "♘"; break;
        default: out += c;
        }
    }
    return out;
}

// The piece letters, the capture sign and what follows the target are those of SAN.
template <class Board>
std::string long_form(std::string_view san, const rules::move& m) {
    if (m.castling != rules::wing::none) return std::string(san);
    const std::string target = rules::to_text<Board>(m.to);
    std::string out(san.substr(0, san.find_first_of("abcdefghijx0123456789")));
    out += rules::to_text<Board>(m.from);
    out += san.find('x') == san.npos ? '-' : 'x';
    return out.append(san.substr(san.rfind(target)));
}

template <class Board>
std::string uci(const rules::move& m) {
    constexpr std::string_view letters = " pnbrq";
    std::string out = rules::to_text<Board>(m.from) + rules::to_text<Board>(m.to);
    if (m.promotion != rules::piece_kind::none) out += letters[static_cast<std::size_t>(m.promotion)];
    return out;
}

}  // namespace

template <class Board>
std::string english_san(const rules::position<Board>& before, const rules::move& m) {
    std::string san = rules::to_san(before, m);
    if (san.starts_with(decline_mark)) san.erase(0, decline_mark.size());
    return san;
}

template <class Board>
std::string in_notation(target_notation notation, const std::string& san, const rules::move& m) {
    switch (notation) {
    case target_notation::english: break;
    case target_notation::russian: return in_letters_of(grammar::russian, san);
    case target_notation::figurine: return in_figurines(san);
    case target_notation::long_form: return long_form<Board>(san, m);
    case target_notation::uci: return uci<Board>(m);
    }
    return san;
}

std::string in_notation(target_notation notation, grammar::succession_text mark) {
    const auto language = notation == target_notation::russian ? grammar::russian : grammar::english;
    switch (mark) {
    case grammar::succession_text::princess_accepted: return in_letters_of(language, "Ps=Q");
    case grammar::succession_text::princess_declined: return in_letters_of(language, "Ps=Ps");
    case grammar::succession_text::prince_crowned: return in_letters_of(language, "Pr=K");
    }
    return {};
}

template std::string english_san(const rules::position<rules::board8>&, const rules::move&);
template std::string english_san(const rules::position<rules::board10>&, const rules::move&);
template std::string in_notation<rules::board8>(target_notation, const std::string&, const rules::move&);
template std::string in_notation<rules::board10>(target_notation, const std::string&, const rules::move&);

}  // namespace royalcheck
