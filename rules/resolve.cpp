// The one legal move that answers a request. Most requests have one candidate, which is tested alone.
#include "rules/resolve.hpp"

#include "rules/answers.hpp"
#include "rules/chess/laws.hpp"
#include "rules/promotion.hpp"
#include "rules/unanswered.hpp"

namespace royalcheck::rules {

namespace {

/// What the pseudo-legal answers to one request come to.
struct tally {
    int legal = 0;
    move chosen;  ///< the legal one, the first of several
    bool refused_any = false;
    move refused;                         ///< the first pseudo-legal move that is not legal
    illegality fault = illegality::none;  ///< its promotion fault, if that is why
};

template <class Board>
tally count_answers(const position<Board>& p, const move_request& r) {
    tally t;
    pseudo_answers(p, r, [&](const move& m) {
        const illegality fault = promotion_fault(p, m);
        if (fault == illegality::none && is_legal(p, m)) {
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

/// A file or rank was written although the move is the only one without it. A pawn's capture names its file;
/// coordinates (no piece named) always give both.
template <class Board>
bool has_superfluous_hint(const position<Board>& p, const move_request& r) {
    if (r.kind == piece_kind::none) return false;
    const auto unique_without = [&](std::int8_t move_request::*hint) {
        if (r.*hint < 0) return false;
        move_request shorter = r;
        shorter.*hint = -1;
        return count_answers(p, shorter).legal == 1;
    };
    if (r.kind == piece_kind::pawn)
        return r.from_rank >= 0 ? unique_without(&move_request::from_rank) : r.from_file == r.to_file;
    return unique_without(&move_request::from_file) || unique_without(&move_request::from_rank);
}

}  // namespace

template <class Board>
resolution resolve(const position<Board>& p, const move_request& r) {
    resolution out;
    if (!fits_board<Board>(r)) {
        out.why = illegality::off_board;
        return out;
    }
    if (r.succession != succession::none && !laws<Board>::has_choice(p)) {
        out.why = illegality::not_a_choice;
        return out;
    }
    const tally t = count_answers(p, r);
    if (t.legal == 1) {
        out.verdict = verdict::legal;
        out.chosen = t.chosen;
        if (r.from_file >= 0 || r.from_rank >= 0) out.hint_superfluous = has_superfluous_hint(p, r);
        return out;
    }
    if (t.legal > 1) {
        out.verdict = verdict::ambiguous;
        return out;
    }
    const refusal why = t.refused_any ? why_refused(p, t) : why_unanswered(p, r);
    if (t.refused_any) out.chosen = t.refused;
    out.why = why.why;
    out.spoiler = why.spoiler;
    return out;
}

template <class Board>
move_list candidates(const position<Board>& p, const move_request& r) {
    move_list found;
    if (!fits_board<Board>(r)) return found;
    pseudo_answers(p, r, [&](const move& m) {
        if (promotion_fault(p, m) == illegality::none && is_legal(p, m)) found.push_back(m);
    });
    return found;
}

template resolution resolve(const position<board8>&, const move_request&);
template move_list candidates(const position<board8>&, const move_request&);

}  // namespace royalcheck::rules
