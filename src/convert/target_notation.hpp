// The notations that `convert` writes (NOTATION 4).
#pragma once

#include <cstdint>
#include <string>

#include "grammar/pgn.hpp"
#include "rules/moves.hpp"
#include "rules/position.hpp"

namespace royalcheck {

enum class target_notation : std::uint8_t {
    english,
    russian,
    figurine,
    long_form,  ///< both squares, English letters: Ng1-f3
    uci         ///< both squares and nothing else: g1f3, e7e8q
};

/// English SAN of `m`, a legal move of `before`, without the princess mark that may stand before it.
template <class Board>
std::string english_san(const rules::position<Board>& before, const rules::move& m);

/// The same move in `notation`; `san` is what `english_san` says of it.
template <class Board>
std::string in_notation(target_notation notation, const std::string& san, const rules::move& m);

/// The succession mark of Royal Chess 100 in `notation`: `Ps=Q` or `Пс=Ф`.
std::string in_notation(target_notation notation, grammar::succession_text mark);

}  // namespace royalcheck
