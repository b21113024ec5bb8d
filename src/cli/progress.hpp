// How far a run is, and what goes wrong with its files, on stderr.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "src/cli/arguments.hpp"

namespace royalcheck {

/// One line that is written over; erased at the end so that nothing of it stays between the messages.
class progress {
public:
    explicit progress(when wanted);
    ~progress();
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;

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
    std::chrono::steady_clock::time_point last_;
};

}  // namespace royalcheck
