// The end of a line: what the last position decides, and the control periods as they then stand.
#include <algorithm>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "src/replay/continuation.hpp"
#include "src/replay/refusal.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {

template <class Board>
bool replayer<Board>::king_move_due(const line& l) const {
    return l.periods && l.periods->must_move_king(l.now.to_move, l.now.number);
}

// K-LOSE. What stands before a variation begins is no matter of the variation; after a draw there is no period.
template <class Board>
bool replayer<Board>::has_lost_by_period() const {
    if (!in_main_line() && line_.ply < path_.back()) return false;
    if (in_main_line() && draws_.end() && draws_.end()->ply < line_.ply) return false;
    return king_move_due(line_) && !rules::has_legal_king_move(line_.now) &&
           rules::mate_or_stalemate(line_.now) == rules::ending::none;
}

// K-LOSE: the note stands at the last move played, whose text is given; the half-move that cannot be played is the
// next one.
template <class Board>
void replayer<Board>::tell_no_king_move(std::uint32_t offset, std::uint32_t length) {
    ply_place where{line_.ply, 0, rules::side::white, offset, length};
    if (line_.ply > 0) {
        where.number = context_.plies.number(line_.ply);
        where.side = context_.plies.mover(line_.ply);
    }
    context_.findings.add(code::no_king_move, severity::note, where, path_,
                          {.id = in_main_line() ? message::no_king_move : message::no_king_move_in_variation,
                           .side = line_.now.to_move,
                           .due = line_.now.number});
}

template <class Board>
void replayer<Board>::end_variation() {
    royal_watch<Board>::settle(context_, line_.royal, path_);
    if (line_.stopped) return;
    royal_watch<Board>::drop_mark(context_, line_.royal, line_.ply + 1, path_);
    if (has_lost_by_period()) tell_no_king_move(line_.last_offset, line_.last_length);
}

// The final position decides by mate or stalemate; by K-LOSE only if nothing was recorded after it, or
// one move that cannot be played.
// Both come before a draw by dead position, repetition or move count on the same half-move (RULES 4.3).
template <class Board>
void replayer<Board>::judge_final_position() {
    const auto& now = line_.now;
    royal_watch<Board>::finish(context_, line_.royal, now);
    const auto end = rules::mate_or_stalemate(now);
    if (end != rules::ending::none) {
        const bool mate = end == rules::ending::checkmate;
        events_.end = end;
        events_.end_clause = clause_of<Board>(end);
        context_.consulted.all();
        events_.end_ply = line_.ply;
        if (mate) events_.loser = now.to_move;
        if (line_.periods) {
            line_.periods->exempt(now.to_move, now.number - 1);
            line_.periods->exempt(rules::other(now.to_move),
                                  now.to_move == rules::side::white ? now.number - 1 : now.number);
        }
    } else if ((!line_.stopped || last_refused_) && has_lost_by_period()) {
        if (!line_.stopped) tell_no_king_move(line_.last_offset, line_.last_length);
        line_.periods->impossible(now.to_move, now.number);
        events_.end = rules::ending::no_king_move;
        events_.end_clause = rules::clause::k_lose;
        events_.end_ply = line_.ply + 1;
        events_.loser = now.to_move;
        events_.claim_on_board = draws_.claim_stands();
        draws_.yield_to_loss();
    }
}

template <class Board>
void replayer<Board>::end_main_line() {
    royal_watch<Board>::settle(context_, line_.royal, path_);
    if (!line_.stopped) royal_watch<Board>::drop_mark(context_, line_.royal, line_.ply + 1, path_);
    game_report& report = context_.report;
    report.plies = line_.ply;
    report.final_fen.clear();
    rules::append_fen(report.final_fen, line_.now);
    if (recorded_.terminator == game_result::none) {
        recorded_.offset = line_.last_offset;
        recorded_.length = line_.last_length;
    }
    if (draws_.end()) {
        events_.end = draws_.end()->reason;
        events_.end_clause = draws_.end()->clause;
        events_.end_ply = draws_.end()->ply;
    }
    const int drawn_at = draws_.end() ? draws_.end()->ply : line_.ply;
    const auto loser = royal_watch<Board>::loser(line_.royal);
    if (loser && royal_watch<Board>::lost_at(line_.royal) <= drawn_at) {
        events_.end = rules::ending::losing_position;
        events_.end_clause = rules::clause::r_losing;
        events_.end_ply = royal_watch<Board>::lost_at(line_.royal);
        events_.loser = loser;
    } else if (drawn_at == line_.ply) {
        judge_final_position();
    }
    if (events_.end == rules::ending::none && !events_.invalid && events_.violations.empty()) tell_claims();
    for (const auto s : {rules::side::white, rules::side::black}) {
        const bool bare =
            (line_.now.sides[static_cast<std::size_t>(s)] & ~line_.now.of(s, rules::piece_kind::king)) == 0;
        if (bare) events_.bare_king = s;
    }
    tell_late_violation();
    judge(context_, events_, recorded_);
    auto& result = report.result;
    if (result.status == verdict_status::invalid)
        result.move = quoted(move_at(line_.ply));
    else if (result.ply > 0)
        result.move = quoted(move_at(result.reason == rules::ending::no_king_move ? result.ply - 1 : result.ply));
    report_periods();
}

