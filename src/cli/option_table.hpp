// Every option and argument of every command in one table: the parser, the help and the manual come from it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "src/cli/arguments.hpp"

namespace royalcheck {

/// Commands as bits.
enum command_set : std::uint16_t {
    on_check = 1,
    on_moves = 2,
    on_perft = 4,
    on_explain = 8,
    on_board = 16,
    on_convert = 32,
    on_completions = 64,
    on_tournament = 128,
    on_merge = 256
};

struct option_entry {
    std::string_view name;      ///< "--variant"; without dashes a positional argument
    std::string_view argument;  ///< what stands for the value in the help; empty for a flag
    std::string_view help;
    std::string_view group;                             ///< heading in the help
    std::uint16_t commands;                             ///< command_set bits
    bool required;                                      ///< positional arguments only
    void (*apply)(arguments&, std::string_view value);  ///< throws usage_error for a bad value
};

struct command_entry {
    command id;
    std::uint16_t bit;  ///< its command_set bit
    std::string_view name;
    std::string_view help;
};

/// Not an argument that stands by itself.
inline bool is_option(const option_entry& entry) { return entry.name.starts_with("--"); }

std::span<const option_entry> option_table();
std::span<const command_entry> command_table();

}  // namespace royalcheck
