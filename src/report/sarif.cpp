#include "src/report/sarif.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "src/report/game_label.hpp"
#include "src/report/json_fields.hpp"
#include "src/report/message.hpp"
#include "src/report/region.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view expectation_id = "EXPECT";
constexpr std::string_view expectation_name = "expectation-not-met";

/// Message strings have placeholders in braces and links in brackets (SARIF 3.11.5, 3.11.6): neither is meant here.
std::string literal(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '[') out += '\\';
        out.append(c == '{' || c == '}' ? 2 : 1, c);
    }
    return out;
}

template <std::size_t Size>
void text_object(const char (&name)[Size], std::string_view text, json_text& out) {
    out.key(name);
    out += '{';
    field("text", std::string_view(literal(text)), out);
    out += '}';
}

void rule(std::string_view id, std::string_view name, std::string_view meaning, std::string_view help,
          std::string_view level, json_text& out) {
    out += '{';
    field("id", id, out);
    field("name", name, out);
    text_object("shortDescription", meaning.substr(0, std::min(meaning.find(". "), meaning.size() - 1) + 1), out);
    text_object("fullDescription", meaning, out);
    text_object("help", help, out);
    out.key("defaultConfiguration");
    out += '{';
    field("level", level, out);
    out += "}}";
}

std::string help_of(const code_entry& entry) {
    std::string out(entry.why);
    if (entry.clause == rules::clause::none) return out;
    const auto& clause = rules::about(entry.clause);
    out += fmt::format("\n\nRule {} ({}): {}", clause.name, clause.source, clause.text);
    return out;
}

/// FNV-1a over what stays the same when lines and other games move.
class fingerprint {
public:
    void add(std::string_view text) {
        for (const char c : text) step(static_cast<unsigned char>(c));
        step(0xFF);  // no byte of UTF-8: "ab" + "c" is not "a" + "bc"
    }
    std::string hex() const { return fmt::format("{:016x}", hash_); }

private:
    void step(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3u; }
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

fingerprint of_game(const game_report& report) {
    fingerprint out;
    for (const auto& [name, value] : report.tags)
        for (const std::string_view identifies : {"Event", "Site", "Date", "Round", "White", "Black"})
            if (name == identifies) {
                out.add(name);
                out.add(value);
            }
    return out;
}

/// The finding among those of its game: its code and half-move, the words there, and which of several alike it is.
std::string fingerprint_of(const game_report& report, const finding& f) {
    fingerprint out = of_game(report);
    out.add(about(f.id).text);
    for (const int ply : f.variation) out.add(std::to_string(ply));
    out.add(std::to_string(f.ply));
    out.add(f.move);
    std::size_t alike = 0;
    for (const finding& other : report.findings) {
        if (&other == &f) break;
        if (other.id == f.id && other.ply == f.ply && other.variation == f.variation) ++alike;
    }
    out.add(std::to_string(alike));
    return out.hex();
}

void location(const game_report& report, const place& at, json_text& out) {
    const region_end end = end_of(report, at);
    out.key("locations");
    out += R"([{"physicalLocation":{"artifactLocation":{)";
    field("uri", uri_of(report.file), out);
    out += R"(},"region":{)";
    field("startLine", at.line, out);
    field("startColumn", at.column, out);
    field("endLine", end.line, out);
    field("endColumn", end.column, out);
    field("byteOffset", at.offset, out);
    field("byteLength", std::uint64_t{at.length}, out);
    out += R"(}},"logicalLocations":[{)";
    field("name", game_label(report), out);
    out += "}]}]";
}

void result_head(std::string_view id, std::size_t index, std::string_view level, std::string_view message,
                 json_text& out) {
    out += '{';
    field("ruleId", id, out);
    field("ruleIndex", std::uint64_t{index}, out);
    field("level", level, out);
    text_object("message", message, out);
}

void properties(const game_report& report, const finding& f, json_text& out) {
    out.key("properties");
    out += '{';
    field("game", report.game, out);
    if (f.ply > 0) {
        field("ply", f.ply, out);
        field("number", f.number, out);
        field("side", std::string_view(f.side == rules::side::white ? "white" : "black"), out);
    }
    if (!f.move.empty()) field("move", std::string_view(f.move), out);
    if (!f.variation.empty()) array("variation", f.variation, out, [&](int ply) { out.number(std::int64_t{ply}); });
    if (f.clause != rules::clause::none) field("clause", rules::about(f.clause).name, out);
    if (!f.suggestions.empty()) texts("suggestions", f.suggestions, out);
    out += '}';
}

void one_result(const game_report& report, const finding& f, bool suppressed, json_text& out) {
    const auto index = static_cast<std::size_t>(&about(f.id) - codes().data());
    std::string message = message_of(f);
    if (const std::string moves = possible_moves(f); !moves.empty()) message += " Possible: " + moves + '.';
    result_head(about(f.id).text, index, to_text(f.severity), message, out);
    location(report, f.at, out);
    out += R"(,"partialFingerprints":{)";
    field("royalcheckFinding/v1", fingerprint_of(report, f), out);
    out += '}';
    if (suppressed)
        out += R"(,"suppressions":[{"kind":"inSource","justification":"The game is as its Expect tag says."}])";
    properties(report, f, out);
    out += '}';
}

void unmet(const game_report& report, json_text& out) {
    result_head(expectation_id, codes().size(), "error", expectation_message(report.expectation), out);
    location(report, report.at, out);
    fingerprint print = of_game(report);
    print.add(expectation_id);
    out += R"(,"partialFingerprints":{)";
    field("royalcheckFinding/v1", print.hex(), out);
    out += "}}";
}

}  // namespace

