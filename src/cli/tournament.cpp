// `royalcheck tournament`: crosstables and standings of the tournaments in an archive.
#include <fmt/format.h>

#include "src/cli/commands.hpp"
#include "src/cli/judge.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/cli/terminal.hpp"
#include "src/report/printable.hpp"
#include "src/tournament/archive.hpp"
#include "src/tournament/writer.hpp"

namespace royalcheck {
namespace {

/// So many games are held as reports at once.
constexpr std::size_t games_at_once = 64;

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
        for (const std::string& file : files) read(file);
        progress_.clear();
        try {
            write();
        } catch (const output_closed&) {
            return status();
        }
        return status();
    }

private:
    void read(const std::string& file) {
        std::string name;
        std::uint64_t number = 0;
        bool found = false;
        const auto errors = read_chunks(file, args_.limits, [&](const chunk& piece) {
            std::string here = piece.member.empty() ? file : file + '!' + std::string(piece.member);
            if (here != name) number = 0;
            name = std::move(here);
            chunk_judge judge(piece, args_.replay);
            while (!judge.done()) {
                judge.next(games_at_once, reports_);
                for (game_report& report : reports_) {
                    report.file = name;
                    report.game = ++number;
                    archive_.add(report);
                }
                progress_.add(reports_.size(), 0);
            }
            found = found || number > 0;
            progress_.add(0, original_length(piece.encoding, piece.text));
        });
        for (const input_error& error : errors) progress_.tell(error.file, error.reason);
        if (errors.empty() && !found) progress_.tell(file, "there is no game in it");
    }

    void write() {
        std::vector<bool> used(args_.tables.excluded.size(), false);
        std::vector<tournament_report> reports;
        bool known = args_.event.empty();
        for (tournament_record& each : archive_.take()) {
            if (!args_.event.empty() && each.event != args_.event) continue;
            known = true;
            reports.push_back(judge_tournament(std::move(each), args_.tables, used));
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
    std::vector<game_report> reports_;
    std::optional<severity> worst_;
};

}  // namespace

int tournament(const arguments& args) { return tournament_run(args).run(); }

}  // namespace royalcheck
