// Why a written move is not legal.
#pragma once

#include <string_view>

#include "grammar/move.hpp"
#include "rules/outcome.hpp"
#include "rules/resolve.hpp"
#include "src/findings/codes.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

/// The finding code that a reason belongs to: RC203 to RC206 where they fit, else RC201.
code code_of(rules::illegality why);

/// The clause that the reason rests on, for the move that is not possible in `position`.
template <class Board>
rules::clause clause_of(rules::illegality why, const rules::position<Board>& position,
                        const rules::move_request& request);

/// The clause by which a position ends the game on this board.
template <class Board>
rules::clause clause_of(rules::ending e);

/// The sentence for an illegal move: which, whose, why not. `written` is the move as the record has it.
template <class Board>
sentence refusal_sentence(const rules::position<Board>& position, const rules::move_request& request,
                          const rules::resolution& resolution, std::string_view written);

/// The sentence for an ambiguous move: names the pieces that could make it.
template <class Board>
sentence ambiguity_sentence(const rules::position<Board>& position, const rules::move_request& request,
                            std::string_view written);

}  // namespace royalcheck
