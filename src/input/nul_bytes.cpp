#include "src/input/nul_bytes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace royalcheck {

std::size_t end_of_nuls(std::string_view text, std::size_t from) {
    std::uint64_t word = 0;
    for (; from + sizeof word <= text.size(); from += sizeof word) {
        std::memcpy(&word, text.data() + from, sizeof word);
        if (word != 0) break;
    }
    return std::min(text.find_first_not_of('\0', from), text.size());
}

std::optional<std::size_t> nul_run_finder::find(std::string_view text) {
    while (looked_at_ < text.size()) {
        if (run_ == 0) looked_at_ = std::min(text.find('\0', looked_at_), text.size());
        const std::size_t most = std::min(text.size(), looked_at_ + (longest_nul_run - run_));
        const std::size_t end = end_of_nuls(text.substr(0, most), looked_at_);
        run_ += end - looked_at_;
        looked_at_ = end;
        if (run_ == longest_nul_run) {
            run_ = 0;
            return end;
        }
        if (end < text.size()) run_ = 0;
    }
    return std::nullopt;
}

}  // namespace royalcheck
