// How far a run is, on stderr.
#pragma once

#include <chrono>
#include <cstdint>

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

private:
    bool shown_;
    bool on_screen_ = false;
    std::uint64_t games_ = 0;
    std::uint64_t bytes_ = 0;
    std::chrono::steady_clock::time_point last_;
};

}  // namespace royalcheck
