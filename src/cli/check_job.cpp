#include "src/cli/check_job.hpp"

#include "src/cli/selection.hpp"

namespace royalcheck {
namespace {

/// So many reports are held at once, however many games a piece has.
constexpr std::size_t games_at_once = 512;

}  // namespace

void check_job::clear(const receiver& to, const std::string& file) {
    receiver_ = &to;
    judge_.reset();
    before_ = found_ = numbered_ = 0;
    result_.bytes.clear();
    result_.summary = {};
    result_.games = result_.read = 0;
    result_.ends_file = result_.document = false;
    result_.file = file;
    result_.errors.clear();
}

void check_job::take(const check_task& task, const receiver& to, const std::string& file, const byte_range& range,
                     const chunk& piece) {
    clear(to, file);
    task_ = &task;
    range_ = range;
    const bool only_a_number = piece.before_range && piece.games;
    text_ = only_a_number ? std::string_view() : piece.text;
    member_ = piece.member;
    piece_ = piece;
    piece_.text = text_;
    piece_.member = member_;
    name_ = member_.empty() ? file : file + '!' + member_;
    result_.read = original_length(piece.encoding, piece.text);
    result_.document = piece.document;
    if (!piece_.before_range) judge_.emplace(piece_, task.args.replay);
}

void check_job::take_end(const receiver& to, const std::string& file, const byte_range& range,
                         std::vector<input_error> errors) {
    clear(to, file);
    name_ = file;
    piece_ = {};
    result_.ends_file = true;
    result_.reached_end = range.reaches_end();
    result_.errors = std::move(errors);
}

bool check_job::prepare() {
    if (!judge_) {
        if (piece_.before_range) result_.games = found_ = piece_.games ? *piece_.games : count_games(piece_);
        return true;
    }
    found_ += judge_->next(games_at_once, reports_);
    return judge_->done();
}

void check_job::follow(const tally& before) { before_ = before.name == name_ ? before.games : 0; }

void check_job::complete() {
    if (!judge_) return;
    const arguments& args = task_->args;
    for (game_report& report : reports_) {
        report.file = name_;
        report.game = before_ + ++numbered_;
        ++result_.games;
        if (!piece_.document && !range_.holds(report.at.offset)) continue;
        if (task_->duplicates != nullptr) task_->duplicates->look(report);
        select_findings(args, report);
        result_.summary.add(report, args.expect);
        task_->writer.append(report, result_.bytes);
    }
}

check_job::tally check_job::total() const { return {name_, before_ + found_}; }

}  // namespace royalcheck
