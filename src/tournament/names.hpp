// Names of players: found by what the user types, and compared where only the spelling differs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/tournament/report.hpp"

namespace royalcheck {

/// The words of a name in a form in which spellings do not differ: no case, no diacritics (ё is е), Cyrillic letters
/// as Latin ones, what is spelled in more than one way (y, j, i; kh, h; x, ks) in one; sorted, so that the order of
/// surname and first name, with a comma or without, makes no difference.
std::vector<std::string> name_words(std::string_view name);

/// The names differ in spelling only: the same words, or initials for some of them, or some of them left out.
bool similar_names(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// The player with that name, as it is written or else as the only one that is spelled like it.
std::optional<player_id> find_player(const tournament_record& of, std::string_view name);

/// RC703: names that may be those of one player, unless they have met or play in the same round.
void find_similar_names(const tournament_record& of, std::vector<tournament_finding>& findings);

}  // namespace royalcheck
