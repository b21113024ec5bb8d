#include "rules/royal64/control_periods.hpp"

namespace royalcheck::rules {

/// Where the second period of `s` begins; from then on there is one every ten moves, five long (Additions 1, 2).
static int second_period(side s) { return s == side::white ? 11 : 16; }

std::optional<period> period_of(side s, int number) {
    if (number < 1) return std::nullopt;
    if (number <= 10) return period{1, 10};
    const int first = second_period(s);
    const int into = (number - first) % 10;
    if (number < first || into >= 5) return std::nullopt;
    return period{number - into, number - into + 4};
}

/// The first move of the period of `s` that begins behind move `number`.
static int next_period(side s, int number) {
    const int second = second_period(s);
    if (number < second) return number < 1 ? 1 : second;
    return number + 10 - (number - second) % 10;
}

control_periods::control_periods(int first_number, side first_side, bool from_setup)
    : first_number_(first_number), first_side_(first_side), from_setup_(from_setup) {}

bool control_periods::covers(side s, const period& p) const {
    if (!from_setup_) return true;
    // A record that begins with Black's move n lacks White's move n.
    const bool lacks_one = s == side::white && first_side_ == side::black;
    return p.from >= first_number_ + (lacks_one ? 1 : 0);
}

bool control_periods::must_move_king(side s, int number) const {
    const auto p = period_of(s, number);
    if (!p || number != p->to || !covers(s, *p)) return false;
    const auto& entries = ledger(s);
    return entries.empty() || entries.back().span != *p || entries.back().state != period_state::met;
}

std::optional<period_violation> control_periods::played(side s, int number, int ply, bool king_move) {
    if (!is_telling(s, number, king_move)) return std::nullopt;
    int& telling = telling_[static_cast<std::size_t>(s)];
    int& king_telling = king_telling_[static_cast<std::size_t>(s)];
    const auto p = period_of(s, number);
    telling = king_telling = next_period(s, p ? p->to : number);
    if (!p) return std::nullopt;
    period_entry& e = entry(s, *p);
    if (king_move && e.state != period_state::met) {
        e.state = period_state::met;
        e.ply = ply;
    }
    if (e.state == period_state::met) return std::nullopt;
    if (number < p->to) {
        telling = p->to;
        king_telling = number;
        return std::nullopt;
    }
    if (e.state != period_state::open) return std::nullopt;
    e.state = period_state::missed;
    e.ply = ply;
    return violations_.emplace_back(period_violation{s, *p, ply, number});
}

void control_periods::list(side s, int number) {
    if (const auto p = period_of(s, number)) entry(s, *p);
}

void control_periods::exempt(side s, int number) {
    auto& entries = ledgers_[static_cast<std::size_t>(s)];
    const auto p = period_of(s, number);
    if (!p || entries.empty() || entries.back().span != *p) return;
    period_state& state = entries.back().state;
    // K-SETUP: a period that is over and was covered only in part stays unknown.
    const bool in_time = state == period_state::unknown && number < p->to;
    if (state == period_state::open || in_time) state = period_state::exempt;
}

void control_periods::impossible(side s, int number) {
    if (const auto p = period_of(s, number)) entry(s, *p).state = period_state::impossible;
}

period_entry& control_periods::entry(side s, const period& p) {
    auto& entries = ledgers_[static_cast<std::size_t>(s)];
    if (entries.empty() || entries.back().span != p)
        entries.push_back({p, covers(s, p) ? period_state::open : period_state::unknown, 0});
    return entries.back();
}

}  // namespace royalcheck::rules
