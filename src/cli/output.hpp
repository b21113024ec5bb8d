// Where a report goes: standard output, a pipe or device, or a file that appears only when it is complete.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace royalcheck {

/// The reader of a pipe has gone: stop quietly.
struct output_closed {};

/// Bytes out, buffered. Anything that goes wrong but a closed pipe throws std::runtime_error with file and reason.
class output {
public:
    /// Empty `file`: standard output. A regular file is written beside its place and renamed by `finish`; pipes,
    /// devices and what /dev/stdout or /dev/fd/3 stands for are written to as they are.
    explicit output(const std::string& file);
    ~output();
    output(const output&) = delete;
    output& operator=(const output&) = delete;

    void write(std::string_view bytes);
    void flush();
    /// Everything is written: the file takes its name.
    void finish();
    /// Without `finish` nothing of it will be there.
    bool appears_at_end() const { return !temporary_.empty(); }

private:
    [[noreturn]] void fail() const;

    std::string name_;       ///< for messages, and the final name
    std::string temporary_;  ///< empty where nothing is to be renamed
    std::string buffer_;
    int descriptor_;
};

/// Writes `text` to standard output; returns the exit status 0, also where the reader has gone.
int print(std::string_view text);

/// Writes `text` to standard error. That it takes nothing (a full device) is told nobody and ends nothing.
void say(std::string_view text);

}  // namespace royalcheck
