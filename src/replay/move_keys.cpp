#include "src/replay/move_keys.hpp"

#include <algorithm>
#include <string>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "rules/notation.hpp"

namespace royalcheck {
namespace {

std::uint64_t hash(const void* bytes, std::size_t size) { return XXH3_64bits(bytes, size); }

std::uint64_t word_of(const rules::move& m) {
    return static_cast<std::uint64_t>(m.from) | static_cast<std::uint64_t>(m.to) << 8 |
           static_cast<std::uint64_t>(m.promotion) << 16 | static_cast<std::uint64_t>(m.succession) << 24;
}

}  // namespace

template <class Board>
void move_keys::record(std::size_t token, const rules::position<Board>& before, const rules::move& m) {
    if (!main_line_.contain(token)) return;
    if (line_.empty()) {
        const std::string start = rules::to_fen(before);
        line_.push_back(hash(start.data(), start.size()));
    }
    line_.push_back(word_of(m));
    unplayed_ = token + 1;
}

void move_keys::on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) {
    record(token, before, m);
}

void move_keys::on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) {
    record(token, before, m);
}

/// Hash of the words that the replay did not reach; 0 if there are none.
std::uint64_t move_keys::unplayed(const game_report& report) const {
    std::string words;
    main_line_tokens main_line(game_);
    for (std::size_t i = unplayed_; i < game_.tokens.size(); ++i) {
        const grammar::token& t = game_.tokens[i];
        const bool move = t.kind == grammar::token_kind::move || t.kind == grammar::token_kind::unreadable;
        if (!move || !main_line.contain(i)) continue;
        words.append(report.source.substr(t.offset - game_.begin, t.length)).append(" ");
    }
    return words.empty() ? 0 : hash(words.data(), words.size());
}

void move_keys::take(game_report& report) const {
    std::vector<std::uint64_t> all = line_;
    if (all.empty()) {
        const auto fen =
            std::find_if(report.tags.begin(), report.tags.end(), [](const auto& tag) { return tag.first == "FEN"; });
        const std::string_view start = fen == report.tags.end() ? std::string_view() : fen->second;
        all.push_back(hash(start.data(), start.size()));
    }
    if (const std::uint64_t rest = unplayed(report); rest != 0) all.push_back(rest);
    report.moves_key = hash(all.data(), all.size() * sizeof all.front());
    if (line_.size() > opening) report.opening_key = hash(line_.data(), (opening + 1) * sizeof line_.front());
}

void observer_pair::on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) {
    if (first != nullptr) first->on_move(token, before, m);
    if (second != nullptr) second->on_move(token, before, m);
}

void observer_pair::on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) {
    if (first != nullptr) first->on_move(token, before, m);
    if (second != nullptr) second->on_move(token, before, m);
}

}  // namespace royalcheck
