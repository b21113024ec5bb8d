// A royal64 round robin of twelve players, by the Berger table.
#pragma once

#include <string>

namespace royalcheck::testing {

/// "Player 07"
std::string player(int number);

/// All 66 games. The lower number wins, but for these:
///   round 2   1-2    drawn
///   round 5   8-9    White misses a period, nobody notices, recorded 1-0: the arbiter has to decide (0-1 or 0-0)
///   round 6   11-7   Black misses a period: 1-0
///   round 8   3-6    White misses a period, recorded 1-0: 0-1
///   round 8   4-5    White misses a period, nobody notices, the arbiter has decided 0-0
///   round 9   10-11  White misses a period, recorded *: 0-1
///   round 10  4-7    drawn
///   round 11  7-5    White wins
std::string round_robin();

}  // namespace royalcheck::testing
