// Records of random play of Royal Chess 100 with everything a record may hold.
#pragma once

#include <random>
#include <string>

namespace royalcheck::testing {

/// A game in English SAN from one of the rare positions of the perft table or the start, with nested variations, null
/// moves in them, comments of both kinds, NAGs and princess marks.
std::string random_royal100_game(std::mt19937_64& chance);

}  // namespace royalcheck::testing
