#include "src/cli/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace royalcheck {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::vector<std::string_view> nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
    constexpr std::size_t longest_name = 64;
    if (word.size() > longest_name) return {};
    std::vector<std::pair<std::size_t, std::string_view>> ranked;
    for (const std::string_view candidate : candidates) {
        const std::size_t changes = distance(word, candidate);
        if (changes <= std::max<std::size_t>(2, candidate.size() / 3)) ranked.emplace_back(changes, candidate);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string_view> out;
    for (const auto& [changes, candidate] : ranked)
        if (out.size() < 3) out.push_back(candidate);
    return out;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates) {
    std::string out;
    const auto near = nearest(word, candidates);
    for (std::size_t i = 0; i < near.size(); ++i) {
        out += i == 0 ? "; did you mean " : i + 1 == near.size() ? " or " : ", ";
        out += near[i];
    }
    return out.empty() ? out : out + '?';
}

}  // namespace royalcheck
