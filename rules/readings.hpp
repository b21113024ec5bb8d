// The clauses of Royal Chess 100 that its sources let one read in more than one way.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/clauses.hpp"

namespace royalcheck::rules {

enum class third_rank_reading : std::uint8_t { any, stepped, immediate };         ///< R-PAWN-THIRD
enum class castling_attack_reading : std::uint8_t { strict, free };               ///< R-CASTLE
enum class counter_check_reading : std::uint8_t { any_prince, one_prince, off };  ///< R-COUNTER
enum class edition : std::uint8_t { en, ru };                                     ///< R-QUEEN, R-DECLINE

struct readings {
    third_rank_reading third_rank = third_rank_reading::any;
    castling_attack_reading castling_attack = castling_attack_reading::strict;
    counter_check_reading counter_check = counter_check_reading::any_prince;
    rules::edition edition = rules::edition::en;
    friend constexpr bool operator==(const readings&, const readings&) = default;
};

/// One value of a reading, as options and tags spell it.
struct reading_value {
    std::string_view name;  ///< "stepped"
    std::string_view text;  ///< what it means, a sentence
};

struct reading_entry {
    std::string_view name;  ///< "third-rank"
    clause of;
    std::span<const reading_value> values;  ///< in the order of the enumeration; the first is the default
};

/// The table of readings: third-rank, castling-attack, counter-check, edition.
std::span<const reading_entry> reading_table();

/// Sets one reading by the table's names, any case; false if there is no such reading or value.
/// Setting `edition` sets nothing else: what an edition implies is for the caller, who knows what was named.
bool set_reading(readings& r, std::string_view name, std::string_view value);

/// The value that `r` gives to the reading at `index` of the table, as an index into its values.
std::size_t value_of(const readings& r, std::size_t index);
/// The same, to set it.
void set_value(readings& r, std::size_t index, std::size_t value);

}  // namespace royalcheck::rules
