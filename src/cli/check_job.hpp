// The way of one piece of a file through a check, in the steps of `ordered_jobs`: games are replayed, numbered,
// rendered, written.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/cli/arguments.hpp"
#include "src/cli/judge.hpp"
#include "src/report/writer.hpp"
#include "src/tournament/duplicates.hpp"

namespace royalcheck {

/// What all jobs of a run share.
struct check_task {
    const arguments& args;
    const report_writer& writer;
    duplicate_finder* duplicates = nullptr;  ///< --duplicates: jobs are then done one after the other
};

/// What the ordered end of the run is told of a finished job.
struct check_result {
    std::string bytes;  ///< rendered games
    run_summary summary;
    std::uint64_t games = 0;          ///< those of other shards too
    std::uint64_t read = 0;           ///< bytes of the file it took
    bool document = false;            ///< it was running text
    bool ends_file = false;           ///< nothing more comes of this file
    bool reached_end = false;         ///< and there is no more of it for other shards
    std::string file;                 ///< that was named or found
    std::vector<input_error> errors;  ///< of the whole file, where it ends
};

class check_job {
public:
    /// Games are numbered within each file and each member of an archive.
    struct tally {
        std::string name;
        std::uint64_t games = 0;
    };
    using receiver = std::function<void(check_result&)>;

    /// Makes ready for a piece of `file`, whose text is copied. Of a file that is divided, only games in `range` are
    /// reported.
    void take(const check_task& task, const receiver& to, const std::string& file, const byte_range& range,
              const chunk& piece);
    /// Makes ready to tell that `file` has been read.
    void take_end(const receiver& to, const std::string& file, const byte_range& range,
                  std::vector<input_error> errors);

    bool prepare();
    void follow(const tally& before);
    void complete();
    tally total() const;
    void deliver() { (*receiver_)(result_); }

private:
    void clear(const receiver& to, const std::string& file);

    const check_task* task_ = nullptr;
    const receiver* receiver_ = nullptr;
    std::string text_, member_;
    chunk piece_;
    byte_range range_;
    std::optional<chunk_judge> judge_;
    std::string name_;            ///< of the file or the member, as shown
    std::uint64_t before_ = 0;    ///< games of that name in the jobs before this one
    std::uint64_t found_ = 0;     ///< games prepared in this one
    std::uint64_t numbered_ = 0;  ///< and completed
    std::vector<game_report> reports_;
    check_result result_;
};

}  // namespace royalcheck
