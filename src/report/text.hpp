// The report for people: a block a finding, a verdict a game where something is to be said.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class text_writer final : public report_writer {
public:
    explicit text_writer(const report_style& style) : style_(style) {}
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;

private:
    void block(const game_report& report, const finding& f, std::string& out) const;
    void unmet(const game_report& report, std::string& out) const;
    std::string_view paint(severity level) const;
    std::string_view plain() const;

    report_style style_;
};

}  // namespace royalcheck
