#include "src/cli/tournament_job.hpp"

#include <limits>

namespace royalcheck {

void tournament_job::take(const replay_options& options, const receiver& to, const std::string& file,
                          const chunk& piece) {
    options_ = &options;
    receiver_ = &to;
    file_ = file;
    text_ = piece.text;
    member_ = piece.member;
    piece_ = piece;
    piece_.text = text_;
    piece_.member = member_;
    read_ = original_length(piece.encoding, piece.text);
    ends_file_ = false;
}

void tournament_job::take_end(const receiver& to, const std::string& file, std::vector<input_error> errors) {
    receiver_ = &to;
    file_ = file;
    text_.clear();
    member_.clear();
    piece_ = {};
    read_ = 0;
    ends_file_ = true;
    errors_ = std::move(errors);
}

bool tournament_job::prepare() {
    if (ends_file_ || piece_.document) {
        reports_.clear();
        return true;
    }
    chunk_judge(piece_, *options_).next(std::numeric_limits<std::size_t>::max(), reports_);
    return true;
}

}  // namespace royalcheck
