#include "src/replay/draws.hpp"

#include "rules/legality.hpp"
#include "rules/notation.hpp"

namespace royalcheck {
namespace {

template <class Board>
bool is_lost(const rules::position<Board>& now) {
    return rules::mate_or_stalemate(now) == rules::ending::checkmate || rules::losing_position(now).any;
}

}  // namespace

template <class Board>
draw_watch<Board>::draw_watch(game_context& context)
    : context_(context), automatic_(rules::automatic_draws_in_force(context.facts.date)) {}

template <class Board>
void draw_watch<Board>::start(const rules::position<Board>& first) {
    history_.start(first, context_.game.move_count);
    watch(first, 1, {0, 0, first.to_move, context_.game.begin, 0});
}

template <class Board>
void draw_watch<Board>::finish(rules::ending reason, rules::clause clause, int ply) {
    if (!end_) end_ = automatic_end{reason, clause, ply};
}

template <class Board>
void draw_watch<Board>::yield_to_loss() {
    if (!end_) return;
    for (const code told : {code::fivefold_repetition, code::seventy_five_move})
        context_.findings.withdraw(told, end_->ply);
    auto& all = context_.report.repetitions;
    if (!all.empty() && all.back().ply == end_->ply) all.back().claim = repetition_report::claim_kind::available;
}

// Order on one half-move: dead position, fifth occurrence, seventy-five moves. Mate and R-LOSING come before all of
// them, and no claim stands there (RULES 4.3, FIDE 9.6.2); no such position can have stood on the board before. K-LOSE
// is known only at the end of the record.
template <class Board>
void draw_watch<Board>::watch(const rules::position<Board>& now, int occurrences, const ply_place& where) {
    if (!end_ && rules::is_dead(now, context_.periods())) {
        if (rules::losing_position(now).any) return;
        const auto clause = context_.periods() ? rules::clause::k_dead : rules::clause::c_dead;
        auto& f = context_.findings.add(code::dead_position, severity::note, where, {}, {.id = message::dead_position});
        f.clause = clause;
        finish(rules::ending::dead_position, clause, where.ply);
    }
    if (occurrences > 1) repetition(now, occurrences, where);
    if (now.halfmove_clock < 100) {
        fifty_told_ = false;
        return;
    }
    const bool counts = now.halfmove_clock == 150 || (where.ply == 0 && now.halfmove_clock > 150);
    if ((counts || !fifty_told_) && is_lost(now)) return;
    claim_stands_ = true;
    if (!fifty_told_) {
        fifty_told_ = true;
        context_.findings.add(code::fifty_move, severity::note, where, {},
                              {.id = message::fifty_moves, .side = now.to_move});
    }
    if (!counts) return;
    context_.findings.add(code::seventy_five_move, automatic_ ? severity::warning : severity::note, where, {},
                          {.id = automatic_ ? message::seventy_five_moves : message::seventy_five_moves_old});
    if (automatic_) finish(rules::ending::seventy_five_moves, rules::clause::c_75, where.ply);
}

template <class Board>
void draw_watch<Board>::repetition(const rules::position<Board>& now, int count, const ply_place& where) {
    last_twin_ = where.ply;
    if (count >= 3) claim_stands_ = repeated_ = true;
    if (count != 3 && count != 5) return;
    const bool ends = count == 5 && automatic_;
    context_.report.repetitions.push_back(
        {count,
         where.ply,
         ends ? repetition_report::claim_kind::automatic : repetition_report::claim_kind::available,
         now.to_move,
         {}});
    if (count == 3) {
        context_.findings.add(code::threefold_repetition, severity::note, where, {},
                              {.id = message::threefold, .side = now.to_move});
        return;
    }
    auto& f = context_.findings.add(code::fivefold_repetition, ends ? severity::warning : severity::note, where, {},
                                    {.id = ends ? message::fivefold : message::fivefold_old});
    if (!ends) f.clause = rules::clause::c_old;
    if (ends) finish(rules::ending::fivefold_repetition, rules::clause::c_rep5, where.ply);
}

template <class Board>
bool draw_watch<Board>::claim_by_intended_move(const rules::position<Board>& now, int ply, bool king_only) {
    const bool fifty = now.halfmove_clock == 99;
    const bool twins = last_twin_ >= 0 && ply - last_twin_ < now.halfmove_clock;
    if (!fifty && !twins) return false;
    rules::move_list legal;
    rules::legal_moves(now, legal);
    bool found = false;
    for (const auto& m : legal) {
        if (king_only && now.men[m.from].kind != rules::piece_kind::king) continue;
        auto then = now;
        rules::play(then, m);
        if (then.halfmove_clock == 0) continue;
        found = found || fifty;
        const int count = twins ? history_.occurrences_with(then) : 0;
        if (count < 3) continue;
        found = repeated_ = true;
        context_.report.repetitions.push_back(
            {count >= 5 ? 5 : 3, ply + 1, repetition_report::claim_kind::intended, now.to_move, rules::to_san(now, m)});
    }
    return found;
}

template class draw_watch<rules::board8>;
template class draw_watch<rules::board10>;

}  // namespace royalcheck
