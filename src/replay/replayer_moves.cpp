// One move of a line: held against the rules, played, watched; or refused with its reason.
#include <algorithm>
#include <utility>

#include "rules/chess/laws.hpp"
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/royal100/laws.hpp"
#include "src/replay/refusal.hpp"
#include "src/replay/replayer.hpp"
#include "src/replay/request.hpp"
#include "src/replay/second_reading.hpp"
#include "src/replay/suggestions.hpp"

namespace royalcheck {
namespace {

using grammar::token_kind;

// The strongest check mark of the move at `index`, attached or detached.
grammar::check_mark mark_of(const game_context& context, std::size_t index) {
    const auto& tokens = context.game.tokens;
    auto mark = context.move(tokens[index]).mark;
    for (std::size_t i = index + 1; i < tokens.size(); ++i) {
        if (tokens[i].kind == token_kind::mark)
            mark = std::max(mark, static_cast<grammar::check_mark>(tokens[i].value));
        else if (tokens[i].kind != token_kind::glyph && tokens[i].kind != token_kind::en_passant)
            break;
    }
    return mark;
}

}  // namespace

template <class Board>
void replayer<Board>::on_move(std::size_t index) {
    const grammar::token& t = context_.game.tokens[index];
    if constexpr (Board::size != rules::board8::size) context_.consulted.moves.push_back(index);
    if (index == last_main_move_ && is_double_loss(index)) {
        recorded_ = {game_result::both_lose, t.offset, t.length};
        return;
    }
    if (in_main_line() && !events_.violations.empty()) events_.violation_was_last = false;
    const std::uint32_t offset_before = std::exchange(line_.last_offset, t.offset);
    const std::uint32_t length_before = std::exchange(line_.last_length, t.length);
    if (line_.stopped) {
        line_.can_branch = false;
        return;
    }
    if (king_is_gone()) {
        refuse_after_end(place_of(context_, line_.ply + 1, t), rules::ending::losing_position);
        return;
    }
    const grammar::move_text text = context_.move(t);
    if (text.form == grammar::move_form::null) {
        on_null_move(index);
        return;
    }
    auto request = request_of(text, context_.language, Board::size);
    royal_watch<Board>::complete(request, line_.royal);
    auto resolution = rules::resolve(line_.now, request);
    const bool second = resolution.verdict != rules::verdict::legal &&
                        resolve_second_reading(line_.now, text, context_.language, request, resolution);
    if (resolution.verdict != rules::verdict::legal) {
        if (has_lost_by_period()) tell_no_king_move(offset_before, length_before);
        refuse(index, request, resolution);
        return;
    }
    const rules::move& m = resolution.chosen;
    const bool captures = m.en_passant || line_.now.men[m.to].kind != rules::piece_kind::none;
    const bool odd_sign = text.capture != captures && text.form == grammar::move_form::ordinary &&
                          !text.long_algebraic && (text.spelling & grammar::no_capture_sign) == 0;
    const bool king_move_castles = m.castling != rules::wing::none && text.form == grammar::move_form::ordinary;
    if (text.spelling != 0 || resolution.hint_superfluous || odd_sign || king_move_castles || second) {
        auto sign = check_sign::unknown;
        if (text.mark != grammar::check_mark::none) {
            auto after = line_.now;
            rules::play(after, m);
            sign = sign_due(after);
        }
        spelling_.look_at(text, place_of(context_, line_.ply + 1, t), path_,
                          {resolution.hint_superfluous && !text.long_algebraic, odd_sign && captures,
                           odd_sign && !captures, king_move_castles, second, sign});
    }
    play(index, m, request);
}

// NOTATION 2: a final `0-0` is the result if the Result tag says so or castling is not possible there.
template <class Board>
bool replayer<Board>::is_double_loss(std::size_t index) const {
    const grammar::token& t = context_.game.tokens[index];
    const grammar::move_text text = context_.move(t);
    if (!in_main_line() || text.form != grammar::move_form::castling_short ||
        grammar::read_result(context_.written(t)) != grammar::result_text::both_lose)
        return false;
    const auto& tokens = context_.game.tokens;
    const bool result_follows = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(index), tokens.end(),
                                            [](const auto& x) { return x.kind == token_kind::result; });
    if (result_follows) return false;
    if (context_.facts.result == game_result::both_lose) return true;
    return !line_.stopped &&
           rules::resolve(line_.now, request_of(text, context_.language, Board::size)).verdict != rules::verdict::legal;
}

