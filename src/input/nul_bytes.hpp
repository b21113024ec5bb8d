// Runs of NUL bytes, as sparse files and damaged disks have them, passed over at the speed of memory.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace royalcheck {

/// So many NUL bytes end a game wherever they come.
inline constexpr std::size_t longest_nul_run = 1u << 20;

/// The first place from `from` on that is not NUL; the size of `text` if there is none.
std::size_t end_of_nuls(std::string_view text, std::size_t from);

/// Looks for `longest_nul_run` in a text that grows at its end and loses bytes at its front.
class nul_run_finder {
public:
    /// Where the first such run reaches that length, among what was not looked at yet.
    std::optional<std::size_t> find(std::string_view text);
    /// `bytes` bytes are gone from the front of the text.
    void drop(std::size_t bytes) { looked_at_ -= bytes < looked_at_ ? bytes : looked_at_; }

private:
    std::size_t looked_at_ = 0;
    std::size_t run_ = 0;  ///< NULs in front of `looked_at_`
};

}  // namespace royalcheck
