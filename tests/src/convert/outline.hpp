// What a game says, whatever the notation it is written in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/convert/text_converter.hpp"

namespace royalcheck::testing {

/// One text a game: tags in order, moves as squares, comments, NAGs, variations, marks and the result. A comment's line
/// ends count as spaces, a decline as marked; move numbers and check marks are left out.
std::vector<std::string> outlines(std::string_view pgn, const replay_options& options);

/// All of `pgn` converted; with the games that were copied counted.
std::string converted(std::string_view pgn, const conversion& wanted, const replay_options& options,
                      int* copied = nullptr);

inline constexpr target_notation all_notations[] = {target_notation::english, target_notation::russian,
                                                    target_notation::figurine, target_notation::long_form,
                                                    target_notation::uci};

/// `pgn` in each notation: the same games, the same bytes when converted again, and the same games back in English.
/// Returns how many of the games were only copied.
int expect_round_trips(std::string_view pgn, const replay_options& options);

}  // namespace royalcheck::testing
