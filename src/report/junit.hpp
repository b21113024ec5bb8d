// JUnit XML: one test case a game. It fails from the level of --fail-on, or by its expectation.
// An input that cannot be read is a test case with an error. How many there are stands nowhere: reports are written as
// games are read, and their readers count.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class junit_writer final : public report_writer {
public:
    explicit junit_writer(const report_style& style) : style_(style) {}
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void trouble(const input_error& error, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;

private:
    report_style style_;
};

}  // namespace royalcheck
