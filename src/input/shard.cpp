#include "src/input/shard.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <system_error>

#include "src/input/container.hpp"
#include "src/input/document.hpp"

namespace royalcheck {
namespace {

constexpr byte_range nothing{0, 0};

/// What cannot be looked at is left whole: to the part that then says why.
std::uint64_t size_of(const std::string& file) {
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(file, failed);
    return failed ? 0 : size;
}

bool is_divisible(const std::string& file, document_reading how) {
    const auto source = open_plain(file);
    peeked_source text(*source);
    if (container_of(text.peek(container_head)) != container::none) return false;
    return !reads_as_document(file, how, text);
}

/// The first byte of part `index` (from 0) of `size` bytes; none behind the last part.
std::uint64_t bound(std::uint64_t size, std::uint64_t index, std::uint64_t count) {
    if (index == count) return byte_range().end;
    return size / count * index + size % count * index / count;
}

}  // namespace

std::vector<byte_range> ranges_of(const std::vector<std::string>& files,
                                  const std::function<document_reading(const std::string&)>& how, shard which) {
    std::vector<std::uint64_t> sizes;
    std::transform(files.begin(), files.end(), std::back_inserter(sizes), size_of);
    const std::uint64_t whole = std::accumulate(sizes.begin(), sizes.end(), std::uint64_t{0});
    const byte_range part{bound(whole, which.index - 1, which.count), bound(whole, which.index, which.count)};

    std::vector<byte_range> ranges;
    std::uint64_t begin = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::uint64_t end = begin + sizes[i];
        const bool starts_here = part.holds(begin);
        const bool ends_here = end <= part.end;
        if (starts_here && ends_here)
            ranges.push_back({});
        else if (part.empty() || part.begin >= end || begin >= part.end)
            ranges.push_back(nothing);
        else if (is_divisible(files[i], how(files[i])))
            ranges.push_back({starts_here ? 0 : part.begin - begin, ends_here ? byte_range().end : part.end - begin});
        else
            ranges.push_back(starts_here ? byte_range() : nothing);
        begin = end;
    }
    return ranges;
}

}  // namespace royalcheck