std::string uri_of(std::string_view file) {
    constexpr std::string_view plain = "-._~/!$&'()*+,;=@";
    std::string out = file.starts_with('/') ? "file://" : "";
    for (const char c : file) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || plain.find(c) != plain.npos)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

void sarif_writer::begin(const std::vector<std::string>& files, std::string& bytes) const {
    json_text out(bytes);
    out +=
        R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{)";
    out += R"("name":"royalcheck","version":")" ROYALCHECK_VERSION R"(","rules":[)";
    for (const code_entry& entry : codes()) {
        rule(entry.text, entry.name, entry.meaning, help_of(entry), to_text(entry.usual), out);
        out += ",\n";
    }
    rule(expectation_id, expectation_name,
         "What was found in the game is not what its Expect tag names. It is told in runs with --expect only.",
         "Expect tags say what is known of a game; a difference means that the record or the checker has changed.",
         "error", out);
    out += R"(]}},"columnKind":"unicodeCodePoints")"
           R"(,"newlineSequences":["\r\n","\n","\r"])";
    array("artifacts", files, out, [&](const std::string& file) {
        out += R"({"location":{)";
        field("uri", uri_of(file), out);
        out += "}}";
    });
    out += ",\"results\":[\n";
}

void sarif_writer::game(const game_report& report, std::string& bytes) const {
    json_text out(bytes);
    const bool judged = style_.expect && report.expectation.present;
    const bool met = judged && report.expectation.met();
    std::string_view between;
    if (judged && !met) {
        unmet(report, out);
        between = separator();
    }
    for (const finding& f : report.findings) {
        out += between;
        one_result(report, f, met, out);
        between = separator();
    }
}

void sarif_writer::end(const run_summary& summary, std::string& bytes) const {
    json_text out(bytes);
    out += "\n],\"invocations\":[{\"executionSuccessful\":";
    out += summary.troubles.empty() ? "true" : "false";
    array("toolExecutionNotifications", summary.troubles, out, [&](const input_error& error) {
        out += R"({"level":"error")";
        text_object("message", error.reason, out);
        out += R"(,"locations":[{"physicalLocation":{"artifactLocation":{)";
        field("uri", uri_of(error.file), out);
        out += "}}}]}";
    });
    out += "}]}]}\n";
}

}  // namespace royalcheck
