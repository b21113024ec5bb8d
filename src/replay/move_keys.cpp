#include "src/replay/move_keys.hpp"

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
}

void move_keys::on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) {
    record(token, before, m);
}

void move_keys::on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) {
    record(token, before, m);
}

void move_keys::take(game_report& report) const {
    if (line_.empty()) return;
    report.moves_key = hash(line_.data(), line_.size() * sizeof line_.front());
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
