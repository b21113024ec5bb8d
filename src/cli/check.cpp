#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/core.h>
#include <unistd.h>

#include "src/cli/check_job.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/ordered_jobs.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/cli/shard.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/workers.hpp"
#include "src/input/document.hpp"
#include "src/report/printable.hpp"
#include "src/report/writer.hpp"
#include "src/tournament/duplicates.hpp"

namespace royalcheck {
namespace {

/// Up to so many bytes a run is small: each game gets its verdict, also where nothing was found.
constexpr std::uintmax_t small_run = 64u << 10;

bool is_small(const std::vector<std::string>& files) {
    std::uintmax_t size = 0;
    for (const std::string& file : files) {
        std::error_code failed;
        const std::filesystem::path path = file == "-" ? "/dev/stdin" : file;
        if (!std::filesystem::is_regular_file(path, failed)) return false;  // a pipe may hold anything
        size += std::filesystem::file_size(path, failed);
        if (failed || size > small_run) return false;
    }
    return true;
}

report_style style_of(const arguments& args, const std::vector<std::string>& files) {
    return {.color = wants_color(args),
            .periods = args.periods,
            .expect = args.expect,
            .all_games = args.all_games || (args.format == "text" && is_small(files)),
            .fail_on = args.fail_on,
            .language = language_of(args),
            .width = text_width(args)};
}

/// So many documents that were not read are named.
constexpr std::size_t most_named = 3;

/// One run of `check`: files in order, games in order, everything counted.
class check_run {
public:
    explicit check_run(const arguments& args)
        : args_(args), documents_{.wanted = args.limits.documents == document_reading::always, .left = {}},
          files_(find_files(args.files, missing_, documents_)), out_(args.output), progress_(args.progress),
          writer_(make_report_writer(args.format, style_of(args, files_))) {}

    int run() {
        try {
            report_files();
        } catch (const output_closed&) {
            return status();
        }
        return status();
    }

private:
    void report_files() {
        if (args_.shard) refuse_what_cannot_be_divided(args_, files_);
        refuse_to_overwrite(files_, args_.output);
        std::string bytes;
        const bool first_part = !args_.shard || args_.shard->index == 1;
        if (first_part) writer_->begin(files_, bytes);
        out_.write(bytes);
        bytes.clear();
        for (const input_error& error : missing_) tell(error, first_part);
        if (first_part && !documents_.left.empty()) tell_documents_left();
        if (!args_.shard) progress_.expect(files_);
        check_files();
        progress_.clear();
        writer_->end(summary_, bytes);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun_;
        summary_.seconds = taken.count();
        if (args_.summary && args_.format == "text")
            append_summary(summary_, language_of(args_), text_width(args_), bytes);
        out_.write(bytes);
        out_.finish();
        if (args_.summary && args_.format != "text") {
            std::string text;
            if (args_.expect) append_expectations(summary_, language_of(args_), message_width(), text);
            append_summary(summary_, language_of(args_), message_width(), text);
            say(text);
        }
    }

    /// On stderr; of the parts of a run one has it in its report.
    void tell(const input_error& error, bool in_report) {
        progress_.tell(error.file, error.reason);
        if (!in_report) return;
        summary_.troubles.push_back(error);
        std::string bytes;
        writer_->trouble(error, bytes);
        out_.write(bytes);
    }

    void check_files() {
        const std::vector<byte_range> ranges =
            args_.shard ? ranges_of(
                              files_, [this](const std::string& f) { return reading_of(f); }, *args_.shard)
                        : std::vector<byte_range>(files_.size());
        const check_task task{args_, *writer_, args_.duplicates ? &duplicates_ : nullptr};
        const check_job::receiver receive = [this](check_result& done) { deliver(done); };
        ordered_jobs<check_job> jobs(args_.duplicates ? 1 : workers(args_.jobs));  // the first of two comes first
        for (std::size_t i = 0; i < files_.size(); ++i) {
            const std::string& file = files_[i];
            const byte_range& range = ranges[i];
            if (range.empty()) continue;
            input_limits limits = args_.limits;
            limits.documents = reading_of(file);
            limits.range = range;
            auto errors = read_chunks(file, limits, [&](const chunk& piece) {
                jobs.push([&](check_job& job) { job.take(task, receive, file, range, piece); });
            });
            jobs.push([&](check_job& job) { job.take_end(receive, file, range, std::move(errors)); });
        }
        jobs.finish();
    }

