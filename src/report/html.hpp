// HTML: one file without a network. Games come as JSON, the page's own script shows them.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

/// Games without findings are left out unless `style.all_games`; so are, where the run is judged by Expect tags,
/// games that meet theirs.
class html_writer final : public report_writer {
public:
    explicit html_writer(const report_style& style) : style_(style) {}
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;

private:
    report_style style_;
};

}  // namespace royalcheck
