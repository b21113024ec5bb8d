#include "src/replay/royal_watch.hpp"

#include <utility>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "rules/royal100/princess.hpp"

namespace royalcheck {
namespace {

using board = rules::board10;
using rules::piece_kind;

rules::square square_of(const rules::position<board>& p, rules::side s, piece_kind kind) {
    for (rules::square at = 0; at < board::squares; ++at) {
        if (p.men[at] == rules::piece{kind, s}) return at;
    }
    return rules::no_square;
}

bool is_double_step_from_third_rank(const rules::position<board>& p, const rules::move& m) {
    const int third = p.to_move == rules::side::white ? 2 : board::size - 3;
    const int steps = rules::rank_of<board>(m.to) - rules::rank_of<board>(m.from);
    return p.men[m.from].kind == piece_kind::pawn && rules::rank_of<board>(m.from) == third &&
           (steps == 2 || steps == -2);
}

void report_succession(game_context& context, rules::side s, piece_kind piece, int ply, rules::square at) {
    context.report.successions.push_back({s, piece, ply, rules::to_text<board>(at)});
}

rules::succession meaning_of(const grammar::token& princess_mark) {
    const auto mark = static_cast<grammar::succession_text>(princess_mark.value);
    return mark == grammar::succession_text::princess_declined ? rules::succession::decline : rules::succession::accept;
}

// Why a princess mark names no choice of the side to move (R-QUEEN, R-DECLINE).
struct false_choice {
    message told;
    rules::clause clause;
};
false_choice why_false(const rules::position<board>& p) {
    if (p.royal.choice_pending) return {message::succession_compulsory, rules::clause::r_queen};
    if (p.of(p.to_move, piece_kind::princess) == 0) return {message::no_princess_to_replace, rules::clause::r_queen};
    if (!p.royal.princess_right[static_cast<std::size_t>(p.to_move)])
        return {message::princess_right_lost, rules::clause::r_decline};
    return {message::no_queen_lost, rules::clause::r_queen};
}

void set_loser(royal_line<board>& l, const rules::lost& lost, const ply_place& where) {
    if (!lost.any) return;
    l.loser = lost.who;
    l.lost_at = where;
    l.untold = true;
}

}  // namespace

void royal_watch<board>::mark(game_context& context, line& l, const position& now, const grammar::token& t,
                              const ply_place& where, const std::vector<int>& path) {
    const auto refuse = [&](message why, rules::clause clause) {
        auto& f = context.findings.add(code::false_succession_mark, severity::error, where, path,
                                       {.id = why, .side = where.side, .text = quoted(context.written(t))});
        f.clause = clause;
    };
    if (static_cast<grammar::succession_text>(t.value) == grammar::succession_text::prince_crowned) {
        if (l.crowned != where.side) refuse(message::false_crown, rules::clause::r_succeed);
        return;
    }
    if (rules::choices_for(now, meaning_of(t)).size() == 0) {
        if (now.royal.choice_pending) context.consulted.edition = true;
        const false_choice why = why_false(now);
        refuse(why.told, why.clause);
    } else if (!l.princess_mark) {
        l.princess_mark = t;
    } else if (l.princess_mark->value != t.value && !l.contradicted) {
        l.contradicted = true;
        refuse(message::contradicting_mark, rules::clause::r_queen);
    }
}

void royal_watch<board>::drop_mark(game_context& context, line& l, int ply, const std::vector<int>& path) {
    if (!l.princess_mark) return;
    const grammar::token t = *std::exchange(l.princess_mark, std::nullopt);
    if (std::exchange(l.contradicted, false)) return;
    const bool declines = meaning_of(t) == rules::succession::decline;
    context.findings.add(
        declines ? code::succession_declined : code::princess_succeeds, severity::note, place_of(context, ply, t), path,
        {.id = message::mark_without_move, .side = context.plies.mover(ply), .text = quoted(context.written(t))});
}

void royal_watch<board>::complete(rules::move_request& request, line& l) {
    if (!l.princess_mark) return;
    if (!l.contradicted) request.succession = meaning_of(*l.princess_mark);
    l.princess_mark.reset();
    l.contradicted = false;
}

bool royal_watch<board>::over(const line& l, const position& now, const rules::move& m) {
    const bool declines = now.royal.choice_pending && m.succession == rules::succession::decline;
    return l.loser && !declines && now.men[m.to].kind != piece_kind::king;
}

bool royal_watch<board>::is_silent(const line& l, const position& now, const rules::move& m) {
    return !l.princess_mark && !l.crowned && !l.loser && !now.royal.choice_pending &&
           now.men[m.to].kind != piece_kind::king && !is_double_step_from_third_rank(now, m);
}

void royal_watch<board>::undo(line& l, const position& now, const rules::move& m) {
    if (!l.untold || m.succession != rules::succession::decline || now.men[m.to].kind == piece_kind::king) return;
    l.loser.reset();  // R-QUEEN-ORDER: won only had the princess become the queen, and the record declines
    l.untold = false;
}

void royal_watch<board>::decide(line& l, const position& now, const ply_place& where) {
    if (!l.loser) set_loser(l, rules::losing_position(now), where);
}

// The prince is crowned as part of the capture; the princess at the start of the turn (R-SUCCEED, R-QUEEN-ORDER).
void royal_watch<board>::before(game_context& context, line& l, const position& now, const rules::move& m,
                                const rules::move_request& request, const ply_place& where,
                                const std::vector<int>& path) {
    const bool main = path.empty();
    undo(l, now, m);
    settle(context, l, path);
    if (m.castling != rules::wing::none) context.consulted.castling_attack = true;
    if (is_double_step_from_third_rank(now, m)) context.consulted.third_rank = true;
    if (m.succession == rules::succession::decline) context.consulted.edition = true;
    if (l.checked) context.consulted.counter_check = true;  // perhaps it is the only answer because others give check
    if (m.succession == rules::succession::accept) {
        const rules::square at = square_of(now, now.to_move, piece_kind::princess);
        context.findings.add(code::princess_succeeds, severity::note, where, path,
                             {.id = message::princess_succeeds, .side = now.to_move, .at = name_square<board>(at)});
        if (main) report_succession(context, now.to_move, piece_kind::princess, where.ply, at);
    } else if (m.succession == rules::succession::decline) {
        const bool implied = request.succession == rules::succession::none;
        context.findings.add(implied ? code::implied_decline : code::succession_declined,
                             implied ? severity::warning : severity::note, where, path,
                             {.id = implied ? message::implied_decline : message::declined, .side = now.to_move});
    }
    l.crowned.reset();
    if (now.men[m.to].kind != piece_kind::king) return;
    const rules::side taken = rules::other(now.to_move);
    const rules::square prince = square_of(now, taken, piece_kind::prince);
    if (prince == rules::no_square) return;
    l.crowned = taken;
    context.findings.add(code::prince_succeeds, severity::note, where, path,
                         {.id = message::prince_succeeds, .side = taken, .at = name_square<board>(prince)});
    if (main) report_succession(context, taken, piece_kind::prince, where.ply, prince);
}

bool royal_watch<board>::after(game_context& context, line& l, const rules::royal_turn& turn, const ply_place& where) {
    if (l.loser) return false;
    const position& now = turn.on();
    const bool countered = l.checked && (turn.checked() || rules::in_check(now));
    if (countered) context.consulted.counter_check = true;  // R-COUNTER
    l.checked = turn.checked();
    set_loser(l, now.royal.choice_pending ? rules::losing_position(now) : turn.losing(), where);
    return countered;
}

void royal_watch<board>::finish(game_context& context, const line& l, const position& now) {
    if (l.checked) context.consulted.counter_check = true;
    if (now.royal.choice_pending) context.consulted.edition = true;
}

void royal_watch<board>::settle(game_context& context, line& l, const std::vector<int>& path) {
    if (!l.untold) return;
    confirm(l);
    context.findings.add(
        code::losing_position, severity::note, l.lost_at, path,
        {.id = path.empty() ? message::losing_position : message::losing_position_in_variation, .side = *l.loser});
}

}  // namespace royalcheck
