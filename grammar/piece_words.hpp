// Pieces as words in a list: "pawns g7 and h7", "пешки g7 и h7".
#pragma once

#include <optional>
#include <string_view>

#include "grammar/move.hpp"

namespace royalcheck::grammar {

struct piece_word {
    piece_name piece = piece_name::none;  ///< none: only joins ("and", "и", "on")
    bool several = false;                 ///< the squares behind it are all its own
    bool russian = false;
};

/// The word of a list (UTF-8), small or large letters; nothing for any other.
std::optional<piece_word> read_piece_word(std::string_view word);

}  // namespace royalcheck::grammar
