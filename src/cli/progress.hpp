// How far a run is, and what goes wrong with its files, on stderr.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/arguments.hpp"

namespace royalcheck {

/// "40000 games, 34 MB, 20 MB/s, 0:07 left"; without the time that is left where the `total` of bytes is not known (0)
/// and in the first second, from which little can be foretold.
std::string progress_line(std::uint64_t games, std::uint64_t bytes, std::uint64_t total, double seconds);

/// One line that is written over; erased at the end so that nothing of it stays between the messages.
class progress {
public:
    explicit progress(when wanted);
    ~progress();
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

    /// What is to be read. How long it takes is known of plain files: of packed ones nobody knows what they hold.
    void expect(const std::vector<std::string>& files);
    /// So many games are done, and bytes of the (expanded) files.
    void add(std::uint64_t games, std::uint64_t bytes);
    /// Erases the line before something else is written to the terminal.
    void clear();

    /// Something is wrong with the input or output `file` (`-` is standard input): a line on stderr, and the run has
    /// failed.
    void tell(const std::string& file, std::string_view reason);
    bool failed() const { return trouble_; }
    /// The exit status: 2 if anything was told, else 1 if what was `found` is grave enough.
    int status(bool found) const;

private:
    bool shown_;
    bool on_screen_ = false;
    bool trouble_ = false;
    std::uint64_t games_ = 0;
    std::uint64_t bytes_ = 0;
    std::uint64_t total_ = 0;  ///< 0: not known
    const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point last_ = begun_;
};

}  // namespace royalcheck
