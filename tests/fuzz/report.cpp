// Any bytes through every format: JSON is JSON, no control character and no broken UTF-8 gets to a terminal, no cell of
// CSV is a formula, nothing of the input is markup.
#include "src/report/writer.hpp"

#include <algorithm>
#include <string>

#include "src/input/encoding.hpp"
#include "tests/fuzz/replayed.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/fuzz/valid_json.hpp"

namespace royalcheck::fuzz {
namespace {

constexpr std::string_view file_name = "=\x1B[31m,\"<b>\n.pgn";

std::string written(std::string_view text, std::string_view format) {
    report_style style;
    style.all_games = true;
    style.periods = true;
    const auto writer = make_report_writer(format, style);
    run_summary summary;
    std::string out, games;
    writer->begin({std::string(file_name)}, out);
    replay_options options;
    options.main_line = true;
    for_each_game(text, options, [&](game_report& report) {
        report.file = file_name;
        summary.add(report, false);
        writer->append(report, games);
    });
    out += games;
    writer->end(summary, out);
    return out;
}

std::size_t count(std::string_view text, std::string_view word) {
    std::size_t found = 0;
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++found;
    return found;
}

void check_shown(std::string_view out) {
    require(is_utf8(out), "a report is UTF-8");
    require(std::none_of(out.begin(), out.end(),
                         [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\r'; }),
            "no control character is written");
    for (std::size_t at = out.find('\xC2'); at != out.npos; at = out.find('\xC2', at + 1))
        require(at + 1 == out.size() || static_cast<unsigned char>(out[at + 1]) >= 0xA0,
                "none of the second set either");
    for (const std::string_view turn : {"\u202A", "\u202B", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068"})
        require(out.find(turn) == out.npos, "the direction of writing stays");
}

void check_csv(std::string_view out) {
    bool quoted = false, first = true;  // of the cell's own characters
    for (const char c : out) {
        if (c == '"') {
            first = first && !quoted;
            quoted = !quoted;
            continue;
        }
        if (first) require(c != '=' && c != '+' && c != '-' && c != '@', "no cell is a formula");
        first = c == ';' || (!quoted && (c == ',' || c == '\n'));
    }
    require(!quoted, "every cell is closed");
}

}  // namespace

void report(std::string_view bytes) {
    const std::string lines = written(bytes, "ndjson");
    check_shown(lines);
    for (std::string_view rest = lines; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        require(end != rest.npos && is_json(rest.substr(0, end)), "each line of NDJSON is JSON");
        rest.remove_prefix(end + 1);
    }
    for (const std::string_view format : {"json", "sarif"}) require(is_json(written(bytes, format)), "JSON is JSON");
    for (const std::string_view format : {"text", "github", "junit", "csv", "json", "sarif", "html"})
        check_shown(written(bytes, format));
    check_csv(written(bytes, "csv"));
    const std::string page = written(bytes, "html");
    require(is_utf8(page), "a page is UTF-8");
    require(count(page, "<script") == count(page, "</script>"), "scripts are closed, and no other is opened");
    require(count(page, "<b>") == 0, "no name is markup");
}

}  // namespace royalcheck::fuzz
