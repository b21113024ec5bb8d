// Where each passage belongs.
#include "src/prose/quoted_game.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

/// Lines that are compared for one passage, the nearest first, and misprints that are mended in one game: more are in
/// no article.
constexpr std::size_t most_candidates = 64, most_mends = 64;
/// Passages that are tried under each way to mend a misprint, and lines that are compared for each of them.
constexpr std::size_t looked_ahead = 12, candidates_ahead = 16;
/// Half-moves behind one that is not legal which a replay is given to choose suggestions by.
constexpr std::size_t shown_behind = 12;

bool is_legality(code id) { return id >= code::illegal_move && id <= code::forbidden_promotion; }

/// The finding that tells why the replay stopped at the move `m`; null if another reason did.
const finding* reason_at(const game_report& report, const grammar::token& move) {
    for (const finding& f : report.findings)
        if (is_legality(f.id) && f.at.in_text == move.offset) return &f;
    return nullptr;
}

/// A move in English SAN, whose K is the king also in a game of Russian letters.
std::optional<grammar::move_text> move_of_san(std::string_view san) {
    auto move = grammar::read_move(san);
    if (move && move->piece == grammar::piece_name::king_or_knight) move->piece = grammar::piece_name::king;
    return move;
}

/// Which variant and whose letters: all moves together show it, whatever order they come in.
replay_options options_for(const quoted_text& text, replay_options options, const grammar::passage* position,
                           std::span<const grammar::passage> following) {
    options.main_line = false;
    if (options.variant && options.notation) return options;
    grammar::game_text all = text.game_from(position);
    for (const grammar::passage& p : following)
        if (p.kind == grammar::passage_kind::moves) text.append(p.first, p.last, all);
    const game_report report = text.replay(all, options);
    if (!options.variant) options.variant = report.variant;
    if (!options.notation) options.notation = report.notation == "ru" ? grammar::russian : grammar::english;
    return options;
}

/// The start, as the first moves behind it number it where a piece list leaves number and turn open.
quoted_start start_at(const quoted_text& text, const grammar::passage* position, const grammar::passage* first) {
    quoted_start start;
    if (position == nullptr) return start;
    const bool fen = position->kind == grammar::passage_kind::fen;
    start.as = fen ? quoted_start::form::fen : quoted_start::form::pieces;
    start.text = text.text().substr(position->offset, position->length);
    if (first != nullptr) start.otherwise = {first->key % 2 == 0, static_cast<int>(first->key / 2)};
    return start;
}

}  // namespace

quoted_game::quoted_game(const quoted_text& text, const replay_options& options, const grammar::passage* position,
                         std::span<const grammar::passage> following, mended_words& mended)
    : text_(text), options_(options_for(text, options, position, following)), shows_boards_(options.main_line),
      position_(position), following_(following), mended_(mended),
      tree_(text.prose(), make_line_boards(text.prose(), start_at(text, position, nullptr), options_)) {
    if (position == nullptr) return;
    attached_passage& start = attached_.emplace_back();
    start.index = static_cast<std::size_t>(position - text.prose().passages.data());
}

/// Number and turn, where a piece list leaves them open, are those of the first moves behind it, not of each passage
/// anew.
void quoted_game::begin_with(const grammar::passage& p) {
    if (position_ != nullptr && position_->kind == grammar::passage_kind::piece_list && tree_.size() == 1)
        tree_.restart(make_line_boards(text_.prose(), start_at(text_, position_, &p), options_));
}

/// The tokens of the line from the start to `node`, misprints mended, without signs: the board needs none.
grammar::game_text quoted_game::line(int node) const {
    grammar::game_text game = text_.game_from(position_);
    for (const int step : tree_.path(node)) {
        const line_node& n = tree_.node(step);
        if (n.mended)
            text_.append_mended(n.written, *n.mended, game);
        else
            text_.append(n.written.first, n.written.token + 1, game);
    }
    return game;
}

/// The node that the passage follows: where most of its moves are legal; of equals the one on the line where the text
/// is, then the latest. -1 if none has the half-move before it.
int quoted_game::parent_for(const grammar::passage& p, std::size_t candidates) const {
    const int here = tree_.cursor(p.aside);
    if (p.resumes != grammar::no_passage) return tree_.node(here).open() ? here : -1;
    const int ply = static_cast<int>(p.key) - tree_.boards().first_key();
    const auto all = tree_.open_at(ply);
    if (all.empty()) return -1;
    if (all.size() == 1) return all.front();
    const auto moves = text_.moves(p);
    int best = -1, most = -1;
    const auto compare = [&](int candidate) {
        const int legal = tree_.boards().playable(candidate, moves);
        if (legal <= most) return;
        most = legal;
        best = candidate;
    };
    const int near = tree_.ancestor(here, ply);
    const bool is_near = near >= 0 && tree_.node(near).open();
    if (is_near) compare(near);
    std::size_t left = std::min(candidates, all.size()) - (is_near ? 1 : 0);
    for (auto other = all.rbegin(); left > 0 && most < static_cast<int>(moves.size()); ++other) {
        if (*other == near) continue;
        compare(*other);
        --left;
    }
    return best;
}

