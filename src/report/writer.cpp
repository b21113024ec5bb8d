#include "src/report/writer.hpp"

#include "src/report/csv.hpp"
#include "src/report/github.hpp"
#include "src/report/html.hpp"
#include "src/report/json_report.hpp"
#include "src/report/junit.hpp"
#include "src/report/ndjson.hpp"
#include "src/report/sarif.hpp"
#include "src/report/text.hpp"

namespace royalcheck {

void report_writer::append(const game_report& report, std::string& batch) const {
    const std::size_t before = batch.size();
    if (before > 0) batch += separator();
    const std::size_t own = batch.size();
    game(report, batch);
    if (batch.size() == own) batch.resize(before);
}

std::unique_ptr<report_writer> make_report_writer(std::string_view format, const report_style& style) {
    if (format == "text") return std::make_unique<text_writer>(style);
    if (format == "ndjson") return std::make_unique<ndjson_writer>(style);
    if (format == "json") return std::make_unique<json_writer>(style);
    if (format == "csv") return std::make_unique<csv_writer>();
    if (format == "sarif") return std::make_unique<sarif_writer>(style);
    if (format == "junit") return std::make_unique<junit_writer>(style);
    if (format == "github") return std::make_unique<github_writer>(style);
    if (format == "html") return std::make_unique<html_writer>(style);
    return nullptr;
}

}  // namespace royalcheck
