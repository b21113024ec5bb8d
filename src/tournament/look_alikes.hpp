// Letters of two alphabets in one word, as they come from keyboards and scans.
#pragma once

#include <string>
#include <string_view>

namespace royalcheck {

/// Each word in one alphabet: a Latin letter that looks like a Cyrillic one (NOTATION 3) is read as that in a word with
/// letters that only Cyrillic has, and the other way round. A word of nothing but such letters goes by the rest of the
/// name; one that has letters of its own of both stays as it is.
std::string in_one_alphabet(std::string_view name);

}  // namespace royalcheck