bool quoted_game::has(std::size_t index) const {
    const auto found = std::lower_bound(attached_.begin(), attached_.end(), index,
                                        [](const attached_passage& a, std::size_t i) { return a.index < i; });
    return found != attached_.end() && found->index == index;
}

passage_fit quoted_game::fit(std::size_t index) {
    const grammar::passage& p = text_.prose().passages[index];
    if (p.resumes != grammar::no_passage && !has(p.resumes)) return {};
    begin_with(p);
    const int parent = parent_for(p, most_candidates);
    if (parent < 0) return {};
    const auto moves = text_.moves(p);
    const int legal = tree_.boards().playable(parent, moves);
    const bool next = moves.size() == 1 && parent == tree_.cursor(p.aside);
    const bool known = tree_.illegal_child(parent, text_.move(moves.front())) >= 0;
    return {static_cast<int>(moves.size()), legal, next || known};
}

bool quoted_game::attach(std::size_t index) {
    const grammar::passage& p = text_.prose().passages[index];
    if (p.resumes != grammar::no_passage && !has(p.resumes)) return false;
    begin_with(p);
    attached_passage a;
    a.index = index;
    a.parent = parent_for(p, most_candidates);
    if (a.parent < 0) return false;
    walk_and_tell(p, a);
    attached_.push_back(std::move(a));
    return true;
}

bool quoted_game::knows(const grammar::passage& p) const {
    int node = 0;
    for (const written_move& written : text_.moves(p)) {
        const auto m = tree_.boards().legal(node, text_.move(written), written.succession);
        node = m ? tree_.legal_child(node, *m) : -1;
        if (node < 0) return false;
    }
    return node > 0;
}

bool quoted_game::is_game() const {
    if (position_ != nullptr) return true;
    for (int i = 1; i < tree_.size(); ++i)
        if (tree_.node(i).legal()) return true;
    return std::any_of(attached_.begin(), attached_.end(), [this](const attached_passage& a) {
        return text_.prose().passages[a.index].result != grammar::no_token;
    });
}

/// The node of a move behind `node`.
int quoted_game::step(int node, const written_move& m, bool aside) {
    const grammar::move_text& text = text_.move(m);
    int child = -1;
    if (const auto legal = tree_.boards().legal(node, text, m.succession)) {
        child = tree_.legal_child(node, *legal);
        if (child < 0) child = tree_.add_legal(node, m, *legal, aside);
    } else {
        child = tree_.illegal_child(node, text);
        if (child < 0) child = tree_.add_illegal(node, m, aside);
    }
    if (!aside) tree_.found_outside(child);
    return child;
}

/// Puts moves behind `node` and returns how many of them are legal there.
int quoted_game::walk(int node, std::span<const written_move> moves, const grammar::passage& p) {
    int legal = 0;
    for (const written_move& m : moves) {
        node = step(node, m, p.aside != 0);
        if (tree_.node(node).legal()) ++legal;
        if (!tree_.node(node).open()) break;
    }
    tree_.set_cursor(p.aside, node);
    return legal;
}

/// The same for a passage that is attached for good: what is to be said of its new moves is told, and misprints are
/// mended. A replay for each stretch between misprints that has new moves.
void quoted_game::walk_and_tell(const grammar::passage& p, attached_passage& told) {
    const int known = tree_.size();
    auto moves = text_.moves(p);
    int node = told.parent;
    while (!moves.empty()) {
        const int base = node;
        std::vector<int> steps;
        bool new_mistake = false;
        while (steps.size() < moves.size() && (steps.empty() || tree_.node(node).legal())) {
            const int size = tree_.size();
            node = step(node, moves[steps.size()], p.aside != 0);
            steps.push_back(node);
            new_mistake = !tree_.node(node).legal() && node == size;
        }
        if (told.first == 0) told.first = steps.front();
        if (steps.back() >= known) tell(p, base, moves, steps, known, new_mistake, told);
        moves = moves.subspan(steps.size());
        if (!tree_.node(node).open()) break;
    }
    tree_.set_cursor(p.aside, node);
    told.last = node;
    told.again = node < known;
}

