// JSON: one document of all games and the figures of the run; what NDJSON writes line by line.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class json_writer final : public report_writer {
public:
    explicit json_writer(const report_style& style) : style_(style) {}
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;
    std::string_view separator() const override { return ",\n"; }

private:
    report_style style_;
};

}  // namespace royalcheck