template <class Board>
void replayer<Board>::on_null_move(std::size_t index) {
    const grammar::token& t = context_.game.tokens[index];
    if (in_main_line()) {
        context_.findings.add(code::null_move, severity::error, place_of(context_, line_.ply + 1, t), path_,
                              {.id = message::null_move});
        stop_main_line();
        return;
    }
    royal_watch<Board>::drop_mark(context_, line_.royal, line_.ply + 1, path_);
    if (context_.observer != nullptr) context_.observer->on_move(index, line_.now, {});
    line_.can_branch = branches_after(index);
    line_.branch_ply = ++line_.ply;
    if (line_.can_branch) keep_for_branch();
    played_[index] = {.from = 0, .to = 0};
    rules::play_null(line_.now);
}

// A variation follows the move to be played, and begins before it.
template <class Board>
void replayer<Board>::keep_for_branch() {
    line_.before = line_.now;
    line_.periods_before = line_.periods;
    line_.royal_before = line_.royal;
}

template <class Board>
void replayer<Board>::stop_main_line() {
    line_.stopped = true;
    events_.invalid = true;
}

template <class Board>
void replayer<Board>::play(std::size_t index, const rules::move& m, const rules::move_request& request) {
    const grammar::token& t = context_.game.tokens[index];
    const int ply = line_.ply + 1;
    const auto where = [&] { return place_of(context_, ply, t); };
    const bool main = in_main_line();
    if (royal_watch<Board>::over(line_.royal, line_.now, m)) {
        refuse_after_end(where(), rules::ending::losing_position);
        return;
    }
    if (main && draws_.end()) warn_after_end(where());

    const bool alone = index + 2 < context_.game.tokens.size() && stands_alone(&t);
    line_.can_branch = !alone && branches_after(index);
    line_.branch_ply = ply;
    if (line_.can_branch) keep_for_branch();
    royal_watch<Board>::before(context_, line_.royal, line_.now, m, request, where(), path_);
    before_move(index, m);
    played_[index] = m;
    rules::play(line_.now, m);
    line_.ply = ply;
    if (king_is_gone()) return;
    if (!alone || context_.move(t).mark != grammar::check_mark::none) check_mark_of(index);
    royal_watch<Board>::after(context_, line_.royal, rules::step_judge<Board>(line_.now), where());
    if (main) draws_.after(line_.now, ply, t);
}

// The newest findings stand at the legal move `m`, half-move `ply` of this line, which is about to be played.
template <class Board>
void replayer<Board>::name_move(const rules::move& m, int ply) {
    auto& found = context_.report.findings;
    const std::string san = rules::to_san(line_.now, m);
    // Those of another variation in the same place are not meant.
    const std::size_t first = path_.empty() ? 0 : before_variation_;
    for (std::size_t i = found.size(); i > first && found[i - 1].ply == ply && found[i - 1].variation == path_; --i)
        found[i - 1].san = san;
}

// What is to be done with a legal move before it is played.
template <class Board>
void replayer<Board>::before_move(std::size_t index, const rules::move& m) {
    const int ply = line_.ply + 1;
    if (line_.periods) {
        const rules::side who = line_.now.to_move;
        const int number = context_.plies.number(ply);
        const bool king_move = line_.now.men[m.from].kind == rules::piece_kind::king;
        if (in_main_line() && draws_.end())
            line_.periods->list(who, number);
        else if (const auto violation = line_.periods->played(who, number, ply, king_move))
            tell_missed_period(*violation, m, place_of(context_, ply, context_.game.tokens[index]));
    }
    if (context_.observer != nullptr) context_.observer->on_move(index, line_.now, m);
    if (has_findings_at(ply)) name_move(m, ply);
}

