// JUnit XML: one test case a game. It fails from the level of --fail-on, or by its expectation.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class junit_writer final : public report_writer {
public:
    explicit junit_writer(const report_style& style) : style_(style) {}
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;

private:
    report_style style_;
};

}  // namespace royalcheck
