// The men of a FEN, square by square, for boards of all kinds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/findings/sentence.hpp"

namespace royalcheck {

/// One row of a placement: the men as FEN writes them, without parentheses ("N", "pr"); "" for empty squares.
std::vector<std::string> squares_of(std::string_view row);

struct placement {
    std::size_t size = 0;          ///< files and ranks: 8 or 10
    std::vector<std::string> men;  ///< by rank * size + file, a1 first

    /// The man on "e4"; "" for an empty square.
    const std::string& on(std::string_view square) const;
};

/// Of a FEN that the rules wrote.
placement read_placement(std::string_view fen);

/// A man as FEN writes it ("N", "pr") in the letters of the language, capitals for White.
std::string_view man_in(report_language language, std::string_view man);

/// "e4": file and rank from 0.
std::string square_name(std::size_t file, std::size_t rank);

}  // namespace royalcheck
