// The input in parts of equal size, for runs side by side whose reports are put together afterwards.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "src/input/input.hpp"

namespace royalcheck {

/// Part `index` of `count`, from 1.
struct shard {
    std::uint32_t index = 1;
    std::uint32_t count = 1;
};

/// What part `which` has of each of `files`, in their order, cut by bytes as if they were one file. A game belongs to
/// the part in which it begins. Packed files and documents are not divided: they belong to the part in which they
/// begin, whole; `how` says which those are. All files are regular ones.
std::vector<byte_range> ranges_of(const std::vector<std::string>& files,
                                  const std::function<document_reading(const std::string&)>& how, shard which);

}  // namespace royalcheck