// The text of half-move `ply` of the main line, as written.
template <class Board>
std::string_view replayer<Board>::move_at(int ply) const {
    if (ply == line_.ply && !line_.stopped) return context_.text.substr(line_.last_offset, line_.last_length);
    if (ply < 1) return {};
    std::size_t at = next_move(context_.game, 0);
    for (int i = 1; i < ply; ++i) at = next_move(context_.game, at + 1);
    return at < context_.game.tokens.size() ? context_.written(context_.game.tokens[at]) : std::string_view();
}

// Claims that the side to move could still make; an unfinished record is told of one by an intended move.
template <class Board>
void replayer<Board>::tell_claims() {
    const auto announced = [&](std::string_view san) {
        return context_.plies.text(line_.ply + 1) + in_letters_of(context_.language, san);
    };
    sentence& claim = events_.claim;
    claim.side = line_.now.to_move;
    const auto& repetitions = context_.report.repetitions;
    const auto stands = [&](message of_repetition, message of_fifty_moves) {
        claim.clause = draws_.claim_clause();
        claim.id = claim.clause == rules::clause::c_rep3 ? of_repetition : of_fifty_moves;
    };
    if (draws_.claim_stands()) stands(message::claim_of_repetition, message::claim_of_fifty_moves);
    const bool intended = draws_.claim_by_intended_move(line_.now, line_.ply, king_move_due(line_));
    if (intended && !draws_.claim_stands()) {
        stands(message::claim_of_intended_repetition, message::claim_of_intended_fifty_moves);
        if (claim.id == message::claim_of_intended_repetition) claim.text = announced(repetitions.back().intended);
    }
    const bool open = recorded_.terminator == game_result::none || recorded_.terminator == game_result::unfinished;
    if (!open || repetitions.empty() || repetitions.back().claim != repetition_report::claim_kind::intended) return;
    const auto& last = repetitions.back();
    auto& f = context_.findings.add(
        code::threefold_repetition, severity::note,
        {line_.ply, context_.plies.number(line_.ply), context_.plies.mover(line_.ply), line_.last_offset,
         line_.last_length},
        {}, {.id = message::threefold_intended, .side = last.side, .text = announced(last.intended)});
    f.suggestions.push_back(last.intended);
}

// K-FIRST-LATE: names the first offender, later offences and the results that the rules allow. What the arbiter has
// decided is no error any more.
template <class Board>
void replayer<Board>::tell_late_violation() {
    const auto& all = events_.violations;
    if (all.empty() || events_.violation_was_last) return;
    const game_result offender_loses = lost_by(all.front().who);
    const bool later = all.size() > 1;
    sentence told{.side = all.front().who, .span = all.front().span};
    if (context_.options.late == late_violation::report) {
        told.id = later ? message::late_violations : message::late_violation;
        told.correct = {offender_loses, game_result::both_lose};
    } else {
        told.id = later ? message::late_violations_decided : message::late_violation_decided;
        told.correct = {context_.options.late == late_violation::both ? game_result::both_lose : offender_loses};
    }
    for (std::size_t i = 1; i < all.size(); ++i)
        told.parts.push_back({.id = message::period_of, .side = all[i].who, .span = all[i].span});
    auto& f = context_.findings.add(code::late_violation,
                                    context_.options.late == late_violation::report ? severity::error : severity::note,
                                    first_violation_, {}, std::move(told));
    const auto& found = context_.report.findings;  // RC301 stands at the same move and has its SAN
    const auto same = std::find_if(found.begin(), found.end(), [&](const finding& other) {
        return other.id == code::missed_control_period && other.variation.empty() && other.ply == f.ply;
    });
    if (same != found.end()) f.san = same->san;
}

template <class Board>
void replayer<Board>::report_periods() {
    if (!line_.periods) return;
    game_report& report = context_.report;
    report.white_periods = line_.periods->ledger(rules::side::white);
    report.black_periods = line_.periods->ledger(rules::side::black);
    const auto tell = [&](rules::side s, const std::vector<rules::period_entry>& ledger) {
        for (const auto& entry : ledger) {
            if (entry.state != rules::period_state::unknown) continue;
            context_.findings.add(code::control_period_unknown, severity::note, context_.game.begin, 0,
                                  {.id = message::period_unknown, .side = s, .span = entry.span});
        }
    };
    tell(rules::side::white, report.white_periods);
    tell(rules::side::black, report.black_periods);
}

template bool replayer<rules::board8>::king_move_due(const line&) const;
template bool replayer<rules::board8>::has_lost_by_period() const;
template void replayer<rules::board8>::tell_no_king_move(std::uint32_t, std::uint32_t);
template void replayer<rules::board8>::end_variation();
template void replayer<rules::board8>::end_main_line();
template bool replayer<rules::board10>::king_move_due(const line&) const;
template bool replayer<rules::board10>::has_lost_by_period() const;
template void replayer<rules::board10>::tell_no_king_move(std::uint32_t, std::uint32_t);
template void replayer<rules::board10>::end_variation();
template void replayer<rules::board10>::end_main_line();

}  // namespace royalcheck
