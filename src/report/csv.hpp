// CSV (RFC 4180): a header, then one finding a row.
#pragma once

#include "src/report/writer.hpp"

namespace royalcheck {

class csv_writer final : public report_writer {
public:
    void begin(const std::vector<std::string>& files, std::string& out) const override;
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary&, std::string&) const override {}
};

/// Appends one cell. No control character gets through, and text that a spreadsheet would take for a formula
/// (`=`, `+`, `-`, `@` first) is put behind an apostrophe.
void append_cell(std::string_view text, std::string& out);

}  // namespace royalcheck
