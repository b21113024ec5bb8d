#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "src/cli/commands.hpp"
#include "src/cli/judge.hpp"
#include "src/cli/output.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/cli/selection.hpp"
#include "src/report/printable.hpp"
#include "src/report/writer.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t games_at_once = 256;

bool wants_color(const arguments& args) {
    if (args.color != when::automatic) return args.color == when::always;
    const char* no_color = std::getenv("NO_COLOR");
    const bool refused = no_color != nullptr && *no_color != '\0';
    return !refused && args.output.empty() && ::isatty(STDOUT_FILENO) == 1;
}

/// One run of `check`: files in order, games in order, everything counted.
class check_run {
public:
    explicit check_run(const arguments& args)
        : args_(args), out_(args.output), progress_(args.progress),
          writer_(make_report_writer(args.format, {wants_color(args), args.periods, args.expect, args.fail_on})) {}

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
        std::vector<input_error> errors;
        const auto files = find_files(args_.files, errors);
        refuse_to_overwrite(files);
        for (const input_error& error : errors) tell(error);
        writer_->begin(files, bytes_);
        out_.write(bytes_);
        bytes_.clear();
        for (const std::string& file : files) check_file(file);
        writer_->end(summary_, bytes_);
        if (args_.summary && args_.format == "text") append_summary(summary_, bytes_);
        out_.write(bytes_);
        out_.finish();
        progress_.clear();
        if (args_.summary && args_.format != "text") {
            std::string text;
            append_summary(summary_, text);
            fmt::print(stderr, "{}", text);
        }
    }

    void refuse_to_overwrite(const std::vector<std::string>& files) const {
        if (args_.output.empty()) return;
        std::error_code none;
        for (const std::string& file : files)
            if (std::filesystem::equivalent(file, args_.output, none))
                throw usage_error("--output " + args_.output + " would overwrite an input file");
    }

    void check_file(const std::string& file) {
        ++summary_.files;
        name_ = file;
        number_ = 0;
        bool found = false;
        const auto errors = read_chunks(file, args_.limits, [&](const chunk& piece) {
            enter(file, piece.member);
            check_chunk(piece);
            found = found || number_ > 0;
        });
        for (const input_error& error : errors) tell(error);
        if (errors.empty() && !found) tell({file, "there is no game in it"});
    }

    /// Games are numbered within each member of an archive.
    void enter(const std::string& file, std::string_view member) {
        std::string name = member.empty() ? file : file + '!' + std::string(member);
        if (name == name_) return;
        name_ = std::move(name);
        number_ = 0;
    }

    void check_chunk(const chunk& piece) {
        chunk_judge judge(piece, args_.replay);
        while (judge.next(games_at_once, reports_)) {
            progress_.add(reports_.size(), 0);
            for (game_report& report : reports_) {
                report.file = name_;
                report.game = ++number_;
                select_findings(args_.select, args_.ignore, report);
                summary_.add(report, args_.expect);
                writer_->append(report, bytes_);
            }
            write_games();
        }
        out_.flush();
        progress_.add(0, piece.text.size());
    }

    /// One batch of rendered games.
    void write_games() {
        if (bytes_.empty()) return;
        if (any_written_) out_.write(writer_->separator());
        out_.write(bytes_);
        any_written_ = true;
        bytes_.clear();
    }

    void tell(const input_error& error) {
        trouble_ = true;
        progress_.clear();
        fmt::print(stderr, "royalcheck: {}: {}\n", printable(error.file), printable(error.reason));
    }

    int status() const {
        if (trouble_) return exit_trouble;
        return args_.fail_on && summary_.reaches(*args_.fail_on) ? exit_findings : exit_clean;
    }

    const arguments& args_;
    output out_;
    progress progress_;
    std::unique_ptr<report_writer> writer_;
    run_summary summary_;
    std::vector<game_report> reports_;
    std::string bytes_;
    std::string name_;          ///< of the file or the member of an archive, as shown
    std::uint64_t number_ = 0;  ///< of the last game in it
    bool any_written_ = false;  ///< a game is in the report
    bool trouble_ = false;
};

}  // namespace

int check(const arguments& args) { return check_run(args).run(); }

}  // namespace royalcheck