void quoted_game::tell(const grammar::passage& p, int base, std::span<const written_move> moves,
                       std::span<const int> steps, int known, bool new_mistake, attached_passage& told) {
    grammar::game_text game = line(base);
    for (const written_move& m : moves.first(std::min(moves.size(), steps.size() + shown_behind)))
        text_.append(m.first, m.last, game);
    if (steps.size() == moves.size()) append_behind_castling(p, steps.back(), game);
    const game_report report = replay(game);
    if (new_mistake) mend(steps.back(), moves.subspan(steps.size()), p, report);
    const int before = tree_.node(base).ply;
    for (const finding& f : report.findings) {
        const int step = f.ply - before - 1;
        if (step < 0 || step >= static_cast<int>(steps.size()) || f.at.in_text < p.offset) continue;
        const int at = steps[static_cast<std::size_t>(step)];
        if (at < known) continue;
        told.findings.push_back(f);
        told.finding_nodes.push_back(at);
    }
    const bool to_its_end = steps.size() == moves.size() && !tree_.node(steps.back()).mended;
    if (to_its_end) ends_.insert({{steps.back(), 0}, end_of(report)});
}

/// The passages of moves that come next.
std::vector<const grammar::passage*> quoted_game::next_passages(const grammar::passage& p) const {
    std::vector<const grammar::passage*> next;
    const auto index = [this](const grammar::passage* q) { return q - text_.prose().passages.data(); };
    const auto behind = index(&p) + 1 - index(following_.data());
    for (std::size_t i = behind < 0 ? 0 : static_cast<std::size_t>(behind);
         i < following_.size() && next.size() < looked_ahead; ++i)
        if (following_[i].kind == grammar::passage_kind::moves) next.push_back(&following_[i]);
    return next;
}

/// The move that the text gives next behind one of `p`, there or in the next passage outside of brackets, if that goes
/// on from it; null if none.
const written_move* quoted_game::move_behind(const grammar::passage& p, const written_move& m) const {
    const auto moves = text_.moves(p);
    const auto behind =
        std::find_if(moves.begin(), moves.end(), [&](const written_move& other) { return other.token > m.token; });
    if (behind != moves.end()) return &*behind;
    const auto key = p.key + moves.size();
    const auto next = next_passages(p);
    const auto found = std::find_if(next.begin(), next.end(), [&](const auto* q) { return q->aside == p.aside; });
    return found == next.end() || (*found)->key != key ? nullptr : &text_.moves(**found).front();
}

/// `0-0` that is not legal is a result at the end of a game (NOTATION 2); with a move behind it, it is castling.
void quoted_game::append_behind_castling(const grammar::passage& p, int node, grammar::game_text& game) const {
    const line_node& n = tree_.node(node);
    if (node == 0 || n.legal() || text_.move(n.written).form != grammar::move_form::castling_short) return;
    if (const written_move* const m = move_behind(p, n.written)) text_.append(m->first, m->last, game);
}

/// Takes a misprinted move for one of those suggested: the one after which most of what the text says next is legal.
/// Where nothing follows that could tell, the move stays what it is.
void quoted_game::mend(int node, std::span<const written_move> rest, const grammar::passage& p,
                       const game_report& before) {
    const grammar::token& token = text_.prose().tokens[tree_.node(node).written.token];
    const finding* const why = reason_at(before, token);
    if (why == nullptr || ++mends_ > most_mends) return;
    const std::string written(text_.written(token));
    const auto earlier = mended_.find(written);
    const auto next = next_passages(p);
    int most = 0;
    bool as_before = false;
    const std::string* chosen = nullptr;
    const auto mend_as = [&, &boards = tree_.boards()](const std::string& san) {
        const auto text = move_of_san(san);
        const auto m =
            text ? boards.legal(tree_.node(node).parent, *text, tree_.node(node).written.succession) : std::nullopt;
        if (m) tree_.mend(node, *text, *m, san);
        return m.has_value();
    };
    for (const std::string& san : why->suggestions) {
        tree_.begin_trial();
        int legal = -1;
        if (mend_as(san)) {
            legal = walk(node, rest, p);
            for (const grammar::passage* const q : next) {
                const int parent = parent_for(*q, candidates_ahead);
                if (parent >= 0) legal += walk(parent, text_.moves(*q), *q);
            }
        }
        tree_.take_back();
        const bool same = earlier != mended_.end() && earlier->second == san;
        if (legal < most || (legal == most && (as_before || !same))) continue;
        most = legal;
        as_before = same;
        chosen = &san;
    }
    if (chosen == nullptr) return;
    mend_as(*chosen);
    mended_[written] = *chosen;
}

}  // namespace royalcheck
