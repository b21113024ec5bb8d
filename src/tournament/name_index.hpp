// The names of an archive, each kept once, with those that may be the same person's.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace royalcheck {

class name_index {
public:
    using id = std::uint32_t;

    /// The same for names that are spelled alike (`name_words`).
    id add(std::string_view name);
    /// `name` first, then those that differ from it by initials or by what one of them leaves out (`similar_names`).
    const std::vector<id>& similar_to(id name) const { return similar_[name]; }

private:
    std::unordered_map<std::string, id> by_name_;
    std::map<std::vector<std::string>, id> by_words_;
    std::unordered_map<std::string, std::vector<id>> with_word_;
    std::vector<std::vector<std::string>> words_;
    std::vector<std::vector<id>> similar_;
    std::vector<id> compared_with_;  ///< each name's newest
};

}  // namespace royalcheck
