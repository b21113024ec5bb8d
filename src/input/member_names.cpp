#include "src/input/member_names.hpp"

#include <functional>

namespace royalcheck {

std::string member_names::distinct(const std::string& name) {
    constexpr std::hash<std::string> hash;
    std::uint32_t& times = given_[hash(name)];
    if (++times == 1) return name;
    for (;; ++times) {
        std::string numbered = name + '#' + std::to_string(times);
        if (given_.emplace(hash(numbered), 1).second) return numbered;
    }
}

}  // namespace royalcheck
