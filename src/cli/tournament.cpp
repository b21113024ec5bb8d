// `royalcheck tournament`: crosstables and standings of the tournaments in an archive.
#include <fmt/core.h>

#include "src/cli/commands.hpp"
#include "src/cli/ordered_jobs.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/cli/selection.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/tournament_job.hpp"
#include "src/cli/workers.hpp"
#include "src/report/printable.hpp"
#include "src/tournament/archive.hpp"
#include "src/tournament/writer.hpp"

namespace royalcheck {
namespace {

/// One run of `tournament`: all games first, then one tournament after the other.
class tournament_run {
public:
    explicit tournament_run(const arguments& args)
        : args_(args), out_(args.output), progress_(args.progress),
          writer_(make_tournament_writer(args.format, {.language = language_of(args),
                                                       .variant_given = args.replay.variant.has_value(),
                                                       .width = text_width(args)})) {}

    int run() {
        std::vector<input_error> errors;
        const auto files = find_files(args_.files, errors);
        refuse_to_overwrite(files, args_.output);
        for (const input_error& error : errors) progress_.tell(error.file, error.reason);
        progress_.expect(files);
        read(files);
        progress_.clear();
        try {
            write();
        } catch (const output_closed&) {
            return status();
        }
        return status();
    }

private:
    void read(const std::vector<std::string>& files) {
        const tournament_job::receiver receive = [this](tournament_job& done) { take(done); };
        ordered_jobs<tournament_job> jobs(workers(args_.jobs));
        input_limits limits = args_.limits;
        limits.documents = document_reading::by_name;
        for (const std::string& file : files) {
            auto errors = read_chunks(file, limits, [&](const chunk& piece) {
                jobs.push([&](tournament_job& job) { job.take(args_.replay, receive, file, piece); });
            });
            jobs.push([&](tournament_job& job) { job.take_end(receive, file, std::move(errors)); });
        }
        jobs.finish();
    }

    /// The ordered end of reading: games of one piece, or the end of a file.
    void take(tournament_job& done) {
        if (done.ends_file()) {
            for (const input_error& error : done.errors()) progress_.tell(error.file, error.reason);
            if (document_)
                progress_.tell(done.file(), "this is running text, in which no tags say who played; royalcheck check "
                                            "reads the games that it quotes");
            else if (done.errors().empty() && !found_)
                progress_.tell(done.file(), "there is no game in it");
            found_ = document_ = false;
            name_.clear();
            return;
        }
        document_ = document_ || done.document();
        if (name_ != done.name()) number_ = 0;
        name_ = done.name();
        for (game_report& report : done.reports()) {
            report.file = name_;
            report.game = ++number_;
            archive_.add(report);
        }
        found_ = found_ || number_ > 0;
        progress_.add(done.reports().size(), done.read());
    }

    void write() {
        std::vector<bool> used(args_.tables.excluded.size(), false);
        std::vector<tournament_report> reports;
        bool known = args_.event.empty();
        for (tournament_record& each : archive_.take()) {
            if (!args_.event.empty() && each.event != args_.event) continue;
            known = true;
            reports.push_back(judge_tournament(std::move(each), args_.tables, used));
            std::erase_if(reports.back().findings,
                          [&](const tournament_finding& f) { return !is_selected(args_, f.id, f.severity); });
        }
        if (!known) throw usage_error(fmt::format("--event: there is no tournament '{}' in the input", args_.event));
        for (std::size_t i = 0; i < used.size(); ++i)
            if (!used[i])
                throw usage_error(fmt::format("--exclude: there is no player '{}', or more than one whose name is "
                                              "spelled like that",
                                              args_.tables.excluded[i].name));
        std::string bytes;
        writer_->begin(bytes);
        bool first = true;
        for (const tournament_report& report : reports) {
            if (!first) bytes += writer_->separator();
            first = false;
            writer_->tournament(report, bytes);
            out_.write(bytes);
            bytes.clear();
            count(report);
        }
        writer_->end(bytes);
        out_.write(bytes);
        out_.finish();
        if (args_.format == "trf" && worst_ && *worst_ > severity::note)
            say("royalcheck: not all is right in these records, of which TRF says nothing; --format text does\n");
    }

    /// What makes the exit status: contradictions and hints, and what is wrong with the games' results.
    void count(const tournament_report& report) {
        const auto add = [&](severity level) { worst_ = worst_ ? std::max(*worst_, level) : level; };
        for (const tournament_finding& f : report.findings) add(f.severity);
        for (const tournament_game& game : report.of.games) {
            if (game.status == verdict_status::contradicted || game.status == verdict_status::invalid)
                add(severity::error);
            if (game.status == verdict_status::unrecorded) add(severity::warning);
            if (game.disagrees) add(*game.disagrees);
        }
    }

    int status() const { return progress_.status(args_.fail_on && worst_ && *worst_ >= *args_.fail_on); }

    const arguments& args_;
    output out_;
    progress progress_;
    std::unique_ptr<tournament_writer> writer_;
    tournament_archive archive_;
    std::string name_;          ///< of the file or the member of an archive that is being read
    std::uint64_t number_ = 0;  ///< of the last game in it
    bool found_ = false;        ///< the file has games
    bool document_ = false;     ///< it is running text
    std::optional<severity> worst_;
};

}  // namespace

int tournament(const arguments& args) { return tournament_run(args).run(); }

}  // namespace royalcheck