// A move after mate, stalemate or a lost position: the record cannot be followed beyond it, the result stands.
template <class Board>
void replayer<Board>::refuse_after_end(const ply_place& where, rules::ending ended) {
    royal_watch<Board>::settle(context_, line_.royal, path_);
    auto& f = context_.findings.add(
        code::move_after_end, severity::error, where, path_,
        {.id = message::after_end, .ending = ended, .text = quoted(context_.text.substr(where.offset, where.length))});
    f.clause = clause_of<Board>(ended);
    line_.stopped = true;
}

// K-LAST: this half-move is watched before it is played, so that the king moves there were can be named.
template <class Board>
void replayer<Board>::tell_missed_period(const rules::period_violation& violation, const rules::move& m,
                                         const ply_place& where) {
    const auto& before = line_.now;
    rules::move_list legal;
    rules::legal_king_moves(before, legal);
    std::vector<std::string> king_moves;
    king_moves.reserve(legal.size());
    for (const auto& other : legal) king_moves.push_back(rules::to_san(before, other));
    auto& f = context_.findings.add(code::missed_control_period, severity::error, where, path_,
                                    {.id = king_moves.empty() ? message::missed_period_lost : message::missed_period,
                                     .side = violation.who,
                                     .span = violation.span});
    f.clause = king_moves.empty() ? rules::clause::k_lose : rules::clause::k_last;
    if (in_main_line() && !king_moves.empty()) f.message.parts.push_back({.id = message::violation_stands});
    f.written.reserve(king_moves.size());
    for (const auto& san : king_moves) f.written.push_back(in_letters_of(context_.language, san));
    f.suggestions = std::move(king_moves);
    if (!in_main_line()) return;
    if (events_.violations.empty()) {
        first_violation_ = where;
        auto after = before;
        rules::play(after, m);
        events_.violation_mates = rules::mate_or_stalemate(after) == rules::ending::checkmate;
    }
    events_.violations.push_back(violation);
}

template <class Board>
void replayer<Board>::warn_after_end(const ply_place& where) {
    if (after_end_told_) return;
    after_end_told_ = true;
    const auto& end = *draws_.end();
    auto& f = context_.findings.add(code::move_after_end, severity::warning, where, path_,
                                    {.id = message::after_draw, .ending = end.reason});
    f.clause = end.clause;
}

template <class Board>
check_sign replayer<Board>::sign_due(const rules::position<Board>& p) {
    if (p.king(p.to_move) == rules::no_square || !rules::in_check(p)) return check_sign::unknown;
    return rules::mate_or_stalemate(p) == rules::ending::checkmate ? check_sign::mate : check_sign::check;
}

// A mark must be true where it is written; FIDE C.13 does not ask for marks.
template <class Board>
void replayer<Board>::check_mark_of(std::size_t index) {
    const auto mark = mark_of(context_, index);
    if (mark == grammar::check_mark::none) return;
    const auto due = sign_due(line_.now);
    const bool check = due != check_sign::unknown, mate = due == check_sign::mate;
    const auto doubled = [&] { return rules::popcount(rules::checkers(line_.now)) > 1; };
    auto told = message::none;
    if (!check)
        told = mark == grammar::check_mark::mate    ? message::mate_is_none
               : mark == grammar::check_mark::check ? message::check_is_none
                                                    : message::double_is_none;
    else if (mark == grammar::check_mark::check && mate)
        told = message::check_is_mate;
    else if (mark == grammar::check_mark::mate && !mate)
        told = message::mate_is_check;
    else if (mark == grammar::check_mark::double_check_or_mate && !mate && !doubled())
        told = message::double_is_single;
    if (told == message::none) return;
    const grammar::token& t = context_.game.tokens[index];
    context_.findings.add(code::wrong_check_mark, severity::warning, place_of(context_, line_.ply, t), path_,
                          {.id = told, .text = quoted(context_.written(t))});
}

