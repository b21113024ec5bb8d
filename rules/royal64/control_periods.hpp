// K-PERIOD and what hangs on it: who must move the king by when, and what was missed.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "rules/square.hpp"

namespace royalcheck::rules {

/// A control period in move numbers of the game, both ends included.
struct period {
    int from = 0;
    int to = 0;
    friend constexpr bool operator==(const period&, const period&) = default;
};

/// The control period of `s` that contains move `number`; none between periods (K-PERIOD).
/// White 1-10, 11-15, 21-25, 31-35 ...; Black 1-10, 16-20, 26-30 ...
std::optional<period> period_of(side s, int number);

enum class period_state : std::uint8_t { met, missed, impossible, open, exempt, unknown };

struct period_entry {
    period span;
    period_state state = period_state::open;
    int ply = 0;  ///< the king move that met it (the first), or the half-move that missed it; 0 = none
};

/// A missed period: found at the last move of the period.
struct period_violation {
    side who = side::white;
    period span;
    int ply = 0;     ///< half-move of the line, from 1
    int number = 0;  ///< move number
};

/// Follows one line of play. Call `played` for every half-move; cheap to copy (variations).
class control_periods {
public:
    /// `first_number`, `first_side`: where the record begins. `from_setup`: what came before is unknown (K-SETUP).
    control_periods(int first_number, side first_side, bool from_setup);

    /// The side still owes a king move in the period that ends with this very move (K-LAST).
    /// False where the record covers only part of the period (K-SETUP).
    bool must_move_king(side s, int number) const;

    /// `played` would note something; nearly every half-move changes nothing.
    bool is_telling(side s, int number, bool king_move) const {
        const auto of = static_cast<std::size_t>(s);
        return number >= (king_move ? king_telling_[of] : telling_[of]);
    }
    /// Records a half-move; returns the violation if this was the last move of a period without king move.
    std::optional<period_violation> played(side s, int number, int ply, bool king_move);

    /// Lists a half-move recorded after an automatic draw: its period is in the ledger, but nothing is judged.
    void list(side s, int number);

    /// The game ended on the board for `s` inside the period of `number`, before it was due: mate, stalemate.
    void exempt(side s, int number);
    /// K-LOSE: the period of `number` cannot be met.
    void impossible(side s, int number);

    const std::vector<period_violation>& violations() const { return violations_; }
    /// Periods in which `s` has made at least one recorded move, plus one marked impossible, in order.
    const std::vector<period_entry>& ledger(side s) const { return ledgers_[static_cast<std::size_t>(s)]; }

private:
    /// The record holds every move of `s` in the period.
    bool covers(side s, const period& p) const;
    /// The entry of the period in the ledger of `s`, new if need be.
    period_entry& entry(side s, const period& p);

    static constexpr int lowest = std::numeric_limits<int>::min();

    std::vector<period_entry> ledgers_[2];
    /// The first move number of each side at which any move, or a king move, changes something.
    std::array<int, 2> telling_{lowest, lowest}, king_telling_{lowest, lowest};
    std::vector<period_violation> violations_;
    int first_number_;
    side first_side_;
    bool from_setup_;
};

}  // namespace royalcheck::rules
