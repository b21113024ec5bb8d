#include "src/cli/judge.hpp"

#include <algorithm>

#include "src/replay/main_line.hpp"
#include "src/replay/move_keys.hpp"

namespace royalcheck {
namespace {

/// The game was longer than --max-game: what was read of it is judged, its result is not.
void note_truncation(const chunk& piece, game_report& report) {
    finding f;
    f.id = code::syntax_error;
    f.severity = severity::error;
    f.at = report.at;
    f.message.id = piece.nul_bytes ? message::game_in_nul_bytes : message::game_too_long;
    report.findings.push_back(std::move(f));
    report.result.status = verdict_status::invalid;
    report.result.correct.clear();
}

}  // namespace

chunk_judge::chunk_judge(const chunk& piece, const replay_options& options)
    : piece_(piece), options_(options), reader_(piece.text), has_game_(!piece.document && reader_.next(game_)) {
    origin_.offset = piece.offset;
    origin_.line = piece.line;
    origin_.encoding = piece.encoding;
    if (!piece.document) return;
    document_.emplace(piece.text, origin_, options);
    quoted_ = document_->take();
    for (game_report& report : quoted_) report.encoding = to_text(piece.encoding);
    has_game_ = !quoted_.empty();
    if (has_game_ && piece.truncated_game) note_truncation(piece, quoted_.back());
}

std::size_t chunk_judge::next_quoted(std::size_t most, std::vector<game_report>& reports) {
    const std::size_t used = std::min(most, quoted_.size() - handed_out_);
    reports.resize(used);
    for (game_report& report : reports) report = std::move(quoted_[handed_out_++]);
    has_game_ = handed_out_ < quoted_.size();
    return used;
}

void chunk_judge::replay(game_report& report) {
    std::optional<main_line_recorder> recorder;
    std::optional<move_keys> keys;
    observer_pair observers;
    if (options_.main_line) observers.first = &recorder.emplace(game_);
    if (options_.move_keys) observers.second = &keys.emplace(game_);
    const bool watched = options_.main_line || options_.move_keys;
    replay_game(piece_.text, game_, origin_, options_, report, watched ? &observers : nullptr);
    if (recorder) report.line = recorder->take(report);
    if (keys) keys->take(report);
}

std::uint64_t count_games(const chunk& piece) {
    grammar::pgn_reader reader(piece.text);
    grammar::game_text game;
    std::uint64_t games = 0;
    while (reader.next(game)) ++games;
    return games;
}

std::size_t chunk_judge::next(std::size_t most, std::vector<game_report>& reports) {
    if (document_) return next_quoted(most, reports);
    std::size_t used = 0;
    for (; has_game_ && used < most; ++used) {
        if (used == reports.size()) reports.emplace_back();
        game_report& report = reports[used];
        report.clear();
        report.encoding = to_text(piece_.encoding);
        replay(report);
        has_game_ = reader_.next(game_);
        if (!has_game_ && piece_.truncated_game) note_truncation(piece_, report);
    }
    reports.resize(used);
    return used;
}

}  // namespace royalcheck
