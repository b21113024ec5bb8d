// The crosstable as cells of text, for all formats that show one.
#pragma once

#include <string>
#include <vector>

#include "src/tournament/report.hpp"

namespace royalcheck {

/// One cell: what the player of the row has made there.
struct grid_cell {
    std::string text;      ///< "1", "½", "0", "+" and "-" by forfeit, "*" without a result; more than one: "1½"
    bool changed = false;  ///< the rules or the arbiter say otherwise than the record
    bool own = false;      ///< a player against himself
};

/// A crosstable by opponents for round robins of a size that can be shown, else one by rounds ("12w1": with White
/// against number 12, won). Rows stand in the order of the corrected standings, and numbers are places in it. There are
/// no rows where it would have more than a million cells.
struct crosstable {
    bool by_opponent = false;
    std::vector<std::vector<grid_cell>> rows;
};

crosstable make_crosstable(const tournament_report& report);

}  // namespace royalcheck
