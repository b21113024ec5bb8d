// Any input file -> its texts: itself, what it expands to, or the members of an archive.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/input/byte_source.hpp"
#include "src/input/input.hpp"

namespace royalcheck {

/// Calls `take` with each text of `file` ("-" is standard input) and its name inside the archive, empty if there is
/// none, until `take` answers that it wants no more. Of an archive those are game files and, where `documents` are
/// wanted, its text documents. Archives inside archives and damage are returned; what came before was taken.
std::vector<input_error> read_texts(const std::string& file, std::uint64_t max_expanded, bool documents,
                                    const std::function<bool(const std::string&, byte_source&)>& take);

/// Whether a packed file has a text of games, or cannot be looked into: then reading it will tell why.
bool may_hold_games(const std::string& file);

}  // namespace royalcheck
