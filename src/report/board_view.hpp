// One position as a picture: text, Unicode or SVG, with marks for the last move and for kings in check.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/findings/sentence.hpp"

namespace royalcheck {

struct board_view {
    std::string fen;
    std::string title;                ///< what is shown, for readers of the picture
    std::string from, to;             ///< squares of the last move; empty if there is none
    std::vector<std::string> checks;  ///< squares of kings in check
    bool flip = false;                ///< Black below
};

/// Ranks at the left, files below. Squares of the last move stand in brackets, kings in check between `!`. Men are
/// letters of the language; with
/// `unicode` men are chess figures (♔ ♚), and two letters where there is none (Pr, ps).
std::string text_board(const board_view& view, bool unicode, report_language language);

/// A picture of its own, with `title` as its title and the position in words of the language as its description.
std::string svg_board(const board_view& view, report_language language);

}  // namespace royalcheck
