#include "src/merge/parts_report.hpp"

#include "src/report/game_json.hpp"
#include "src/report/json_fields.hpp"

namespace royalcheck {

void append_parts_text(const run_summary& summary, report_language language, std::string& out) {
    append_summary(summary, language, out);
    if (summary.expecting > 0) append_expectations(summary, language, out);
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
    array("troubles", troubles, out, [&](const input_error& trouble) {
        out += '{';
        field("file", std::string_view(trouble.file), out);
        field("reason", std::string_view(trouble.reason), out);
        out += '}';
    });
    field("more_troubles", more, out);
    out += "}\n";
}

}  // namespace royalcheck
