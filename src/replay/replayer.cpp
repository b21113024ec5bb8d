// The walk over the tokens: which line each belongs to, and what is no move.
#include "src/replay/replayer.hpp"

#include <algorithm>

#include "grammar/utf8.hpp"
#include "src/replay/syntax_findings.hpp"

namespace royalcheck {
namespace {

using grammar::token_kind;

// Last move (or word meant as one) of the main line.
std::size_t last_main_move(const grammar::game_text& game) {
    const std::size_t none = game.tokens.size();
    std::size_t last = none;
    int depth = 0;
    for (std::size_t i = none; i-- > 0;) {
        const token_kind kind = game.tokens[i].kind;
        if (kind == token_kind::close) ++depth;
        if (kind == token_kind::open && --depth < 0) {  // never closed: what was found lies inside it
            depth = 0;
            last = none;
        }
        if (kind != token_kind::move || depth > 0 || last != none) continue;
        last = i;
        if (game.faults.empty()) break;  // every variation is closed
    }
    return last;
}

// "resigns", "adjourned": words of three letters or more, in which no move can be hidden.
bool is_prose(std::string_view word) {
    const auto letters = std::count_if(word.begin(), word.end(), [](char c) { return !grammar::is_continuation(c); });
    return letters >= 3 && std::none_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The first succession mark in the brackets that open at `index`, where they hold no move; or nothing.
const grammar::token* mark_without_move(const grammar::game_text& game, std::size_t index) {
    const grammar::token* mark = nullptr;
    for (std::size_t i = index + 1; i < game.tokens.size(); ++i) {
        const grammar::token& t = game.tokens[i];
        switch (t.kind) {
        case token_kind::close: return mark;
        case token_kind::succession:
            if (mark == nullptr) mark = &t;
            break;
        case token_kind::number:
        case token_kind::comment:
        case token_kind::escape:
        case token_kind::glyph: break;
        default: return nullptr;
        }
    }
    return nullptr;
}

}  // namespace

template <class Board>
replayer<Board>::replayer(game_context& context, const rules::position<Board>& start, bool from_setup,
                          std::vector<rules::move>& played)
    : context_(context), played_(played), spelling_(context), draws_(context),
      least_limit_(std::min(context.options.max_token, context.options.max_comment)) {
    context_.plies = {start.number, start.to_move};
    line_.now = line_.before = start;
    line_.branch_ply = 1;
    if (context_.periods()) {
        line_.periods.emplace(start.number, start.to_move, from_setup);
        line_.periods_before = line_.periods;
    }
    last_main_move_ = last_main_move(context_.game);
    recorded_.offset = line_.last_offset = context_.game.begin;
}

template <class Board>
void replayer<Board>::run(const first_replay* first) {
    first_ = first;
    draws_.start(line_.now);
    royal_watch<Board>::after(context_, line_.royal, rules::step_judge<Board>(line_.now),
                              {0, 0, rules::side::white, context_.game.begin, 0});
    const auto& tokens = context_.game.tokens;
    for (std::size_t i = 0; (i = play_ahead(i)) < tokens.size(); ++i) {
        flush_faults(tokens[i].offset);
        on_token(i);
    }
    flush_faults(UINT32_MAX);
    while (!outer_.empty()) on_close();  // variations that the text never closed
    end_main_line();
}

// Plays from the token at `index` on what needs no closer look; returns the first token that does.
template <class Board>
std::size_t replayer<Board>::play_ahead(std::size_t index) {
    if constexpr (Board::size != rules::board8::size)
        if (first_ != nullptr && in_main_line()) index = follow(index);
    return first_ != nullptr && in_main_line() ? index : play_usual_moves(index);
}

template <class Board>
void replayer<Board>::flush_faults(std::uint32_t up_to) {
    const auto& tokens = context_.game.tokens;
    for (const auto& faults = context_.game.faults; next_fault_ < faults.size(); ++next_fault_) {
        const auto& f = faults[next_fault_];
        if (f.offset >= up_to) return;
        if (f.kind == grammar::fault_kind::unreadable_word) {
            const auto at = std::lower_bound(tokens.begin(), tokens.end(), f.offset,
                                             [](const grammar::token& t, std::uint32_t o) { return t.offset < o; });
            if (at != tokens.end() && at->offset == f.offset && at->kind == token_kind::unreadable) continue;
        }
        add_syntax_finding(context_, f, line_.ply, path_);
    }
}

template <class Board>
void replayer<Board>::on_token(std::size_t index) {
    const grammar::token& t = context_.game.tokens[index];
    if (skipped_depth_ > 0 && t.kind != token_kind::open && t.kind != token_kind::close) return;
    if (t.length > least_limit_ && !within_limits(context_, t, line_.ply, path_)) {
        const bool comment = t.kind == token_kind::comment || t.kind == token_kind::escape;
        if (comment) return;
        line_.stopped = true;
        if (!in_main_line()) return;
        events_.invalid = true;
        if (!events_.violations.empty()) events_.violation_was_last = false;
        return;
    }
    switch (t.kind) {
    case token_kind::number:
        if (!is_right_number(t)) on_shifted_number(t);
        break;
    case token_kind::move: on_move(index); break;
    case token_kind::unreadable: on_unreadable(index); break;
    case token_kind::open: on_open(index); break;
    case token_kind::close: on_close(); break;
    case token_kind::result:
        if (in_main_line()) recorded_ = {to_result(static_cast<grammar::result_text>(t.value)), t.offset, t.length};
        [[fallthrough]];
    case token_kind::mark:  // what it says is read together with the move before it
    case token_kind::en_passant:
        spelling_.look_at(t, place_of(context_, line_.ply, t), path_,
                          line_.stopped ? check_sign::unknown : sign_due(line_.now));
        break;
    case token_kind::comment:
    case token_kind::escape:
    case token_kind::glyph: break;
    case token_kind::succession: on_succession(t); break;
    }
}

template <class Board>
void replayer<Board>::on_shifted_number(const grammar::token& t) {
    line_.number_shift = std::int64_t{t.value} - line_.now.number;
    if (line_.number_shift == 0) return;
    context_.findings.add(code::move_number_mismatch, severity::warning, place_of(context_, line_.ply + 1, t), path_,
                          {.id = message::move_number, .number = t.value, .due = line_.now.number});
}

template <class Board>
void replayer<Board>::on_succession(const grammar::token& t) {
    if (line_.stopped) return;
    const ply_place where = place_of(context_, line_.ply + 1, t);
    if constexpr (Board::size == rules::board8::size) {  // there are neither princes nor princesses
        const bool crown = static_cast<grammar::succession_text>(t.value) == grammar::succession_text::prince_crowned;
        auto& f = context_.findings.add(code::false_succession_mark, severity::error, where, path_,
                                        {.id = crown ? message::false_crown : message::no_princess_to_replace,
                                         .side = where.side,
                                         .text = quoted(context_.written(t))});
        f.clause = rules::clause::none;
    } else {
        royal_watch<Board>::mark(context_, line_.royal, line_.now, t, where, path_);
    }
}

// A word that is neither move nor mark. In the main line nothing after it can be trusted: the word may be a
// move, and later moves must not be glued onto the position before it.
template <class Board>
void replayer<Board>::on_unreadable(std::size_t index) {
    const grammar::token& t = context_.game.tokens[index];
    const bool main = in_main_line();
    // Where no word is a move the record is not the text of a game that this program can read.
    const bool nothing_lost = main && is_prose(context_.written(t)) && index > last_main_move_;
    if (main && !nothing_lost && !events_.violations.empty()) events_.violation_was_last = false;
    if (line_.stopped) return;
    context_.findings.add(code::syntax_error, nothing_lost ? severity::warning : severity::error,
                          place_of(context_, line_.ply + 1, t), path_,
                          {.id = message::no_move, .text = quoted(context_.written(t))});
    if (nothing_lost) return;
    line_.stopped = true;
    if (main) events_.invalid = true;
}

template <class Board>
void replayer<Board>::on_open(std::size_t index) {
    if (skipped_depth_ > 0 || static_cast<int>(path_.size()) >= context_.options.max_nesting) {
        ++skipped_depth_;
        if (nesting_told_) return;
        nesting_told_ = true;
        const grammar::token& t = context_.game.tokens[index];
        context_.findings.add(code::nesting_too_deep, severity::error, t.offset, t.length,
                              {.id = message::nested_too_deep, .number = context_.options.max_nesting});
        return;
    }
    if (const auto* mark = mark_without_move(context_.game, index); mark != nullptr && !line_.stopped) {
        context_.findings.add(code::syntax_error, severity::warning, place_of(context_, line_.ply + 1, *mark), path_,
                              {.id = message::mark_in_brackets, .text = quoted(context_.written(*mark))});
        ++skipped_depth_;
        return;
    }
    line side;
    side.now = side.before = line_.before;
    side.periods = side.periods_before = line_.periods_before;
    side.royal = side.royal_before = line_.royal_before;
    side.ply = line_.branch_ply - 1;
    side.branch_ply = line_.branch_ply;
    side.stopped = !line_.can_branch;
    side.can_branch = line_.can_branch;
    path_.push_back(line_.branch_ply);
    before_variation_ = context_.report.findings.size();
    outer_.push_back(std::move(line_));
    line_ = std::move(side);
}

template <class Board>
void replayer<Board>::on_close() {
    if (skipped_depth_ > 0) {
        --skipped_depth_;
        return;
    }
    if (outer_.empty()) return;  // the grammar has reported the stray `)`
    end_variation();
    line_ = std::move(outer_.back());
    outer_.pop_back();
    path_.pop_back();
}

// A variation follows the move at `index`, so the position before it must be kept.
template <class Board>
bool replayer<Board>::branches_after(std::size_t index) const {
    const auto& tokens = context_.game.tokens;
    for (std::size_t i = index + 1; i < tokens.size(); ++i) {
        switch (tokens[i].kind) {
        case token_kind::open: return true;
        case token_kind::comment:
        case token_kind::escape:
        case token_kind::glyph:
        case token_kind::mark:
        case token_kind::number:
        case token_kind::en_passant: break;
        default: return false;
        }
    }
    return false;
}

template replayer<rules::board8>::replayer(game_context&, const rules::position<rules::board8>&, bool,
                                           std::vector<rules::move>&);
template void replayer<rules::board8>::run(const first_replay*);
template bool replayer<rules::board8>::branches_after(std::size_t) const;
template replayer<rules::board10>::replayer(game_context&, const rules::position<rules::board10>&, bool,
                                            std::vector<rules::move>&);
template void replayer<rules::board10>::run(const first_replay*);
template bool replayer<rules::board10>::branches_after(std::size_t) const;

}  // namespace royalcheck
