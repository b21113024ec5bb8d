#include "src/report/game_json.hpp"

#include <algorithm>
#include <unordered_set>

#include "src/report/json_fields.hpp"
#include "src/report/message.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

std::string_view name_of(rules::side s) { return s == rules::side::white ? "white" : "black"; }

std::string_view name_of(repetition_report::claim_kind claim) {
    switch (claim) {
    case repetition_report::claim_kind::available: return "available";
    case repetition_report::claim_kind::automatic: return "automatic";
    case repetition_report::claim_kind::intended: return "intended";
    }
    return "";
}

void clause_or_null(rules::clause id, json_text& out) {
    text_or_null("clause", id == rules::clause::none ? std::string_view() : rules::about(id).name, out);
}

/// A JSON object names a key once: the first of several equal tags counts (the others are RC107).
void tags(const game_report& report, json_text& out) {
    std::unordered_set<std::string_view> names;
    out.key("tags");
    out += '{';
    for (const auto& [name, value] : report.tags) {
        if (report.repeated_tags && !names.insert(name).second) continue;
        if (out.back() != '{') out += ',';
        out.string(name);
        out += ':';
        out.string(value);
    }
    out += '}';
}

void result(const verdict_report& verdict, json_text& out) {
    out.key("result");
    out += '{';
    text_or_null("recorded", to_text(verdict.recorded), out);
    array("correct", verdict.correct, out, [&](game_result r) { out.string(to_text(r)); });
    field("status", to_text(verdict.status), out);
    field("reason", to_text(verdict.reason), out);
    clause_or_null(verdict.clause, out);
    out.key("ply");
    if (verdict.ply < 0)
        out += "null";
    else
        out.number(std::int64_t{verdict.ply});
    out += '}';
}

template <std::size_t Size>
void periods(const char (&side)[Size], const std::vector<rules::period_entry>& ledger, json_text& out) {
    array(side, ledger, out, [&](const rules::period_entry& entry) {
        out += '{';
        field("from", entry.span.from, out);
        field("to", entry.span.to, out);
        field("state", to_text(entry.state), out);
        out.key("ply");
        if (entry.ply == 0)
            out += "null";
        else
            out.number(std::int64_t{entry.ply});
        out += '}';
    });
}

void repetition(const repetition_report& r, json_text& out) {
    out += '{';
    field("count", r.count, out);
    field("ply", r.ply, out);
    field("claim", name_of(r.claim), out);
    field("side", name_of(r.side), out);
    text_or_null("intended", r.intended, out);
    out += '}';
}

void succession(const succession_report& s, json_text& out) {
    out += '{';
    field("side", name_of(s.side), out);
    field("piece", std::string_view(s.piece == rules::piece_kind::prince ? "prince" : "princess"), out);
    field("ply", s.ply, out);
    field("square", std::string_view(s.square), out);
    out += '}';
}

void one_finding(const finding& f, json_text& out) {
    const code_entry& entry = about(f.id);
    out += '{';
    field("code", entry.text, out);
    field("name", entry.name, out);
    field("severity", to_text(f.severity), out);
    if (f.ply > 0) {
        field("ply", f.ply, out);
        field("number", f.number, out);
        field("side", name_of(f.side), out);
    } else {
        out += R"(,"ply":null,"number":null,"side":null)";
    }
    text_or_null("move", f.move, out);
    text_or_null("san", f.san, out);
    field("line", f.at.line, out);
    field("column", f.at.column, out);
    field("offset", f.at.offset, out);
    field("length", std::uint64_t{f.at.length}, out);
    array("variation", f.variation, out, [&](int ply) { out.number(std::int64_t{ply}); });
    clause_or_null(f.clause, out);
    field("message", std::string_view(message_of(f)), out);
    if (f.message.left_out > 0) field("left_out", std::uint64_t{f.message.left_out}, out);
    texts("suggestions", f.suggestions, out);
    array("readings", f.readings, out, [&](const reading_note& note) {
        out += '{';
        field("name", std::string_view(note.name), out);
        field("value", std::string_view(note.value), out);
        field("verdict", std::string_view(to_text(note.verdict)), out);
        out += '}';
    });
    out += '}';
}

void expectation(const expectation_report& expected, json_text& out) {
    out.key("expect");
    out += expected.met() ? R"({"met":true)" : R"({"met":false)";
    texts("missing", expected.missing, out);
    texts("unexpected", expected.unexpected, out);
    out += '}';
}

}  // namespace

void append_game_fields(const game_report& report, bool expect, json_text& out) {
    field("file", std::string_view(json_name(report.file)), out);
    field("game", report.game, out);
    field("line", report.at.line, out);
    field("offset", report.at.offset, out);
    field("variant", to_text(report.variant), out);
    field("notation", std::string_view(report.notation), out);
    field("encoding", std::string_view(report.encoding), out);
    tags(report, out);
    field("plies", report.plies, out);
    result(report.result, out);
    out.key("periods");
    out += '{';
    periods("white", report.white_periods, out);
    periods("black", report.black_periods, out);
    out += '}';
    array("repetitions", report.repetitions, out, [&](const repetition_report& r) { repetition(r, out); });
    array("successions", report.successions, out, [&](const succession_report& s) { succession(s, out); });
    array("findings", report.findings, out, [&](const finding& f) { one_finding(f, out); });
    out.key("final");
    out += '{';
    text_or_null("fen", report.final_fen, out);
    out += '}';
    if (expect && report.expectation.present) expectation(report.expectation, out);
}

}  // namespace royalcheck
