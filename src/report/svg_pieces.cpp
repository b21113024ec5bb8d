#include "src/report/svg_pieces.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace royalcheck {
namespace {

struct piece_drawing {
    std::string_view letter;  ///< upper case, as FEN has it: "K", "Pr"
    std::string_view name;    ///< English, lower case
    std::string_view russian_name;
    std::string_view shapes;  ///< SVG elements
};

constexpr std::string_view foot = R"(<path d="M22 90v-6q0-5 5-5h46q5 0 5 5v6z"/>)";  ///< under every man

constexpr piece_drawing drawings[] = {
    {"K", "king", "король",
     R"(<path fill="none" d="M50 9v22M40 18h20"/>)"
     R"(<path d="M50 46q-4-16-18-14-16 3-14 18 1 10 11 22h42q10-12 11-22 2-15-14-18-14-2-18 14z"/>)"
     R"(<path d="M50 46q-9-10 0-18 9 8 0 18z"/><path d="M29 72h42v7H29z"/>)"
     R"(<path stroke="currentColor" fill="none" d="M50 48v22M27 48q0 8 8 16M73 48q0 8-8 16"/>)"},
    {"Q", "queen", "ферзь",
     R"(<path d="M29 72 17 36l17 15 2-27 14 24 14-24 2 27 17-15-12 36z"/><path d="M29 72h42v7H29z"/>)"
     R"(<circle cx="16" cy="32" r="5.5"/><circle cx="36" cy="20" r="5.5"/><circle cx="64" cy="20" r="5.5"/>)"
     R"(<circle cx="84" cy="32" r="5.5"/>)"
     R"(<path stroke="currentColor" fill="none" d="M33 64q17-5 34 0"/>)"},
    {"R", "rook", "ладья",
     R"(<path d="M27 17h11v7h7v-7h10v7h7v-7h11v18l-8 8H35l-8-8z"/><path d="M36 43h28l4 29H32z"/>)"
     R"(<path d="M29 72h42v7H29z"/>)"
     R"(<path stroke="currentColor" fill="none" d="M38 48h24"/>)"},
    {"B", "bishop", "слон",
     R"(<circle cx="50" cy="15" r="6"/><path d="M50 21q18 15 17 29-1 9-8 13H41q-7-4-8-13-1-14 17-29z"/>)"
     R"(<path d="M39 63h22v6l5 10H34l5-10z"/>)"
     R"(<path stroke="currentColor" fill="none" d="M50 34v18M42 42h16M40 69h20"/>)"},
    {"N", "knight", "конь",
     R"(<path d="M33 79q-1-16 9-25 5-5 5-10-8 9-19 11-7-1-8-8l14-20 3-14 10 9q20 1 27 22 4 13 2 35z"/>)"
     R"(<circle cx="40" cy="33" r="2.5" fill="currentColor" stroke="none"/>)"
     R"(<path stroke="currentColor" fill="none" d="M53 31q11 9 12 40M25 46l3-2"/>)"},
    {"P", "pawn", "пешка",
     R"(<path d="M33 79q10-12 11-27h12q1 15 11 27z"/><circle cx="50" cy="36" r="13"/><path d="M37 49h26v6H37z"/>)"},
    {"Pr", "prince", "принц",
     R"(<path d="M27 79q0-18 7-24 5-4 16-4t16 4q7 6 7 24z"/><circle cx="50" cy="40" r="12"/>)"
     R"(<path d="M36 31 32 11l10 8 8-12 8 12 10-8-4 20z"/>)"
     R"(<path stroke="currentColor" fill="none" d="M37 57l25 21M36 26h28"/>)"},
    {"Ps", "princess", "принцесса",
     R"(<path d="M24 79q4-16 18-20-4-4-2-8h20q2 4-2 8 14 4 18 20z"/>)"
     R"(<path d="M36 52q-8-6-4-16 4-10 18-10t18 10q4 10-4 16l-5-4H41z"/><circle cx="50" cy="39" r="11"/>)"
     R"(<path d="M35 29q15-9 30 0l1-8q-16-9-32 0z"/>)"
     R"(<circle cx="34" cy="18" r="4"/><circle cx="50" cy="11" r="5"/><circle cx="66" cy="18" r="4"/>)"
     R"(<path stroke="currentColor" fill="none" d="M33 75l8-12M50 76V64M67 75l-8-12"/>)"},
};

}  // namespace

std::string piece_symbols() {
    std::string out;
    for (const piece_drawing& piece : drawings)
        out +=
            fmt::format("<symbol id=\"{}\" viewBox=\"0 0 100 100\">{}{}</symbol>\n", piece.letter, piece.shapes, foot);
    return out;
}

bool is_white(std::string_view man) { return man[0] >= 'A' && man[0] <= 'Z'; }

std::string piece_letter(std::string_view man) {
    std::string out(man);
    if (!is_white(man)) out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

std::string man_name(std::string_view man, report_language language) {
    const auto found = std::find_if(std::begin(drawings), std::end(drawings),
                                    [letter = piece_letter(man)](const auto& d) { return d.letter == letter; });
    if (language == report_language::russian)
        return fmt::format("{} {}", found->russian_name, is_white(man) ? "белых" : "чёрных");
    return fmt::format("{} {}", is_white(man) ? "white" : "black", found->name);
}

}  // namespace royalcheck
