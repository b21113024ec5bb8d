// Which games the parts of a run have, and which they lack.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>

namespace royalcheck {

/// Games `first` to `last` of a file.
struct game_stretch {
    std::string file;
    std::uint64_t first = 0, last = 0;
};

/// Games are numbered from 1 in every file. Keeps the stretches of numbers that were seen, in any order: memory grows
/// with files and parts, not with games.
class coverage {
public:
    /// So many stretches are kept; parts of one run have far fewer.
    static constexpr std::size_t most_stretches = 1'000'000;

    /// Notes a game; false if it was there before. Throws std::runtime_error at more than `most_stretches`.
    bool add(const std::string& file, std::uint64_t game);
    /// Calls `tell` with each stretch of games that is missing before one that is there, file by file in name order.
    void for_each_gap(const std::function<void(const game_stretch&)>& tell) const;
    std::size_t files() const { return files_.size(); }

private:
    using stretches = std::map<std::uint64_t, std::uint64_t>;  ///< first -> last

    std::map<std::string, stretches> files_;
    std::map<std::string, stretches>::iterator current_ = files_.end();
    std::size_t count_ = 0;
};

}  // namespace royalcheck
