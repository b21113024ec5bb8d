#include "src/merge/parts_report.hpp"

#include "src/report/game_json.hpp"
#include "src/report/json_fields.hpp"

namespace royalcheck {

void append_parts_text(const run_summary& summary, report_language language, std::size_t width, std::string& out) {
    append_summary(summary, language, width, out);
    if (summary.expecting > 0) append_expectations(summary, language, width, out);
}

void append_parts_json(const run_summary& summary, const std::vector<input_error>& troubles, std::uint64_t more,
                       std::string& bytes) {
    json_text out(bytes);
    out += "{\"schema\":1,\"summary\":";
    append_summary_object(summary, summary.expecting > 0, out);
    out.key("verdicts");
    out += '{';
    for (std::size_t i = 0; i < summary.verdicts.size(); ++i) {
        if (i > 0) out += ',';
        out.string(to_text(static_cast<verdict_status>(i)));
        out += ':';
        out.number(summary.verdicts[i]);
    }
    out += '}';
    append_troubles(troubles, out);
    field("more_troubles", more, out);
    out += "}\n";
}

}  // namespace royalcheck
