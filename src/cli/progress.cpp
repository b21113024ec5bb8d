#include "src/cli/progress.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fmt/core.h>

#include "src/cli/output.hpp"
#include "src/cli/run.hpp"
#include "src/cli/terminal.hpp"
#include "src/input/container.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr double megabyte = 1e6;

}  // namespace

std::string progress_line(std::uint64_t games, std::uint64_t bytes, std::uint64_t total, double seconds) {
    std::string out = fmt::format("{} games, {:.0f} MB", games, static_cast<double>(bytes) / megabyte);
    const double rate = seconds > 0 ? static_cast<double>(bytes) / seconds : 0;  // bytes a second
    if (rate <= 0) return out;
    out += fmt::format(", {:.{}f} MB/s", rate / megabyte, rate < 10 * megabyte ? 1 : 0);
    if (total < bytes || total == 0 || seconds < 1) return out;
    const auto left = static_cast<std::uint64_t>(std::llround(static_cast<double>(total - bytes) / rate));
    const std::uint64_t minutes = left / 60 % 60, hours = left / 3600;
    return out + (hours > 0 ? fmt::format(", {}:{:02}:{:02} left", hours, minutes, left % 60)
                            : fmt::format(", {}:{:02} left", minutes, left % 60));
}

progress::progress(when wanted)
    : shown_(wanted == when::always || (wanted == when::automatic && can_show_progress())) {}

progress::~progress() { clear(); }

void progress::expect(const std::vector<std::string>& files) {
    if (!shown_) return;
    std::uint64_t total = 0;
    for (const std::string& file : files) {
        std::error_code failed;
        if (has_packed_name(file) || !std::filesystem::is_regular_file(file, failed)) return;
        total += std::filesystem::file_size(file, failed);
        if (failed) return;
    }
    total_ = total;
}

void progress::add(std::uint64_t games, std::uint64_t bytes) {
    games_ += games;
    bytes_ += bytes;
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    on_screen_ = true;
    std::string line = progress_line(games_, bytes_, total_, std::chrono::duration<double>(now - begun_).count());
    if (const std::size_t width = message_width(); width > 0) line.resize(std::min(line.size(), width - 1));
    say("\r" + line + "\x1b[K");  // what is left of a longer line goes
}

void progress::clear() {
    if (on_screen_) say("\r\x1b[K");
    on_screen_ = false;
}

void progress::tell(const std::string& file, std::string_view reason) {
    trouble_ = true;
    clear();
    say(fmt::format("royalcheck: {}: {}\n", file == "-" ? "standard input" : shown_name(file), printable(reason)));
}

int progress::status(bool found) const {
    if (trouble_) return exit_trouble;
    return found ? exit_findings : exit_clean;
}

}  // namespace royalcheck
