#include "src/report/junit.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "src/report/game_label.hpp"
#include "src/report/message.hpp"
#include "src/report/printable.hpp"
#include "src/report/xml.hpp"

namespace royalcheck {
namespace {

void append_line(const game_report& report, const finding& f, std::string& out) {
    out += fmt::format("{}:{}:{}: {}: {} [{} {}]", xml_text(shown_name(report.file)), f.at.line, f.at.column,
                       to_text(f.severity), xml_text(message_of(f)), about(f.id).text, about(f.id).name);
    if (const std::string moves = possible_moves(f); !moves.empty())
        out += fmt::format(" possible: {}", xml_text(moves));
    out += '\n';
}

/// The findings of a game on either side of the level at which it fails.
struct outcome {
    std::string type, message, failing, lesser;
    bool failed = false;
};

outcome outcome_of(const game_report& report, const report_style& style) {
    outcome out;
    const bool judged = style.expect && report.expectation.present;
    const finding* gravest = nullptr;
    std::size_t count = 0;
    for (const finding& f : report.findings) {
        const bool fails = judged ? !report.expectation.met() : style.fail_on && f.severity >= *style.fail_on;
        append_line(report, f, fails ? out.failing : out.lesser);
        if (!fails) continue;
        ++count;
        if (gravest == nullptr || f.severity > gravest->severity) gravest = &f;
    }
    if (judged) {
        out.failed = !report.expectation.met();
        out.type = "expectation";
        out.message = expectation_message(report.expectation);
    } else if (gravest != nullptr) {
        out.failed = true;
        out.type = fmt::format("{} {}", about(gravest->id).text, about(gravest->id).name);
        out.message = message_of(*gravest);
        if (count > 1) out.message += fmt::format(" (and {} more)", count - 1);
    }
    return out;
}

}  // namespace

void junit_writer::begin(const std::vector<std::string>&, std::string& out) const {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"royalcheck\">\n"
           "<testsuite name=\"royalcheck\">\n";
}

void junit_writer::game(const game_report& report, std::string& out) const {
    const outcome result = outcome_of(report, style_);
    const std::string file = xml_text(shown_name(report.file));
    out += fmt::format(R"(<testcase classname="{}" name="{}" file="{}" line="{}")", file, xml_text(game_label(report)),
                       file, report.at.line);
    if (!result.failed && result.lesser.empty()) {
        out += "/>\n";
        return;
    }
    out += ">\n";
    if (result.failed)
        out += fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>\n", result.type, xml_text(result.message),
                           result.failing);
    if (!result.lesser.empty()) out += fmt::format("<system-out>{}</system-out>\n", result.lesser);
    out += "</testcase>\n";
}

void junit_writer::trouble(const input_error& error, std::string& out) const {
    const std::string file = xml_text(shown_name(error.file)), reason = xml_text(error.reason);
    out += fmt::format("<testcase classname=\"{0}\" name=\"input: {1}\" file=\"{0}\">\n"
                       "<error type=\"unreadable\" message=\"{1}\"/>\n</testcase>\n",
                       file, reason);
}

void junit_writer::end(const run_summary&, std::string& out) const { out += "</testsuite>\n</testsuites>\n"; }

}  // namespace royalcheck
