// Names by which the members of one archive can be told apart.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace royalcheck {

/// An archive may have one name several times: each change of a file is added to a tar behind what was there.
class member_names {
public:
    /// `name` where it is new, else with its number behind it: "cup.pgn", "cup.pgn#2".
    std::string distinct(const std::string& name);

private:
    std::unordered_map<std::uint64_t, std::uint32_t> given_;  ///< how often, by the hash of the name
};

}  // namespace royalcheck
