// SARIF 2.1.0 (OASIS): one result a finding, the table of codes as the rules.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

/// Where the run is judged by Expect tags, findings of games that meet theirs are suppressed results, and an
/// expectation that is not met is a result of its own.
class sarif_writer final : public report_writer {
public:
    explicit sarif_writer(const report_style& style) : style_(style) {}
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;
    std::string_view separator() const override { return ",\n"; }

private:
    report_style style_;
};

/// A file name as SARIF's artifact locations have it: relative or `file:` URI, percent-encoded.
std::string uri_of(std::string_view file);

}  // namespace royalcheck
