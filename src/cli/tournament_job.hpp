// The way of one piece of a file into a tournament's archive, in the steps of `ordered_jobs`: games are replayed side
// by side and collected in order.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/cli/judge.hpp"

namespace royalcheck {

class tournament_job {
public:
    struct tally {};
    using receiver = std::function<void(tournament_job&)>;

    /// Makes ready for a piece of `file`, whose text is copied.
    void take(const replay_options& options, const receiver& to, const std::string& file, const chunk& piece);
    /// Makes ready to tell that `file` has been read.
    void take_end(const receiver& to, const std::string& file, std::vector<input_error> errors);

    bool prepare();
    void follow(const tally&) {}
    void complete() {}
    tally total() const { return {}; }
    void deliver() { (*receiver_)(*this); }

    // For the receiver.
    const std::string& file() const { return file_; }
    std::string name() const { return member_.empty() ? file_ : file_ + '!' + member_; }
    bool ends_file() const { return ends_file_; }
    /// Running text: it is not replayed, for nothing in it says who played.
    bool document() const { return piece_.document; }
    /// Bytes of the file that it took.
    std::size_t read() const { return read_; }
    std::vector<game_report>& reports() { return reports_; }
    const std::vector<input_error>& errors() const { return errors_; }

private:
    const replay_options* options_ = nullptr;
    const receiver* receiver_ = nullptr;
    std::string file_, text_, member_;
    chunk piece_;
    std::size_t read_ = 0;
    bool ends_file_ = false;
    std::vector<game_report> reports_;
    std::vector<input_error> errors_;
};

}  // namespace royalcheck
