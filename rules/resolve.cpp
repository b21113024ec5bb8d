// The one legal move that answers a request. Most requests have one candidate, which is tested alone.
#include "rules/resolve.hpp"

#include "rules/answers.hpp"
#include "rules/chess/laws.hpp"
#include "rules/lone_answer.hpp"
#include "rules/promotion.hpp"
#include "rules/royal100/laws.hpp"
#include "rules/unanswered.hpp"

namespace royalcheck::rules {

namespace {

/// Legal, or the capture of a king that has lost already (R-LOSING), which a record may still show.
template <class Board>
bool may_be_recorded(const position<Board>& p, const move& m) {
    return is_legal(p, m) || laws<Board>::takes_lost_king(p, m);
}

/// What the pseudo-legal answers to one request come to.
struct tally {
    int legal = 0;
    move chosen;  ///< the legal one, the first of several
    bool refused_any = false;
    move refused;                         ///< the first pseudo-legal move that is not legal
    illegality fault = illegality::none;  ///< its promotion fault, if that is why
};

/// Answers under one princess choice of those that stand (none on the classical board).
template <class Board>
tally count_answers(const position<Board>& p, const move_request& r, succession choice) {
    tally t;
    const auto& turn = laws<Board>::settled(p, choice);
    const position<Board>& now = turn;
    pseudo_answers(now, r, [&](move m) {
        m.succession = choice;
        const illegality fault = promotion_fault(now, m);
        if (fault == illegality::none && may_be_recorded(p, m)) {
            if (t.legal++ == 0) t.chosen = m;
        } else if (!t.refused_any) {
            t.refused_any = true;
            t.refused = m;
            t.fault = fault;
        }
    });
    return t;
}

/// A forbidden piece and the king's safety say more than a promotion that is missing or out of place.
template <class Board>
refusal why_refused(const position<Board>& p, const tally& t) {
    if (t.fault == illegality::promotion_forbidden) return {t.fault};
    const refusal r = why_illegal(p, t.refused);
    return r.why != illegality::none ? r : refusal{t.fault};
}

/// The answers, and the choice under which they answer: the first of those that stand with any legal answer, so that
/// a decline is taken only where nothing but a decline makes the move possible; else the first with any at all.
struct answered {
    succession choice = succession::none;
    tally answers;
};
template <class Board>
answered answer(const position<Board>& p, const move_request& r, const succession_choices& choices) {
    answered best{choices[0], count_answers(p, r, choices[0])};
    for (std::size_t i = 1; i < choices.size() && best.answers.legal == 0; ++i) {
        const tally next = count_answers(p, r, choices[i]);
        if (next.legal > 0 || (next.refused_any && !best.answers.refused_any)) best = {choices[i], next};
    }
    return best;
}

/// Why there is no answer at all: by the first choice under which the side has a man as it is asked for. A princess
/// that is the queen under every choice has become her (R-QUEEN).
template <class Board>
refusal why_none_answers(const position<Board>& p, const move_request& r, const succession_choices& choices) {
    for (const succession choice : choices) {
        const auto& turn = laws<Board>::settled(p, choice);
        const refusal why = why_unanswered<Board>(turn, r);
        if (why.why != illegality::no_such_piece) return why;
    }
    const auto replaced = p.of(p.to_move, r.kind) & hinted<Board>(r.from_file, r.from_rank);
    if (choices[0] == succession::accept && r.kind == piece_kind::princess && replaced != 0)
        return {illegality::became_queen, lsb(replaced)};
    return {illegality::no_such_piece};
}

/// A file or rank was written although the move is the only one without it. A pawn's capture names its file;
/// coordinates (no piece named) always give both.
template <class Board>
bool has_superfluous_hint(const position<Board>& p, const move_request& r, succession choice) {
    if (r.kind == piece_kind::none) return false;
    const auto unique_without = [&](std::int8_t move_request::*hint) {
        if (r.*hint < 0) return false;
        move_request shorter = r;
        shorter.*hint = -1;
        return count_answers(p, shorter, choice).legal == 1;
    };
    if (r.kind == piece_kind::pawn)
        return r.from_rank >= 0 ? unique_without(&move_request::from_rank) : r.from_file == r.to_file;
    return unique_without(&move_request::from_file) || unique_without(&move_request::from_rank);
}

/// The general way: all answers are counted, under every princess choice that stands.
template <class Board>
[[gnu::noinline]] resolution resolve_by_counting(const position<Board>& p, const move_request& r,
                                                 const succession_choices& choices) {
    resolution out;
    const auto [choice, t] = answer(p, r, choices);
    if (t.legal == 1) {
        out.verdict = verdict::legal;
        out.chosen = t.chosen;
        if (r.from_file >= 0 || r.from_rank >= 0) out.hint_superfluous = has_superfluous_hint(p, r, choice);
        return out;
    }
    if (t.legal > 1) {
        out.verdict = verdict::ambiguous;
        return out;
    }
    const refusal why = t.refused_any ? why_refused(p, t) : why_none_answers(p, r, choices);
    if (t.refused_any) out.chosen = t.refused;
    out.why = why.why;
    out.spoiler = why.spoiler;
    return out;
}

}  // namespace

template <class Board>
resolution resolve(const position<Board>& p, const move_request& r) {
    resolution out;
    if (!fits_board<Board>(r)) {
        out.why = illegality::off_board;
        return out;
    }
    const succession_choices choices = laws<Board>::choices(p, r.succession);
    if (choices.size() == 0) {
        out.why = illegality::not_a_choice;
        return out;
    }
    if (choices[0] == succession::none) {
        if (const move m = lone_answer(p, step_judge<Board>(p), r); m.from != no_square) {
            out.verdict = verdict::legal;
            out.chosen = m;
            if (r.from_file >= 0 || r.from_rank >= 0)
                out.hint_superfluous = has_superfluous_hint(p, r, succession::none);
            return out;
        }
    }
    return resolve_by_counting(p, r, choices);
}

template <class Board>
move_list candidates(const position<Board>& p, const move_request& r) {
    move_list found;
    if (!fits_board<Board>(r)) return found;
    for (const succession choice : laws<Board>::choices(p, r.succession)) {
        const auto& turn = laws<Board>::settled(p, choice);
        const position<Board>& now = turn;
        pseudo_answers(now, r, [&](move m) {
            m.succession = choice;
            if (promotion_fault(now, m) == illegality::none && may_be_recorded(p, m)) found.push_back(m);
        });
        if (!found.empty()) break;  // the choice that `resolve` takes
    }
    return found;
}

template resolution resolve(const position<board8>&, const move_request&);
template move_list candidates(const position<board8>&, const move_request&);
template resolution resolve(const position<board10>&, const move_request&);
template move_list candidates(const position<board10>&, const move_request&);

}  // namespace royalcheck::rules
