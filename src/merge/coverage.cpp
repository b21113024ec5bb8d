#include "src/merge/coverage.hpp"

#include <iterator>
#include <stdexcept>

namespace royalcheck {

bool coverage::add(const std::string& file, std::uint64_t game) {
    if (current_ == files_.end() || current_->first != file) current_ = files_.try_emplace(file).first;
    stretches& seen = current_->second;
    auto behind = seen.upper_bound(game);  // the first that begins after it
    if (behind != seen.begin()) {
        const auto before = std::prev(behind);
        if (before->second >= game) return false;
        if (before->second + 1 == game) {
            before->second = game;
            if (behind != seen.end() && behind->first == game + 1) {
                before->second = behind->second;
                seen.erase(behind);
                --count_;
            }
            return true;
        }
    }
    if (behind != seen.end() && behind->first == game + 1) {
        auto node = seen.extract(behind);
        node.key() = game;
        seen.insert(std::move(node));
        return true;
    }
    if (++count_ > most_stretches)
        throw std::runtime_error("so many games are missing that these are no parts of a run");
    seen.emplace_hint(behind, game, game);
    return true;
}

void coverage::for_each_gap(const std::function<void(const game_stretch&)>& tell) const {
    for (const auto& [file, seen] : files_) {
        std::uint64_t next = 1;
        for (const auto& [first, last] : seen) {
            if (first > next) tell({file, next, first - 1});
            next = last + 1;
        }
    }
}

}  // namespace royalcheck
