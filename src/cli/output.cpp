#include "src/cli/output.hpp"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/core.h>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "src/cli/interruption.hpp"
#include "src/cli/run.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t buffer_size = 1u << 16;
constexpr int longest_chain = 40;  ///< of links, as in the kernel

mode_t usual_mode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// The file that links lead to from `file`, there or not. A chain that does not end is left to fail where it is opened.
std::string behind_links(const std::string& file) {
    namespace fs = std::filesystem;
    std::error_code failed;
    if (const fs::path real = fs::canonical(file, failed); !failed) return real.string();
    fs::path name = file;
    for (int i = 0; i < longest_chain; ++i) {
        const fs::path target = fs::read_symlink(name, failed);
        if (failed) return name.string();
        name = name.parent_path() / target;
    }
    return file;
}

/// The descriptor that a name such as /dev/stdout stands for. Opened by that name a file would be written from its
/// beginning, over what others have written to it, and a socket cannot be opened at all.
std::optional<int> named_descriptor(std::string_view file) {
    if (file == "/dev/stdout") return STDOUT_FILENO;
    if (file == "/dev/stderr") return STDERR_FILENO;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (!file.starts_with(folder)) continue;
        const std::string_view number = file.substr(folder.size());
        int descriptor = -1;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), descriptor);
        if (read.ec == std::errc() && read.ptr == number.data() + number.size()) return descriptor;
    }
    return std::nullopt;
}

}  // namespace

output::output(const std::string& file) : name_(file), descriptor_(STDOUT_FILENO) {
    watch_for_interruption();
    if (file.empty()) {
        name_ = "standard output";
        return;
    }
    struct ::stat there {};
    const bool exists = ::stat(file.c_str(), &there) == 0;
    if (!exists && errno == ELOOP) fail();
    if (const auto number = named_descriptor(file)) {
        descriptor_ = ::fcntl(*number, F_DUPFD_CLOEXEC, 0);
    } else if (exists && !S_ISREG(there.st_mode)) {
        descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CLOEXEC);  // a device or pipe is not replaced
    } else {
        name_ = behind_links(file);  // keep a link a link
        temporary_ = name_ + ".XXXXXX";
        descriptor_ = open_unfinished(temporary_);
        if (descriptor_ >= 0) ::fchmod(descriptor_, exists ? there.st_mode & 07777 : usual_mode());
    }
    if (descriptor_ < 0) {
        temporary_.clear();
        fail();
    }
}

output::~output() {
    if (descriptor_ != STDOUT_FILENO && descriptor_ >= 0) ::close(descriptor_);
    if (temporary_.empty()) return;
    ::unlink(temporary_.c_str());
    settled();
}

void output::fail() const { throw std::runtime_error(fmt::format("{}: {}", name_, std::strerror(errno))); }

void output::write(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= buffer_size) flush();
}

void output::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EPIPE) throw output_closed();
        if (written < 0) fail();
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
}

void output::finish() {
    flush();
    if (temporary_.empty()) return;
    if (::fsync(descriptor_) != 0) fail();  // a name must not stand for less than its content, even after a crash
    if (::rename(temporary_.c_str(), name_.c_str()) != 0) fail();
    settled();
    temporary_.clear();
}

int print(std::string_view text) {
    output out("");
    try {
        out.write(text);
        out.finish();
    } catch (const output_closed&) {
        return exit_clean;
    }
    return exit_clean;
}

void say(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

}  // namespace royalcheck
