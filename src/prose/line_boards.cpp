#include "src/prose/line_boards.hpp"

#include <type_traits>
#include <vector>

#include "rules/notation.hpp"
#include "rules/resolve.hpp"
#include "src/replay/readings_in_force.hpp"
#include "src/replay/request.hpp"
#include "src/replay/royal_watch.hpp"
#include "src/replay/second_reading.hpp"
#include "src/replay/setup.hpp"

namespace royalcheck {
namespace {

/// As the replay holds a line, without what only its report needs.
template <class Board>
struct line_state {
    rules::position<Board> now;
    [[no_unique_address]] royal_line<Board> royal;
};

template <class Board>
std::optional<rules::move> legal_move(const line_state<Board>& line, const grammar::move_text& text,
                                      rules::succession succession, grammar::language language) {
    if (line.now.king(line.now.to_move) == rules::no_square) return std::nullopt;  // R-LOSING: captured
    auto request = request_of(text, language, Board::size);
    if constexpr (std::is_same_v<Board, rules::board10>) request.succession = succession;
    auto resolution = rules::resolve(line.now, request);
    if (resolution.verdict != rules::verdict::legal &&
        !resolve_second_reading(line.now, text, language, request, resolution))
        return std::nullopt;
    if (royal_watch<Board>::over(line.royal, line.now, resolution.chosen)) return std::nullopt;
    return resolution.chosen;
}

template <class Board>
void play(line_state<Board>& line, const rules::move& m) {
    royal_watch<Board>::undo(line.royal, line.now, m);
    royal_watch<Board>::confirm(line.royal);
    rules::play(line.now, m);
    if (line.now.king(line.now.to_move) != rules::no_square) royal_watch<Board>::decide(line.royal, line.now, {});
}

template <class Board>
std::optional<rules::position<Board>> position_at(const quoted_start& start, const rules::readings& readings) {
    switch (start.as) {
    case quoted_start::form::fen: return position_from_fen<Board>(start.text, readings).position;
    case quoted_start::form::pieces: return position_from_pieces<Board>(start.text, readings, start.otherwise).position;
    case quoted_start::form::usual: break;
    }
    return start_position_under<Board>(readings);
}

template <class Board>
class boards final : public line_boards {
public:
    boards(const grammar::prose_text& prose, const quoted_start& start, const replay_options& options)
        : prose_(prose), language_(options.notation.value_or(grammar::english)), nodes_(1) {
        const auto position = position_at<Board>(start, readings_of(options));
        if (!position) return;
        nodes_[0].emplace().now = *position;
        royal_watch<Board>::decide(nodes_[0]->royal, *position, {});
    }

    int first_key() const override {
        if (!nodes_[0]) return 2;
        const auto& start = nodes_[0]->now;
        return 2 * start.number + (start.to_move == rules::side::black ? 1 : 0);
    }

    std::optional<rules::move> legal(int node, const grammar::move_text& text,
                                     rules::succession succession) const override {
        const auto& line = at(node);
        return line ? legal_move(*line, text, succession, language_) : std::nullopt;
    }

    int playable(int node, std::span<const written_move> moves) const override {
        const auto first = moves.empty() ? std::nullopt : legal_in(at(node), moves.front());
        if (!first) return 0;
        auto line = at(node);
        play(*line, *first);
        int count = 1;
        for (const written_move& written : moves.subspan(1)) {
            const auto m = legal_in(line, written);
            if (!m) break;
            play(*line, *m);
            ++count;
        }
        return count;
    }

    std::string san(int node, const rules::move& m) const override { return rules::to_san(at(node)->now, m); }

    void put(int node, int parent, const rules::move& m) override {
        put_unknown(node);
        nodes_.back() = at(parent);
        play(*nodes_.back(), m);
    }

    void put_unknown(int node) override {
        shrink(node);
        nodes_.emplace_back();
    }

    void shrink(int size) override { nodes_.resize(static_cast<std::size_t>(size)); }

private:
    const std::optional<line_state<Board>>& at(int node) const { return nodes_[static_cast<std::size_t>(node)]; }

    std::optional<rules::move> legal_in(const std::optional<line_state<Board>>& line, const written_move& m) const {
        if (!line) return std::nullopt;
        return legal_move(*line, prose_.moves[prose_.tokens[m.token].value], m.succession, language_);
    }

    const grammar::prose_text& prose_;
    grammar::language language_;
    std::vector<std::optional<line_state<Board>>> nodes_;
};

}  // namespace

std::unique_ptr<line_boards> make_line_boards(const grammar::prose_text& prose, const quoted_start& start,
                                              const replay_options& options) {
    if (options.variant == variant::royal100) return std::make_unique<boards<rules::board10>>(prose, start, options);
    return std::make_unique<boards<rules::board8>>(prose, start, options);
}

}  // namespace royalcheck
