// Completions for shells, from the option table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/cli/option_table.hpp"

namespace royalcheck {

/// What may stand for an option's value (or for a positional argument), as far as it can be listed; of a list of codes
/// the items, of a reading NAME=VALUE.
std::vector<std::string> choices_of(const option_entry& entry);
/// The value is the name of a file.
bool takes_file(const option_entry& entry);
/// The value is a list with commas.
bool takes_list(const option_entry& entry);
/// `words` with `between` between them.
std::string joined(const std::vector<std::string>& words, std::string_view between);

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace royalcheck
