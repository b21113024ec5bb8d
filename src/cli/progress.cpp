#include "src/cli/progress.hpp"

#include <cstdio>
#include <fmt/core.h>
#include <unistd.h>

#include "src/cli/output.hpp"
#include "src/cli/run.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {

progress::progress(when wanted)
    : shown_(wanted == when::always || (wanted == when::automatic && ::isatty(STDERR_FILENO) == 1)),
      last_(std::chrono::steady_clock::now()) {}

progress::~progress() { clear(); }

void progress::add(std::uint64_t games, std::uint64_t bytes) {
    games_ += games;
    bytes_ += bytes;
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    on_screen_ = true;
    say(fmt::format("\r{} games, {} MB ", games_, bytes_ / 1'000'000));
}

void progress::clear() {
    if (on_screen_) say("\r\x1b[K");
    on_screen_ = false;
}

void progress::tell(const std::string& file, std::string_view reason) {
    trouble_ = true;
    clear();
    say(fmt::format("royalcheck: {}: {}\n", file == "-" ? "standard input" : printable(file), printable(reason)));
}

int progress::status(bool found) const {
    if (trouble_) return exit_trouble;
    return found ? exit_findings : exit_clean;
}

}  // namespace royalcheck
