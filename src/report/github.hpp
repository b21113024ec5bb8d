// GitHub workflow commands: one annotation a finding.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

/// Findings of games that meet their Expect tag are left out where the run is judged by it.
class github_writer final : public report_writer {
public:
    explicit github_writer(const report_style& style) : style_(style) {}
    void game(const game_report& report, std::string& out) const override;
    void trouble(const input_error& error, std::string& out) const override;
    void end(const run_summary&, std::string&) const override {}

private:
    report_style style_;
};

}  // namespace royalcheck
