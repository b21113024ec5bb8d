#include "src/tournament/score.hpp"

namespace royalcheck {

std::string decimal(half_points points) { return std::to_string(points / 2) + (points % 2 == 0 ? ".0" : ".5"); }

std::string with_half(half_points points) {
    const std::string whole = points == 1 ? "" : std::to_string(points / 2);
    return whole + (points % 2 == 0 ? "" : "½");
}

std::string decimal_of_quarters(long quarters) {
    static constexpr const char* fractions[] = {".00", ".25", ".50", ".75"};
    return std::to_string(quarters / 4) + fractions[quarters % 4];
}

}  // namespace royalcheck