    /// The ordered end of the run: one result at a time, in the order of the input.
    void deliver(check_result& done) {
        summary_.add(done.summary);
        games_in_file_ += done.games;
        document_ = document_ || done.document;
        const auto unreadable = done.summary.by_code.find(code::syntax_error);
        if (unreadable != done.summary.by_code.end()) words_in_file_ += unreadable->second;
        if (!done.bytes.empty() && on_terminal_) progress_.clear();  // or it would stand in the report
        if (!done.bytes.empty() && any_written_) out_.write(writer_->separator());
        any_written_ = any_written_ || !done.bytes.empty();
        out_.write(done.bytes);
        out_.flush();
        progress_.add(done.summary.games, done.read);
        if (!done.ends_file) return;
        for (const input_error& error : done.errors) tell(error, done.reached_end);
        if (done.reached_end) ++summary_.files;  // each file is counted in one shard
        if (done.reached_end && done.errors.empty() && games_in_file_ == 0) tell_no_game(done.file);
        if (!document_ && is_document_name(done.file) && words_in_file_ > 0)
            say(fmt::format(
                "royalcheck: {}: read as a game file; if it is running text that quotes games, --prose reads it so\n",
                shown_name(done.file)));
        games_in_file_ = words_in_file_ = 0;
        document_ = false;
    }

    /// Documents are known by their names and contents; that any file is one can be said of files only that are named
    /// themselves.
    document_reading reading_of(const std::string& file) const {
        const document_reading how = args_.limits.documents;
        return how == document_reading::always && is_named(file) ? how : document_reading::by_name;
    }
    bool is_named(const std::string& file) const {
        return std::find(args_.files.begin(), args_.files.end(), file) != args_.files.end();
    }

    /// A game file has games, else it is the wrong one or damaged. A text need not quote any.
    void tell_no_game(const std::string& file) {
        if (!document_) return tell({file, "there is no game in it"}, true);
        if (!is_named(file)) return;
        progress_.clear();
        say(fmt::format("royalcheck: {}: no game is quoted in this text\n",
                        file == "-" ? "standard input" : shown_name(file)));
    }

    void tell_documents_left() const {
        std::string names;
        for (std::size_t i = 0; i < std::min(documents_.left.size(), most_named); ++i)
            names.append(i > 0 ? ", " : "").append(shown_name(documents_.left[i]));
        if (documents_.left.size() > most_named)
            names += fmt::format(" and {} more", documents_.left.size() - most_named);
        say(fmt::format("royalcheck: texts in folders that quote moves are read with --prose only: {}\n", names));
    }

    int status() const { return progress_.status(args_.fail_on && summary_.reaches(*args_.fail_on)); }

    const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    const arguments& args_;
    std::vector<input_error> missing_;
    folder_documents documents_;
    std::vector<std::string> files_;
    output out_;
    progress progress_;
    std::unique_ptr<report_writer> writer_;
    run_summary summary_;
    duplicate_finder duplicates_;
    std::uint64_t games_in_file_ = 0;
    std::uint64_t words_in_file_ = 0;  ///< that no game record contains (RC101)
    bool document_ = false;            ///< the file is running text, or has some
    bool any_written_ = false;         ///< a game is in the report
    const bool on_terminal_ = args_.output.empty() && ::isatty(STDOUT_FILENO) == 1;
};

}  // namespace

int check(const arguments& args) { return check_run(args).run(); }

}  // namespace royalcheck
