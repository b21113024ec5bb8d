// NDJSON: one JSON object a game, one game a line, fields in the order of the contract.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class ndjson_writer final : public report_writer {
public:
    explicit ndjson_writer(const report_style& style) : style_(style) {}
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;

private:
    report_style style_;
};

}  // namespace royalcheck
