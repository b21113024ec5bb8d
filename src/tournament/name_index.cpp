#include "src/tournament/name_index.hpp"

#include <algorithm>

#include "src/tournament/names.hpp"

namespace royalcheck {
namespace {

/// A surname with so many first names, or a first name, tells nothing; and so many are enough for one name.
constexpr std::size_t most_with_a_word = 200, most_similar = 8;

}  // namespace

name_index::id name_index::add(std::string_view name) {
    const auto next = static_cast<id>(words_.size());
    const auto [known, new_name] = by_name_.emplace(std::string(name), next);
    if (!new_name) return known->second;
    std::vector<std::string> words = name_words(name);
    const auto [spelled, new_words] = by_words_.emplace(words, next);
    known->second = spelled->second;
    if (!new_words) return known->second;
    similar_.push_back({next});
    compared_with_.push_back(next);
    const auto join = [&](id other) {
        if (similar_[next].size() > most_similar || similar_[other].size() > most_similar) return;
        if (std::find(similar_[next].begin(), similar_[next].end(), other) != similar_[next].end()) return;
        similar_[next].push_back(other);
        similar_[other].push_back(next);
    };
    words_.push_back(std::move(words));
    for (const std::string& word : words_[next]) {
        std::vector<id>& others = with_word_[word];
        for (const id other : others) {  // names with many words in common are met often
            if (compared_with_[other] == next) continue;
            compared_with_[other] = next;
            if (similar_names(words_[next], words_[other])) join(other);
        }
        if (others.size() < most_with_a_word) others.push_back(next);
    }
    return next;
}

}  // namespace royalcheck
