// Where each passage belongs.
#include "src/prose/quoted_game.hpp"

#include <algorithm>

#include "src/replay/ply_names.hpp"

namespace royalcheck {
namespace {

/// Passages that are tried under each way to mend a misprint.
constexpr std::size_t looked_ahead = 12;
/// Lines that are compared for one passage, the nearest first, and misprints that are mended in one game: more are in
/// no article, and every one costs replays.
constexpr std::size_t most_candidates = 64, most_mends = 64;

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

}  // namespace

quoted_game::quoted_game(const quoted_text& text, const replay_options& options, const grammar::passage* position,
                         std::span<const grammar::passage> following, mended_words& mended)
    : text_(text), options_(options), position_(position), following_(following),
      mended_(mended), state_{line_tree(text.prose()), {}, 0} {
    // Which variant and whose letters: all moves together show it, whatever order they come in.
    grammar::game_text all = text.game_from(position);
    for (const grammar::passage& p : following)
        if (p.kind == grammar::passage_kind::moves) text.append(p.first, p.last, all);
    if (!options_.variant) options_.variant = replay(all).variant;
    if (!options_.notation) {
        const std::string notation = replay(all).notation;
        options_.notation = notation == "ru" ? grammar::russian : grammar::english;
    }
    if (position != nullptr) {
        attached_passage& start = attached_.emplace_back();
        start.index = static_cast<std::size_t>(position - text.prose().passages.data());
    }
}

game_report quoted_game::replay_with_line(const grammar::game_text& game) const {
    replay_options options = options_;
    options.main_line = true;
    return text_.replay(game, options);
}

int quoted_game::cursor(const state& s, std::uint32_t aside) const {
    for (;;) {
        const auto found = s.cursors.find(aside);
        if (found != s.cursors.end()) return found->second;
        if (aside == 0) return 0;
        aside = text_.prose().asides[aside];
    }
}

/// Half-moves as their numbers count them (two a move): which one the start position is followed by. Number and turn,
/// where a piece list leaves them open, are those of the first moves behind it, not of each passage anew.
int quoted_game::root_key(const grammar::passage& p) const {
    if (position_ == nullptr) return 2;
    const auto moves =
        std::find_if(attached_.begin(), attached_.end(), [](const attached_passage& a) { return a.last != 0; });
    const grammar::passage& first = moves == attached_.end() ? p : text_.prose().passages[moves->index];
    grammar::game_text game = text_.game_from(position_);
    text_.append(first.first, first.last, game);
    const numbering plies = numbering_of(replay(game));
    return 2 * plies.number(1) + (plies.mover(1) == rules::side::black ? 1 : 0);
}

/// The tokens of the line from the start to `node`, misprints mended.
grammar::game_text quoted_game::line(const state& s, int node) const {
    grammar::game_text game = text_.game_from(position_);
    for (const int step : s.tree.path(node)) {
        const line_node& n = s.tree.node(step);
        if (n.mended)
            text_.append_mended(n.written, *n.mended, game);
        else
            text_.append(n.written.first, n.written.last, game);
    }
    return game;
}

int quoted_game::legal_moves(const state& s, int parent, std::span<const written_move> moves) const {
    grammar::game_text game = line(s, parent);
    for (const written_move& m : moves) text_.append(m.first, m.last, game);
    return std::max(0, replay(game).plies - s.tree.node(parent).ply);
}

/// The node that the passage follows: where most of its moves are legal; of equals the one on the line where the text
/// is, then the latest. -1 if none has the half-move before it.
int quoted_game::parent_for(const state& s, const grammar::passage& p) const {
    if (p.resumes != grammar::no_passage) {
        const int here = cursor(s, p.aside);
        return s.tree.node(here).open() ? here : -1;
    }
    const int ply = static_cast<int>(p.key) - root_key(p);
    const std::vector<written_move> moves = moves_of(text_.prose(), p);
    std::vector<int> candidates;
    for (int i = s.tree.size() - 1; i >= 0; --i)
        if (s.tree.node(i).ply == ply && s.tree.node(i).open()) candidates.push_back(i);
    const int here = cursor(s, p.aside);
    std::stable_partition(candidates.begin(), candidates.end(), [&](int i) { return s.tree.on_path(i, here); });
    if (candidates.size() < 2) return candidates.empty() ? -1 : candidates.front();
    candidates.resize(std::min(candidates.size(), most_candidates));
    int best = -1, most = -1;
    for (const int candidate : candidates) {
        const int legal = legal_moves(s, candidate, moves);
        if (legal > most) {
            most = legal;
            best = candidate;
        }
    }
    return best;
}

bool quoted_game::has(std::size_t index) const {
    return std::any_of(attached_.rbegin(), attached_.rend(),
                       [index](const attached_passage& a) { return a.index == index; });
}

passage_fit quoted_game::fit(std::size_t index) const {
    const grammar::passage& p = text_.prose().passages[index];
    const int parent = p.resumes == grammar::no_passage || has(p.resumes) ? parent_for(state_, p) : -1;
    if (parent < 0) return {};
    const std::vector<written_move> moves = moves_of(text_.prose(), p);
    const int legal = legal_moves(state_, parent, moves);
    const bool next = moves.size() == 1 && parent == cursor(state_, p.aside);
    const bool known = state_.tree.illegal_child(parent, text_.move(moves.front())) >= 0;
    return {static_cast<int>(moves.size()), legal, next || known};
}

bool quoted_game::attach(std::size_t index) {
    const grammar::passage& p = text_.prose().passages[index];
    if (p.resumes != grammar::no_passage && !has(p.resumes)) return false;
    attached_passage a;
    a.index = index;
    if (place(state_, p, &a) < 0) return false;
    attached_.push_back(std::move(a));
    return true;
}

bool quoted_game::knows(const grammar::passage& p) const {
    const std::vector<written_move> moves = moves_of(text_.prose(), p);
    grammar::game_text game = text_.game_from(position_);
    for (const written_move& m : moves) text_.append(m.first, m.last, game);
    const game_report report = replay_with_line(game);
    if (report.line.size() <= moves.size()) return false;
    int node = 0;
    for (std::size_t i = 1; i <= moves.size() && node >= 0; ++i)
        node = state_.tree.legal_child(node, report.line[i].san);
    return node > 0;
}

bool quoted_game::is_game() const {
    if (position_ != nullptr) return true;
    for (int i = 1; i < state_.tree.size(); ++i)
        if (state_.tree.node(i).legal()) return true;
    return std::any_of(attached_.begin(), attached_.end(), [this](const attached_passage& a) {
        return text_.prose().passages[a.index].result != grammar::no_token;
    });
}

/// Attaches a passage to `s` and returns how many of its moves are legal there, -1 if no line reaches it. Without
/// `told` nobody wants to know more, and misprints are not mended.
int quoted_game::place(state& s, const grammar::passage& p, attached_passage* told) const {
    const int parent = parent_for(s, p);
    if (parent < 0) return -1;
    if (told != nullptr) told->parent = parent;
    return walk(s, parent, moves_of(text_.prose(), p), p, told);
}

int quoted_game::walk(state& s, int node, std::span<const written_move> moves, const grammar::passage& p,
                      attached_passage* told) const {
    int legal = 0;
    const int known = s.tree.size();
    int first = 0;
    while (!moves.empty()) {
        grammar::game_text game = line(s, node);
        for (const written_move& m : moves) text_.append(m.first, m.last, game);
        const game_report report = replay_with_line(game);
        const int base = s.tree.node(node).ply;
        std::vector<int> steps;
        for (const written_move& m : moves) {
            const auto ply = static_cast<std::size_t>(base) + steps.size() + 1;
            if (static_cast<int>(ply) > report.plies || ply >= report.line.size()) break;
            const std::string& san = report.line[ply].san;
            int child = s.tree.legal_child(node, san);
            if (child < 0) child = s.tree.add(node, m, san, p.aside != 0);
            if (p.aside == 0) s.tree.node(child).aside = false;
            steps.push_back(node = child);
        }
        legal += static_cast<int>(steps.size());
        moves = moves.subspan(steps.size());
        if (!moves.empty()) {
            int child = s.tree.illegal_child(node, text_.move(moves.front()));
            if (child < 0) {
                child = s.tree.add(node, moves.front(), "", p.aside != 0);
                if (told != nullptr) mend(s, child, moves.subspan(1), p, report);
            }
            if (p.aside == 0) s.tree.node(child).aside = false;
            steps.push_back(node = child);
            moves = moves.subspan(1);
        }
        if (first == 0 && !steps.empty()) first = steps.front();
        if (told != nullptr) {
            for (const finding& f : report.findings) {
                const int step = f.ply - base - 1;
                if (step < 0 || step >= static_cast<int>(steps.size()) || f.at.in_text < p.offset) continue;
                const int at = steps[static_cast<std::size_t>(step)];
                if (at < known) continue;
                told->findings.push_back(f);
                told->finding_nodes.push_back(at);
            }
        }
        if (!s.tree.node(node).open()) break;
    }
    s.cursors[p.aside] = node;
    if (told != nullptr) {
        told->first = first;
        told->last = node;
        told->again = node < known;
    }
    return legal;
}

/// Takes a misprinted move for one of those suggested: the one after which most of what the text says next is legal.
/// Where nothing follows that could tell, the move stays what it is.
void quoted_game::mend(state& s, int node, std::span<const written_move> rest, const grammar::passage& p,
                       const game_report& before) const {
    const grammar::token& token = text_.prose().tokens[s.tree.node(node).written.token];
    const finding* const why = reason_at(before, token);
    if (why == nullptr || ++s.mends > most_mends) return;
    const std::string written(text_.written(token));
    const auto earlier = mended_.find(written);
    int most = 0;
    bool as_before = false;
    std::optional<grammar::move_text> chosen;
    std::string chosen_san;
    for (const std::string& san : why->suggestions) {
        state trial = s;
        trial.tree.node(node).mended = move_of_san(san);
        if (!trial.tree.node(node).mended) continue;
        int legal = walk(trial, node, rest, p, nullptr);
        std::size_t tried = 0;
        for (const grammar::passage& next : following_) {
            if (next.kind != grammar::passage_kind::moves || next.offset <= p.offset) continue;
            if (++tried > looked_ahead) break;
            legal += std::max(0, place(trial, next, nullptr));
        }
        const bool same = earlier != mended_.end() && earlier->second == san;
        if (legal < most || (legal == most && (as_before || !same))) continue;
        most = legal;
        as_before = same;
        chosen = trial.tree.node(node).mended;
        chosen_san = san;
    }
    if (!chosen) return;
    s.tree.node(node).mended = chosen;
    s.tree.node(node).mended_san = chosen_san;
    mended_[written] = chosen_san;
}

}  // namespace royalcheck
