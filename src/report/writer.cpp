#include "src/report/writer.hpp"

#include "src/report/ndjson.hpp"
#include "src/report/text.hpp"

namespace royalcheck {

std::unique_ptr<report_writer> make_report_writer(std::string_view format, const report_style& style) {
    if (format == "text") return std::make_unique<text_writer>(style);
    if (format == "ndjson") return std::make_unique<ndjson_writer>(style);
    return nullptr;
}

}  // namespace royalcheck
