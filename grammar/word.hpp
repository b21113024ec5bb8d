// Words of movetext that are not moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "grammar/letters.hpp"
#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

struct word_meaning {
    token_kind kind = token_kind::unreadable;  ///< result, mark, en_passant or succession; unreadable if none
    std::uint32_t value = 0;
};

/// What a folded word means.
word_meaning read_symbol(std::string_view folded);

/// Bytes of "на пр." at the start of `text`, 0 if it does not begin so.
std::size_t read_in_passing(std::string_view text);

}  // namespace royalcheck::grammar
