// The values of options, from text. A bad one throws usage_error that names the option and what it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "src/cli/arguments.hpp"

namespace royalcheck {

variant read_variant(std::string_view value);  ///< NOTATION 6, any case
rules::edition read_edition(std::string_view value);
void apply_reading(std::string_view value, replay_options& options);  ///< NAME=VALUE
late_violation read_late_violation(std::string_view value);
std::optional<grammar::language> read_notation(std::string_view value);  ///< none for auto
std::optional<encoding> read_encoding(std::string_view value);           ///< none for auto
target_notation read_target_notation(std::string_view value);
std::string read_output_encoding(std::string_view value);
std::string read_output(std::string_view value);  ///< the name of a file; empty for `-`, standard output
std::string read_format(std::string_view value);
std::string read_tournament_format(std::string_view value);
std::string read_merge_format(std::string_view value);
exclusion read_exclusion(std::string_view value);  ///< NAME or NAME@ROUND
played_games read_played_games(std::string_view value);
std::vector<tie_break> read_tie_breaks(std::string_view value);
report_language read_language(std::string_view value);
when read_when(std::string_view option, std::string_view value);
std::optional<severity> read_fail_on(std::string_view value);  ///< none for never
severity read_min_severity(std::string_view value);
shell read_shell(std::string_view value);
board_form read_board_form(std::string_view value);
board_move read_move_number(std::string_view value);
int read_number(std::string_view option, std::string_view value, int least, int most);
shard read_shard(std::string_view value);  ///< I/N
std::uint64_t read_size(std::string_view option, std::string_view value, std::uint64_t most);
std::uint32_t read_size32(std::string_view option, std::string_view value);  ///< bytes, 1 to 3 GiB; K, M, G

}  // namespace royalcheck
