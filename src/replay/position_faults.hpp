// What is wrong with a position from outside, as sentences of the catalogue (RC112).
#pragma once

#include "grammar/position.hpp"
#include "rules/setup.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

/// What is wrong with how it is written: "rank 5 should have 8 squares, but has 9".
sentence sentence_of(const grammar::position_fault& fault);

/// A defect of `s` that rules::validate found, with its squares: "White has more than one king: on d1 and e1".
template <class Board>
sentence sentence_of(const rules::setup<Board>& s, rules::setup_defect d);

}  // namespace royalcheck