// The squares to be shown of a move that is not played; none that are not on the board or not named.
template <class Board>
static std::array<named_square, 2> squares_asked_for(const rules::position<Board>& p,
                                                     const rules::move_request& request) {
    if (request.castling != rules::wing::none) {
        const rules::square target = rules::laws<Board>::castling(p.to_move, request.castling).king_to;
        return {name_square<Board>(p.king(p.to_move)), name_square<Board>(target)};
    }
    const bool on_board = request.to_rank >= 0 && request.to_file < Board::size && request.to_rank < Board::size;
    if (!on_board) return {};
    return {named_square{request.to_file, request.to_rank}};
}

template <class Board>
void replayer<Board>::refuse(std::size_t index, const rules::move_request& request,
                             const rules::resolution& resolution) {
    const grammar::token& t = context_.game.tokens[index];
    const ply_place where = place_of(context_, line_.ply + 1, t);
    const std::string written = quoted(context_.written(t));
    const auto ended =
        royal_watch<Board>::loser(line_.royal) ? rules::ending::losing_position : rules::mate_or_stalemate(line_.now);
    const bool king_due = king_move_due(line_) && !(in_main_line() && draws_.end());
    context_.consulted.all();
    if (ended != rules::ending::none) {
        refuse_after_end(where, ended);
    } else if (resolution.verdict == rules::verdict::ambiguous) {
        auto& f = context_.findings.add(code::ambiguous_move, severity::error, where, path_,
                                        ambiguity_sentence(line_.now, request, written));
        for (const auto& m : rules::candidates(line_.now, request)) {
            if (king_due && line_.now.men[m.from].kind != rules::piece_kind::king) continue;  // loses (K-LAST)
            f.suggestions.push_back(rules::to_san(line_.now, m));
            f.written.push_back(in_letters_of(context_.language, f.suggestions.back()));
        }
        f.board = rules::to_fen(line_.now);
    } else {
        auto& f = context_.findings.add(code_of(resolution.why), severity::error, where, path_,
                                        refusal_sentence(line_.now, request, resolution, written));
        f.clause = clause_of(resolution.why, line_.now, request);
        f.suggestions = suggest(context_, line_.now, request, king_due, index + 1);
        for (const auto& san : f.suggestions) f.written.push_back(in_letters_of(context_.language, san));
        f.board = rules::to_fen(line_.now);
        // The four centre squares are where kings are put on an electronic board, of 8x8, to signal the result.
        const bool centre = Board::size == rules::board8::size && (request.to_file == 3 || request.to_file == 4) &&
                            (request.to_rank == 3 || request.to_rank == 4);
        if (request.kind == rules::piece_kind::king && centre && in_main_line())
            f.message.parts.push_back({.id = message::electronic_board});
    }
    auto& found = context_.report.findings;
    if (!found.empty() && found.back().at.offset == t.offset)
        found.back().squares = squares_asked_for(line_.now, request);
    last_refused_ = in_main_line() && index == last_main_move_;
    line_.stopped = true;
    line_.before = line_.now;  // a variation right here is judged from this position
    line_.periods_before = line_.periods;
    line_.royal_before = line_.royal;
    line_.branch_ply = where.ply;
    line_.can_branch = true;
    if (in_main_line() && ended == rules::ending::none) events_.invalid = true;
}

template check_sign replayer<rules::board8>::sign_due(const rules::position<rules::board8>&);
template check_sign replayer<rules::board10>::sign_due(const rules::position<rules::board10>&);
template void replayer<rules::board8>::on_move(std::size_t);
template void replayer<rules::board8>::check_mark_of(std::size_t);
template void replayer<rules::board8>::before_move(std::size_t, const rules::move&);
template void replayer<rules::board10>::on_move(std::size_t);
template void replayer<rules::board10>::check_mark_of(std::size_t);
template void replayer<rules::board10>::before_move(std::size_t, const rules::move&);

}  // namespace royalcheck
