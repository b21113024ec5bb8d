// The clauses of Royal Chess 100 that its sources let one read in more than one way.
#pragma once

#include <cstdint>

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

}  // namespace royalcheck::rules
